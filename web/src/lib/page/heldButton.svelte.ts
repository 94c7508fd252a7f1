/**
 * A button that is switched off when there is nothing more to step to. Whoever pressed it last keeps
 * the focus on it until they leave: a button that is really off loses the focus to nothing.
 */
export class HeldButton {
    #held = $state(false);

    /** What the button is to have; `off` when there is nothing more to press it for. */
    attributes(off: boolean): {
        disabled: boolean;
        "aria-disabled": boolean | undefined;
        onfocus: () => void;
        onblur: () => void;
    } {
        return {
            disabled: off && !this.#held,
            "aria-disabled": (off && this.#held) || undefined,
            onfocus: () => (this.#held = true),
            onblur: () => (this.#held = false),
        };
    }
}
