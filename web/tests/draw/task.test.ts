/**
 * What the page lets people draw is what the engine allows. The sample is always compared; with
 * QUILLMAP_LEGAL naming a file of tests/page/test_legal.py, all of its positions.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import {
    firstDraft,
    choosingNow,
    draftOf,
    lineIn,
    flippedOver,
    movedOver,
    turnedBy,
    withOption,
    type Draft,
} from "../../src/lib/draw/draft";
import { complete, mustChoose, whyNot } from "../../src/lib/draw/fit";
import { allLines } from "../../src/lib/draw/line";
import { taskOf, type PlayedTable, type Task } from "../../src/lib/draw/task";
import { SQUARES } from "../../src/lib/map/grid";
import { play } from "../../src/lib/wire/messages";
import { anything, byName, list, number, object, or, text } from "../../src/lib/wire/readers";

const readCases = object({
    material: readMaterial,
    cases: list(
        object({
            seat: number,
            options: byName(anything),
            play,
            lines: or(list(text), []),
            digest: or(text, ""),
        }),
    ),
});
type Case = ReturnType<typeof readCases>["cases"][number];

const SAMPLE = "tests/data/legal.json";
/** Every so many positions, all drafts are made by hand: that takes longer. */
const BY_HAND = 30;
const GIVEN = process.env.QUILLMAP_LEGAL;

function taskIn(each: Case, boxes: ReturnType<typeof readMaterial>): Task {
    const table = { stage: "playing", options: each.options, play: each.play } as PlayedTable;
    const task = taskOf(table, each.seat, boxes);
    if (!task) throw new Error("the engine waits for this seat, the page asks it for nothing");
    return task;
}

/** Every draft that the controls can make: each option, turn, side and square. */
function* drafts(task: Task): Generator<Draft> {
    const first = firstDraft(task);
    const places = Array.from({ length: SQUARES }, (_, square) => square);
    if (first.choosing) {
        for (const square of places) yield movedOver(first, square);
        return;
    }
    for (const option of task.options.keys()) {
        const chosen = withOption(first, option);
        for (let way = 0; way < (task.turning ? 8 : 1); way++) {
            const side = way < 4 ? chosen : flippedOver(chosen);
            for (const square of places) yield movedOver(turnedBy(side, way % 4), square);
        }
    }
}

/** What a draft that lies well still has to choose. */
function finished(draft: Draft): Draft[] {
    if (!mustChoose(draft)) return [draft];
    const choosing = choosingNow(draft, true);
    return Array.from({ length: SQUARES }, (_, square) => movedOver(choosing, square));
}

function byHand(task: Task): { fits: Set<string>; misfits: Map<string, unknown[]> } {
    const fits = new Set<string>();
    const misfits = new Map<string, unknown[]>();
    for (const draft of drafts(task)) {
        for (const each of finished(draft)) {
            const why = whyNot(each);
            if (complete(each)) fits.add(lineIn(each));
            else if (why) misfits.set(lineIn(each), [why.code, why.args]);
        }
    }
    return { fits, misfits };
}

function digest(lines: string[]): string {
    return createHash("sha256").update(lines.join("\n")).digest("hex");
}

test("the sample: all lines, by hand, and back from the line", { timeout: 60_000 }, () => {
    const { material, cases } = readCases(JSON.parse(readFileSync(SAMPLE, "utf-8")));
    expect(cases.length).toBeGreaterThan(10);
    for (const each of cases) {
        const task = taskIn(each, material);
        const lines = [...allLines(task)].sort();
        expect(lines).toEqual(each.lines);
        expect([...byHand(task).fits].sort()).toEqual(each.lines);
        for (const line of lines.filter((_, nth) => nth % 5 === 0)) {
            const draft = draftOf(task, line);
            expect(draft && complete(draft) && lineIn(draft)).toBe(line);
        }
        expect(complete(firstDraft(task)) || mustChoose(firstDraft(task))).toBe(true);
    }
});

test.skipIf(!GIVEN)("all positions of the file", { timeout: 600_000 }, () => {
    const { material, cases } = readCases(JSON.parse(readFileSync(String(GIVEN), "utf-8")));
    const wrong: Record<number, string[]> = {};
    const misfits: unknown[] = [];
    cases.forEach((each, at) => {
        const task = taskIn(each, material);
        const lines = [...allLines(task)].sort();
        if (digest(lines) !== each.digest) wrong[at] = lines;
        if (at % BY_HAND) return;
        const hand = byHand(task);
        const fits = [...hand.fits].sort();
        if (digest(fits) !== each.digest) wrong[at] = fits;
        const some = [...hand.misfits].filter((_, nth) => nth % 61 === 0);
        misfits.push(...some.map(([line, why]) => [at, line, ...why]));
    });
    writeFileSync(`${GIVEN}.answer`, JSON.stringify({ wrong, misfits }));
});
