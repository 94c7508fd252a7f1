import { expect, test } from "vitest";
import { isOfPage, latinKey } from "../../src/lib/page/latinKey";

test("a Greek keyboard has the keys that the page names", () => {
    const pressed = (key: string, code: string) =>
        latinKey(new KeyboardEvent("keydown", { key, code }));
    expect(pressed("ρ", "KeyR")).toBe("r");
    expect(pressed("Ρ", "KeyR")).toBe("r");
    expect(pressed("ς", "KeyW")).toBe("w");
    // A Latin layout is believed, wherever its letters lie, and so is every key with a name.
    expect(pressed("z", "KeyY")).toBe("z");
    expect(pressed("M", "Semicolon")).toBe("M");
    expect(pressed("ArrowUp", "ArrowUp")).toBe("ArrowUp");
    expect(pressed("ρ", "")).toBe("ρ");
});

test("a key is the page's but in fields and windows, and with Ctrl", () => {
    document.body.innerHTML = `<button></button><input><dialog><i></i></dialog>`;
    const isOurs = (inside: string, more: KeyboardEventInit = {}) => {
        let found = false;
        const listen = (event: Event) => (found = isOfPage(event as KeyboardEvent));
        document.addEventListener("keydown", listen, { once: true });
        const event = new KeyboardEvent("keydown", { key: "?", bubbles: true, ...more });
        document.querySelector(inside)?.dispatchEvent(event);
        return found;
    };
    expect(isOurs("button")).toBe(true);
    expect([isOurs("input"), isOurs("i"), isOurs("button", { ctrlKey: true })]).toEqual([
        false,
        false,
        false,
    ]);
});
