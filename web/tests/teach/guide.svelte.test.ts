import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import { Guide } from "../../src/lib/teach/guide.svelte";
import { meet, seen } from "../../src/lib/teach/seen";
import type { Table } from "../../src/lib/wire/messages";
import { here } from "../files";
import { kept } from "../tables";

const boxes = JSON.parse(readFileSync(here("tests/data/legal.json"), "utf-8")) as {
    material: unknown;
};
const material = readMaterial(boxes.material);
const { table: started } = kept("started");
const play = { ...started.play!, awaited: [1] };

beforeEach(() => {
    localStorage.clear();
    meet({});
});

/** A guide that has looked at a table. */
function shown(table: Table, guide = new Guide()): Guide {
    guide.follow(table, table.play, 1, material);
    return guide;
}

describe("a guide", () => {
    const first: Table = { ...started, play };

    it("says one thing in a round, until it is drawn, and never again", () => {
        const guide = shown(first);
        expect(guide.said?.id).toBe("shape");
        expect([...seen()!.marks]).toEqual(["shape"]);
        shown({ ...first }, guide);
        expect(guide.said?.id).toBe("shape");
        guide.follow(first, play, null, material);
        expect(guide.said).toBeNull();
        // Whoever takes a drawing back has read it.
        shown(first, guide);
        expect(guide.said).toBeNull();
        shown({ ...first, play: { ...play, round: 2 } }, guide);
        expect(guide.said?.id).not.toBe("shape");
        guide.close();
        expect(guide.said).toBeNull();
        expect(shown(first).said?.id).not.toBe("shape");
    });

    it("says nothing to those who only watch", () => {
        const guide = new Guide();
        guide.follow(first, play, null, material);
        expect(guide.said).toBeNull();
        expect([...seen()!.edicts]).toEqual([]);
    });

    it("introduces no edicts in a first game, and meets them with it", () => {
        const guide = shown(first);
        expect([guide.open, guide.fresh]).toEqual([false, []]);
        expect([...seen()!.edicts]).toEqual(started.edicts);
    });

    it("points new edicts out at a table with others, and opens them when asked", () => {
        meet({ edicts: started.edicts.slice(1, 3) });
        const guide = shown(first);
        expect(guide.said).toMatchObject({ id: "edicts", edicts: [0, 3], subject: "edict-0" });
        expect(guide.open).toBe(false);
        guide.look();
        expect([guide.open, guide.said]).toEqual([true, null]);
        guide.looked();
        expect(guide.open).toBe(false);
        // Not again after a reload, nor in a later round.
        expect(shown(first).said?.id).toBe("shape");
    });

    it("opens them before the first card of somebody alone without a clock", () => {
        meet({ edicts: ["silos"] });
        const alone: Table = { ...first, chairs: first.chairs.slice(0, 1), deadline: null };
        const guide = shown(alone);
        expect([guide.open, guide.said, guide.fresh]).toEqual([true, null, [0, 1, 2, 3]]);
        localStorage.clear();
        meet({ edicts: ["silos"] });
        expect(shown({ ...alone, deadline: 1 }).open).toBe(false);
        localStorage.clear();
        meet({ edicts: ["silos"] });
        expect(shown({ ...alone, kind: "lane" }).open).toBe(false);
        localStorage.clear();
        meet({ edicts: ["silos"] });
        const later = shown({ ...alone, play: { ...play, round: 2 } });
        expect([later.open, later.fresh]).toEqual([false, []]);
    });
});

it("says nothing that the guided first game has told", () => {
    const guide = new Guide();
    for (const step of ["map", "village", "river"]) guide.taught(step);
    meet({ marks: ["year"] });
    guide.follow({ ...started, play }, play, 1, material);
    expect(guide.said).toBeNull();
    expect([...seen()!.marks]).toEqual(["shape", "edict", "coin", "time", "year"]);
});
