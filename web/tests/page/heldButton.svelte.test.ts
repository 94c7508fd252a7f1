/** A button at the end of its way: off for everybody but whoever has just pressed it. */

import { describe, expect, it } from "vitest";
import { HeldButton } from "../../src/lib/page/heldButton.svelte";

describe("a button that is switched off", () => {
    it("is out of reach where nobody has it", () => {
        const button = new HeldButton();
        expect(button.attributes(false).disabled).toBe(false);
        expect(button.attributes(true).disabled).toBe(true);
        expect(button.attributes(true)["aria-disabled"]).toBe(undefined);
    });

    it("keeps the focus until it is left, and only says that it is off", () => {
        const button = new HeldButton();
        button.attributes(false).onfocus();
        expect(button.attributes(false)["aria-disabled"]).toBe(undefined);
        expect(button.attributes(true).disabled).toBe(false);
        expect(button.attributes(true)["aria-disabled"]).toBe(true);
        button.attributes(true).onblur();
        expect(button.attributes(true).disabled).toBe(true);
    });
});
