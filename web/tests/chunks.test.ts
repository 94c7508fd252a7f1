/** Which script a module goes into, by a small page of its own. */

import { expect, it } from "vitest";
import { chunksFrom } from "../chunks";

const MAIN = "/web/src/main.ts";
const START = "/web/src/screens/Start.svelte";
const TABLE = "/web/src/screens/Table.svelte";
const FORM = "/web/src/screens/Form.svelte";
const REPLAY = "/web/src/screens/Replay.svelte";
const lib = (name: string) => `/web/src/lib/${name}.ts`;

/** What each module imports at once, and what later. */
const MODULES: Record<string, [now: string[], later: string[]]> = {
    [MAIN]: [[lib("page")], [START, TABLE, FORM, REPLAY]],
    [START]: [[lib("page"), lib("list"), lib("clock"), lib("banner")], []],
    [TABLE]: [[lib("page"), lib("clock"), lib("board")], []],
    [FORM]: [[lib("page"), lib("list"), lib("field")], []],
    [REPLAY]: [[lib("board"), lib("field"), "/web/src/play/Row.svelte"], ["/web/src/Far.svelte"]],
    "/web/src/Far.svelte": [["/web/src/play/Row.svelte"], []],
    [lib("board")]: [[lib("square")], []],
};

const graph = {
    getModuleInfo(id: string) {
        const [importedIds, dynamicallyImportedIds] = MODULES[id] ?? [[], []];
        return { importedIds, dynamicallyImportedIds };
    },
};

it.each([
    ["page", "shared"],
    ["clock", "shared"],
    ["list", "for-start"],
    ["banner", undefined],
    ["board", "for-table"],
    ["square", "for-table"],
    ["field", "for-later"],
])("puts %s into %s", (name, chunk) => {
    const groups = chunksFrom(MAIN);
    expect(groups.map((group) => group.name(lib(name), graph)).find(Boolean)).toBe(chunk);
});

it("leaves the parts of late screens to themselves", () => {
    const found = chunksFrom(MAIN).map((group) => group.name("/web/src/play/Row.svelte", graph));
    expect(found.filter(Boolean)).toEqual([]);
});
