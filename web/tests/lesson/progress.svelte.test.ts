import { beforeEach, describe, expect, it } from "vitest";
import { Progress } from "../../src/lib/lesson/progress.svelte";
import type { Scored } from "../../src/lib/wire/messages";
import { EMPTY, mapWith } from "../tasks";

beforeEach(() => localStorage.clear());

const scored = (points: number, monsters = 0): Scored => ({
    seat: 1,
    edicts: [{ card: "sentinel_wood", points, awards: [], why: null, headway: null }],
    coins: 0,
    monsters,
    exposed: "",
});

describe("what a browser keeps", () => {
    it("is whether the first words were read, and whether it is over", () => {
        expect(new Progress("a").state).toBe("new");
        new Progress("a").begin();
        expect(new Progress("a").state).toBe("begun");
        expect(new Progress("b").state, "another game").toBe("new");
        const ended = new Progress("a");
        ended.end();
        ended.begin();
        expect([ended.state, new Progress("a").state]).toEqual(["over", "over"]);
        ended.resume();
        expect([ended.state, new Progress("a").state]).toEqual(["begun", "begun"]);
    });

    it("is little, and nothing breaks where it is nonsense", () => {
        for (let at = 0; at < 30; at++) new Progress(`game${at}`).begin();
        const kept = JSON.parse(localStorage.getItem("quillmap.lesson") ?? "[]") as unknown[];
        expect(kept).toHaveLength(8);
        for (const nonsense of ["{", "{}", "[1,[2],[3,4]]", '"x"', "null"]) {
            localStorage.setItem("quillmap.lesson", nonsense);
            expect(new Progress("a").state).toBe("new");
        }
    });
});

describe("the answer", () => {
    it("comes with the round after, and goes when it was read", () => {
        const progress = new Progress("a");
        progress.note(1, "map", { map: EMPTY, scored: scored(0) });
        expect(progress.answer).toEqual([]);
        expect([progress.knows(1), progress.knows(2)]).toEqual([true, false]);
        expect([progress.reads(1), progress.reads(2)]).toEqual([false, true]);
        const after = { map: mapWith({ F: "A1 A2" }), scored: scored(2) };
        progress.note(2, "turn", after);
        expect(progress.answer[0]?.id).toBe("lesson-got-edge");
        progress.note(2, "turn", { map: EMPTY, scored: scored(0) });
        expect(progress.answer, "a round is noted once").toHaveLength(1);
        expect(progress.reads(2)).toBe(true);
        progress.goOn();
        expect(progress.answer).toEqual([]);
        expect(progress.reads(2)).toBe(false);
    });

    it("does not come where nobody saw the map before, or the season tells it", () => {
        const progress = new Progress("a");
        progress.note(7, "monsters", { map: EMPTY, scored: scored(0, 6) });
        expect(progress.knows(7)).toBe(true);
        progress.note(8, "summer", { map: EMPTY, scored: scored(0, 3) });
        expect(progress.answer).toEqual([]);
        expect(progress.monstersBefore()).toBe(6);
        expect(new Progress("b").monstersBefore()).toBe(0);
    });
});
