/** Finished games for the check: the records that are kept for good, and what a browser saw of them. */

import { readFileSync } from "node:fs";
import type { Evidence } from "../../src/lib/dealing/check";
import { dealtCards } from "../../src/lib/dealing/deal";
import { recorded } from "../../src/lib/dealing/record";
import { fromHex } from "../../src/lib/dealing/sha256";
import { listed, type Shown } from "../../src/lib/table/shown";
import { project } from "../files";
import { kept } from "../tables";

export const RECORDS = [
    "rules-1-base",
    "rules-1-base-greek",
    "rules-1-heroes",
    "rules-1-combined",
    "rules-1-combined-solo",
];

/** The text of a record. */
export function keptRecord(name: string): string {
    return readFileSync(project(`tests/data/records/${name}.txt`), "utf-8");
}

/** All that a browser can know of the game of a record, which saw every card of it. */
export function evidence(name: string): Evidence & { told: NonNullable<Evidence["told"]> } {
    const told = recorded(keptRecord(name));
    const { shown, seed, commitment } = told;
    const names = (text: string) => text.replace(/^\w+ /, "").split(",").filter(Boolean);
    const seasons = dealtCards(fromHex(seed), {
        rules: Number(shown.rules),
        ruleset: shown.ruleset,
        season_set: shown.season_set,
        explore_set: shown.explore_set,
        hero_cards: shown.hero_cards === "on",
        edicts: names(shown.edicts),
        ambushes: names(shown.ambushes),
    });
    const saw: Shown = { ...shown };
    seasons.forEach((cards, season) => (saw[`cards ${season}`] = listed(cards)));
    const table = { ...kept("over").table, seed, commitment, play: null };
    return { table, promise: { commitment, cards: 0 }, saw, told };
}
