import { describe, expect, it } from "vitest";
import { nextTitle, ranking, tieBroken } from "../../src/lib/table/result";
import type { Play, Result } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table } = kept("playing");

describe("the ranking (R11)", () => {
    const play = { ...(table.play as Play) };
    play.scores = [[[5, 5, 0, 2]], [[8, 0, 0, 0]], [[1, 0, 0, 0]]];
    const result: Result = { totals: [8, 8, 1], ranks: [2, 1, null], rating: null, title: null };

    it("has the best first, and those who left last", () => {
        expect(ranking(play, result).map((each) => each.seat)).toEqual([2, 1, 3]);
    });

    it("says when monsters broke a tie (R11.2)", () => {
        expect(tieBroken(ranking(play, result))).toBe(true);
        expect(tieBroken(ranking(play, { ...result, ranks: [1, 1, null] }))).toBe(false);
    });
});

it("the next title is the nearest above, and never the lowest, which every game earns", () => {
    const titles = [
        { id: "master", rating: 20 },
        { id: "apprentice", rating: 0 },
        { id: "doodler", rating: -30 },
    ];
    expect(nextTitle(-12, titles)).toEqual({ title: "apprentice", points: 12 });
    expect(nextTitle(0, titles)).toEqual({ title: "master", points: 20 });
    expect(nextTitle(-99, titles)).toEqual({ title: "apprentice", points: 99 });
    expect(nextTitle(20, titles)).toBeNull();
    expect(titles[0]?.id, "the list stays as it is").toBe("master");
});
