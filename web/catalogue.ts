/**
 * The texts of a language as one module: `import texts from "virtual:texts/pl"`.
 *
 * The catalogues lie with the Python package, a folder for each language. What explains the rules is
 * long and read by few, so it is a module of its own, loaded when somebody asks: `virtual:rules/pl`.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/quillmap/locales/");
const WANTED = /^virtual:(texts|rules)\/([a-z]{2})$/;
/** The files that explain: the page of the rules, and what the window of a card says. */
export const LATE = ["cards.ftl", "editions.ftl", "howto.ftl", "rules.ftl"];
/** The files of the command line, which no page shows. */
export const ELSEWHERE = ["commands.ftl", "terminal.ftl"];

type Kind = "texts" | "rules";

/** The .ftl files of a module. */
export function filesOf(kind: Kind, language: string): string[] {
    const folder = `${LOCALES}${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const wanted = names.filter((name) => LATE.includes(name) === (kind === "rules"));
    const shown = wanted.filter((name) => !ELSEWHERE.includes(name));
    return shown.sort().map((name) => folder + name);
}

/** The text of a module: all messages of its files, without the comments for translators. */
export function textOf(kind: Kind, language: string): string {
    const files = filesOf(kind, language).map((file) => readFileSync(file, "utf-8"));
    const lines = files.flatMap((text) => text.split(/\r?\n/));
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
            const [, kind, language] = found as unknown as [string, Kind, string];
            for (const file of filesOf(kind, language)) this.addWatchFile(file);
            return `export default ${JSON.stringify(textOf(kind, language))};`;
        },
    };
}
