import { beforeAll, expect, it } from "vitest";
import { language } from "../../src/lib/language/language.svelte";
import { tabTitle } from "../../src/lib/people/tabTitle";
import type { Table } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table: found, mine } = kept("playing");
const drawn = { seats: [], here: [] };
const table: Table = { ...found, play: found.play && { ...found.play, awaited: [1, 2] } };
const watching = { ...mine, seats: [] };

beforeAll(() => language.speak("en"));

it("says whose turn it is, and else how far a table is", () => {
    expect(tabTitle(null, drawn, mine)).toBe("Quillmap");
    expect(tabTitle(table, drawn, { ...mine, seats: [1], sealed: {} })).toContain("Your turn");
    expect(tabTitle(table, { ...drawn, seats: [1] }, watching)).toMatch(
        /^Waiting for .+ · Quillmap$/,
    );
    expect(tabTitle(table, { ...drawn, seats: [1, 2] }, watching)).toBe("Quillmap");
    expect(tabTitle({ ...table, stage: "over" }, drawn, watching)).toContain("Finished");
    expect(tabTitle({ ...table, stage: "waiting" }, drawn, watching)).toContain("being set");
});

it("is in the language of the page", async () => {
    await language.speak("el");
    expect(tabTitle({ ...table, stage: "over" }, drawn, watching)).toBe("Τέλος · Quillmap");
    await language.speak("en");
});
