import { beforeEach, describe, expect, it } from "vitest";
import { BASE_MARKS, HEROES_MARKS } from "../../src/lib/teach/marks";
import { knownFrom, meet, meetInLesson, seen } from "../../src/lib/teach/seen";
import { game } from "../listings";

beforeEach(() => localStorage.clear());

describe("what was met", () => {
    it("is nothing until somebody asks, and is kept", () => {
        expect(seen()).toBeNull();
        meet({});
        expect(seen()).toEqual({ marks: new Set(), edicts: new Set() });
        meet({ marks: ["coin"], edicts: ["silos"] });
        meet({ marks: ["coin", "ruins"] });
        meetInLesson("rift");
        expect([...seen()!.marks]).toEqual(["coin", "ruins", "any", "mountain"]);
        expect([...seen()!.edicts]).toEqual(["silos"]);
    });

    it("is read with care", () => {
        localStorage.setItem("quillmap.met", '{"marks": [1, "coin"], "edicts": "silos"}');
        expect(seen()).toEqual({ marks: new Set(["coin"]), edicts: new Set() });
        localStorage.setItem("quillmap.met", "7");
        expect(seen()).toBeNull();
    });
});

describe("what somebody knows who has played before", () => {
    const edicts = ["silos", "borderlands"];

    it("is nothing without a finished game", () => {
        expect(knownFrom([])).toEqual({ marks: [], edicts: [] });
        expect(knownFrom([game({ stage: "playing", edicts })])).toEqual({
            marks: [],
            edicts: [],
        });
    });

    it("is the base game by any game, and Heroes by one of Heroes", () => {
        const base = knownFrom([game({ stage: "over", ruleset: "base", edicts })]);
        expect(base).toEqual({ marks: BASE_MARKS, edicts });
        const heroes = knownFrom([game({ stage: "over", ruleset: "heroes" })]);
        expect(heroes.marks).toEqual([...BASE_MARKS, ...HEROES_MARKS]);
    });

    it("is the base game where this browser remembers one that is not in the list any more", () => {
        localStorage.setItem("quillmap.finished", "true");
        expect(knownFrom([]).marks).toEqual(BASE_MARKS);
    });
});
