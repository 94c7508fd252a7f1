import { describe, expect, it } from "vitest";
import { finishOf, glowIn, mostOnEdge, onEdge, slopesOf } from "../../src/lib/lesson/squares";
import { squareNames, squaresOf } from "../../src/lib/map/grid";
import { EMPTY, mapWith, task } from "../tasks";

const village = (squares: string, need = 6) => ({
    kind: "cluster",
    have: squares.split(" ").length,
    need,
    squares,
    line: "",
});
const NONE = { mountain: [], village: [] };

describe("the squares of a step", () => {
    it("are the empty ones of the edge", () => {
        expect(glowIn("edge", EMPTY, NONE, "")).toHaveLength(40);
        const left = glowIn("turn", mapWith({ F: "A1 A2 B2" }), NONE, "");
        expect(left).toHaveLength(38);
        expect(left.every(onEdge)).toBe(true);
    });

    it("are beside mountains, and at their corners not", () => {
        expect(squareNames(slopesOf(mapWith({ "^": "C3", W: "B3" })))).toBe("C2 C4 D3");
        expect(glowIn("river", mapWith({ "^": "A1" }), NONE, "")).toEqual(squaresOf("A2 B1"));
    });

    it("are those that cost points", () => {
        expect(glowIn("monsters", EMPTY, NONE, "B1 D2")).toEqual(squaresOf("B1 D2"));
        expect(glowIn("village", EMPTY, NONE, "B1")).toEqual([]);
    });
});

describe("what one square finishes", () => {
    const nearly = mapWith({ "^": "C3", W: "B3 C2", F: "D3", V: "F1 F2 F3 G1 G2" });

    it("is the last side of a mountain, and the sixth village", () => {
        const both = finishOf(nearly, village("F1 F2 F3 G1 G2"));
        expect(squareNames(both.mountain)).toBe("C4");
        expect(squareNames(both.village)).toBe("E1 E2 E3 F4 G3 H1 H2");
        expect(squareNames(glowIn("rift", nearly, both, ""))).toBe("C4 E1 E2 E3 F4 G3 H1 H2");
    });

    it("is nothing where more is missing; then water pays beside mountains", () => {
        const map = mapWith({ "^": "C3", V: "F1 F2" });
        const neither = finishOf(map, village("F1 F2"));
        expect(neither).toEqual(NONE);
        expect(glowIn("rift", map, neither, "")).toEqual(slopesOf(map));
        expect(finishOf(map, null)).toEqual(NONE);
    });
});

it("counts what of a shape can lie on the edge", () => {
    expect(mostOnEdge(task(), "forest"), "an L in a corner").toBe(4);
    expect(mostOnEdge(task(), "village")).toBe(2);
    expect(mostOnEdge(task(), "water")).toBe(0);
});
