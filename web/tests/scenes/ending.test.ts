import { afterEach, beforeEach, expect, it } from "vitest";
import { swallowPress } from "../../src/lib/scenes/ending";

const button = document.createElement("button");
let heard: string[] = [];
const KINDS = ["pointerdown", "pointerup", "click", "keydown"];

beforeEach(() => {
    heard = [];
    document.body.append(button);
    for (const kind of KINDS) button.addEventListener(kind, hear);
});
afterEach(() => {
    for (const kind of KINDS) button.removeEventListener(kind, hear);
    button.remove();
});
function hear({ type }: Event): void {
    heard.push(type);
}

/** A press of which the first part ends a scene. */
function press(...kinds: string[]): void {
    const [first, ...rest] = kinds.map(
        (kind) => new Event(kind, { bubbles: true, cancelable: true }),
    );
    if (!first) return;
    addEventListener(first.type, swallowPress, { capture: true, once: true });
    button.dispatchEvent(first);
    expect(first.defaultPrevented).toBe(true);
    for (const each of rest) button.dispatchEvent(each);
}
const again = (kind: string): boolean => button.dispatchEvent(new Event(kind, { bubbles: true }));

it("swallows a key, and not the next one", () => {
    press("keydown");
    again("keydown");
    expect(heard).toEqual(["keydown"]);
});

it("swallows a tap with all that follows from it, and not the next one", () => {
    press("pointerdown", "pointerup", "click");
    expect(heard).toEqual([]);
    for (const kind of ["pointerdown", "pointerup", "click"]) again(kind);
    expect(heard).toEqual(["pointerdown", "pointerup", "click"]);
});

it("does not wait for the click of a finger that went elsewhere", () => {
    press("pointerdown", "pointerup");
    for (const kind of ["pointerdown", "pointerup", "click"]) again(kind);
    expect(heard).toEqual(["pointerdown", "pointerup", "click"]);
});
