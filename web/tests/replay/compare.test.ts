/** Two maps beside each other: the sums are those of the seasons, however they are grouped. */

import { describe, expect, it } from "vitest";
import { compared, totals } from "../../src/lib/replay/compare";
import type { SeasonScore } from "../../src/lib/wire/messages";

const SEASONS = [
    { id: "spring", edicts: [0, 1] },
    { id: "summer", edicts: [1, 2] },
    { id: "fall", edicts: [2, 3] },
    { id: "winter", edicts: [3, 0] },
];
const EDICTS = ["a", "b", "c", "d"];
const ONE: SeasonScore[] = [
    [6, 3, 1, 0],
    [2, 8, 2, 4],
];
const OTHER: SeasonScore[] = [[5, 4, 0, 2]];

describe("comparing", () => {
    it("by season names its two edicts, coins and monsters", () => {
        const [spring, summer, none] = compared("season", SEASONS, EDICTS, ONE, OTHER);
        expect(spring).toEqual({
            id: "spring",
            points: [10, 7],
            parts: [
                { id: "a", points: [6, 5] },
                { id: "b", points: [3, 4] },
                { id: "coins", points: [1, 0] },
                { id: "monsters", points: [0, -2] },
            ],
        });
        // Whoever is not that far has nothing yet; a season that nobody has scored is left out.
        expect(summer.points).toEqual([8, 0]);
        expect(none).toBeUndefined();
    });

    it("by edict names the seasons in which it was paid", () => {
        const found = compared("edict", SEASONS, EDICTS, ONE, OTHER);
        expect(found.map(({ id }) => id)).toEqual([...EDICTS, "coins", "monsters"]);
        expect(found[1]).toEqual({
            id: "b",
            points: [5, 4],
            parts: [
                { id: "spring", points: [3, 4] },
                { id: "summer", points: [2, 0] },
            ],
        });
        expect(found[3]).toEqual({ id: "d", points: [0, 0], parts: [] });
    });

    it("comes to the same sum either way", () => {
        for (const by of ["season", "edict"] as const) {
            const groups = compared(by, SEASONS, EDICTS, ONE, OTHER);
            const sum = (which: 0 | 1) =>
                groups.reduce((points, each) => points + each.points[which], 0);
            expect([sum(0), sum(1)]).toEqual(totals(ONE, OTHER));
        }
    });
});
