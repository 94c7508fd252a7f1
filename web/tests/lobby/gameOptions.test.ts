import { describe, expect, it } from "vitest";
import { fieldsOf, firstEdicts, grouped, rulesetsOf } from "../../src/lib/lobby/gameOptions";
import { choices, field } from "../choices";

const ids = (ruleset: string): string[] => fieldsOf(choices, ruleset).map(({ id }) => id);

describe("the options of the server", () => {
    it("are those of R18, where there is something to choose", () => {
        expect(rulesetsOf(choices)).toEqual(["base", "heroes", "combined"]);
        expect(ids("combined")).toHaveLength(12);
        expect(ids("base")).not.toContain("hero_cards");
        expect(field("combined", "hero_cards").values).toEqual(["on", "off"]);
    });

    it("stand in two groups; what matters alone is shown to those who play alone", () => {
        const fields = fieldsOf(choices, "base");
        const names = (alone: boolean): string[] =>
            grouped(fields, alone).editions.map(({ id }) => id);
        expect(names(true)).toContain("solo_ambush");
        expect(names(false)).not.toContain("solo_ambush");
        expect(grouped(fields, true).cards.map(({ id }) => id)).toEqual(["map_sheet", "edicts"]);
    });

    it("have edicts for a first game of either box", () => {
        expect(firstEdicts(choices, "base").split(" ")).toHaveLength(4);
        expect(firstEdicts(choices, "heroes")).toBe("first_game");
        expect(firstEdicts(choices, "combined")).toBe("");
    });
});
