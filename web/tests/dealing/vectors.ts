/** The numbers of docs/dealing.md, from the file that the Python tests read. */

import { readFileSync } from "node:fs";
import type { Rules } from "../../src/lib/dealing/deal";
import { byName, either, list, number, object, text, type Of } from "../../src/lib/wire/readers";
import { project } from "../files";

const game = object({
    seed: text,
    rules: number,
    options: byName(either(text, list(text))),
    commitment: text,
    edicts: list(text),
    ambushes: list(text),
    cards: list(list(text)),
});
export type DealtGame = Of<typeof game>;

const vectors = object({
    u: list(object({ seed: text, label: text, n: text, result: text, thrown_away: number })),
    sheets: list(object({ seed: text, ruleset: text, sheet: text })),
    games: list(game),
});

export const VECTORS = vectors(
    JSON.parse(readFileSync(project("tests/data/dealing_vectors.json"), "utf-8")),
);

/** What a game of the vectors is dealt by. */
export function rulesOf({ rules, options, ambushes }: DealtGame): Rules {
    const word = (id: string) => String(options[id]);
    return {
        rules,
        ruleset: word("ruleset"),
        season_set: word("season_set"),
        explore_set: word("explore_set"),
        hero_cards: options.hero_cards === "on",
        edicts: Array.isArray(options.edicts) ? options.edicts : null,
        ambushes: options.ambush_set === "random" ? null : ambushes,
    };
}
