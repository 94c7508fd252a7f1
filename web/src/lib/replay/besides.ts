/** What may lie beside a map in a replay: other seats, the bot with the same cards, other lanes. */

import { t } from "../language/language.svelte";
import { call, keyed, listing } from "../wire/http";
import type { Table } from "../wire/messages";
import { BOT, laneOf } from "./replay";
import { whoSits } from "../people/seats";

export interface Choice {
    /** As the address of a moment names it. */
    value: string;
    label: string;
}

/** The other seats of a table. */
export function otherSeats(table: Table, seat: number): Choice[] {
    const seats = table.chairs.map((_, at) => at + 1).filter((each) => each !== seat);
    return seats.map((each) => ({ value: String(each), label: whoSits(table, each) }));
}

/** All there is for a game of this server. Lanes that are still hidden say so when they are asked. */
export async function besidesOf(table: Table, key: string, seat: number): Promise<Choice[]> {
    const found = otherSeats(table, seat);
    const alone = table.chairs.length === 1 && table.stage === "over" && table.seed !== null;
    if (alone) found.push({ value: BOT, label: t("replay-beside-bot") });
    return [...found, ...(table.race ? await otherLanes(table, table.race, key) : [])];
}

async function otherLanes(table: Table, race: string, key: string): Promise<Choice[]> {
    try {
        const { names } = await call(listing, `/api/tables/${race}`, keyed(key));
        return names
            .map((label, at) => ({ value: laneOf(race, at + 1), label }))
            .filter(({ value }) => value !== table.game);
    } catch {
        return []; // The race is gone: its lanes are looked at one by one.
    }
}
