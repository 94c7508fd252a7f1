/** What the keys do to a sketch. Fields keep theirs. */

import { flippedOver, nextPlace, nudged, turnedBy, withOption, type Draft } from "./draft";
import type { Sketch } from "./sketch.svelte";

/** What a key means. */
export type Meaning =
    { kind: "change"; change: (draft: Draft) => Draft } | { kind: "enter" } | { kind: "escape" };

const ARROWS: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

function changing(change: (draft: Draft) => Draft): Meaning {
    return { kind: "change", change };
}

/** What this key does here; null if nothing. Elsewhere than on the map, Enter is the button's. */
export function meaningOf(event: KeyboardEvent): Meaning | null {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.altKey || event.metaKey) return null;
    if (!target || target.closest("input, select, textarea, dialog")) return null;
    const { key, shiftKey } = event;
    const onMap = target.closest('[role="grid"]') !== null;
    if (onMap && key in ARROWS) {
        const [down, right] = ARROWS[key];
        return changing((draft) => nudged(draft, down, right));
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
            return changing((draft) => nextPlace(draft, shiftKey ? -1 : 1));
        default:
            return null;
    }
}

/** Do what a key means to a draft; whether it means anything. */
export function press(event: KeyboardEvent, draft: Draft, sketch: Sketch): boolean {
    const meaning = meaningOf(event);
    if (!meaning) return false;
    event.preventDefault();
    if (meaning.kind === "enter") sketch.enter();
    else if (meaning.kind === "escape") sketch.release();
    else sketch.change(meaning.change(draft), "keys");
    return true;
}

/** Whether a key was pressed while nothing has the focus, as after a window was closed. */
export function isUnclaimed({ target }: KeyboardEvent): boolean {
    const nowhere = target === document.body || target === document.documentElement;
    const free = nowhere || (target instanceof HTMLElement && target.id === "main");
    return free && !document.querySelector("dialog[open]");
}
