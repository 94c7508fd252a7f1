/** What those who listen hear of a drawing, in English. */

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
    firstDraft,
    flippedOver,
    movedOver,
    nudged,
    squaresIn,
    turnedBy,
    withOption,
    type Draft,
} from "../../src/lib/draw/draft";
import { Telling } from "../../src/lib/draw/telling";
import { language, t } from "../../src/lib/language/language.svelte";
import { squareNames, squareOf } from "../../src/lib/map/grid";
import type { Previewed } from "../../src/lib/wire/messages";
import { mapWith, task } from "../tasks";

const draft = firstDraft(task());
const under = (each: Draft) => squareNames(squaresIn(each)).replaceAll(" ", ", ");
const L = "three in a column and one to the right of the last";

/** A preview that pays so much in summer. */
function paying(points: number): Previewed {
    return {
        seat: 2,
        edicts: [
            { card: "canal_lake", before: 0, after: points, squares: "", why: null, headway: null },
        ],
        coins: [0, 0],
        monsters: [0, 0],
        destroyed: "",
        gains: {
            edicts: [points ? [{ season: 1, points }] : []],
            coins: [],
            monsters: [],
            total: points,
        },
    };
}

let telling: Telling;
beforeAll(() => language.speak("en"));
beforeEach(() => {
    telling = new Telling();
});

describe("a new card", () => {
    it("is told with all that can be drawn, by the digits that choose it", () => {
        expect(telling.next("task", draft, null, "Ruins!")).toBe(
            `Ruins! 1: Forest, 2: Farm: ${L}. 3: Village: two in a row. ${under(draft)}. Fits`,
        );
        expect(telling.next("option", draft, null)).toBe(`Forest: ${L}. ${under(draft)}. Fits`);
    });

    it("is told as its shape lies, where it had to be turned", () => {
        const turned = turnedBy(draft, 1);
        const said = "three in a row and one below the first";
        expect(telling.next("task", turned, null)).toContain(`1: Forest, 2: Farm: ${said}.`);
        const farm = withOption(turned, 1);
        expect(telling.next("option", farm, null)).toBe(`Farm: ${said}. ${under(farm)}. Fits`);
    });
});

describe("a shape that is moved", () => {
    it("is told by its squares, and by points only where they are others", () => {
        telling.next("task", draft, paying(3));
        const [one, two] = [nudged(draft, 1, 0), nudged(draft, 2, 0)];
        expect(telling.next("place", one, paying(3))).toBe(`${under(one)}. Fits`);
        expect(telling.next("place", two, paying(4))).toBe(
            `${under(two)}. Fits; Canal Lake +4 in summer`,
        );
        expect(telling.next("place", one, paying(0))).toBe(
            `${under(one)}. Fits; ${t("draw-no-change")}`,
        );
        expect(telling.next("place", two, paying(0))).toBe(`${under(two)}. Fits`);
    });

    it("tells its points again after a place where it does not fit", () => {
        const here = firstDraft(task(mapWith({ "^": "F6" })));
        const there = movedOver(here, squareOf("F6") ?? 0);
        telling.next("task", here, paying(3));
        expect(telling.next("place", there, null)).toBe(`${under(there)}. F6 is a mountain.`);
        expect(telling.next("place", { ...here }, paying(3))).toBe(
            `${under(here)}. Fits; Canal Lake +3 in summer`,
        );
    });

    it("is told as it was turned or flipped", () => {
        telling.next("task", draft, null);
        const turned = turnedBy(draft, 1);
        expect(telling.next("place", turned, null)).toBe(
            `three in a row and one below the first. ${under(turned)}. Fits`,
        );
        const flipped = flippedOver(turned);
        expect(telling.next("place", flipped, null)).toBe(
            `three in a row and one below the last. ${under(flipped)}. Fits`,
        );
    });

    it("is told to lie as before where a key has changed nothing", () => {
        const top = movedOver(draft, 0);
        telling.next("place", top, null);
        expect(telling.next("place", nudged(top, -1, 0), null)).toBe(t("draw-as-before"));
    });

    it("tells what it brings when that comes late, and nothing twice", () => {
        telling.next("place", draft, null);
        expect(telling.next("place", draft, paying(3))).toBe("Canal Lake +3 in summer");
        expect(telling.next("place", draft, paying(3))).toBe("");
    });

    it("names the square also where it is one alone, and what a hero strikes", () => {
        const rows = ["H***"];
        const places = [{ rows, row: 2, column: 3, squares: [25] }];
        const hero = { terrain: "hero", rows, coin: false, places };
        const first = firstDraft(task(undefined, { asks: "hero", kind: "hero", options: [hero] }));
        expect(telling.next("place", first, null)).toBe("C4. Strikes C5, C6, C7. Fits");
        const lone = { ...hero, terrain: "farm", rows: ["X"] };
        const single = firstDraft(task(undefined, { single: true, options: [lone] }));
        const square = { ...single, rows: ["X"] };
        expect(telling.next("place", square, null)).toBe(`${under(square)}. Fits`);
    });
});

describe("whoever asks", () => {
    it("hears all of it once more before it is drawn", () => {
        expect(telling.next("gains", draft, paying(3))).toBe(
            `${under(draft)}. Fits; Canal Lake +3 in summer. ${t("draw-enter-draws")}`,
        );
        expect(telling.next("gains", draft, paying(0))).toContain(t("draw-no-change"));
    });

    it("hears why it does not fit, what to choose, and that it is picked up", () => {
        const blocked = movedOver(firstDraft(task(mapWith({ W: "F6" }))), squareOf("F6") ?? 0);
        expect(telling.next("why", blocked, null)).toContain("F6");
        expect(telling.next("choose", draft, null)).toBe(t("draw-choose"));
        expect(telling.next("free", draft, null)).toBe(t("draw-free"));
        expect(telling.next(null, draft, null)).toBe("");
        expect(telling.next("gains", null, null)).toBe("");
    });
});
