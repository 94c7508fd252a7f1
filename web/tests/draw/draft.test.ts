/** Drafts: where they begin, and how they move. */

import { describe, expect, test } from "vitest";
import {
    firstDraft,
    flippedOver,
    handleOf,
    lineIn,
    movedOver,
    nextPlace,
    nudged,
    squaresIn,
    turnedBy,
    withOption,
} from "../../src/lib/draw/draft";
import { complete } from "../../src/lib/draw/fit";
import { squareNames } from "../../src/lib/map/grid";
import { L, mapWith, task } from "../tasks";

describe("a draft", () => {
    test("begins where it fits, near the middle", () => {
        const draft = firstDraft(task(mapWith({ M: "E5 E6 F5 F6 G5 G6" })));
        expect(complete(draft)).toBe(true);
        expect(draft.rows).toEqual(L);
    });

    test("never leaves the map", () => {
        let draft = firstDraft(task());
        for (let step = 0; step < 20; step++) draft = nudged(draft, 1, 1);
        expect(squareNames(squaresIn(draft))).toBe("I10 J10 K10 K11");
        expect(squaresIn(turnedBy(draft, 1))).toHaveLength(4);
        expect(squaresIn(movedOver(draft, 0))).toContain(0);
    });

    test("four turns and two flips change nothing, away from the edge", () => {
        const draft = movedOver(firstDraft(task()), 60);
        let turned = draft;
        for (let quarter = 0; quarter < 4; quarter++) turned = turnedBy(turned, 1);
        expect(squaresIn(turned)).toEqual(squaresIn(draft));
        expect(squaresIn(turnedBy(turnedBy(draft, 1), -1))).toEqual(squaresIn(draft));
        expect(squaresIn(flippedOver(flippedOver(draft)))).toEqual(squaresIn(draft));
    });

    test("keeps its turn and place in another terrain, its middle in another shape", () => {
        const draft = turnedBy(movedOver(firstDraft(task()), 60), 1);
        const farm = withOption(draft, 1);
        expect(lineIn(farm)).toBe(lineIn(draft).replace("forest", "farm"));
        expect(squaresIn(withOption(draft, 2))).toHaveLength(2);
        expect(withOption(draft, 9)).toBe(draft);
    });

    test("an option that fits nowhere cannot be chosen", () => {
        const none = task();
        none.options[2] = { ...none.options[2], places: [] };
        const draft = firstDraft(none);
        expect(withOption(draft, 2)).toBe(draft);
    });

    test("walks over all places and comes back", () => {
        const first = firstDraft(task(mapWith({ F: squareNames(Array(110).keys()) })));
        const all = new Set<string>();
        let draft = withOption(first, 2);
        draft = nextPlace(draft, 1);
        for (let step = 0; step < 10; step++) {
            all.add(lineIn(draft));
            draft = nextPlace(draft, 1);
        }
        expect(all.size).toBe(10);
        expect(lineIn(nextPlace(nextPlace(draft, 1), -1))).toBe(lineIn(draft));
    });

    test("its handle is one of its squares", () => {
        const draft = firstDraft(task());
        for (const way of [0, 1, 2, 3]) {
            const turned = turnedBy(draft, way);
            expect(squaresIn(turned)).toContain(handleOf(turned));
        }
    });
});
