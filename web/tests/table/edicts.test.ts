import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import { edictRows } from "../../src/lib/table/edicts";
import { message, type Play, type Previewed, type Scored } from "../../src/lib/wire/messages";
import { here } from "../files";
import { kept, keptJson } from "../tables";

const boxes = JSON.parse(readFileSync(here("tests/data/legal.json"), "utf-8")) as {
    material: unknown;
};
const material = readMaterial(boxes.material);
const { table } = kept("playing");
const play = table.play as Play;

function answered(name: string): { scored: Scored | null; preview: Previewed | null } {
    const read = message(JSON.stringify(keptJson(name)));
    if (read?.kind !== "answer") throw new Error(`${name} is no answer`);
    return { scored: read.scored ?? null, preview: read.preview ?? null };
}

describe("the rows of the edicts", () => {
    const { scored } = answered("answer_score");
    const { preview } = answered("answer_preview");
    const { points } = play.sheets[0];

    it("say when each scores, and whether that is now", () => {
        const rows = edictRows(table, play, material, points, null, null);
        expect(rows.map(({ card }) => card)).toEqual(table.edicts);
        expect(rows.map(({ seasons }) => seasons)).toEqual([
            ["spring", "winter"],
            ["spring", "summer"],
            ["summer", "fall"],
            ["fall", "winter"],
        ]);
        expect(rows.map(({ scoresNow }) => scoresNow)).toEqual([false, true, true, false]);
    });

    it("have the points of the view, and no squares until somebody asks for them", () => {
        const rows = edictRows(table, play, material, points, null, null);
        expect(rows.map((row) => row.points)).toEqual([0, 4, 0, 7]);
        for (const row of rows) {
            expect([row.after, row.squares, row.why]).toEqual([null, "", null]);
        }
    });

    it("have no points where the view tells none", () => {
        const rows = edictRows(table, play, material, [], null, null);
        expect(rows.map((row) => row.points)).toEqual([null, null, null, null]);
    });

    it("have what is scored now, with its squares and why it is nothing", () => {
        const rows = edictRows(table, play, material, points, scored, null);
        expect(rows.map(({ points }) => points)).toEqual([0, 4, 0, 7]);
        expect(rows[1].squares).toBe("C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11");
        expect(rows[0].why?.code).toBe("zero_banded_hills");
        expect(rows.every(({ after }) => after === null)).toBe(true);
    });

    it("have both before and after while a drawing is under preview", () => {
        const rows = edictRows(table, play, material, points, scored, preview);
        expect(rows.map(({ points, after }) => [points, after])).toEqual([
            [0, 0],
            [4, 4],
            [0, 0],
            [7, 7],
        ]);
        expect(rows[3].squares).toBe("G9 G10 G11 H8 I8 I11 J9");
    });
});
