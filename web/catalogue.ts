/**
 * The texts of a language as one module: `import texts from "virtual:texts/pl"`.
 *
 * The catalogues lie with the Python package, a folder for each language. The rules of the game are
 * long and read by few, so they are a module of their own: `virtual:rules/pl`.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/quillmap/locales/");
const WANTED = /^virtual:(texts|rules)\/([a-z]{2})$/;
const RULES = "rules.ftl";

/** The .ftl files of a language that belong to a module. */
export function filesOf(kind: string, language: string): string[] {
    const folder = `${LOCALES}${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const wanted = names.filter((name) => (name === RULES) === (kind === "rules"));
    return wanted.sort().map((name) => folder + name);
}

/** The text of these files without the comments, which are for translators alone. */
export function textOf(files: string[]): string {
    const lines = files.flatMap((file) => readFileSync(file, "utf-8").split(/\r?\n/));
    return lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n") + "\n";
}

/** The plugin for Vite. */
export function catalogue(): Plugin {
    return {
        name: "quillmap-catalogue",
        resolveId: (id) => (WANTED.test(id) ? `\0${id}` : undefined),
        load(id) {
            const found = WANTED.exec(id.slice(1));
            if (!id.startsWith("\0") || !found) return undefined;
            const files = filesOf(found[1], found[2]);
            for (const file of files) this.addWatchFile(file);
            return `export default ${JSON.stringify(textOf(files))};`;
        },
    };
}
