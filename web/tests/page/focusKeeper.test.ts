import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "../../src/lib/page/focusKeeper";

const MAP = `<div role="grid" data-home><p id="square" tabindex="0"></p></div>`;

/** Who has the focus once everything has settled. */
async function settled(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return document.activeElement?.id ?? "";
}

function byId(id: string): HTMLElement {
    return document.getElementById(id) as HTMLElement;
}

describe("the focus", () => {
    let end: () => void;
    beforeEach(() => {
        vi.useRealTimers();
        document.body.innerHTML = "";
        end = keepFocus(document);
    });
    afterEach(() => end());

    it("goes to the place around a button that is gone", async () => {
        document.body.innerHTML = `<main id="main" tabindex="-1">
            <section id="place"><button id="gone"></button></section>${MAP}</main>`;
        byId("gone").focus();
        byId("gone").remove();
        expect(await settled()).toBe("place");
    });

    it("goes to the map rather than to the whole page", async () => {
        document.body.innerHTML = `<main id="main" tabindex="-1">
            <div><button id="gone"></button></div>${MAP}</main>`;
        byId("gone").focus();
        byId("gone").remove();
        expect(await settled()).toBe("square");
    });

    it("goes to the map when a window gives it back to the page", async () => {
        document.body.innerHTML = `<main id="main" tabindex="-1">${MAP}</main>
            <dialog id="window" open><button id="inside"></button></dialog>`;
        byId("main").focus();
        byId("inside").focus();
        byId("main").focus();
        expect(await settled()).toBe("square");
    });

    it("stays with the page where somebody goes there, or where there is no map", async () => {
        document.body.innerHTML = `<main id="main" tabindex="-1">
            <div><button id="gone"></button></div></main><button id="beside"></button>`;
        byId("gone").focus();
        byId("gone").remove();
        expect(await settled()).toBe("main");
        byId("main").innerHTML = MAP;
        byId("beside").focus();
        byId("main").focus();
        expect(await settled()).toBe("main");
    });
});
