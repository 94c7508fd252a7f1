/** A race as its board shows it: who is how far, and who may look at what. */

import type { Lane, Race } from "../wire/messages";

/** A lane as a line of the board. */
export interface Runner {
    lane: Lane;
    own: boolean;
    /** Whether one may look at its map: nobody sees ahead. */
    open: boolean;
}

/** Everybody who races, in the order of the ranks once they are told; `own` are one's own games. */
export function runners(race: Race, own: ReadonlySet<string>): Runner[] {
    const mine = race.lanes.filter((lane) => own.has(lane.game));
    // The server tells points to those who may compare: who left or was helped waits for the end.
    const through = mine.length > 0 && mine.every((lane) => lane.total !== undefined);
    const found = race.lanes.map((lane) => {
        const isOwn = own.has(lane.game);
        return { lane, own: isOwn, open: isOwn || race.over || through };
    });
    const place = ({ lane }: Runner): number => lane.rank ?? Infinity;
    const points = ({ lane }: Runner): number => lane.total ?? -Infinity;
    // Equals stay in the order of their seats.
    return found.sort(
        (one, other) => compare(place(one), place(other)) || compare(points(other), points(one)),
    );
}

/** Infinities are equal to each other, too. */
function compare(one: number, other: number): number {
    return one === other ? 0 : one < other ? -1 : 1;
}

/** How many lanes have come to their end. */
export function finishedLanes(race: Race): number {
    return race.lanes.filter((lane) => lane.stage !== "playing" && lane.stage !== "waiting").length;
}

/** The names of those who have won; none before the end. */
export function winners(race: Race): string[] {
    return race.lanes.filter((lane) => race.over && lane.rank === 1).map((lane) => lane.name);
}
