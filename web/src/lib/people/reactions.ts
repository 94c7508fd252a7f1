/** What can be said at a table: docs/wire.md, `react`. Each has a text in every language. */

import type { Mine, Table } from "../wire/messages";

export const WORDS = [
    "hello",
    "good_luck",
    "well_drawn",
    "ouch",
    "thinking",
    "sorry",
    "thanks",
    "well_played",
] as const;

/** Whether somebody may say something here: with a seat, and not all alone. */
export function mayReact(table: Table, mine: Mine): boolean {
    const others = table.chairs.some(
        (chair, at) => chair && !chair.bot && !mine.seats.includes(at + 1),
    );
    const open = table.kind !== "lane" && table.stage !== "closed";
    return open && table.settings.reactions !== false && mine.seats.length > 0 && others;
}
