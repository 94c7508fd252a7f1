/** What the text of a record says was shown. */

import { describe, expect, it } from "vitest";
import { recorded } from "../../src/lib/dealing/record";
import { keptRecord } from "./games";

describe("a record", () => {
    it("tells rules, edicts, ambushes, sheet, cards, promise and seed", () => {
        const { shown, cards, commitment, seed } = recorded(keptRecord("rules-1-combined"));
        expect(shown).toEqual({
            rules: "1",
            ruleset: "combined",
            season_set: "base",
            explore_set: "base",
            hero_cards: "on",
            edicts: "drawn mages_valley,sleepy_valley,the_cauldrons,great_city,",
            ambushes: "drawn bugbear_assault,dragon_inferno,goblin_attack,gorgon_gaze,",
            sheet: "chosen A",
        });
        expect(cards.slice(0, 3)).toEqual(["homestead", "marshlands", "forgotten_forest"]);
        expect(commitment).toMatch(/^684f4ef6/);
        expect(seed).toMatch(/^[0-9a-f]{64}$/);
    });

    it("is read as forgivingly as by the engine", () => {
        const text = "\uFEFFquillmap record 1\r\n Map_Sheet  drawn b\r\n\tREVEAL Hamlet \r\n";
        expect(recorded(text)).toMatchObject({ shown: { sheet: "drawn B" }, cards: ["hamlet"] });
        expect(recorded("map_sheet 11/3^1r5").shown.sheet).toBe("chosen 11/3^1r5");
    });

    it("that is none says nothing", () => {
        expect(recorded("")).toEqual({ shown: {}, cards: [], commitment: "", seed: "" });
    });
});
