import { expect, it } from "vitest";
import { bestEdict } from "../../src/lib/lesson/ending";
import type { SeasonScore } from "../../src/lib/wire/messages";

const SEASONS = [{ edicts: [0, 1] }, { edicts: [1, 2] }, { edicts: [2, 3] }, { edicts: [3, 0] }];

it("the best is the edict that brought most in both of its seasons", () => {
    const scores: SeasonScore[] = [
        [9, 4, 2, 0],
        [8, 5, 30, 3],
        [4, 11, 4, 20],
        [0, 1, 5, 0],
    ];
    expect(bestEdict(scores, SEASONS)).toEqual({ edict: 1, points: 12 });
    expect(bestEdict(scores.slice(0, 1), SEASONS)).toEqual({ edict: 0, points: 9 });
});

it("there is none where none brought anything", () => {
    expect(bestEdict([[0, 0, 3, 1]], SEASONS)).toBeNull();
    expect(bestEdict([], SEASONS)).toBeNull();
});
