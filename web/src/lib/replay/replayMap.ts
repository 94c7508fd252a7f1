/** One of the maps that a replay shows: a game at one of its moments, seen from a seat. */

import type { Sheet } from "../wire/messages";
import type { Moment, Replay } from "./replay";
import { whoSits } from "../people/seats";

export interface ReplayMap {
    name: string;
    /** What it is signed with, as words; nothing if it is not. */
    crest: string | undefined;
    seat: number;
    moment: Moment;
    sheet: Sheet;
}

/** The map of a replay at the moment of this number; nothing where there is none. */
export function mapsAt(replay: Replay, number: number): ReplayMap[] {
    const { seat, table } = replay;
    const moment = replay.moments[number - 1];
    const sheet = moment?.play.sheets[seat - 1];
    if (!moment || !sheet) return [];
    const crest = table.chairs[seat - 1]?.crest;
    return [{ name: whoSits(table, seat), crest, seat, moment, sheet }];
}
