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
/** Messages that explain: the rules page, and what the window of a card says. */
const EXPLAINS =
    /^(rules-.*-(title|\d+)|(rule|example|about|howto|edition)-.*|ambush-(clockwise|counter_clockwise|solo-.*)|earned-points) =/;

/** The .ftl files of a language. */
export function filesOf(language: string): string[] {
    const folder = `${LOCALES}${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    return names.sort().map((name) => folder + name);
}

/** The messages of a language, one text each, without the comments for translators. */
function messagesOf(language: string): string[] {
    const lines = filesOf(language).flatMap((file) => readFileSync(file, "utf-8").split(/\r?\n/));
    const said = lines.filter((line) => line.trim() && !line.startsWith("#"));
    // A message begins at the margin; what is indented, or closes a choice, belongs to it.
    return said.join("\n").split(/\n(?=[a-z])/);
}

/** The text of a module. */
export function textOf(kind: "texts" | "rules", language: string): string {
    const wanted = messagesOf(language).filter(
        (each) => EXPLAINS.test(each) === (kind === "rules"),
    );
    return wanted.join("\n") + "\n";
}

/** The plugin for Vite. */
export function catalogue(): Plugin {
    return {
        name: "quillmap-catalogue",
        resolveId: (id) => (WANTED.test(id) ? `\0${id}` : undefined),
        load(id) {
            const found = WANTED.exec(id.slice(1));
            if (!id.startsWith("\0") || !found) return undefined;
            const [, kind, language] = found;
            for (const file of filesOf(language)) this.addWatchFile(file);
            return `export default ${JSON.stringify(textOf(kind as "texts" | "rules", language))};`;
        },
    };
}
