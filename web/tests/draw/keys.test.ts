import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
    firstDraft,
    flippedOver,
    lineIn,
    movedOver,
    nextPlace,
    nudged,
    turnedBy,
    withOption,
} from "../../src/lib/draw/draft";
import { asksForMap, isUnclaimed, meaningOf, press as pressKey } from "../../src/lib/draw/keys";
import { NEW_TASK_PAUSE_MS } from "../../src/lib/draw/sketch.svelte";
import { preferences } from "../../src/lib/page/preferences.svelte";
import { Seat } from "../seat.svelte";
import { task } from "../tasks";

describe("keys", () => {
    function press(key: string, inside: string, more: KeyboardEventInit = {}) {
        document.body.innerHTML = `<div role="grid"><p></p></div><button></button><input>`;
        let found: ReturnType<typeof meaningOf> = null;
        const listen = (event: Event) => (found = meaningOf(event as KeyboardEvent));
        document.addEventListener("keydown", listen, { once: true });
        const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
        document.querySelector(inside)?.dispatchEvent(event);
        return found as ReturnType<typeof meaningOf>;
    }

    test("on the map: arrows, turn, flip, choose, next", () => {
        const draft = movedOver(firstDraft(task()), 60);
        const changed = (key: string, more = {}) => {
            const meaning = press(key, "p", more);
            return meaning?.kind === "change" ? lineIn(meaning.change(draft)) : meaning?.kind;
        };
        expect(changed("ArrowDown")).toBe(lineIn(nudged(draft, 1, 0)));
        expect(changed("r")).toBe(lineIn(turnedBy(draft, 1)));
        expect(changed("R", { shiftKey: true })).toBe(lineIn(turnedBy(draft, -1)));
        expect(changed("f")).toBe(lineIn(flippedOver(draft)));
        expect(changed("3")).toBe(lineIn(withOption(draft, 2)));
        expect(changed("n")).toBe(lineIn(nextPlace(draft, 1)));
        expect(changed("ρ", { code: "KeyR" })).toBe(lineIn(turnedBy(draft, 1)));
        expect(changed("Enter")).toBe("enter");
        expect(changed("Escape")).toBe("escape");
    });

    test("one goes to the map from anywhere, but from fields and windows", () => {
        document.body.innerHTML = `<button></button><input><dialog><i></i></dialog>`;
        const asks = (inside: string, more: KeyboardEventInit = {}) => {
            let found = false;
            const listen = (event: Event) => (found = asksForMap(event as KeyboardEvent));
            document.addEventListener("keydown", listen, { once: true });
            const event = new KeyboardEvent("keydown", { key: "m", bubbles: true, ...more });
            document.querySelector(inside)?.dispatchEvent(event);
            return found;
        };
        expect(asks("button")).toBe(true);
        expect(asks("button", { key: "μ", code: "KeyM" })).toBe(true);
        expect(asks("button", { key: "n" })).toBe(false);
        expect(asks("button", { ctrlKey: true })).toBe(false);
        expect([asks("input"), asks("i")]).toEqual([false, false]);
    });

    test("fields keep theirs, buttons keep Enter, and the browser its own", () => {
        expect(press("r", "input")).toBeNull();
        expect(press("Enter", "button")).toBeNull();
        expect(press("ArrowDown", "button")).toBeNull();
        expect(press("r", "button")?.kind).toBe("change");
        expect(press("r", "p", { ctrlKey: true })).toBeNull();
    });
});

describe("a key pressed at a sketch", () => {
    let seat: Seat;

    beforeEach(async () => {
        vi.useFakeTimers();
        localStorage.clear();
        preferences.confirm = true;
        seat = new Seat();
        await seat.see(1);
        await seat.pass(NEW_TASK_PAUSE_MS);
    });
    afterEach(() => {
        seat.leave();
        vi.useRealTimers();
    });

    /** Press a key on the map; what came of the event, and whether the browser may still have it. */
    function press(key: string, repeat = false): [boolean, boolean] {
        document.body.innerHTML = `<div role="grid"></div>`;
        const event = new KeyboardEvent("keydown", {
            key,
            repeat,
            bubbles: true,
            cancelable: true,
        });
        let found = false;
        const listen = (each: Event) =>
            (found = pressKey(each as KeyboardEvent, seat.draft, seat.sketch));
        document.addEventListener("keydown", listen, { once: true });
        document.querySelector("div")?.dispatchEvent(event);
        return [found, event.defaultPrevented];
    }

    test("changes the draft, does not put it down, and is kept from the browser", () => {
        const before = seat.draft;
        expect(press("r")).toEqual([true, true]);
        expect(seat.sketch.line).toBe(lineIn(turnedBy(before, 1)));
        expect([seat.sketch.pinned, seat.sketch.placed]).toEqual([false, false]);
        press("ArrowDown");
        expect([seat.sketch.pinned, seat.sketch.placed]).toEqual([false, true]);
    });

    test("puts it down by Enter, and picks it up by Escape", () => {
        press("Enter");
        expect(seat.sketch.pinned).toBe(true);
        press("Escape");
        expect([seat.sketch.pinned, seat.sketch.placed]).toEqual([false, false]);
    });

    test("draws by Enter, twice", async () => {
        press("Enter");
        expect(seat.server.count("draw")).toBe(0);
        press("Enter");
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(1);
    });

    test("held down is one Enter, and draws nothing", async () => {
        press("Enter");
        expect(press("Enter", true)).toEqual([true, true]);
        await seat.pass(0);
        expect([seat.sketch.pinned, seat.server.count("draw")]).toEqual([true, 0]);
    });

    test("that means nothing is the browser's", () => {
        const before = seat.draft;
        expect(press("q")).toEqual([false, false]);
        expect(seat.draft).toBe(before);
    });
});

describe("a key where nothing has the focus", () => {
    function unclaimed(html: string, inside: string): boolean {
        document.body.innerHTML = html;
        let found = false;
        const listen = (event: Event) => (found = isUnclaimed(event as KeyboardEvent));
        document.addEventListener("keydown", listen, { once: true });
        const event = new KeyboardEvent("keydown", { key: "r", bubbles: true });
        document.querySelector(inside)?.dispatchEvent(event);
        return found;
    }

    test("is meant for the map", () => {
        expect(unclaimed("", "body")).toBe(true);
        expect(unclaimed(`<main id="main"></main>`, "main")).toBe(true);
    });

    test("is not while something has it, or a window is open", () => {
        expect(unclaimed("<button></button>", "button")).toBe(false);
        expect(unclaimed("<dialog open></dialog>", "body")).toBe(false);
    });
});
