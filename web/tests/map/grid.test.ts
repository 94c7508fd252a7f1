import { describe, expect, test } from "vitest";
import { squareName, squareOf, SQUARES } from "../../src/lib/map/grid";

describe("squares", () => {
    test("every name is read back", () => {
        for (let square = 0; square < SQUARES; square++) {
            expect(squareOf(squareName(square).toLowerCase())).toBe(square);
        }
        expect([squareOf("L1"), squareOf("A12"), squareOf("A0"), squareOf("")]).toEqual([
            null,
            null,
            null,
            null,
        ]);
    });
});
