/** What is read out, and what waits until a window above the page is closed. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveRegion } from "../../src/lib/page/liveRegion.svelte";

function say(text: string): void {
    liveRegion.say(text);
    vi.runAllTimers();
}

beforeEach(() => {
    vi.useFakeTimers();
});
afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = "";
});

interface OpenWindow {
    /** As the cross, Escape or a click beside it do. */
    close: () => Promise<void>;
    /** As a button does whose answer takes the window out of the page. */
    remove: () => Promise<void>;
}

function openWindow(): OpenWindow {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    return {
        close: () => {
            dialog.removeAttribute("open");
            return vi.runAllTimersAsync().then(() => undefined);
        },
        remove: () => {
            dialog.remove();
            return vi.runAllTimersAsync().then(() => undefined);
        },
    };
}

describe("the live region", () => {
    it("says the same words twice in a way that is noticed", () => {
        say("Fits");
        expect(liveRegion.text).toBe("Fits");
        say("Fits");
        expect(liveRegion.text).toBe("Fits\u00a0");
    });

    it("waits while a window lies above it, and then says all of it in order", async () => {
        say("before");
        const window = openWindow();
        say("one");
        say("two");
        expect(liveRegion.text).toBe("before");
        await window.close();
        expect(liveRegion.text).toBe("one two");
        say("after");
        expect(liveRegion.text).toBe("after");
    });

    it("keeps what is said just before a window opens", async () => {
        say("before");
        liveRegion.say("Summer begins");
        const window = openWindow();
        vi.runAllTimers();
        expect(liveRegion.text).toBe("before");
        await window.close();
        expect(liveRegion.text).toBe("Summer begins");
    });

    it("goes on when a window is taken out of the page without being closed", async () => {
        const window = openWindow();
        say("behind it");
        await window.remove();
        expect(liveRegion.text).toBe("behind it");
        say("after");
        expect(liveRegion.text).toBe("after");
    });

    it("waits for the last of several windows", async () => {
        say("before");
        const [first, second] = [openWindow(), openWindow()];
        say("later");
        await first.close();
        expect(liveRegion.text).toBe("before");
        await second.close();
        expect(liveRegion.text).toBe("later");
    });
});
