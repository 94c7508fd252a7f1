import { describe, expect, it } from "vitest";
import type { Material } from "../../src/lib/cards/material";
import { botsOn } from "../../src/lib/lobby/botRatings";
import { goalsOf, type Goal } from "../../src/lib/lobby/goals";
import type { Listing } from "../../src/lib/wire/http";
import { game } from "../listings";

const card = (box: string): Material["scoring"][string] => ({ box, back: "forest", solo_value: 1 });
const material = {
    titles: [
        { id: "best", rating: 30 },
        { id: "good", rating: 10 },
        { id: "lowest", rating: -20 },
    ],
    scoring: { a: card("base"), b: card("base"), c: card("heroes"), x: card("promo") },
} as unknown as Material;
const over = (rating: number, more: Partial<Listing> = {}): Listing =>
    game({ stage: "over", rating, ...more });
const of = (kind: Goal["kind"], ...games: Listing[]): Goal[] =>
    goalsOf(games, material).filter((goal) => goal.kind === kind);

describe("goals", () => {
    it("name the next printed title, and that the last one is reached; hints earn none", () => {
        expect(of("title", over(10))).toEqual([
            { kind: "title", title: "best", rating: 30, points: 20, done: false },
        ]);
        expect(of("title", over(99))).toMatchObject([{ title: "best", done: true }]);
        expect(of("title", over(99, { hints: 1 }))).toMatchObject([{ title: "best", done: false }]);
        expect(of("title", over(-99))).toMatchObject([{ title: "good", done: false }]);
    });

    it("never name a title below one that was earned with hints", () => {
        const helped = over(12, { hints: 3 });
        expect(of("title", over(-15), helped)).toMatchObject([{ title: "good", points: 25 }]);
        expect(of("title", over(10), helped)).toMatchObject([{ title: "best", points: 20 }]);
        const high = over(31, { hints: 3 });
        expect(of("title", over(-15), high)).toMatchObject([{ title: "best", points: 45 }]);
        expect(of("title", high), "no rating without hints yet").toMatchObject([{ points: 0 }]);
    });

    it("ask for what hints have led to, without them", () => {
        expect(of("clean", over(5), over(57, { hints: 13 }))).toMatchObject([{ rating: 57 }]);
        expect(of("clean", over(60), over(57, { hints: 13 }))).toEqual([]);
    });

    it("name the weakest bot that is not beaten yet, on every sheet that was played", () => {
        const [weakest, second] = botsOn("base", "A");
        expect(of("bot", over(-999), over(0, { sheet: "own" }))).toMatchObject([
            { ...weakest, sheet: "A", done: false },
        ]);
        expect(of("bot", over(weakest!.rating))).toMatchObject([weakest!]);
        expect(of("bot", over(weakest!.rating + 1))).toMatchObject([second!]);
        const strongest = botsOn("base", "A").at(-1)!;
        expect(of("bot", over(999))).toMatchObject([{ ...strongest, done: true }]);
    });

    it("count the edicts of a box that was begun, whoever played along", () => {
        const several = game({ stage: "over", seats: 2, edicts: ["a", "x"] });
        expect(of("edicts", several)).toEqual([
            { kind: "edicts", box: "base", seen: 1, all: 2, missing: ["b"], done: false },
        ]);
        const both = over(0, { edicts: ["a", "b"] });
        expect(of("edicts", both)).toMatchObject([{ seen: 2, missing: [], done: true }]);
        expect(of("edicts", game({ edicts: ["a"] }))).toEqual([]);
    });

    it("come before what has been reached", () => {
        const done = goalsOf([over(99, { edicts: ["a"] })], material).map((goal) => goal.done);
        expect(done).toEqual([...done].sort((one, other) => Number(one) - Number(other)));
        expect(new Set(done).size).toBe(2);
    });
});
