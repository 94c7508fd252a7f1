import { expect, test } from "vitest";
import { walk } from "../../src/lib/map/ambushWalk";
import { squareNames, squareOf, SQUARES } from "../../src/lib/map/grid";

test("the walk goes along the edge first and meets every square once (R12.2)", () => {
    const way = walk("top_right", "counter_clockwise");
    expect(squareNames(way.slice(0, 3))).toBe("A9 A10 A11");
    expect(way[0]).toBe(squareOf("A11"));
    expect(way.at(-1)).toBe(squareOf("F6"));
    expect(new Set(way).size).toBe(SQUARES);
});
