/** Mouse, finger and pen on a map, as what they mean: over a square, a square picked, a drag. */

import { columnOf, rowOf, squareAt } from "./grid";

/** Fingers and pens are of one kind: neither is over a square without touching it. */
export type PointerKind = "mouse" | "touch";

/** What is done when somebody points at a map. */
export interface PointerHandlers {
    /** The mouse is over another square. */
    hover(square: number): void;
    /** A click or tap on a square, or the same by a screen reader. */
    pick(square: number, kind: PointerKind): void;
    /** The ghost was taken and is now this far away from where that was. */
    drag(down: number, right: number, begins: boolean): void;
    /** Turn by a quarter; -1 is against the clock. */
    turn(quarters: 1 | -1): void;
    flip(): void;
}

/** A wheel turns once in this time, however fast it spins. */
export const WHEEL_PAUSE_MS = 140;

/** Listen on a board until the returned function is called. */
export function pointing(board: Element, handlers: PointerHandlers): () => void {
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
        type: K,
        does: (event: HTMLElementEventMap[K]) => void,
        passive = true,
    ) => board.addEventListener(type, does as EventListener, { signal: ends.signal, passive });

    let over = -1;
    let held: number | null = null;
    let dragged = false;
    let wheeled = 0;
    let kind: PointerKind = "mouse";

    on("pointerdown", (event) => {
        kind = event.pointerType === "mouse" ? "mouse" : "touch";
        dragged = false;
        held = event.button === 0 && isUnder(event.target) ? squareUnder(board, event) : null;
        if (event.button === 2 && event.pointerType === "mouse") handlers.flip();
    });
    on("pointermove", (event) => {
        if (event.buttons === 0) held = null;
        const square = squareUnder(board, event);
        if (square === null || square === over) return;
        over = square;
        if (held !== null) {
            const [down, right] = [rowOf(square) - rowOf(held), columnOf(square) - columnOf(held)];
            handlers.drag(down, right, !dragged);
            dragged = true;
        } else if (event.pointerType === "mouse" && event.buttons === 0) handlers.hover(square);
    });
    on("pointerleave", () => (over = -1));
    on("pointercancel", () => (held = null));
    on("pointerup", () => (held = null));
    on("click", (event) => {
        const square = squareOfCell(event.target);
        // The click that ends a drag is none.
        if (square !== null && !dragged) handlers.pick(square, kind);
        dragged = false;
    });
    on("contextmenu", (event) => event.preventDefault(), false);
    on(
        "wheel",
        (event) => {
            // With Shift some browsers tell the same wheel as one that goes sideways.
            const delta = event.deltaY || (event.shiftKey ? event.deltaX : 0);
            if (event.ctrlKey || delta === 0 || (!event.shiftKey && scrolls())) return;
            event.preventDefault();
            if (event.timeStamp - wheeled < WHEEL_PAUSE_MS) return;
            wheeled = event.timeStamp;
            handlers.turn(delta > 0 ? 1 : -1);
        },
        false,
    );
    return () => ends.abort();
}

/** Whether the page goes on outside of the window: then the wheel is for that. */
function scrolls(): boolean {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
}

function cellOf(target: EventTarget | null): HTMLElement | null {
    return target instanceof Element ? target.closest<HTMLElement>("[data-square]") : null;
}

function squareOfCell(target: EventTarget | null): number | null {
    const cell = cellOf(target);
    return cell ? Number(cell.dataset.square) : null;
}

function isUnder(target: EventTarget | null): boolean {
    return cellOf(target)?.classList.contains("under") ?? false;
}

/** The square below a pointer, also when a finger has left the square it began on. */
function squareUnder(board: Element, event: PointerEvent): number | null {
    const first = board.querySelector("[data-square]")?.getBoundingClientRect();
    if (!first) return null;
    const row = Math.floor((event.clientY - first.top) / first.height);
    const column = Math.floor((event.clientX - first.left) / first.width);
    return squareAt(row, column);
}
