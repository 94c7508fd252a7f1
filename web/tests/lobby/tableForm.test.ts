/** The form of a table, with the choices of the real server. */

import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../src/lib/lobby/gameOptions";
import * as forms from "../../src/lib/lobby/tableForm";
import { choices, field } from "../choices";
import { kept } from "../tables";

describe("the seats of a new table", () => {
    it("are few where bots take all that are left, unless somebody has counted them", () => {
        const form = forms.newForm("table");
        const bots = forms.chooseRest(form, "greedy");
        expect(bots.seats).toBe(2);
        expect(forms.chooseRest(bots, "sage").seats).toBe(2);
        expect(forms.chooseRest(bots, "")).toEqual(form);
        expect(forms.chooseRest({ ...form, seats: 4 }, "greedy").seats).toBe(4);
    });
});

describe("an untouched form", () => {
    it("asks for a usual table", () => {
        const form = forms.newForm("table");
        expect(forms.changesOf(form)).toBe(0);
        const asked = forms.asked(form, "Ada");
        expect(asked).toMatchObject({ seats: 6, options: { ruleset: "base" }, names: ["Ada"] });
        expect(asked.bots).toEqual([]);
        expect("hints" in asked).toBe(false);
    });
});

describe("choosing", () => {
    const base = forms.newForm("table");

    it("keeps only what is not as usual", () => {
        const changed = forms.chooseOption(base, field("base", "map_sheet"), "B");
        expect(changed.options).toEqual({ map_sheet: "B" });
        expect(forms.changesOf(changed)).toBe(1);
        expect(forms.chooseOption(changed, field("base", "map_sheet"), "A").options).toEqual({});
    });

    it("keep a map of one's own in every ruleset, and send it as one text", () => {
        const own = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11";
        const drawn = forms.chooseOption(forms.newForm("table"), field("base", "map_sheet"), own);
        const heroes = forms.chooseRuleset(drawn, "heroes", fieldsOf(choices, "heroes"));
        expect(forms.asked(heroes, "Ada").options).toEqual({ ruleset: "heroes", map_sheet: own });
        const sheet = forms.chooseOption(drawn, field("base", "map_sheet"), "B");
        expect(forms.chooseRuleset(sheet, "heroes", fieldsOf(choices, "heroes")).options).toEqual(
            {},
        );
        const chance = forms.chooseOption(drawn, field("base", "map_sheet"), "random");
        expect(forms.chooseRuleset(chance, "heroes", fieldsOf(choices, "heroes")).options).toEqual({
            map_sheet: "random",
        });
    });

    it("another ruleset drops what it does not have, cards too", () => {
        const edicts = "greenbough great_city canal_lake lost_barony";
        let form = forms.chooseRuleset(base, "combined", fieldsOf(choices, "combined"));
        form = forms.chooseOption(form, field("combined", "hero_cards"), "off");
        form = forms.chooseOption(form, field("combined", "edicts"), edicts);
        form = forms.chooseOption(form, field("combined", "fallback_terrain"), "card");
        const back = forms.chooseRuleset(form, "base", fieldsOf(choices, "base"));
        expect(back.options).toEqual({ edicts, fallback_terrain: "card" });
        const heroes = forms.chooseRuleset(form, "heroes", fieldsOf(choices, "heroes"));
        expect(heroes.options).toEqual({ fallback_terrain: "card" });
    });

    it("sends lists of cards as lists", () => {
        const edicts = "greenbough great_city canal_lake lost_barony";
        const form = forms.chooseOption(base, field("base", "edicts"), edicts);
        expect(forms.asked(form, "Ada").options).toEqual({
            ruleset: "base",
            edicts: edicts.split(" "),
        });
    });

    it("keeps one edict of each back (R3.4)", () => {
        const backs: Record<string, string> = { a: "1", b: "2", c: "3", d: "4", e: "2", f: "1" };
        const backOf = (card: string): string => backs[card] ?? "";
        expect(forms.chooseEdict(["a", "b", "c", "d"], 0, "e", backOf)).toEqual([
            "e",
            "a",
            "c",
            "d",
        ]);
        expect(forms.chooseEdict(["a", "b", "c", "d"], 0, "f", backOf)).toEqual([
            "f",
            "b",
            "c",
            "d",
        ]);
        expect(forms.chooseEdict(["a", "b", "c", "d"], 3, "d", backOf)).toEqual([
            "a",
            "b",
            "c",
            "d",
        ]);
    });

    it("keeps at most four ambushes", () => {
        expect(forms.chooseAmbush(["a", "b", "c", "d"], "e")).toEqual(["b", "c", "d", "e"]);
        expect(forms.chooseAmbush(["a", "b"], "a")).toEqual(["b"]);
    });
});

describe("seats", () => {
    it("are 1 to 100", () => {
        expect([0, 1, 7.4, 250, NaN].map(forms.seatsFrom)).toEqual([1, 1, 7, 100, 1]);
    });

    it("that are left go to the bot for the rest", () => {
        const form = { ...forms.newForm("table"), seats: 5, bots: { greedy: 1 }, rest: "random" };
        expect(forms.freeSeats(form)).toBe(3);
        expect(forms.botsOf(form)).toEqual(["greedy", "random", "random", "random"]);
    });

    it("are never filled beyond their number", () => {
        const form = { ...forms.newForm("table"), seats: 2, bots: { greedy: 4 }, rest: "random" };
        expect(forms.botsOf(form)).toEqual(["greedy", "greedy", "greedy", "greedy"]);
        expect(forms.freeSeats(form)).toBe(-3);
    });
});

describe("hints", () => {
    it("are usual only for those who play alone", () => {
        const form = forms.newForm("table");
        expect(forms.hintsOf({ ...form, seats: 1 })).toBe(true);
        expect(forms.hintsOf({ ...form, seats: 2 })).toBe(false);
        expect(forms.hintsOf({ ...form, seats: 1, kind: "race" })).toBe(false);
        expect(forms.changesOf({ ...form, hints: true })).toBe(1);
        expect(forms.changesOf({ ...form, hints: false })).toBe(0);
    });
});

describe("a table that waits", () => {
    const { table } = kept("waiting");
    const fields = fieldsOf(choices, String(table.options.ruleset));

    it("becomes a form, and settling it unchanged asks for the same", () => {
        const form = forms.formOf(table, fields);
        expect(form.seats).toBe(table.chairs.length);
        const { seats, options, settings } = forms.settled(form);
        expect(seats).toBe(table.chairs.length);
        expect(options.ruleset).toBe(table.options.ruleset);
        for (const [name, value] of Object.entries(settings)) {
            expect(table.settings[name]).toBe(value);
        }
    });

    it("keeps hints that somebody chose, and leaves usual ones open", () => {
        const hinted = (hints: boolean) => ({ ...table, settings: { ...table.settings, hints } });
        expect(forms.formOf(hinted(true), fields).hints).toBe(true);
        expect(forms.formOf(hinted(false), fields).hints).toBeNull();
    });

    it("shows what is not as usual", () => {
        const options = { ...table.options, effects_after_winter: true, map_sheet: "D" };
        const form = forms.formOf({ ...table, options }, fields);
        expect(form.options).toMatchObject({ effects_after_winter: "on", map_sheet: "D" });
    });
});

describe("times", () => {
    it("are said in the largest whole unit", () => {
        expect(forms.inUnits(45)).toEqual({ count: 45, unit: "seconds" });
        expect(forms.inUnits(120)).toEqual({ count: 2, unit: "minutes" });
        expect(forms.inUnits(90_000)).toEqual({ count: 25, unit: "hours" });
        expect(forms.inUnits(7 * 86_400)).toEqual({ count: 7, unit: "days" });
    });

    it("stay within what the server accepts", () => {
        const { round, race } = forms.LIMITS;
        expect([1, 30, 1e9, NaN].map((each) => forms.timeWithin(round, each))).toEqual([
            5, 30, 2_592_000, 5,
        ]);
        const limited = forms.ROUND_TIMES.slice(1);
        expect(limited.map((each) => forms.timeWithin(round, each))).toEqual(limited);
        expect(forms.RACE_TIMES.map((each) => forms.timeWithin(race, each))).toEqual(
            forms.RACE_TIMES,
        );
    });
});
