import { describe, expect, test } from "vitest";
import {
    choosingNow,
    draftOf,
    fallsIn,
    firstDraft,
    lineIn,
    movedOver,
    targetsOf,
} from "../../src/lib/draw/draft";
import { complete, mustChoose, whyNot } from "../../src/lib/draw/fit";
import { squareNames, squareOf } from "../../src/lib/map/grid";
import { EMPTY, mapWith, task } from "../tasks";

describe("why not", () => {
    test("names the first filled square", () => {
        const draft = movedOver(firstDraft(task(mapWith({ W: "F5 F6" }))), 60);
        expect(whyNot(draft)).toMatchObject({ code: "occupied", args: { square: "F6" } });
    });

    test("ruins must be covered (R5.2)", () => {
        const ruins = { why: "ruins" as const, squares: new Set([0]) };
        const draft = movedOver(firstDraft(task(mapWith({ r: "A1" }), { wanted: ruins })), 60);
        expect(whyNot(draft)?.code).toBe("must_cover_ruins");
        expect(whyNot(movedOver(draft, 0))).toBeNull();
    });

    test("a Gorgon chooses what she destroys, and nothing else (R6.33)", () => {
        const asked = task(mapWith({ "^": "A1", F: "A3" }), {
            asks: "ambush",
            letter: "G",
            on: 1,
            options: [{ ...task().options[0], terrain: "monster" }],
        });
        const draft = draftOf(asked, "2 on 1 monster B2 C2 D2 D3");
        expect(draft && mustChoose(draft)).toBe(true);
        const choosing = choosingNow(draft ?? firstDraft(asked), true);
        expect(targetsOf(choosing)).not.toContain(squareOf("A1"));
        expect([complete(choosing), mustChoose(choosing), whyNot(choosing)]).toEqual([
            false,
            true,
            null,
        ]);
        expect(complete(movedOver(choosing, targetsOf(choosing)[0]))).toBe(true);
        const wrong = movedOver(choosing, 120);
        expect(whyNot(wrong)).toMatchObject({ code: "cannot_destroy", args: { square: "K11" } });
        expect(lineIn(wrong)).toBe("2 on 1 monster B2 C2 D2 D3 destroys K11");
        expect(choosingNow(choosing, false).choosing).toBe(false);
    });

    test("monsters on attacked squares fall (R6.24)", () => {
        const asked = task(EMPTY, { options: [{ ...task().options[2], terrain: "monster" }] });
        const sheet = { ...asked.sheet, attacked: "A2" };
        const draft = draftOf({ ...asked, sheet }, "monster A1 A2");
        expect(draft && squareNames(fallsIn(draft))).toBe("A2");
    });
});
