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
    putOver,
    squaresIn,
    turnedBy,
    withOption,
} from "../../src/lib/draw/draft";
import { complete } from "../../src/lib/draw/fit";
import { columnOf, rowOf, SIZE, squareNames, squareOf, SQUARES } from "../../src/lib/map/grid";
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

    test("held over a square lies on it, wherever it can, and with its middle near", () => {
        const shapes = [L, ["X..", "X..", "XXX"], ["XX", "X.", "XX"]];
        for (const rows of shapes) {
            for (let quarters = 0; quarters < 4; quarters++) {
                const draft = turnedBy({ ...firstDraft(task()), rows }, quarters);
                for (let square = 0; square < SQUARES; square++) {
                    const over = movedOver(draft, square);
                    const [row, column] = [rowOf(square), columnOf(square)];
                    const inner = row > 1 && row < SIZE - 2 && column > 1 && column < SIZE - 2;
                    if (inner) expect(squaresIn(over)).toContain(square);
                    expect(Math.hypot(over.row + 1 - row, over.column + 1 - column)).toBeLessThan(
                        3,
                    );
                }
            }
        }
    });

    test("put on a square lies over it, where it fits if it can", () => {
        // The middle of its box is none of its squares here, and one column further it hits water.
        const hollow = turnedBy(firstDraft(task(mapWith({ W: "I3" }))), 2);
        const put = putOver(hollow, squareOf("I2") ?? 0);
        expect([squaresIn(put).includes(squareOf("I2") ?? 0), complete(put)]).toEqual([true, true]);
        for (let quarters = 0; quarters < 4; quarters++) {
            const draft = turnedBy(firstDraft(task()), quarters);
            const same = draft.task.options[0].places.filter(
                ({ rows }) => rows.join() === draft.rows.join(),
            );
            for (let square = 0; square < SQUARES; square += 5) {
                const there = putOver(draft, square);
                // No turned L reaches each corner.
                const can = same.some(({ squares }) => squares.includes(square));
                expect([squaresIn(there).includes(square), complete(there)]).toEqual([can, true]);
            }
        }
    });

    test("put where it fits nowhere lies over the square nevertheless", () => {
        const full = mapWith({ W: "A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3" });
        const put = putOver(firstDraft(task(full)), squareOf("A1") ?? 0);
        expect([squaresIn(put).includes(0), complete(put)]).toEqual([true, false]);
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

    test("gives its place to another shape where that fits, and gets it back as it was", () => {
        const draft = flippedOver(turnedBy(movedOver(firstDraft(task()), 60), 1));
        const other = withOption(draft, 2);
        expect(squaresIn(draft)).toEqual(expect.arrayContaining(squaresIn(other)));
        expect(lineIn(withOption(other, 0))).toBe(lineIn(draft));
        expect(lineIn(withOption(withOption(other, 1), 0))).toBe(lineIn(draft));
        // Whoever has moved on meanwhile goes on there, and the turn is kept.
        const moved = withOption(nudged(other, 2, 0), 0);
        expect(moved.rows).toEqual(draft.rows);
        expect(lineIn(moved)).toBe(lineIn(nudged(draft, 2, 0)));
    });

    test("another shape does not come to lie on what is filled, as long as the place has room", () => {
        // Two squares lie in a gap of the map, in which the L fits only one row further down.
        const squares = squareNames(Array(SQUARES).keys()).split(" ");
        const open = ["E5", "F5", "G5", "G6", "F6"];
        const narrow = mapWith({ W: squares.filter((each) => !open.includes(each)).join(" ") });
        const upright = turnedBy(withOption(firstDraft(task(narrow)), 2), 1);
        const two = putOver(upright, squareOf("F6") ?? 0);
        expect([squareNames(squaresIn(two)), complete(two)]).toEqual(["F6 G6", true]);
        const wide = withOption(two, 0);
        expect([squareNames(squaresIn(wide)), complete(wide)]).toEqual(["E5 F5 G5 G6", true]);
        expect(lineIn(withOption(wide, 2))).toBe(lineIn(two));
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
