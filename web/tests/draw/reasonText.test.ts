import { beforeAll, describe, expect, it } from "vitest";
import { moreTexts, nudgeText, reasonTexts } from "../../src/lib/draw/reasonText";
import { language, LANGUAGES, type Language } from "../../src/lib/language/language.svelte";
import { idea as readIdea } from "../../src/lib/wire/messages";

const EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"];
const PLAIN = { line: "1 forest A1", value: 1, edicts: [], coins: 0, monsters: 0 };
const EDICT = { kind: "edict", squares: "A1 A2", edict: 0, points: 3, seasons: [0, 3] };
const HEADWAY = {
    kind: "headway",
    squares: "C3 C4",
    edict: 2,
    seasons: [1, 2],
    have: 5,
    need: 6,
    headway: { kind: "cluster", have: 5, need: 6, squares: "C3 C4" },
};

function idea(reasons: object[], more: object[] = []) {
    return readIdea({ ...PLAIN, reasons, more });
}

function said(...reasons: object[]): string[] {
    return reasonTexts(idea(reasons), EDICTS);
}

beforeAll(async () => {
    await language.speak("en");
    await language.want("hints");
});

describe("why", () => {
    it("is silent about edicts that still lie face down", () => {
        const two = idea([HEADWAY, EDICT]);
        expect(reasonTexts(two, EDICTS.slice(0, 2))).toEqual(said(EDICT));
        expect(nudgeText(two.reasons[0], EDICTS.slice(0, 2))).toBe(nudgeText(undefined, EDICTS));
    });

    it("is a sentence that says what is paid, when, and how often", () => {
        expect(said(EDICT, { ...EDICT, points: 1, seasons: [3] })).toEqual([
            "It brings 3 points for Sentinel Wood in spring and again in winter.",
            "It brings 1 point for Sentinel Wood in winter.",
        ]);
        expect(said({ kind: "coin", points: 1, seasons: [0, 1, 2, 3] })).toEqual([
            "It takes a coin: a point in each of 4 seasons.",
        ]);
    });

    it("looks ahead", () => {
        expect(said(HEADWAY)).toEqual([
            "Wildholds comes nearer (next cluster: 5 of 6) and pays in summer and again in fall.",
        ]);
        const mountain = { kind: "mountain_but", squares: "F6", open: "F5", points: 1 };
        expect(said(mountain)).toEqual(["The mountain on F6 then lacks only F5 for its coin."]);
    });

    it("tells what it costs by its sign", () => {
        const least = { kind: "least", have: 2, need: 5 };
        expect(said({ ...least, points: 2 })[0]).toContain("costs 2 points");
        expect(said({ ...least, points: -1 })[0]).toContain("brings 1 point");
        expect(said(least)[0]).toContain("2 of 5");
    });

    it("leaves out what it does not know, and what an old server does not tell", () => {
        expect(said({ kind: "something_new" })).toEqual([]);
        expect(reasonTexts(readIdea(PLAIN), EDICTS)).toEqual([]);
    });

    it("is compared with the draft by its squares, and with none where there is none", () => {
        const more = idea([EDICT], [{ ...EDICT, kind: "more_edict" }]);
        expect(moreTexts(more, EDICTS, "1 forest K1 K2")).toEqual([
            "Compared with your drawing on K1 K2:",
            "3 points more for Sentinel Wood in spring and again in winter.",
        ]);
        expect(moreTexts(more, EDICTS, "")).toEqual([]);
        expect(moreTexts(idea([EDICT]), EDICTS, "1 forest K1 K2")).toEqual([]);
    });
});

describe("a nudge", () => {
    it("says what to think of, and no square", () => {
        const [edict, headway, unknown] = idea([EDICT, HEADWAY, { kind: "new" }]).reasons;
        expect(nudgeText(edict, EDICTS)).toBe(
            "Look at A, Sentinel Wood: it pays in spring and again in winter.",
        );
        expect(nudgeText(headway, EDICTS)).toContain("Wildholds");
        for (const nothing of [unknown, undefined]) {
            expect(nudgeText(nothing, EDICTS)).toContain("room");
        }
    });

    it.each(Object.keys(LANGUAGES))("is there in %s", async (each) => {
        await language.speak(each as Language);
        const [edict] = idea([EDICT]).reasons;
        expect(nudgeText(edict, EDICTS)).not.toMatch(/[{}]|\b[A-K]\d/);
    });
});
