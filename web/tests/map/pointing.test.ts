/** Events of a browser on a map, as what they mean. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SIZE, SQUARES, squareName, squareOf } from "../../src/lib/map/grid";
import { pointing, WHEEL_PAUSE_MS } from "../../src/lib/map/pointing";

/** The side of a square on the screen. */
const SIDE = 30;
let board: HTMLElement;
/** What it meant, in order. */
let meant: string[];
let stop: () => void;

const square = (name: string): number => squareOf(name) ?? -1;
const cell = (name: string): Element => board.children[square(name)];

/** Something that a pointer does in the middle of a square. */
function point(type: string, name: string, more: PointerEventInit = {}): PointerEvent {
    const at = square(name);
    const event = new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerType: "mouse",
        clientX: ((at % SIZE) + 0.5) * SIDE,
        clientY: (Math.floor(at / SIZE) + 0.5) * SIDE,
        ...more,
    });
    cell(name).dispatchEvent(event);
    return event;
}

const click = (name: string): boolean =>
    cell(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));

function wheel(deltaY: number, at: number, more: WheelEventInit = {}): WheelEvent {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY });
    const told = Object.entries({ timeStamp: at, ...more });
    for (const [key, value] of told) Object.defineProperty(event, key, { value });
    cell("A1").dispatchEvent(event);
    return event;
}

/** The ghost lies on these squares. */
function ghost(...names: string[]): void {
    for (const name of names) cell(name).classList.add("under");
}

beforeEach(() => {
    board = document.createElement("div");
    for (let at = 0; at < SQUARES; at++) {
        const each = document.createElement("div");
        each.dataset.square = String(at);
        board.append(each);
    }
    const rect = { left: 0, top: 0, width: SIDE, height: SIDE } as DOMRect;
    vi.spyOn(board.children[0], "getBoundingClientRect").mockReturnValue(rect);
    document.body.append(board);
    meant = [];
    stop = pointing(board, {
        hover: (at) => meant.push(`hover ${squareName(at)}`),
        pick: (at, kind) => meant.push(`pick ${squareName(at)} ${kind}`),
        drag: (down, right, begins) =>
            meant.push(`drag ${down} ${right}${begins ? " begins" : ""}`),
        turn: (quarters) => meant.push(`turn ${quarters}`),
        flip: () => meant.push("flip"),
    });
});

afterEach(() => {
    stop();
    board.remove();
});

describe("a mouse", () => {
    it("is over each square once, and again when it comes back", () => {
        point("pointermove", "B2");
        point("pointermove", "B2");
        point("pointermove", "B3");
        board.dispatchEvent(new PointerEvent("pointerleave"));
        point("pointermove", "B3");
        expect(meant).toEqual(["hover B2", "hover B3", "hover B3"]);
    });

    it("is over nothing beside the map", () => {
        point("pointermove", "A1", { clientX: -5, clientY: 5 });
        point("pointermove", "A1", { clientX: SIZE * SIDE + 1, clientY: 5 });
        expect(meant).toEqual([]);
    });

    it("picks by a click", () => {
        point("pointerdown", "C4");
        point("pointerup", "C4");
        click("C4");
        expect(meant).toEqual(["pick C4 mouse"]);
    });

    it("flips by its second button, and opens no menu", () => {
        point("pointerdown", "C4", { button: 2 });
        const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
        cell("C4").dispatchEvent(menu);
        expect(meant).toEqual(["flip"]);
        expect(menu.defaultPrevented).toBe(true);
    });

    it("that presses beside the ghost and moves neither drags nor hovers", () => {
        point("pointerdown", "C4");
        point("pointermove", "C5", { buttons: 1 });
        expect(meant).toEqual([]);
    });
});

describe("a wheel", () => {
    it("turns by its direction, and the page does not scroll", () => {
        const first = wheel(40, 1000);
        wheel(-40, 1000 + WHEEL_PAUSE_MS);
        expect(meant).toEqual(["turn 1", "turn -1"]);
        expect(first.defaultPrevented).toBe(true);
    });

    it("turns once for a spin", () => {
        for (let at = 0; at < WHEEL_PAUSE_MS; at += 20) wheel(40, 1000 + at);
        expect(meant).toEqual(["turn 1"]);
    });

    it("scrolls a page that is longer than its window, and turns with Shift", () => {
        const page = document.documentElement;
        vi.spyOn(page, "scrollHeight", "get").mockReturnValue(900);
        vi.spyOn(page, "clientHeight", "get").mockReturnValue(600);
        expect(wheel(40, 1000).defaultPrevented).toBe(false);
        expect(wheel(40, 2000, { shiftKey: true }).defaultPrevented).toBe(true);
        wheel(0, 3000, { shiftKey: true, deltaX: -40 });
        expect(meant).toEqual(["turn 1", "turn -1"]);
        vi.restoreAllMocks();
    });

    it("with Ctrl, or sideways, is the browser's", () => {
        const zoom = wheel(40, 1000, { ctrlKey: true });
        const side = wheel(0, 2000);
        expect(meant).toEqual([]);
        expect([zoom.defaultPrevented, side.defaultPrevented]).toEqual([false, false]);
    });
});

describe("a finger", () => {
    const touch = { pointerType: "touch" };

    it("picks by a tap, and hovers never", () => {
        point("pointerdown", "C4", touch);
        point("pointermove", "C5", touch);
        point("pointerup", "C4", touch);
        click("C4");
        expect(meant).toEqual(["pick C4 touch"]);
    });

    it("takes the ghost along, counted from where it was taken; its end is no tap", () => {
        ghost("C4", "C5");
        point("pointerdown", "C4", touch);
        point("pointermove", "D4", { ...touch, buttons: 1 });
        point("pointermove", "D4", { ...touch, buttons: 1 });
        point("pointermove", "E6", { ...touch, buttons: 1 });
        point("pointerup", "E6", touch);
        click("C4");
        expect(meant).toEqual(["drag 1 0 begins", "drag 2 2"]);
        click("C4");
        expect(meant.at(-1)).toBe("pick C4 touch");
    });

    it("that the browser takes for scrolling drags no further", () => {
        ghost("C4");
        point("pointerdown", "C4", touch);
        board.dispatchEvent(new PointerEvent("pointercancel"));
        point("pointermove", "D4", { ...touch, buttons: 1 });
        expect(meant).toEqual([]);
    });

    it("begins every drag anew", () => {
        ghost("C4");
        for (const _ of [1, 2]) {
            point("pointerdown", "C4", touch);
            point("pointermove", "D4", { ...touch, buttons: 1 });
            point("pointerup", "D4", touch);
            board.dispatchEvent(new PointerEvent("pointerleave"));
        }
        expect(meant).toEqual(["drag 1 0 begins", "drag 1 0 begins"]);
    });
});

describe("a screen reader", () => {
    it("picks without any pointer", () => {
        click("K11");
        expect(meant).toEqual(["pick K11 mouse"]);
    });
});

it("nothing is listened to any more once it has ended", () => {
    stop();
    point("pointermove", "B2");
    click("B2");
    wheel(40, 1000);
    expect(meant).toEqual([]);
});
