/** What is dealt from, by rules version; written by tools/dealing.py from the cards and pools. */

import data from "../../data/dealing.json";
import { byName, number, object, text } from "../wire/readers";

const written = object({
    rules: number,
    backs: text,
    cards: byName(byName(text)),
    sheets: byName(text),
})(data);

/** The newest rules that this page can deal by. */
export const NEWEST = written.rules;
/** In this order one scoring card of each is drawn. */
export const BACKS = written.backs.split(", ");

/** The lists of a rules version, by their names; one without lists has those of the one before it. */
export function listsOf(rules: number): (name: string) => string[] {
    const since = Object.keys(written.cards).map(Number);
    const last = Math.max(...since.filter((version) => version <= rules));
    const lists = written.cards[String(last)] ?? {};
    return (name) => lists[name]?.split(", ") ?? [];
}

/** The bare map of a printed sheet, or of an own map on one line. */
export function groundOf(sheet: string): string {
    const rows = written.sheets[sheet] ?? sheet;
    return rows.replace(/\d+|\//g, (empty) => ".".repeat(Number(empty) || 0));
}
