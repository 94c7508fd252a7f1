/** A press that ends what moves does nothing else: neither itself nor the click that it becomes. */

const FOLLOWING = ["pointerup", "mousedown", "mouseup", "touchend", "click"];

function swallow(event: Event): void {
    if (event.cancelable) event.preventDefault();
    event.stopPropagation();
}

/** Swallow a key or the beginning of a tap, while it is captured, and what follows from it. */
export function swallowPress(event: Event): void {
    swallow(event);
    if (event.type !== "pointerdown") return;
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    for (const kind of FOLLOWING) addEventListener(kind, swallow, options);
    // A click is the last of it. A finger that went elsewhere clicks nothing, and presses anew.
    for (const kind of ["click", "pointerdown", "keydown"])
        addEventListener(kind, () => over.abort(), options);
}
