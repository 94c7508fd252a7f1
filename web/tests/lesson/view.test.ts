import { expect, it } from "vitest";
import { lessonView } from "../../src/lib/lesson/view";
import type { Play } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const play = kept("playing").table.play as Play;
const at = (card: string): Play => ({ ...play, card, season: 0, shown: [card] });
const begun = { state: "begun" as const, answer: [], brings: null };

it("shows what a step is about", () => {
    const first = lessonView(at("forgotten_forest"), 1, null, {
        state: "new",
        answer: [],
        brings: null,
    });
    expect([first.step, first.open, first.waits, first.marks]).toEqual(["map", 0, true, []]);
    const river = lessonView(at("great_river"), 1, null, begun);
    expect([river.open, river.waits, river.marks[0]?.kind]).toEqual([2, false, "glow"]);
});

it("waits with a new edict until the last drawing was answered", () => {
    const answered = {
        state: "begun" as const,
        answer: [{ id: "lesson-got-inland" }],
        brings: null,
    };
    const view = lessonView(at("great_river"), 1, null, answered);
    expect([view.open, view.marks]).toEqual([1, []]);
});

it("shows nothing of it once it is over", () => {
    const over = { state: "over" as const, answer: [], brings: null };
    const found = lessonView(at("great_river"), 1, null, over);
    expect(found).toMatchObject({ step: null, open: 4, skipped: true });
});

it("compares the choices of the round that they were asked for", () => {
    const now = at("great_river");
    const brings = { round: now.round, found: [8, null] };
    expect(lessonView(now, 1, null, { ...begun, brings }).brings).toEqual(["+8", ""]);
    const before = { ...brings, round: now.round - 1 };
    expect(lessonView(now, 1, null, { ...begun, brings: before }).brings).toEqual([]);
});
