/** The page's dealer deals what the engine deals: every game and sheet of the vectors. */

import { describe, expect, it } from "vitest";
import { dealtAmbushes, dealtCards, dealtEdicts, dealtSheet } from "../../src/lib/dealing/deal";
import { NEWEST } from "../../src/lib/dealing/lists";
import { fromHex, sha256 } from "../../src/lib/dealing/sha256";
import { rulesOf, VECTORS } from "./vectors";

describe("dealing", () => {
    it.each(VECTORS.games)("a game of $options.ruleset, rules $rules", (vector) => {
        const seed = fromHex(vector.seed);
        const rules = rulesOf(vector);
        expect(sha256(seed)).toBe(vector.commitment);
        expect(dealtEdicts(seed, rules)).toEqual(vector.edicts);
        expect(dealtAmbushes(seed, rules)).toEqual(vector.ambushes);
        expect(dealtCards(seed, rules)).toEqual(vector.cards);
    });

    it.each(VECTORS.sheets)("the sheet $sheet of $ruleset", ({ seed, ruleset, sheet }) => {
        expect(dealtSheet(fromHex(seed), { rules: 1, ruleset })).toBe(sheet);
    });

    it("knows every version of the vectors, and they the newest", () => {
        expect(new Set(VECTORS.games.map(({ rules }) => rules))).toContain(NEWEST);
        expect(VECTORS.games.every(({ rules }) => rules <= NEWEST)).toBe(true);
    });
});
