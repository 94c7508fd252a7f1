import { describe, expect, it } from "vitest";
import {
    byEdict,
    byGame,
    direction,
    edictPoints,
    plotted,
    tallyOf,
} from "../../src/lib/lobby/statistics";
import type { Listing } from "../../src/lib/wire/http";
import { game } from "../listings";

const PAIRS = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
];
const over = (rating: number, more: Partial<Listing> = {}): Listing =>
    game({ stage: "over", rating, ...more });

describe("statistics", () => {
    it("have the number of games, their mean, the best and all in order", () => {
        expect(tallyOf([4, -1, 3])).toEqual({ games: 3, mean: 2, best: 4, trend: [4, -1, 3] });
        expect(tallyOf([])).toBeNull();
    });

    it("come by ruleset and then by sheet, the oldest game first", () => {
        const games = [
            over(3, { touched: 30 }),
            over(1, { touched: 10 }),
            over(8, { touched: 20, sheet: "B" }),
            over(-2, { ruleset: "heroes", sheet: "C" }),
        ];
        const rows = byGame(games).map(({ ruleset, sheet, clean }) => [
            ruleset,
            sheet,
            clean?.trend,
        ]);
        expect(rows).toEqual([
            ["base", null, [1, 8, 3]],
            ["base", "A", [1, 3]],
            ["base", "B", [8]],
            ["heroes", "C", [-2]],
        ]);
    });

    it("count clean and helped games apart, and neither known cards nor own maps", () => {
        const games = [
            over(3),
            over(57, { hints: 13 }),
            over(20, { hints: null }),
            over(99, { deck_of: "another" }),
            over(99, { handed: true }),
            over(99, { sheet: "own" }),
            game({ stage: "over", seats: 2 }),
            game({}),
        ];
        const [row] = byGame(games);
        expect(row?.clean).toMatchObject({ games: 1, best: 3 });
        expect(row?.helped).toMatchObject({ games: 2, best: 57 });
    });

    it("give every edict the points of both its seasons", () => {
        const told = over(0, {
            edicts: ["a", "b", "c", "d"],
            scores: [
                [1, 2, 50, 50],
                [3, 4, 50, 50],
                [5, 6, 50, 50],
                [7, 8, 50, 50],
            ],
        });
        const points = [
            ["a", 1 + 8],
            ["b", 2 + 3],
            ["c", 4 + 5],
            ["d", 6 + 7],
        ];
        expect(edictPoints(told, PAIRS)).toEqual(points);
        expect(byEdict([told], PAIRS).map(({ card, clean }) => [card, clean?.best])).toEqual(
            points,
        );
        expect(edictPoints(over(0, { edicts: ["a"] }), PAIRS)).toEqual([]);
    });
});

describe("a plot", () => {
    it("goes from left to right, and up where it is more", () => {
        expect(plotted([0, 10, 5], 60, 20)).toBe("0,20 30,0 60,10");
        expect(plotted([7], 60, 20)).toBe("0,10");
        expect(plotted([7, 7], 60, 20)).toBe("0,10 60,10");
        expect(plotted(Array<number>(99).fill(1), 60, 20).split(" ")).toHaveLength(30);
    });

    it("has words for its direction", () => {
        expect(direction([1, 2, 3])).toBe("few");
        expect(direction([1, 2, 8, 9])).toBe("up");
        expect(direction([9, 8, 2, 1])).toBe("down");
        expect(direction([5, 4, 5, 4])).toBe("level");
    });
});
