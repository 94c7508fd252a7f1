/** Whose map somebody looks at who only watches: kept while this window is open. */

const KEY = "quillmap.watched";

/** The seat that was chosen at this table before, where it has such a seat; else the first. */
export function watchedSeat(game: string, seats: number): number {
    try {
        const [kept, seat] = (sessionStorage.getItem(KEY) ?? "").split(" ");
        return kept === game && Number(seat) <= seats ? Math.max(1, Number(seat)) : 1;
    } catch {
        return 1;
    }
}

/** Somebody wants to see the map of this seat. */
export function watchSeat(game: string, seat: number): void {
    try {
        sessionStorage.setItem(KEY, `${game} ${seat}`);
    } catch {
        // A browser that keeps nothing: then it is chosen again.
    }
}
