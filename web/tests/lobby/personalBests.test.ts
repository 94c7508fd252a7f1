import { describe, expect, it } from "vitest";
import { bestsOf } from "../../src/lib/lobby/personalBests";
import { game } from "../listings";

describe("bests", () => {
    it("are one for each ruleset and sheet", () => {
        const low = game({ stage: "over", rating: -3 });
        const high = game({ stage: "over", rating: 12 });
        const heroes = game({ stage: "over", rating: 1, ruleset: "heroes", sheet: "C" });
        expect(bestsOf([low, heroes, high])).toEqual([high, heroes]);
    });

    it("do not count cards that could be known, nor games of several", () => {
        const known = game({ stage: "over", rating: 50, deck_of: "another" });
        const several = game({ stage: "over", seats: 3 });
        const honest = game({ stage: "over", rating: 0 });
        expect(bestsOf([known, several, honest])).toEqual([honest]);
    });

    it("do not count games in which a bot drew for somebody", () => {
        const handed = game({ stage: "over", rating: 50, handed: true });
        const own = game({ stage: "over", rating: 0 });
        expect(bestsOf([handed, own])).toEqual([own]);
        expect(bestsOf([handed])).toEqual([]);
    });

    it("do not compare own maps, as no two are alike", () => {
        const own = game({ stage: "over", rating: 50, sheet: "own" });
        const printed = game({ stage: "over", rating: 0 });
        expect(bestsOf([own, printed])).toEqual([printed]);
    });

    it("go to the first of equals", () => {
        const first = game({ stage: "over", rating: 5 });
        const second = game({ stage: "over", rating: 5 });
        expect(bestsOf([second, first])).toEqual([first]);
    });
});
