import { describe, expect, test } from "vitest";
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
import { meaningOf } from "../../src/lib/draw/keys";
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
        expect(changed("Enter")).toBe("enter");
        expect(changed("Escape")).toBe("escape");
    });

    test("fields keep theirs, buttons keep Enter, and the browser its own", () => {
        expect(press("r", "input")).toBeNull();
        expect(press("Enter", "button")).toBeNull();
        expect(press("ArrowDown", "button")).toBeNull();
        expect(press("r", "button")?.kind).toBe("change");
        expect(press("r", "p", { ctrlKey: true })).toBeNull();
    });
});
