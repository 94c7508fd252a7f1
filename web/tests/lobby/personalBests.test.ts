import { describe, expect, it } from "vitest";
import { bestsOf, isClean } from "../../src/lib/lobby/personalBests";
import type { Listing } from "../../src/lib/wire/http";
import { game } from "../listings";

const over = (rating: number, more: Partial<Listing> = {}): Listing =>
    game({ stage: "over", rating, ...more });
const cleanOf = (...games: Listing[]): (Listing | null)[] =>
    bestsOf(games).map(({ clean }) => clean);

describe("bests", () => {
    it("are one for each ruleset and sheet", () => {
        const [low, high] = [over(-3), over(12)];
        const heroes = over(1, { ruleset: "heroes", sheet: "C" });
        expect(cleanOf(low, heroes, high)).toEqual([high, heroes]);
    });

    it("tell clean games from those with hints", () => {
        const [clean, helped] = [over(5), over(57, { hints: 13 })];
        expect(bestsOf([helped, clean])).toEqual([{ ruleset: "base", sheet: "A", clean, helped }]);
        expect(bestsOf([helped])[0]).toMatchObject({ clean: null, helped });
    });

    it("do not take a game for clean whose hints nobody knows", () => {
        const unknown = over(57, { hints: null });
        expect(isClean(unknown)).toBe(false);
        expect(cleanOf(unknown)).toEqual([null]);
    });

    it("do not count cards that could be known, nor games of several", () => {
        const known = over(50, { deck_of: "another" });
        const several = game({ stage: "over", seats: 3 });
        const honest = over(0);
        expect(cleanOf(known, several, honest)).toEqual([honest]);
    });

    it("do not count games in which a bot drew for somebody", () => {
        const handed = over(50, { handed: true });
        const own = over(0);
        expect(cleanOf(handed, own)).toEqual([own]);
        expect(bestsOf([handed])).toEqual([]);
    });

    it("do not compare own maps, as no two are alike", () => {
        const printed = over(0);
        expect(cleanOf(over(50, { sheet: "own" }), printed)).toEqual([printed]);
    });

    it("go to the first of equals", () => {
        const [first, second] = [over(5), over(5)];
        expect(cleanOf(second, first)).toEqual([first]);
    });
});
