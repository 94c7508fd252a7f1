/**
 * Which script a module goes into, so that nobody waits for what only a later screen needs.
 *
 * An entry is the page itself, or whatever is fetched by `import()`. What only one of them needs stays
 * with it. What several need is put together by who needs it, in few files: `shared` is for all,
 * `for-start` and `for-table` have what these screens and others need, `for-later` what only others do.
 */

/** What the bundler tells about a module. */
interface Module {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
}
/** What a bundler answers with when it is asked for a module. */
interface Graph {
    getModuleInfo(id: string): Module | null;
}

interface Group {
    name: (id: string, graph: Graph) => string | null;
    priority: number;
}

/** The scripts that entries share, what is needed first in front. */
const CHUNKS = ["shared", "for-start", "for-table", "for-later"] as const;
type Chunk = (typeof CHUNKS)[number];
/** What late screens have in common beside these are parts of their own, such as a form. */
const SMALL = /\/node_modules\/|\/src\/(lib|ui|board)\//;

/** All modules that come with this one, without `import()`. */
function reached(graph: Graph, from: string): Set<string> {
    const found = new Set([from]);
    for (const id of found) {
        for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    }
    return found;
}

/** For every module the entries that need it. */
function needed(graph: Graph, main: string): Map<string, Set<string>> {
    const entries = new Set([main]);
    const by = new Map<string, Set<string>>();
    for (const entry of entries) {
        for (const id of reached(graph, entry)) {
            by.set(id, (by.get(id) ?? new Set()).add(entry));
            const later = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
            for (const next of later) entries.add(next);
        }
    }
    return by;
}

/** The script for a module that several entries need, if it is one of ours to make. */
function chunkOf(id: string, entries: string[]): Chunk | null {
    if (entries.length < 2) return null;
    const [main, start, table] = ["main.ts", "screens/Start.svelte", "screens/Table.svelte"].map(
        (name) => entries.some((entry) => entry.endsWith(`/src/${name}`)),
    );
    if (main || (start && table)) return "shared";
    if (start) return "for-start";
    if (table) return "for-table";
    return SMALL.test(id) ? "for-later" : null;
}

/** The groups for the bundler: each takes what its modules import along, so the order matters. */
export function chunksFrom(main: string): Group[] {
    let by: Map<string, Set<string>> | null = null;
    return CHUNKS.map((chunk, at) => ({
        name: (id, graph) => {
            by ??= needed(graph, main);
            return chunkOf(id, [...(by.get(id) ?? [])]) === chunk ? chunk : null;
        },
        priority: CHUNKS.length - at,
    }));
}
