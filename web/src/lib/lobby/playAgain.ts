/** After a game: the next one at once, wherever nobody else has to be waited for. */

import type { NewTable } from "../wire/http";
import type { Mine, Table } from "../wire/messages";

/** Options as a new table takes them: lists of cards as lists. */
function asked(value: string | number | boolean): string | number | boolean | string[] {
    return typeof value === "string" && value.includes(" ") ? value.split(" ") : value;
}

/**
 * The next table of somebody who played alone, beside bots or with others at the same device: the
 * same ruleset, sheet, options and seats, but other edicts. Null where other people play, too.
 */
export function nextTable(table: Table, mine: Mine): NewTable | null {
    const { kind, chairs, options, settings } = table;
    const mineOrBot = chairs.every(
        (chair, at) => chair === null || chair.bot !== undefined || mine.seats.includes(at + 1),
    );
    const names = chairs.flatMap((chair) => (chair && chair.bot === undefined ? [chair.name] : []));
    if (kind !== "table" || !names.length || !mineOrBot) return null;
    const kept = Object.entries(options).filter(([id]) => id !== "edicts");
    return {
        seats: chairs.length,
        options: Object.fromEntries(kept.map(([id, value]) => [id, asked(value)])),
        round_time: Number(settings.round_time ?? 0),
        substitute: String(settings.substitute ?? "weighted"),
        hints: settings.hints === true,
        names,
        bots: chairs.flatMap((chair) => (chair?.bot === undefined ? [] : [chair.bot])),
    };
}
