import { expect, it } from "vitest";
import { bestPlace, compared } from "../../src/lib/lesson/comparing";
import type { LiveTable } from "../../src/lib/table/liveTable.svelte";
import { squaresOf } from "../../src/lib/map/grid";
import { mapWith, task } from "../tasks";

it("a good place lies on most of the squares that pay", () => {
    const [, , village] = task().options;
    expect(bestPlace(village!, new Set(squaresOf("C3 C4")))?.squares).toEqual(squaresOf("C3 C4"));
    expect(bestPlace({ ...village!, places: [] }, new Set())).toBeNull();
});

it("the server says what each choice brings; one that it cannot say is left out", async () => {
    const asked: string[] = [];
    const live = {
        ask: (_: string, { line }: { line: string }) => {
            asked.push(line);
            if (line.includes("farm")) return Promise.reject(new Error("overtaken"));
            const gains = { edicts: [], coins: [], monsters: [], total: asked.length };
            return Promise.resolve({ preview: { gains } });
        },
    } as unknown as LiveTable;
    const found = await compared(task(mapWith({ "^": "C3" })), live);
    expect(found).toEqual([1, null, 5]);
    expect(
        asked.filter((line) => line.includes("farm")),
        "asked once more",
    ).toHaveLength(3);
});
