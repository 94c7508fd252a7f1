import { expect, test } from "vitest";
import { squaresMarkup } from "../../src/board/markup";
import { sheet } from "../../src/lib/wire/messages";

const drawn = (rows: string) =>
    squaresMarkup(sheet({ map: rows.padEnd(121, "#") }), (letter) => letter);
const count = (markup: string, id: string) => markup.split(`href="#${id}"`).length - 1;

test("a mountain has its coin until no square beside it is empty", () => {
    expect(count(drawn("F^.FFFFFFFF" + "FFFFFFFFFFF"), "coin")).toBe(1);
    expect(count(drawn("F^rFFFFFFFF" + "FFFFFFFFFFF"), "coin")).toBe(1);
    expect(count(drawn("F^FFFFFFFFF" + "FMFFFFFFFFF"), "coin")).toBe(0);
    expect(count(drawn("F^FFFFFFFFF" + "FX.FFFFFFFF"), "coin")).toBe(0);
});

test("what joins is drawn by areas, all else by squares", () => {
    const markup = drawn("FFVVAAWWMMH");
    for (const kind of ["forest", "village", "farm", "water"]) expect(count(markup, kind)).toBe(0);
    expect([count(markup, "monster"), count(markup, "hero")]).toEqual([2, 1]);
});

test("ruins under a drawing keep their badge", () => {
    expect(count(drawn("fvawmhr...."), "ruins")).toBe(7);
});
