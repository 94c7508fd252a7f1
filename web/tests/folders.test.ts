/** The page's folders: what tests a file has its name, and no folder grows too large to be read. */

import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { here } from "./files";

const MOST_FILES = 16;

function filesIn(folder: string): string[] {
    return readdirSync(here(folder), { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => relative(here("."), join(each.parentPath, each.name)));
}

it("every test has the name of the file that it tests", () => {
    const tests = filesIn("tests").filter((name) => /^tests\/.+\/.+\.test\.ts$/.test(name));
    expect(tests.length).toBeGreaterThan(30);
    const tested = (name: string) =>
        ["src/lib", "src"]
            .map((root) => name.replace(/^tests/, root).replace(".test.ts", ".ts"))
            .some((each) => existsSync(here(each)));
    expect(tests.filter((name) => !tested(name))).toEqual([]);
});

it("no folder has more files than can be seen at once", () => {
    const counts = new Map<string, number>();
    for (const name of [...filesIn("src"), ...filesIn("tests")]) {
        counts.set(dirname(name), (counts.get(dirname(name)) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(20);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
    expect(counts.get("src/lib/wire")).toBeGreaterThan(3);
    expect(counts.has("src/lib")).toBe(false);
});
