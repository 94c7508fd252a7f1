import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import { language } from "../../src/lib/language/language.svelte";
import { briefOf, broughtBy, edictRows, headwayText, paydayText } from "../../src/lib/table/edicts";
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

    it("say when each is paid, and whether that is now", () => {
        const rows = edictRows(table, play, material, 1, null, null);
        const [spring] = play.scores[0] ?? [];
        expect(rows.map(({ card }) => card)).toEqual(table.edicts);
        expect(rows.map(({ paydays }) => paydays.map(({ season }) => season))).toEqual([
            ["spring", "winter"],
            ["spring", "summer"],
            ["summer", "fall"],
            ["fall", "winter"],
        ]);
        expect(rows.map(({ paydays }) => paydays.map(({ state }) => state))).toEqual([
            ["paid", "later"],
            ["paid", "now"],
            ["now", "later"],
            ["later", "later"],
        ]);
        expect(rows.map(({ paydays }) => paydays[0]?.points)).toEqual([
            spring?.[0],
            spring?.[1],
            null,
            null,
        ]);
        expect(rows.map(({ scoresNow }) => scoresNow)).toEqual([false, true, true, false]);
    });

    it("are dead once they were paid twice, and bring nothing any more", () => {
        const scores = play.scores.map(([spring]) => (spring ? [spring, spring] : []));
        const fall = { ...play, season: 2, scores };
        const rows = edictRows(table, fall, material, 1, scored, preview);
        expect(rows.map(({ dead }) => dead)).toEqual([false, true, false, false]);
        expect(rows[1]).toMatchObject({ after: null, headway: null, scoresNow: false });
        const atRest = edictRows(table, fall, material, 1, scored, null);
        expect(rows[1]?.points, "what was paid, also under a preview").toBe(atRest[1]?.points);
        expect(rows[1]?.points).toBe(broughtBy(rows[1]!.paydays));
        const over = edictRows({ ...table, stage: "over" }, fall, material, 1, scored, null);
        expect(over.some(({ dead }) => dead)).toBe(false);
        expect(over.some(({ headway }) => headway)).toBe(false);
    });

    it("have the points of the view, and no squares until somebody asks for them", () => {
        const rows = edictRows(table, play, material, 1, null, null);
        expect(rows.map((row) => row.points)).toEqual([0, 4, 0, 7]);
        for (const row of rows) {
            expect([row.after, row.squares, row.why]).toEqual([null, "", null]);
        }
    });

    it("have no points where the view tells none", () => {
        const rows = edictRows(table, play, material, null, null, null);
        expect(rows.map((row) => row.points)).toEqual([null, null, null, null]);
    });

    it("have what is scored now, with its squares and why it is nothing", () => {
        const rows = edictRows(table, play, material, 1, scored, null);
        expect(rows.map(({ points }) => points)).toEqual([0, 4, 0, 7]);
        expect(rows[1].squares).toBe("C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11");
        expect(rows[0].why?.code).toBe("zero_banded_hills");
        expect(rows.every(({ after }) => after === null)).toBe(true);
    });

    it("have both before and after while a drawing is under preview", () => {
        const rows = edictRows(table, play, material, 1, scored, preview);
        expect(rows.map(({ points, after }) => [points, after])).toEqual([
            [0, 0],
            [4, 4],
            [0, 0],
            [7, 7],
        ]);
        expect(rows[3].squares).toBe("G9 G10 G11 H8 I8 I11 J9");
        expect(rows[2].headway).toMatchObject({ kind: "water", have: 2, need: 3 });
    });
});

describe("an edict in words", () => {
    beforeAll(() => language.speak("en"));

    it("says how far the map is, and which line it is about once there is one", () => {
        const of = (kind: string, have: number, need: number, line = ""): string =>
            headwayText({ kind, have, need, line, squares: "" });
        expect(of("cluster", 5, 6)).toBe("next cluster: 5 of 6");
        expect(of("row", 8, 11, "F")).toBe("row F: 8 of 11");
        expect(of("row", 0, 11, "A")).toBe("0 of 11");
        expect(of("gap", 4, 3)).toContain("4");
        expect(of("something new", 1, 2)).toBe("1 of 2");
    });

    it("says when it is paid", () => {
        const said = (["paid", "now", "later"] as const).map((state) =>
            paydayText({ season: "fall", state, points: 7 }),
        );
        expect(new Set(said).size).toBe(3);
        expect(said[0]).toBe("Fall: paid, 7");
    });

    it("says its rule in a few words, as it holds at the table", () => {
        expect(briefOf("wildholds", {})).toContain("8");
        expect(briefOf("wildholds", { wildholds_points: 6 })).toContain("6 per");
    });
});

it("an edict has brought the sum of what was paid, and nothing where nobody can say", () => {
    const payday = (points: number | null) =>
        ({ season: "spring", state: "paid", points }) as const;
    expect(broughtBy([payday(6), payday(15)])).toBe(21);
    expect(broughtBy([payday(6), payday(null)])).toBe(6);
    expect(broughtBy([payday(null), payday(null)])).toBeNull();
});
