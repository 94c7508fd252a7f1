import { describe, expect, test } from "vitest";
import { orientations, placements } from "../../src/lib/map/shapes";

describe("shapes", () => {
    test("known numbers of placements on an empty map", () => {
        const count = (rows: string[]) => placements(orientations(rows), () => true).length;
        const counts = [["X"], ["XX"], ["X.", "XX"], [".X.", "XXX", ".X."]].map(count);
        expect(counts).toEqual([121, 220, 400, 81]);
    });
});
