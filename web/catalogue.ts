/**
 * The texts of a language as one module: `import texts from "virtual:texts/pl"`.
 *
 * The catalogues lie with the Python package, a folder for each language. What explains the rules is
 * long and read by few, so it is a module of its own, loaded when somebody asks: `virtual:rules/pl`.
 * A message that a language lacks is there in English.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/quillmap/locales/");
const WANTED = /^virtual:(texts|rules)\/([a-z]{2})$/;
/** The files that explain: the page of the rules, and what the window of a card says. */
export const LATE = ["cards.ftl", "editions.ftl", "howto.ftl", "rules.ftl"];
/** In `CARDS` all texts of a card stand together, but its name and its zero are needed at once. */
export const CARDS = "cards.ftl";
export const AT_ONCE = ["name-", "zero-"];
/** What only the terminal says of a card. */
export const IN_TERMINAL = ["brief-"];
/** The files of the command line, which no page shows. */
export const ELSEWHERE = ["commands.ftl", "terminal.ftl"];

type Kind = "texts" | "rules";

/** The .ftl files of a module. */
export function filesOf(kind: Kind, language: string): string[] {
    const folder = `${LOCALES}${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    const wanted = names.filter(
        (name) => name === CARDS || LATE.includes(name) === (kind === "rules"),
    );
    const shown = wanted.filter((name) => !ELSEWHERE.includes(name));
    return shown.sort().map((name) => folder + name);
}

/** The messages of a text by their ids, without the comments for translators. */
export function messagesOf(text: string): Map<string, string> {
    const found = new Map<string, string>();
    let id = "";
    for (const line of text.split(/\r?\n/)) {
        if (!line.trim() || line.startsWith("#")) continue;
        id = /^([a-z][\w-]*) *=/.exec(line)?.[1] ?? id;
        found.set(id, found.has(id) ? `${found.get(id)}\n${line}` : line);
    }
    return found;
}

/** Whether a message of a file belongs to a module. */
function isIn(kind: Kind, file: string, id: string): boolean {
    const begins = (prefixes: string[]) => prefixes.some((prefix) => id.startsWith(prefix));
    if (!file.endsWith(`/${CARDS}`)) return true;
    return !begins(IN_TERMINAL) && begins(AT_ONCE) === (kind === "texts");
}

function ownMessages(kind: Kind, language: string): Map<string, string> {
    const files = filesOf(kind, language);
    const found = files.flatMap((file) =>
        [...messagesOf(readFileSync(file, "utf-8"))].filter(([id]) => isIn(kind, file, id)),
    );
    return new Map(found);
}

/** The text of a module: the messages of its files, in English what the language lacks. */
export function textOf(kind: Kind, language: string): string {
    const messages = new Map([...ownMessages(kind, "en"), ...ownMessages(kind, language)]);
    return [...messages.values()].join("\n") + "\n";
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
