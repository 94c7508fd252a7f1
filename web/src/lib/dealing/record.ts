/** What a record says was shown, read from its text: the header, and the cards in order. */

import { DEALT_BY, listed, type Shown } from "../table/shown";

/** A record as far as the seed decides it. */
export interface Recorded {
    shown: Shown;
    /** All cards of the game; where a season ends, the text does not say. */
    cards: string[];
    commitment: string;
    seed: string;
}

const WANTED: readonly string[] = ["rules", "seed", "commitment", ...DEALT_BY];

/** A letter, behind `drawn` if it is, or an own map, in which case means something. */
function sheetOf(words: string[]): string {
    const sheet = words.at(-1) ?? "";
    const name = sheet.length === 1 ? sheet.toUpperCase() : sheet;
    return `${words.length > 1 ? "drawn" : "chosen"} ${name}`;
}

/** Read a record that was found to be whole; what is not a record at all says nothing. */
export function recorded(text: string): Recorded {
    const found: Record<string, string> = {};
    const cards: string[] = [];
    for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
        const [first = "", ...rest] = line.trim().split(/[ \t]+/);
        const id = first.toLowerCase();
        const words = rest.map((each) => each.toLowerCase());
        if (id === "reveal") cards.push(words[0] ?? "");
        else if (id === "map_sheet") found.sheet = sheetOf(rest);
        else if (id === "edicts" || id === "ambushes")
            found[id] = `${words[0]} ${listed(words.slice(1))}`;
        else if (WANTED.includes(id)) found[id] = words[0] ?? "";
    }
    const { commitment = "", seed = "", ...shown } = found;
    return { shown, cards, commitment, seed };
}
