/** What somebody does to a sketch with mouse, finger and pen. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lineIn, movedOver, squaresIn, turnedBy } from "../../src/lib/draw/draft";
import { whyNot } from "../../src/lib/draw/fit";
import { SketchPointer, type FocusableMap } from "../../src/lib/draw/pointer";
import { NEW_TASK_PAUSE_MS } from "../../src/lib/draw/sketch.svelte";
import { SIZE, squareOf } from "../../src/lib/map/grid";
import { preferences } from "../../src/lib/page/preferences.svelte";
import { Seat, type Round } from "../seat.svelte";
import { mapWith } from "../tasks";

const LINE = "1 forest B2 B3 B4 C4";
const square = (name: string): number => squareOf(name) ?? -1;
let seat: Seat;
let pointer: SketchPointer;
let map: FocusableMap;

async function sit(round?: Round): Promise<void> {
    seat = new Seat();
    await seat.see(1, round);
    await seat.pass(NEW_TASK_PAUSE_MS);
    map = { focus: vi.fn(), focusIfFree: vi.fn() };
    pointer = new SketchPointer(
        seat.sketch,
        () => (seat.live.mine.sealed["1"] ? null : seat.sketch.draft),
        () => map,
    );
}

beforeEach(async () => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.confirm = true;
    await sit();
});

afterEach(() => {
    seat.leave();
    vi.useRealTimers();
});

describe("a mouse over the map", () => {
    it("takes the ghost along, which is not put down by that", () => {
        pointer.hover(square("B3"));
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, false]);
        expect(map.focusIfFree).toHaveBeenCalledOnce();
        expect(map.focus).not.toHaveBeenCalled();
    });

    it("leaves alone what was put down", () => {
        pointer.pick(square("B3"), "mouse");
        pointer.hover(square("H8"));
        expect(seat.sketch.line).toBe(LINE);
    });

    it("turns and flips by wheel and second button, and puts nothing down", () => {
        pointer.hover(square("F6"));
        const before = seat.draft;
        pointer.turn(1);
        expect(seat.draft.rows).toEqual(turnedBy(before, 1).rows);
        pointer.turn(-1);
        expect(seat.sketch.line).toBe(lineIn(before));
        pointer.flip();
        expect(seat.sketch.line).not.toBe(lineIn(before));
        pointer.flip();
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([lineIn(before), false]);
    });

    it("holds a shape by one of its own squares, however it is turned", () => {
        for (const at of ["F6", "B3", "J10", "D11"].map(square)) {
            pointer.hover(at);
            for (let turns = 0; turns < 8; turns++) {
                expect(squaresIn(seat.draft)).toContain(at);
                if (turns === 3) pointer.flip();
                else pointer.turn(1);
            }
        }
    });

    it("turns in its place what keys have taken away from the pointer", () => {
        pointer.hover(square("C3"));
        seat.sketch.change(movedOver(seat.draft, square("H8")), "keys", "moves");
        const before = seat.draft;
        pointer.turn(1);
        expect(seat.sketch.line).toBe(lineIn(turnedBy(before, 1)));
    });

    it("may still turn what was put down", () => {
        pointer.pick(square("F6"), "mouse");
        const before = seat.draft;
        pointer.turn(1);
        expect(seat.sketch.line).toBe(lineIn(turnedBy(before, 1)));
        expect(seat.sketch.pinned).toBe(true);
    });
});

describe("a click", () => {
    it("puts the ghost down where it was brought, and gives the map the focus", async () => {
        pointer.hover(square("B3"));
        pointer.pick(square("B3"), "mouse");
        await seat.pass(0);
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, true]);
        expect(map.focus).toHaveBeenCalledOnce();
        expect(seat.server.count("draw")).toBe(0);
    });

    it("covers the clicked square, also where keys have turned what the mouse brought", async () => {
        preferences.confirm = false;
        for (let quarters = 1; quarters < 4; quarters++) {
            seat.tell(1 + quarters);
            await seat.pass(NEW_TASK_PAUSE_MS);
            pointer.hover(square("F6"));
            seat.sketch.change(turnedBy(seat.draft, quarters), "keys", "turns");
            const shown = squaresIn(seat.draft).includes(square("F6"));
            const draws = seat.server.count("draw");
            pointer.pick(square("F6"), "mouse");
            await seat.pass(0);
            expect(squaresIn(seat.draft)).toContain(square("F6"));
            // What the click has moved is looked at first.
            expect(seat.server.count("draw") - draws).toBe(shown ? 1 : 0);
        }
    });

    it("in a corner that the shape leaves out draws what the mouse has brought", async () => {
        preferences.confirm = false;
        seat.sketch.change(turnedBy(seat.draft, 1), "keys", "turns");
        pointer.hover(square("A1"));
        const { line } = seat.sketch;
        expect(line).not.toMatch(/\bA1\b/);
        pointer.pick(square("A1"), "mouse");
        await seat.pass(0);
        expect(seat.server.last("draw").line).toBe(line);
    });

    it("elsewhere takes what was put down there", () => {
        pointer.pick(square("H8"), "mouse");
        pointer.pick(square("B3"), "mouse");
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, true]);
    });

    it("on what lies there leaves it as it is: its middle does not jump under the pointer", () => {
        pointer.pick(square("B3"), "mouse");
        pointer.pick(square("C4"), "mouse");
        expect(seat.sketch.line).toBe(LINE);
    });

    it("inside what does not fit puts it where it does, over that square", async () => {
        seat.tell(2, { map: mapWith({ W: "C4" }) });
        await seat.pass(NEW_TASK_PAUSE_MS);
        pointer.drag(0, 0, true);
        seat.sketch.change(movedOver(seat.draft, square("B3")), "pointer");
        expect([seat.sketch.pinned, whyNot(seat.draft)?.code]).toEqual([true, "occupied"]);
        pointer.pick(square("B2"), "mouse");
        expect(squaresIn(seat.draft)).toContain(square("B2"));
        expect(whyNot(seat.draft)).toBeNull();
    });

    it("on a free square takes what the mouse has brought to where it fits", async () => {
        seat.tell(2, { map: mapWith({ W: "C4" }) });
        await seat.pass(NEW_TASK_PAUSE_MS);
        pointer.hover(square("B3"));
        expect(whyNot(seat.draft)).not.toBeNull();
        pointer.pick(square("B3"), "mouse");
        expect(squaresIn(seat.draft)).toContain(square("B3"));
        expect(whyNot(seat.draft)).toBeNull();
    });

    it("makes the next Enter draw", async () => {
        pointer.pick(square("B3"), "mouse");
        seat.sketch.enter();
        await seat.pass(0);
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("draws what the mouse has brought for those who chose so", async () => {
        preferences.confirm = false;
        pointer.hover(square("B3"));
        pointer.pick(square("B3"), "mouse");
        await seat.pass(0);
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("draws nothing that was never shown before", async () => {
        preferences.confirm = false;
        pointer.pick(square("B3"), "mouse");
        await seat.pass(0);
        expect([seat.sketch.line, seat.server.count("draw")]).toEqual([LINE, 0]);
    });

    it("does not draw the next card where the mouse has rested since", async () => {
        preferences.confirm = false;
        pointer.hover(square("B3"));
        pointer.pick(square("B3"), "mouse");
        seat.tell(2);
        await seat.pass(NEW_TASK_PAUSE_MS);
        pointer.pick(square("B3"), "mouse");
        await seat.pass(0);
        expect([seat.sketch.line, seat.server.count("draw")]).toEqual([LINE, 1]);
    });

    it("never draws what does not fit", async () => {
        preferences.confirm = false;
        seat.tell(2, { map: mapWith({ W: "B3" }) });
        await seat.pass(NEW_TASK_PAUSE_MS);
        pointer.hover(square("B3"));
        pointer.pick(square("B3"), "mouse");
        await seat.pass(0);
        expect([seat.sketch.pinned, seat.server.count("draw")]).toEqual([true, 0]);
    });
});

describe("a finger", () => {
    it("puts the ghost down with the first tap, and draws with the second if so chosen", async () => {
        preferences.confirm = false;
        pointer.pick(square("B3"), "touch");
        await seat.pass(0);
        expect([seat.sketch.line, seat.server.count("draw")]).toEqual([LINE, 0]);
        pointer.pick(square("C4"), "touch");
        await seat.pass(0);
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("on the shape as it began leaves it there, and puts it down", async () => {
        preferences.confirm = false;
        for (const at of squaresIn(seat.draft)) {
            seat.tell(2 + at);
            await seat.pass(NEW_TASK_PAUSE_MS);
            const { line } = seat.sketch;
            expect([squaresIn(seat.draft).includes(at), seat.sketch.pinned]).toEqual([true, false]);
            pointer.pick(at, "touch");
            await seat.pass(0);
            expect([seat.sketch.line, seat.sketch.pinned]).toEqual([line, true]);
            expect(seat.server.count("draw")).toBe(0);
        }
    });

    it("does not draw with the second tap otherwise", async () => {
        pointer.pick(square("B3"), "touch");
        pointer.pick(square("B3"), "touch");
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(0);
    });

    it("is not taken for the mouse that was there before", async () => {
        preferences.confirm = false;
        pointer.hover(square("B3"));
        pointer.pick(square("B3"), "touch");
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(0);
    });
});

describe("a drag", () => {
    it("goes as far as the pointer from where it was taken", () => {
        pointer.pick(square("B3"), "touch");
        pointer.drag(1, 0, true);
        pointer.drag(2, 1, false);
        expect(seat.sketch.line).toBe("1 forest D3 D4 D5 E5");
        pointer.drag(0, 0, false);
        expect(seat.sketch.line).toBe(LINE);
    });

    it("begins anew from where the last one ended", () => {
        pointer.pick(square("B3"), "touch");
        pointer.drag(1, 0, true);
        pointer.drag(1, 0, true);
        expect(seat.sketch.line).toBe("1 forest D2 D3 D4 E4");
    });

    it("puts the ghost down", () => {
        pointer.drag(1, 0, true);
        expect(seat.sketch.pinned).toBe(true);
    });
});

describe("while a square is chosen", () => {
    beforeEach(async () => {
        seat.leave();
        await sit({ asks: "ambush", card: "gorgon_gaze", targets: { 1: 2 } });
        await seat.sketch.confirm();
        seat.sketch.pinned = false;
    });

    it("the mouse takes it to squares that can be destroyed only", () => {
        const { chosen } = seat.draft;
        pointer.hover(square("A1"));
        expect(seat.draft.chosen).toBe(chosen);
        const above = squaresIn(seat.draft)[0] - SIZE;
        pointer.hover(above);
        expect(seat.draft.chosen).toBe(above);
    });

    it("a click chooses, and the shape stays where it is", () => {
        const before = squaresIn(seat.draft);
        const above = before[0] - SIZE;
        pointer.pick(above, "mouse");
        expect(seat.draft.chosen).toBe(above);
        expect(squaresIn(seat.draft)).toEqual(before);
    });
});

it("a Gorgon who is brought by the mouse is put down first, whatever was chosen", async () => {
    preferences.confirm = false;
    seat.tell(2, { asks: "ambush", card: "gorgon_gaze", targets: { 1: 2 } });
    await seat.pass(NEW_TASK_PAUSE_MS);
    pointer.hover(square("F6"));
    pointer.pick(square("F6"), "mouse");
    await seat.pass(0);
    expect([seat.sketch.pinned, seat.draft.choosing]).toEqual([true, false]);
});

describe("where there is nothing to draw", () => {
    it("pointers do nothing", async () => {
        seat.tell(1, { sealed: LINE });
        const before = seat.sketch.draft;
        pointer.hover(0);
        pointer.pick(0, "mouse");
        pointer.drag(1, 1, true);
        pointer.turn(1);
        pointer.flip();
        await seat.pass(1000);
        expect(seat.sketch.draft).toBe(before);
        expect(map.focus).not.toHaveBeenCalled();
    });

    it("a drag that was under way takes nothing along into the next round", () => {
        pointer.drag(1, 0, true);
        seat.tell(1, { sealed: LINE });
        pointer.drag(0, 0, true);
        seat.tell(2);
        const before = seat.sketch.line;
        pointer.drag(3, 3, false);
        expect(seat.sketch.line).toBe(before);
    });

    it("no map is needed while it is exchanged", () => {
        const other = new SketchPointer(
            seat.sketch,
            () => seat.sketch.draft,
            () => undefined,
        );
        other.hover(square("B3"));
        other.pick(square("B3"), "mouse");
        expect(lineIn(movedOver(seat.draft, square("B3")))).toBe(seat.sketch.line);
    });
});
