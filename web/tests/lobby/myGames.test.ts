import { describe, expect, it } from "vitest";
import { playableAgain, shelved } from "../../src/lib/lobby/myGames";
import { game, ids } from "../listings";

describe("shelves", () => {
    it("put what waits for me first, by its deadline", () => {
        const slow = game({ waits_for_you: true, touched: 9 });
        const urgent = game({ waits_for_you: true, deadline: 100 });
        const later = game({ waits_for_you: true, deadline: 200 });
        expect(ids(shelved([slow, later, urgent]).waits)).toEqual(ids([urgent, later, slow]));
    });

    it("hold every game once", () => {
        const games = [
            game({ waits_for_you: true }),
            game({ waits_for_you: null }),
            game({ stage: "waiting" }),
            game({ stage: "over", rating: 3 }),
        ];
        const { waits, running, open, finished } = shelved(games);
        expect(ids([...waits, ...running, ...open, ...finished])).toEqual(ids(games));
    });

    it("leave out a race whose lane waits, and tables that were closed before they began", () => {
        const race = game({ kind: "race" });
        const lane = game({ kind: "lane", race: race.game, waits_for_you: true });
        const closed = game({ stage: "closed" });
        const { waits, running, finished } = shelved([race, lane, closed]);
        expect([waits, running, finished]).toEqual([[lane], [], []]);
    });

    it("keep what was closed under way", () => {
        const closed = game({ stage: "closed", season: 2 });
        expect(shelved([closed]).finished).toEqual([closed]);
    });
});

describe("the same cards again", () => {
    it("need a solo game that is over", () => {
        expect(playableAgain(game({ stage: "over", rating: -20 }))).toBe(true);
        expect(playableAgain(game({ stage: "over", seats: 2 }))).toBe(false);
        expect(playableAgain(game({}))).toBe(false);
    });
});
