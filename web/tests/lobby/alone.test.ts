import { beforeEach, describe, expect, it } from "vitest";
import {
    aloneTable,
    hasFinished,
    isNew,
    lastChoice,
    offeredChoice,
    rememberChoice,
} from "../../src/lib/lobby/alone";
import { FIRST_MAP } from "../../src/lib/map/ownMap";
import { choices } from "../choices";
import { game } from "../listings";

beforeEach(() => localStorage.clear());

describe("the last choice", () => {
    it("is the base game until somebody chose", () => {
        expect(lastChoice()).toEqual({ ruleset: "base", sheet: "" });
        for (const sheet of ["D", "random", FIRST_MAP]) {
            rememberChoice({ ruleset: "heroes", sheet });
            expect(lastChoice()).toEqual({ ruleset: "heroes", sheet });
        }
    });

    it("is as usual where this server or the ruleset does not have it", () => {
        const usual = offeredChoice(choices, { ruleset: "base", sheet: "" });
        expect(usual.sheet).not.toBe("");
        expect(offeredChoice(choices, { ruleset: "base", sheet: "B" }).sheet).toBe("B");
        expect(offeredChoice(choices, { ruleset: "nonsense", sheet: "Z" })).toEqual(usual);
        expect(offeredChoice(choices, { ruleset: "heroes", sheet: FIRST_MAP }).sheet).toBe(
            FIRST_MAP,
        );
    });
});

describe("the beginner's edicts", () => {
    it("are for those who have finished no game", () => {
        expect(hasFinished(null)).toBe(false);
        expect(hasFinished([game({}), game({ stage: "closed", season: 2 })])).toBe(false);
        expect(hasFinished([game({}), game({ stage: "over" })])).toBe(true);
    });

    it("do not come back when the list has lost the game", () => {
        hasFinished([game({ stage: "over" })]);
        expect(hasFinished([])).toBe(true);
    });

    it("are a preset; all other games draw theirs", () => {
        const heroes = { ruleset: "heroes", sheet: "C" };
        const options = { ruleset: "heroes", map_sheet: "C" };
        expect(aloneTable(heroes, true, "Ada")).toEqual({
            seats: 1,
            preset: "first_game_heroes",
            options,
            names: ["Ada"],
        });
        expect(aloneTable(heroes, false, "Ada")).toEqual({ seats: 1, options, names: ["Ada"] });
        const usual = aloneTable({ ruleset: "combined", sheet: "" }, true, "Ada");
        expect(usual).toEqual({ seats: 1, options: { ruleset: "combined" }, names: ["Ada"] });
    });
});

describe("a browser without games", () => {
    it("has none in the list, chose nothing before, and finished nothing", () => {
        expect([isNew(null), isNew([])]).toEqual([true, true]);
        expect(isNew([game({})])).toBe(false);
        expect(isNew([game({ deck_of: "lesson", stage: "closed" })]), "given up").toBe(true);
        rememberChoice({ ruleset: "base", sheet: "" });
        expect([isNew(null), isNew([])]).toEqual([false, false]);
        localStorage.clear();
        hasFinished([game({ stage: "over" })]);
        expect(isNew([])).toBe(false);
    });
});
