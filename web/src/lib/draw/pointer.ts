/** What mouse, finger and pen on the map do to a sketch. */

import type { PointerHandlers, PointerKind } from "../map/pointing";
import { preferences } from "../page/preferences.svelte";
import {
    flippedOver,
    movedOver,
    nudged,
    putOver,
    squaresIn,
    staysOver,
    targetsOf,
    turnedBy,
    type Draft,
} from "./draft";
import { complete, whyNot } from "./fit";
import type { Sketch } from "./sketch.svelte";

/** The map under the pointer, as far as the focus goes. */
export interface FocusableMap {
    focus(): void;
    /** Take the focus where nothing else has it. */
    focusIfFree(): void;
}

export class SketchPointer implements PointerHandlers {
    /** The draft as it was when the drag under way began. */
    #dragged: Draft | null = null;
    /** The square to which the mouse took the ghost last. */
    #hovered: number | null = null;

    constructor(
        private readonly sketch: Sketch,
        /** What is drawn on now; null while there is nothing to draw. */
        private readonly draft: () => Draft | null,
        /** The map that is shown; none while it is being exchanged. */
        private readonly map: () => FocusableMap | undefined,
    ) {}

    hover(square: number): void {
        const draft = this.draft();
        if (!draft || this.sketch.pinned || !follows(draft, square)) return;
        this.#hovered = square;
        this.map()?.focusIfFree();
        this.sketch.change(movedOver(draft, square), "pointer", "follows");
    }

    pick(square: number, kind: PointerKind): void {
        const draft = this.draft();
        if (!draft) return;
        const again = this.#isAgain(draft, square, kind);
        if (!again && !lies(draft, square)) this.sketch.change(putOver(draft, square), "pointer");
        this.#hovered = null;
        this.sketch.consider();
        this.map()?.focus();
        if (again && !preferences.confirm && complete(draft)) void this.sketch.confirm();
    }

    drag(down: number, right: number, begins: boolean): void {
        if (begins) this.#dragged = this.draft();
        if (this.#dragged) this.sketch.change(nudged(this.#dragged, down, right), "pointer");
    }

    turn(quarters: 1 | -1): void {
        this.#turn((draft) => turnedBy(draft, quarters));
    }

    flip(): void {
        this.#turn(flippedOver);
    }

    /** Around the pointer that holds it, or else where it lies. */
    #turn(turned: (draft: Draft) => Draft): void {
        const draft = this.draft();
        if (!draft) return;
        const over = this.sketch.pinned || draft.choosing ? null : this.#hovered;
        const held = over !== null && squaresIn(draft).includes(over);
        const next = held ? movedOver(turned(draft), over) : turned(draft);
        this.sketch.change(next, "pointer", "follows");
    }

    /** Whether this is a second tap on what lies there, or a click on what the mouse has brought. */
    #isAgain(draft: Draft, square: number, kind: PointerKind): boolean {
        if (this.sketch.pinned) return lies(draft, square);
        if (kind !== "mouse" || square !== this.#hovered) return false;
        // Turned by keys since, it may lie beside the pointer: then it comes there first.
        return draft.choosing || (whyNot(draft) === null && staysOver(draft, square));
    }
}

/** Whether it lies on this square already; what does not fit is put there anew, where it may fit. */
function lies(draft: Draft, square: number): boolean {
    if (draft.choosing) return draft.chosen === square;
    return squaresIn(draft).includes(square) && whyNot(draft) === null;
}

/** While a square is chosen, only those that can be are followed. */
function follows(draft: Draft, square: number): boolean {
    return !draft.choosing || targetsOf(draft).includes(square);
}
