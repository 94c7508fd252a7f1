/** The squares of each step by their names. */

import { beforeAll, describe, expect, it } from "vitest";
import { firstDraft } from "../../src/lib/draw/draft";
import { language, t } from "../../src/lib/language/language.svelte";
import { namedIn } from "../../src/lib/lesson/naming";
import type { Step } from "../../src/lib/lesson/steps";
import { squaresOf } from "../../src/lib/map/grid";
import type { Scored } from "../../src/lib/wire/messages";
import { EMPTY, mapWith, task } from "../tasks";

beforeAll(async () => {
    await language.speak("en");
    await language.want("teach");
});

function scored(more: Partial<Scored>): Scored {
    return { seat: 1, edicts: [], coins: 0, monsters: 0, exposed: "", ...more };
}

function named(step: Step, map = EMPTY, now: Scored | null = null, draft = firstDraft(task(map))) {
    return namedIn(step, map, now, draft)
        .map(({ id, args }) => t(id, args))
        .join(" ");
}

describe("what glows", () => {
    it("is named in short where it is much", () => {
        expect(named("edge")).toContain("rows A and K");
        expect(named("river", mapWith({ "^": "F6 C3" }))).toBe("Mountains: C3, F6.");
    });

    it("is named square by square where it is little", () => {
        const wanted = { why: "ruins" as const, squares: new Set(squaresOf("C2 B6")) };
        const ruins = firstDraft(task(EMPTY, { wanted }));
        expect(named("ruins", EMPTY, null, ruins)).toBe("Ruins: B6, C2.");
        expect(named("monsters", EMPTY, scored({ exposed: "D3 E2" }))).toBe(
            "Empty squares beside monsters: D3, E2.",
        );
    });

    it("is what one square can finish: a mountain, a village, or neither", () => {
        const map = mapWith({ "^": "F6", W: "E6 F5 G6", V: "A1 A2 A3 A4 A5" });
        const headway = { kind: "cluster", have: 5, need: 6, squares: "A1 A2 A3 A4 A5", line: "" };
        const edict = { card: "", points: 0, awards: [], why: null, headway: null };
        const near = scored({ edicts: [edict, edict, { ...edict, headway }] });
        expect(named("rift", map, near)).toBe(
            "The last side of a mountain: F7. Beside the village: A6, B1, B2, B3, B4, B5.",
        );
        expect(named("rift", mapWith({ "^": "F6" }), scored({}))).toBe("Mountains: F6.");
    });

    it("is nothing where the words of a step have said it", () => {
        for (const step of ["map", "turn", "village", "summer"] as const)
            expect(named(step)).toBe("");
        expect(named("monsters", EMPTY, scored({}))).toBe("");
    });
});
