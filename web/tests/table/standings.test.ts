import { describe, expect, it } from "vitest";
import { standings } from "../../src/lib/table/standings";
import type { SeasonScore } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const brought = (points: number, lost = 0): SeasonScore => [points + lost, 0, 0, lost];

describe("the standings after a season", () => {
    it("are by points, then by the fewest lost to monsters, and equals share a rank", () => {
        const scores = [[brought(5, 2)], [brought(7)], [brought(5)], [brought(5)]];
        const found = standings(scores, 0);
        expect(found.map(({ seat, rank }) => [seat, rank])).toEqual([
            [2, 1],
            [3, 2],
            [4, 2],
            [1, 4],
        ]);
        expect(found.every(({ risen }) => risen === 0)).toBe(true);
    });

    it("say by how many ranks somebody has risen or fallen", () => {
        const scores = [
            [brought(9), brought(0)],
            [brought(5), brought(1)],
            [brought(1), brought(20)],
        ];
        const found = standings(scores, 1);
        expect(found.map(({ seat, total, risen }) => [seat, total, risen])).toEqual([
            [3, 21, 2],
            [1, 9, -1],
            [2, 6, -1],
        ]);
        // The table may be further than the season that is told of.
        expect(standings(scores, 0)[0]?.seat).toBe(1);
    });

    it("have those who left last, without a rank", () => {
        const found = standings([[brought(30)], [brought(1), brought(1)]], 1);
        expect(found.map(({ seat, rank, score }) => [seat, rank, score])).toEqual([
            [2, 1, brought(1)],
            [1, null, null],
        ]);
    });

    it("are the ranks of the server at the end", () => {
        const { table } = kept("over");
        const found = standings(table.play?.scores ?? [], 3);
        for (const { seat, rank, total } of found) {
            expect(rank).toBe(table.result?.ranks[seat - 1]);
            expect(total).toBe(table.result?.totals[seat - 1]);
        }
    });
});
