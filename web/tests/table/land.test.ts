import { describe, expect, it } from "vitest";
import { aboutOf, landOf, ruinsMatter, showRuins } from "../../src/lib/table/land";
import { mapWith } from "../tasks";

describe("the land of a map", () => {
    it("has mountains that are surrounded or still pay, and open ruins", () => {
        const land = landOf(mapWith({ "^": "A1 F6", V: "A2 B1", r: "C3 K11", a: "D4" }));
        expect(land).toEqual({
            mountains: 2,
            surrounded: 1,
            slopes: "E6 F5 F7 G6",
            ruins: 2,
            open: "C3 K11",
        });
        expect(landOf(mapWith({ r: "C3" }), false)).toMatchObject({ ruins: 0, open: "" });
        expect(landOf("")).toMatchObject({ mountains: 0, ruins: 0, slopes: "" });
    });

    it("has ruins that mean nothing in Heroes alone, unless an edict looks at them", () => {
        expect(ruinsMatter({ explore_set: "base" }, [])).toBe(true);
        expect(ruinsMatter({ explore_set: "heroes" }, ["wildholds"])).toBe(false);
        expect(ruinsMatter({ explore_set: "heroes" }, ["the_golden_granary"])).toBe(true);
        const back = showRuins(false);
        expect(document.documentElement.dataset.ruins).toBe("silent");
        back();
        expect(document.documentElement.dataset.ruins).toBeUndefined();
    });

    it("is explained, and ruins with the coins where they have no other place", () => {
        expect(aboutOf("monsters")).toEqual(["monster"]);
        expect(aboutOf("coins")).not.toContain("ruins");
        expect(aboutOf("coins", true)).toContain("ruins");
        expect(aboutOf("wildholds")).toEqual([]);
    });
});
