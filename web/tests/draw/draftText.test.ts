/** A drawing in words, in English. */

import { beforeAll, describe, expect, it } from "vitest";
import { draftOf, firstDraft, lineIn, movedOver, turnedBy } from "../../src/lib/draw/draft";
import {
    askedFor,
    fitting,
    gains,
    inNotation,
    optionName,
    outcome,
    problemText,
    rowsIn,
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
        { card: "canal_lake", before: 1, after: 4, squares: "", why: null, headway: null },
        { card: "greenbough", before: 2, after: 2, squares: "", why: null, headway: null },
        { card: "lost_barony", before: 9, after: 6, squares: "", why: null, headway: null },
    ],
    coins: [0, 1],
    monsters: [0, 0],
    destroyed: "",
    gains: {
        edicts: [
            [
                { season: 1, points: 3 },
                { season: 2, points: 3 },
            ],
            [{ season: 1, points: 0 }],
            [],
        ],
        coins: [],
        monsters: [],
        total: 6,
    },
};
const none = { edicts: [], coins: [], monsters: [], total: 0 };

beforeAll(() => language.speak("en"));

describe("what a draft brings", () => {
    it("is what will be paid, and not what the map gives", () => {
        const [lake, all] = gains(preview);
        expect(lake).toBe("Canal Lake +3 in summer and again in fall");
        expect(all).toBe(t("gain-total", { points: "+6" }));
        expect(gains({ ...preview, gains: none })).toEqual([]);
    });

    it("follows whether it fits, once that is known", () => {
        expect(outcome(draft, null)).toBe(fitting(draft));
        expect(outcome(draft, preview)).toBe(`${fitting(draft)}; ${gains(preview).join("; ")}`);
        const nothing = { ...preview, gains: none };
        expect(outcome(draft, nothing)).toBe(`${fitting(draft)}; ${t("draw-no-change")}`);
        expect(outcome(blocked, preview)).toBe(fitting(blocked));
    });
});

describe("a square that is filled", () => {
    const mountain = task(mapWith({ "^": "F6" }));

    it("is called a mountain where it is one", () => {
        expect(fitting(blocked)).toBe("F6 is already filled.");
        const there = movedOver(firstDraft(mountain), squareOf("F6") ?? 0);
        expect(fitting(there)).toBe("F6 is a mountain.");
    });

    it("is called so as well when the server says it of a typed line", () => {
        const refusal = { code: "occupied", args: { square: "F6" }, text: "" };
        expect(problemText(refusal, mountain.sheet.map)).toBe("F6 is a mountain.");
    });
});

describe("what a button offers", () => {
    it("is said as the shape lies, in whatever terrain", () => {
        const turned = turnedBy(draft, 1);
        expect(rowsIn(turned, 0)).toEqual(turned.rows);
        expect(rowsIn(turned, 1)).toEqual(turned.rows);
        expect(rowsIn(turned, 2)).toEqual(["XX"]);
        const [forest] = turned.task.options;
        expect(forest && optionName(forest, turned.rows)).toBe(
            "Forest: three in a row and one below the first",
        );
    });
});

describe("what went wrong", () => {
    it("is the reason of the server, or a sentence about the connection", () => {
        const refusal = { code: "host_only", args: {}, text: "" };
        expect(problemText(null)).toBe("");
        expect(problemText(refusal)).toBe(reason(refusal));
        const known = (["offline", "unsure", "lost"] as const).map((each) => problemText(each));
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
