/** My games on their shelves, and my best ones. */

import { describe, expect, it } from "vitest";
import { playableAgain, shelved } from "../../src/lib/lobby/myGames";
import { bestsOf } from "../../src/lib/lobby/personalBests";
import { listing, type Listing } from "../../src/lib/wire/http";

let number = 0;
function game(more: Partial<Listing>): Listing {
    number += 1;
    return listing({
        game: `game${number}`,
        stage: "playing",
        kind: "table",
        ruleset: "base",
        sheet: "A",
        seats: 1,
        names: ["Ada"],
        bots: 0,
        round_time: 0,
        season: 0,
        opened: 1,
        touched: number,
        rating: null,
        race: null,
        waits_for_you: false,
        ...more,
    });
}
const ids = (games: Listing[]): string[] => games.map((each) => each.game);

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

    it("go to the first of equals", () => {
        const first = game({ stage: "over", rating: 5 });
        const second = game({ stage: "over", rating: 5 });
        expect(bestsOf([second, first])).toEqual([first]);
    });
});

describe("the same cards again", () => {
    it("need a solo game that is over", () => {
        expect(playableAgain(game({ stage: "over", rating: -20 }))).toBe(true);
        expect(playableAgain(game({ stage: "over", seats: 2 }))).toBe(false);
        expect(playableAgain(game({}))).toBe(false);
    });
});
