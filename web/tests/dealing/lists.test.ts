/** The lists that are dealt from, and the bare maps. */

import { describe, expect, it } from "vitest";
import { BACKS, groundOf, listsOf, NEWEST } from "../../src/lib/dealing/lists";

describe("lists", () => {
    it("are there for every rules version, those of the version before if it has none", () => {
        const lists = listsOf(NEWEST + 7);
        expect(lists("ruins")).toEqual(listsOf(NEWEST)("ruins"));
        expect(listsOf(1)("threshold base")).toEqual(["8", "8", "7", "6"]);
        expect(BACKS).toEqual(["forest", "farm_water", "village", "geometry"]);
    });

    it("of no name or no version are empty", () => {
        expect(listsOf(1)("moon")).toEqual([]);
        expect(listsOf(0)("ruins")).toEqual([]);
    });
});

describe("bare maps", () => {
    it.each(["A", "B", "C", "D"])(
        "sheet %s has 121 squares, five mountains and six ruins",
        (id) => {
            const ground = groundOf(id);
            expect(ground).toMatch(/^[.^#r]{121}$/);
            expect(ground.replace(/[^^]/g, "")).toHaveLength(5);
            expect(ground.replace(/[^r]/g, "")).toHaveLength(6);
        },
    );

    it("of one's own are written on one line", () => {
        expect(groundOf("^10/11/2r2^2r2")).toBe("^" + ".".repeat(23) + "r..^..r..");
    });
});
