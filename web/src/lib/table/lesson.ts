/** The guided first game, as far as every table knows of it; all else is loaded where it is played. */

import type { Listing } from "../wire/http";
import type { Table } from "../wire/messages";

/** The preset, and what its games have as `deck_of`; see docs/wire.md. */
export const LESSON = "lesson";

/** Whether somebody in this seat is guided here: not where a bot draws for them. */
export function isLesson({ deck_of, stage, chairs }: Table, seat: number | null): boolean {
    const chair = seat === null ? null : chairs[seat - 1];
    const plays = Boolean(chair && !chair.left && !chair.handed);
    return deck_of === LESSON && stage === "playing" && plays;
}

/** The lesson that somebody has begun and not ended. */
export function openLesson(games: readonly Listing[] | null): Listing | undefined {
    return games?.find(({ deck_of, stage }) => deck_of === LESSON && stage === "playing");
}
