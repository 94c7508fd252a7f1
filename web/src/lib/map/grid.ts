/** Squares of a map. A square is a number from 0 to 120, row by row; people call it `C4`. */

export const SIZE = 11;
export const SQUARES = SIZE * SIZE;
export const ROWS = [..."ABCDEFGHIJK"];

/** The kind of square that each mark of a map stands for, drawn by the symbol of that name. */
const KINDS: Record<string, string> = {
    "^": "mountain",
    "#": "wasteland",
    F: "forest",
    V: "village",
    A: "farm",
    W: "water",
    M: "monster",
    H: "hero",
    X: "destroyed",
};
const OVER_RUINS = new Set("fvawmhX");

export function rowOf(square: number): number {
    return Math.floor(square / SIZE);
}

export function columnOf(square: number): number {
    return square % SIZE;
}

/** The square there; null off the map. */
export function squareAt(row: number, column: number): number | null {
    const inside = row >= 0 && column >= 0 && row < SIZE && column < SIZE;
    return inside ? row * SIZE + column : null;
}

/** `C4`. */
export function squareName(square: number): string {
    return `${ROWS[rowOf(square)]}${columnOf(square) + 1}`;
}

/** Names with spaces between, row by row, as lines are written. */
export function squareNames(squares: Iterable<number>): string {
    return [...squares]
        .sort((one, other) => one - other)
        .map(squareName)
        .join(" ");
}

/** The square of a name in any case; null where there is none. */
export function squareOf(name: string): number | null {
    const found = /^([A-K])([1-9]|1[01])$/i.exec(name);
    return found ? ROWS.indexOf(found[1].toUpperCase()) * SIZE + Number(found[2]) - 1 : null;
}

/** The squares of names with spaces between; what is no name is passed over. */
export function squaresOf(names: string): number[] {
    return names.split(" ").flatMap((name) => squareOf(name) ?? []);
}

/** The two to four squares that share a side with this one. */
export function beside(square: number): number[] {
    const [row, column] = [rowOf(square), columnOf(square)];
    const around = [
        squareAt(row - 1, column),
        squareAt(row, column - 1),
        squareAt(row, column + 1),
        squareAt(row + 1, column),
    ];
    return around.filter((each) => each !== null);
}

/** Whether a mark of a map is an empty square. */
export function isEmpty(mark: string): boolean {
    return mark === "." || mark === "r";
}

/** What stands on a square, by the name of its symbol; null for an empty one. */
export function kindOf(mark: string): string | null {
    return KINDS[mark.toUpperCase()] ?? null;
}

/** Whether there are ruins on a square, open or below what was drawn. */
export function hasRuins(mark: string): boolean {
    return mark === "r" || OVER_RUINS.has(mark);
}

/** Whether a square beside this one is empty; a mountain pays its coin when none is. */
export function hasOpenSide(map: string, square: number): boolean {
    return beside(square).some((each) => isEmpty(map[each]));
}

/** Whether a square is a mountain that nobody has the coin of yet. */
export function hasCoin(map: string, square: number): boolean {
    return kindOf(map[square] ?? "") === "mountain" && hasOpenSide(map, square);
}
