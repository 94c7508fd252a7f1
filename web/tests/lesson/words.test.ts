import { describe, expect, it } from "vitest";
import { draftOf, firstDraft } from "../../src/lib/draw/draft";
import { betterOf, closingOf, wayOf, wordsOf, type Facts } from "../../src/lib/lesson/words";
import { STEPS } from "../../src/lib/lesson/steps";
import type { Draft } from "../../src/lib/draw/draft";
import type { Gains, Scored } from "../../src/lib/wire/messages";
import { EMPTY, mapWith, task } from "../tasks";

const NOTHING: Gains = { edicts: [[], [], [], []], coins: [], monsters: [], total: 0 };
const scored = (monsters: number): Scored => ({
    seat: 1,
    edicts: [],
    coins: 0,
    monsters,
    exposed: "",
});
const facts = (more: Partial<Facts>): Facts => ({
    step: "map",
    map: EMPTY,
    scored: null,
    draft: null,
    handling: "mouse",
    ...more,
});
const on = (line: string): Draft => draftOf(task(), line) as Draft;

describe("what a step asks for", () => {
    it("is something in every one", () => {
        for (const step of STEPS) expect(wordsOf(facts({ step })).id).toBe(`lesson-${step}`);
    });

    it("is said for the hand that plays", () => {
        expect(wordsOf(facts({ step: "edge", handling: "keys" })).args).toEqual({
            handling: "keys",
        });
    });

    it("counts what fits on the edge, of forest alone", () => {
        const forest = firstDraft(task());
        const turning = wordsOf(facts({ step: "turn", draft: forest }));
        expect(turning.args?.squares).toBe(4);
        const farm = { ...forest, option: 1 };
        expect(wordsOf(facts({ step: "turn", draft: farm })).id).toBe("lesson-turn-forest");
    });

    it("follows from the map", () => {
        const map = mapWith({ "^": "C3", W: "B3 C2 D3" });
        expect(wordsOf(facts({ step: "rift", map })).args?.which).toBe("mountain");
        expect(wordsOf(facts({ step: "rift" })).args?.which).toBe("none");
        expect(wordsOf(facts({ step: "ruins", map })).args?.slopes).toBe(1);
        expect(wordsOf(facts({ step: "ruins" })).args?.slopes).toBe(0);
        expect(wordsOf(facts({ step: "monsters", scored: scored(6) })).args?.cost).toBe(6);
    });
});

describe("a better place", () => {
    const paid = (edict: number): Gains => ({
        ...NOTHING,
        edicts: NOTHING.edicts.map((_, at) => (at === edict ? [{ season: 0, points: 2 }] : [])),
    });

    it("is spoken of while an edict pays nothing", () => {
        const draft = on("2 forest E5 F5 G5 G6");
        expect(betterOf("edge", draft, NOTHING, null)?.id).toBe("lesson-try-edge");
        expect(betterOf("edge", draft, paid(0), null)).toBeNull();
        expect(betterOf("river", draft, NOTHING, null)?.id).toBe("lesson-try-river");
        expect(betterOf("river", draft, paid(1), null)).toBeNull();
        expect(betterOf("village", draft, NOTHING, null)).toBeNull();
    });

    it("has more squares on the edge", () => {
        const some = betterOf("turn", on("2 forest A5 B5 C5 C6"), paid(0), null);
        expect(some).toEqual({ id: "lesson-try-turn", args: { edge: 1, most: 4 } });
        expect(betterOf("turn", on("2 forest A1 B1 C1 A2"), paid(0), null)).toBeNull();
    });

    it("makes monsters cheaper, where they cost anything", () => {
        const draft = on("2 forest E5 F5 G5 G6");
        expect(betterOf("monsters", draft, NOTHING, scored(6))?.id).toBe("lesson-try-monsters");
        expect(betterOf("monsters", draft, NOTHING, scored(0))).toBeNull();
        const pays = { ...paid(2), total: 16 };
        const exposed = { ...scored(6), exposed: "A1 A2 K11" };
        expect(betterOf("monsters", draft, pays, exposed), "what it pays comes first").toEqual({
            id: "lesson-monsters-stay",
            args: { points: 16, squares: 2, saves: 8 },
        });
        expect(betterOf("monsters", draft, pays, scored(6)), "out of reach").toBeNull();
        const less = { ...NOTHING, monsters: [{ season: 0, points: 3 }] };
        expect(betterOf("monsters", draft, less, scored(6))).toBeNull();
    });
});

describe("what is told besides the points of a place", () => {
    it("is the mountain that it closes", () => {
        const map = mapWith({ "^": "C3", W: "B3 C2" });
        expect(closingOf(map, [24, 25])).toBeNull();
        expect(closingOf(map, [25, 35, 36])).toEqual({
            id: "lesson-closed",
            args: { mountains: 1, squares: "C3" },
        });
    });

    it("is how far the villages are", () => {
        const way = { kind: "cluster" as const, have: 5, need: 6, squares: "", line: "" };
        const forest = on("2 forest E5 F5 G5 G6");
        expect(wayOf(forest, way)).toBeNull();
        const [option] = forest.task.options;
        const options = [{ ...option, terrain: "village" }] as typeof forest.task.options;
        const village = { ...forest, option: 0, task: { ...forest.task, options } };
        expect(wayOf(village, way)?.args).toEqual({ have: 5, need: 6 });
        expect(wayOf(village, null)).toBeNull();
    });
});
