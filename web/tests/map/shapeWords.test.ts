/** Shapes in words: every shape of the boxes, however it is turned, in every language. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import { language, LANGUAGES, type Language } from "../../src/lib/language/language.svelte";
import { flipped, ONE, orientations, turned, type Rows } from "../../src/lib/map/shapes";
import { phrasesOf, shapeWords } from "../../src/lib/map/shapeWords";
import { here } from "../files";

const languages = Object.keys(LANGUAGES) as Language[];
const kept = JSON.parse(readFileSync(here("tests/data/legal.json"), "utf-8")) as {
    material: unknown;
};
const boxes = readMaterial(kept.material);
const drawn = [
    ONE,
    ...Object.values(boxes.explore).flatMap((card) => card.shapes.map((shape) => shape.rows)),
    ...Object.values(boxes.ambushes).map((card) => card.rows),
];
const heroes = Object.values(boxes.heroes).map((card) => card.rows);

/** Every different picture, however a shape is turned. */
function allWays(shapes: readonly Rows[]): Rows[] {
    const found = new Map(shapes.flatMap(orientations).map((rows) => [rows.join("/"), rows]));
    return [...found.values()];
}

describe.each(languages)("in %s", (tongue) => {
    beforeAll(() => language.speak(tongue));

    test("every shape has words of its own in every turn", () => {
        const all = [...allWays(drawn), ...allWays(heroes)];
        const said = new Map(all.map((rows) => [shapeWords(rows), rows.join("/")]));
        expect(all.length).toBeGreaterThan(90);
        expect(said.size).toBe(all.length);
        const lacks = [...said.keys()].filter((words) =>
            /[{}]|shape-|strikes-|number-/.test(words),
        );
        expect(lacks).toEqual([]);
    });

    test("the list to be read", async () => {
        const lines = [...allWays(drawn), ...allWays(heroes)].map(
            (rows) => `${rows.join("/").padEnd(14)} ${shapeWords(rows)}`,
        );
        await expect(lines.join("\n") + "\n").toMatchFileSnapshot(
            here(`tests/data/shapes/${tongue}.txt`),
        );
    });
});

describe("the grammar", () => {
    beforeAll(() => language.speak("en"));

    test.each([
        ["X", "one square"],
        ["XXX/..X", "three in a row and one below the last"],
        ["X./X./XX", "three in a column and one to the right of the last"],
        [".X./XXX/.X.", "three in a row, one above the middle one, and one below the middle one"],
        [
            "..X/.XX/XX.",
            "two in a row, one above the last, and two below going left from the first",
        ],
        ["X.X/X.X", "two columns of two with a gap between"],
        ["..*/H.*/..*", "strikes three in a column, two squares to the right"],
        ["X.X.X", "row by row 1 3 5"],
        ["X..X/.X..", "row by row 1 4; 2"],
    ])("%s", (rows, said) => expect(shapeWords(rows.split("/"))).toBe(said));

    test("every shape of the boxes is said, and none is spelled out", () => {
        expect(allWays(drawn).filter((rows) => !phrasesOf(rows))).toEqual([]);
    });

    test("a shape takes as many words however it lies", () => {
        for (const rows of allWays(drawn)) {
            const [one, other] = [phrasesOf(rows), phrasesOf(flipped(rows))];
            expect(other?.length, rows.join("/")).toBe(one?.length);
            expect(phrasesOf(turned(rows))?.length, rows.join("/")).toBe(one?.length);
        }
    });
});
