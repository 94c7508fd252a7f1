import { describe, expect, it } from "vitest";
import { answerOf, drawnBetween, seasonSaid, type Noted } from "../../src/lib/lesson/answers";
import type { Scored } from "../../src/lib/wire/messages";
import { EMPTY, mapWith } from "../tasks";

interface Worth {
    points?: number[];
    coins?: number;
    have?: number;
}

function noted(map: string, { points = [0, 0, 0, 0], coins = 0, have = 0 }: Worth = {}): Noted {
    const headway = { kind: "cluster", have, need: 6, squares: "", line: "" };
    const edicts = points.map((each, at) => ({
        card: `card${at}`,
        points: each,
        awards: [],
        why: null,
        headway: at === 2 ? headway : null,
    }));
    const scored: Scored = { seat: 1, edicts, coins, monsters: 0, exposed: "" };
    return { map, scored };
}
const ids = (step: Parameters<typeof answerOf>[0], after: Noted, before = noted(EMPTY)) =>
    answerOf(step, before, after).map(({ id }) => id);

describe("what was drawn", () => {
    it("is what is new on the map, but not the monsters that came with it", () => {
        const before = mapWith({ F: "A1" });
        const after = mapWith({ F: "A1", W: "C3 C4", M: "K1 K2 J1" });
        expect(drawnBetween(before, after)).toEqual({ terrain: "water", squares: [24, 25] });
        expect(drawnBetween(EMPTY, mapWith({ M: "K11" })).terrain).toBe("monster");
        expect(drawnBetween(mapWith({ r: "B1" }), mapWith({ v: "B1" })).terrain).toBe("village");
    });
});

describe("the answer", () => {
    it("counts forest on the edge, and says why there is none", () => {
        const after = noted(mapWith({ F: "A1 B1 B2 C2" }), { points: [2, 0, 0, 0] });
        expect(answerOf("edge", noted(EMPTY), after)).toEqual([
            { id: "lesson-got-edge", args: { points: 2, squares: 2 } },
        ]);
        expect(ids("turn", noted(mapWith({ F: "E5 E6" })))).toEqual(["lesson-got-inland"]);
        expect(ids("turn", noted(mapWith({ W: "A1 A2" })))).toEqual(["lesson-got-no-forest"]);
    });

    it("tells of a coin beside it", () => {
        const coin = noted(mapWith({ F: "A1 B2" }), { points: [1, 0, 0, 0], coins: 1 });
        expect(ids("edge", coin)).toEqual(["lesson-got-edge", "lesson-got-coin"]);
    });

    it("names the mountain that a shape has closed, in every step", () => {
        const open = noted(mapWith({ "^": "B4", F: "A4 B3" }));
        const closed = noted(mapWith({ "^": "B4", F: "A4 B3", W: "B5 C4" }), {
            points: [0, 4, 0, 0],
            coins: 1,
        });
        expect(answerOf("river", open, closed)[1]).toEqual({
            id: "lesson-got-mountain",
            args: { mountains: 1, squares: "B4" },
        });
    });

    it("tells of monsters that stand on the map already", () => {
        const raid = noted(mapWith({ W: "C4", M: "G1 G2 H1 I1 I2" }), { points: [0, 2, 0, 0] });
        expect(ids("rift", raid)).toEqual(["lesson-got-valley", "lesson-got-raid"]);
    });

    it("says that cards take time", () => {
        const at = (time: number, map = mapWith({ F: "E5" })): Noted => ({
            ...noted(map),
            clock: { time, threshold: 8 },
        });
        expect(answerOf("turn", at(3), at(4))[1]).toEqual({
            id: "lesson-got-time",
            args: { time: 4, threshold: 8 },
        });
        expect(ids("edge", at(2))).toHaveLength(1);
        const coin = {
            ...noted(mapWith({ F: "E5" }), { coins: 1 }),
            clock: { time: 4, threshold: 8 },
        };
        expect(ids("turn", coin), "two sentences").toEqual([
            "lesson-got-inland",
            "lesson-got-time",
        ]);
    });

    it("counts what lies beside mountains", () => {
        const before = noted(mapWith({ "^": "C3" }));
        const after = noted(mapWith({ "^": "C3", W: "B3 B4 C4" }), { points: [0, 4, 0, 0] });
        expect(answerOf("river", before, after)).toEqual([
            { id: "lesson-got-valley", args: { points: 4, squares: 2, terrain: "water" } },
        ]);
        expect(ids("river", noted(mapWith({ W: "K1" })))).toEqual(["lesson-got-no-valley"]);
        expect(ids("ruins", noted(mapWith({ A: "K1" })))).toEqual(["lesson-got-ruins"]);
    });

    it("says how many villages there are, or that they are enough", () => {
        const some = noted(mapWith({ V: "F1 F2" }), { have: 2 });
        expect(answerOf("village", noted(EMPTY), some)).toEqual([
            { id: "lesson-got-villages", args: { have: 2, need: 6 } },
        ]);
        const six = noted(mapWith({ V: "G3" }), { points: [0, 0, 8, 0] });
        expect(ids("village", six)).toEqual(["lesson-got-six"]);
        expect(ids("rift", six)).toEqual(["lesson-got-six"]);
    });

    it("says what one square has finished, once", () => {
        const sides = { "^": "C3", W: "B3 C2 D3" };
        const open = noted(mapWith(sides));
        const closed = { id: "lesson-got-mountain", args: { mountains: 1, squares: "C3" } };
        expect(answerOf("rift", open, noted(mapWith({ ...sides, F: "C4" }), { coins: 1 }))).toEqual(
            [closed],
        );
        const six = noted(mapWith({ ...sides, V: "C4" }), { points: [0, 0, 8, 0], coins: 1 });
        expect(ids("rift", six, open)).toEqual(["lesson-got-six", "lesson-got-mountain"]);
        const water = noted(mapWith({ W: "C4" }), { points: [0, 2, 0, 0] });
        expect(ids("rift", water)).toEqual(["lesson-got-valley"]);
        const edge = noted(mapWith({ F: "A4" }), { points: [1, 0, 0, 0] });
        expect(ids("rift", edge)).toEqual(["lesson-got-edge"]);
        expect(ids("rift", noted(mapWith({ M: "E5" })))).toEqual(["lesson-got-nothing"]);
    });
});

it("the end of spring tells what came of the monsters", () => {
    expect(seasonSaid(6, 3)).toEqual([
        { id: "lesson-monsters-now", args: { before: 6, after: 3 } },
        { id: "lesson-time-over" },
        { id: "lesson-season" },
    ]);
    expect(
        seasonSaid(3, 3).map(({ id }) => id),
        "nothing came of it",
    ).toEqual(["lesson-time-over", "lesson-season"]);
    expect(seasonSaid(0, 0).map(({ id }) => id)).toEqual(["lesson-time-over", "lesson-season"]);
});
