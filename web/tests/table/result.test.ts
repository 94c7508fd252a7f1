import { describe, expect, it } from "vitest";
import { ranking, tieBroken } from "../../src/lib/table/result";
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
