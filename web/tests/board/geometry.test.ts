import { describe, expect, test } from "vitest";
import { outline, seams } from "../../src/board/geometry";
import { beside, SQUARES, squaresOf } from "../../src/lib/map/grid";

/** The closed lines of a path, as their corners. */
function linesOf(path: string): string[][] {
    return path
        .split("z")
        .filter(Boolean)
        .map((line) => line.split(/[ML]/).filter(Boolean));
}

/** How long a path of straight lines along squares is, in sides of a square. */
function lengthOf(path: string): number {
    return linesOf(path)
        .map((corners) => corners.map((each) => each.split(" ").map(Number)))
        .flatMap((corners) =>
            corners.map(([x, y], at) => {
                const [nextX, nextY] = corners[(at + 1) % corners.length];
                // What does not go along the squares is as long as nothing is.
                const across = x !== nextX && y !== nextY;
                return across ? NaN : (Math.abs(nextX - x) + Math.abs(nextY - y)) / 20;
            }),
        )
        .reduce((sum, each) => sum + each, 0);
}

describe("the line around squares", () => {
    test("is closed, and has no part between two of them", () => {
        expect(linesOf(outline(squaresOf("A1")))).toEqual([["20 0", "20 20", "0 20", "0 0"]]);
        expect(linesOf(outline(squaresOf("A1 A2 B1")))).toEqual([
            ["40 0", "40 20", "20 20", "20 40", "0 40", "0 0"],
        ]);
        expect(outline([])).toBe("");
    });

    test("is one for each area, and one for each hole", () => {
        // Two that touch at a corner only are two areas; the end of a row is not beside the next.
        expect(linesOf(outline(squaresOf("C3 D4")))).toHaveLength(2);
        expect(linesOf(outline(squaresOf("A11 B1")))).toHaveLength(2);
        const ring = squaresOf("C3 C4 C5 D3 D5 E3 E4 E5");
        expect(linesOf(outline(ring))).toHaveLength(2);
        expect(lengthOf(outline(ring))).toBe(12 + 4);
    });

    test("has every side of a square that no other shares", () => {
        for (let seed = 1; seed < 60; seed++) {
            const squares = Array.from({ length: SQUARES }, (_, at) => at).filter(
                (at) => (at * at * seed + at * 7 + seed) % 5 < 1 + (seed % 4),
            );
            const within = new Set(squares);
            const sides = squares.map(
                (at) => 4 - beside(at).filter((each) => within.has(each)).length,
            );
            const all = sides.reduce((sum, each) => sum + each, 0);
            expect(lengthOf(outline(squares))).toBe(all);
        }
    });

    test("lies inside where it is asked to, with round corners", () => {
        expect(linesOf(outline(squaresOf("A1"), 3))).toEqual([["17 3", "17 17", "3 17", "3 3"]]);
        expect(outline(squaresOf("A1"), 0, 3)).toBe(
            "M17 0Q20 0 20 3L20 17Q20 20 17 20L3 20Q0 20 0 17L0 3Q0 0 3 0z",
        );
        // Around the inner corner of an area it lies on the other side.
        expect(outline(squaresOf("A1 A2 B1"), 3)).toContain("L17 17");
    });
});

test("seams lie between two squares, and nowhere else", () => {
    expect(seams(squaresOf("A1 A2 B1"))).toBe("M20 20v-20M20 20h-20");
    expect(seams(squaresOf("C3 D4"))).toBe("");
    expect(seams(squaresOf("A11 B1"))).toBe("");
    // Every side is a seam of two squares, or in the line around them.
    const squares = squaresOf("C3 C4 C5 D3 D5 E3 E4 E5 F5 K11");
    const count = seams(squares).split("M").length - 1;
    expect(lengthOf(outline(squares)) + 2 * count).toBe(4 * squares.length);
});
