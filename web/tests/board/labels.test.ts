/** Squares in words, in English. */

import { beforeAll, expect, it } from "vitest";
import { squareLabels } from "../../src/board/labels";
import { language } from "../../src/lib/language/language.svelte";
import { squareOf } from "../../src/lib/map/grid";
import { mapWith, task } from "../tasks";

beforeAll(() => language.speak("en"));

function labelOf(square: string, marks: Record<string, string>): string | undefined {
    return squareLabels(task(mapWith(marks)).sheet)[squareOf(square) ?? -1];
}

it("say what stands there, and the ruins below it", () => {
    expect(labelOf("D4", { r: "D4" })).toBe("D4, empty, ruins");
    expect(labelOf("D4", { f: "D4" })).toBe("D4, forest, ruins");
});

it("say that a mountain has its coin, until it is closed in", () => {
    expect(labelOf("F6", { "^": "F6", W: "E6 F5 F7" })).toBe("F6, mountain, with a coin");
    expect(labelOf("F6", { "^": "F6", W: "E6 F5 F7 G6" })).toBe("F6, mountain");
});
