/** What the keys do to a sketch. Fields keep theirs. */

import { isOfPage, latinKey } from "../page/latinKey";
import { flippedOver, nextPlace, nudged, turnedBy, withOption, type Draft } from "./draft";
import type { Sketch, Step } from "./sketch.svelte";

/** What a key means. */
export type Meaning =
    | { kind: "change"; change: (draft: Draft) => Draft; step: Step }
    | { kind: "enter" }
    | { kind: "escape" };

const ARROWS: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

/** What chooses, turns and moves the shape beside the map. */
const BUTTONS = ".options button, .tools button";

function changing(change: (draft: Draft) => Draft, step: Step = "turns"): Meaning {
    return { kind: "change", change, step };
}

/** Whether a key asks for the map, wherever on the page it is pressed. */
export function asksForMap(event: KeyboardEvent): boolean {
    return isOfPage(event) && latinKey(event).toLowerCase() === "m";
}

/** What this key does here; null if nothing. Elsewhere than on the map, Enter is the button's. */
export function meaningOf(event: KeyboardEvent): Meaning | null {
    if (!isOfPage(event) || !(event.target instanceof Element)) return null;
    const { target } = event;
    const { shiftKey } = event;
    const key = latinKey(event);
    const onMap = target.closest('[role="grid"]') !== null;
    if (onMap && key in ARROWS) {
        const [down, right] = ARROWS[key];
        return changing((draft) => nudged(draft, down, right), "moves");
    }
    if (onMap && key === "Enter") return { kind: "enter" };
    if (key === "Escape") return { kind: "escape" };
    if (/^[1-9]$/.test(key)) return changing((draft) => withOption(draft, Number(key) - 1));
    switch (key.toLowerCase()) {
        case "r":
            return changing((draft) => turnedBy(draft, shiftKey ? -1 : 1));
        case "f":
            return changing(flippedOver);
        case "n":
            return changing((draft) => nextPlace(draft, shiftKey ? -1 : 1), "moves");
        default:
            return null;
    }
}

/** Do what a key means to a draft; whether it means anything. */
export function press(event: KeyboardEvent, draft: Draft, sketch: Sketch): boolean {
    const meaning = meaningOf(event);
    if (!meaning) return false;
    event.preventDefault();
    // Enter held down is one Enter: the second one draws.
    if (meaning.kind === "enter" && !event.repeat) sketch.enter();
    else if (meaning.kind === "escape") sketch.release();
    else if (meaning.kind === "change") sketch.change(meaning.change(draft), "keys", meaning.step);
    return true;
}

/** Whether a key was pressed while nothing has the focus, as after a window was closed. */
export function isUnclaimed({ target }: KeyboardEvent): boolean {
    const nowhere = target === document.body || target === document.documentElement;
    const place = target instanceof HTMLElement && "keptFocus" in target.dataset;
    const free = nowhere || place || (target instanceof HTMLElement && target.id === "main");
    return free && !document.querySelector("dialog[open]");
}

/**
 * Whether a mouse chose or turned a shape: its keys go on with the map, where Enter draws. Whoever
 * pressed the button by keys or with a screen reader stays there, and presses it again.
 */
export function goesOnWithMap(event: MouseEvent): boolean {
    const { detail, target } = event;
    // A press that is no click of a pointer counts no clicks.
    const byMouse =
        detail > 0 && (!(event instanceof PointerEvent) || event.pointerType === "mouse");
    return byMouse && target instanceof Element && target.closest(BUTTONS) !== null;
}
