/** A drawing in words, in English. */

import { beforeAll, describe, expect, it } from "vitest";
import { draftOf, firstDraft, lineIn, movedOver } from "../../src/lib/draw/draft";
import {
    announcement,
    askedFor,
    fitting,
    gains,
    ideaGains,
    inNotation,
    outcome,
    problemText,
    typable,
} from "../../src/lib/draw/draftText";
import { language, reason, t } from "../../src/lib/language/language.svelte";
import { squareOf } from "../../src/lib/map/grid";
import type { Task } from "../../src/lib/draw/task";
import type { Previewed } from "../../src/lib/wire/messages";
import { mapWith, task } from "../tasks";

const draft = firstDraft(task());
const blocked = movedOver(firstDraft(task(mapWith({ W: "F6" }))), squareOf("F6") ?? 0);
const preview: Previewed = {
    seat: 2,
    edicts: [
        { card: "canal_lake", before: 1, after: 4, squares: "", why: null },
        { card: "greenbough", before: 2, after: 2, squares: "", why: null },
        { card: "lost_barony", before: 9, after: 6, squares: "", why: null },
    ],
    coins: [0, 1],
    monsters: [0, 0],
    destroyed: "",
};

beforeAll(() => language.speak("en"));

describe("what a draft brings", () => {
    it("is told edict by edict, with its sign, and without what stays the same", () => {
        expect(gains(preview)).toEqual([
            "Canal Lake +3",
            "Lost Barony −3",
            `${t("draw-coins")} +1`,
        ]);
    });

    it("tells monsters in words: more of them is less", () => {
        const worse = gains({ ...preview, edicts: [], coins: [0, 0], monsters: [1, 3] });
        const better = gains({ ...preview, edicts: [], coins: [0, 0], monsters: [3, 1] });
        expect(worse).toHaveLength(1);
        expect(better).toHaveLength(1);
        expect(worse).not.toEqual(better);
        expect([...worse, ...better].join()).not.toContain("+");
    });

    it("is told of a hint in the same words", () => {
        const idea = { line: "", value: 1, edicts: [3, 0, -3], coins: 1, monsters: 0 };
        const edicts = preview.edicts.map(({ card }) => card);
        expect(ideaGains(idea, edicts)).toEqual(gains(preview));
    });

    it("follows whether it fits, once that is known", () => {
        expect(outcome(draft, null)).toBe(fitting(draft));
        expect(outcome(draft, preview)).toBe(`${fitting(draft)}; ${gains(preview).join(", ")}`);
        const nothing = { ...preview, edicts: [], coins: [2, 2] };
        expect(outcome(draft, nothing)).toBe(`${fitting(draft)}; ${t("draw-no-change")}`);
        expect(outcome(blocked, preview)).toBe(fitting(blocked));
    });
});

describe("those who listen", () => {
    it("hear what was asked to be said, and nothing where there is nothing", () => {
        expect(announcement(null, draft, preview)).toBe("");
        expect(announcement("gains", null, preview)).toBe("");
        expect(announcement("choose", draft, null)).toBe(t("draw-choose"));
        expect(announcement("why", blocked, null)).toContain("F6");
        expect(announcement("gains", draft, preview)).toContain("Canal Lake +3");
    });
});

describe("what went wrong", () => {
    it("is the reason of the server, or a sentence about the connection", () => {
        const refusal = { code: "host_only", args: {}, text: "" };
        expect(problemText(null)).toBe("");
        expect(problemText(refusal)).toBe(reason(refusal));
        const known = (["offline", "unsure", "lost"] as const).map(problemText);
        expect(new Set(known).size).toBe(3);
        expect(known.join()).not.toContain("draw-");
    });
});

describe("what a seat is asked for", () => {
    it("is said differently for every kind of round", () => {
        const wanted = { why: "walk" as const, squares: new Set([0]) };
        const lone = { asks: "ambush" as const, on: 1, single: true };
        const { options } = draft.task;
        const asked = [
            askedFor(task(), null),
            askedFor(task(undefined, { wanted: { ...wanted, why: "ruins" } }), null),
            askedFor(task(undefined, { single: true }), null),
            askedFor(task(undefined, { single: true, ruined: true }), null),
            askedFor(task(undefined, { asks: "hero", kind: "hero" }), null),
            askedFor(task(undefined, { asks: "ambush", on: 1 }), "Ada"),
            askedFor(task(undefined, { asks: "ambush", on: 1, single: true }), "Ada"),
            askedFor(task(undefined, { ...lone, options: options.slice(0, 1) }), "Ada"),
            askedFor(task(undefined, { asks: "ambush", wanted }), null),
            askedFor(task(undefined, { asks: "gaze", kind: "destroy" }), null),
            askedFor(task(undefined, { asks: "troll", kind: "destroy" }), null),
            askedFor(task(undefined, { asks: "ambush" }), "Ada", true),
        ];
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.filter((each) => /^draw-|\{/.test(each))).toEqual([]);
        expect(asked[5]).toContain("Ada");
        expect(asked[8]).toContain("A1");
    });
});

describe("a line", () => {
    it("that can be typed says neither seat nor map, and is read back", () => {
        const typed = typable(draft);
        expect(typed).toMatch(/^forest /);
        expect(lineIn(draftOf(draft.task, typed) ?? blocked)).toBe(lineIn(draft));
        const [option] = draft.task.options;
        const monsters = { asks: "ambush", on: 1, options: [{ ...option, terrain: "monster" }] };
        const raid = firstDraft(task(undefined, monsters as Partial<Task>));
        expect(typable(raid)).toMatch(/^monster /);
    });

    it("may name the terrain in the language of the page", async () => {
        await language.speak("de");
        expect(inNotation("Wald C4 C5")).toBe("forest c4 c5");
        expect(inNotation("forest C4")).toBe("forest C4");
        await language.speak("en");
    });
});
