/**
 * The texts of the page in each language, in parts by when they are needed: `virtual:texts/pl` is
 * there before anything is shown, and the late parts come with the screens that show them.
 *
 * The catalogues lie with the Python package, a folder for each language. `virtual:catalogues` tells
 * how each part is loaded. A message that a language lacks is there in English.
 */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/quillmap/locales/");
/** The files of the late parts. */
export const LATE = {
    /** What explains: the page of the rules, and what the window of a card says. */
    rules: ["editions.ftl", "howto.ftl", "rules.ftl"],
    /** "My games" alone. */
    mine: ["mine.ftl"],
    /** Before a game: forms, open tables, the room where a table waits, races; and signing a map. */
    lobby: ["lobby.ftl", "sign.ftl"],
    /** Moments of a game: the end of a season, an ambush. */
    scenes: ["scenes.ftl"],
    /** After a game: the result, the check of the cards, pictures, records, replays, public pages. */
    after: ["after.ftl", "publish.ftl"],
    /** Why a hint is good. */
    hints: ["hints.ftl"],
    /** What guides a first game, and what is told at first meetings. */
    teach: ["lesson.ftl", "marks.ftl"],
};
type Late = keyof typeof LATE;
/** Files whose messages stand together, though only some are needed at once; the others are late. */
export const DIVIDED: Record<string, { atOnce: RegExp; part: Late }> = {
    "cards.ftl": { atOnce: /^(name|brief|zero)-/, part: "rules" },
    "labels.ftl": { atOnce: /^(?!strength$|bot-.*-about$)/, part: "lobby" },
    // Of the menu of the table, which is loaded when it is opened.
    "table.ftl": { atOnce: /^(?!sure-|menu-(?!come-back$)|next-host$|make-host$)/, part: "lobby" },
    // Of signing, of forms that choose options and maps, and of the room where a table waits.
    "reasons.ftl": {
        atOnce: new RegExp(
            "^(?!reason-(bad_words|bad_crest|signed_often|fixed_by_ruleset|unseen_option|edict_backs" +
                "|edict_pool|four_ambushes|not_in_environments|map_(edge|touching|mountains|ruins)" +
                "|players|unknown_option|fewer_seats|nobody_sits)$)",
        ),
        part: "lobby",
    },
    "options.ftl": { atOnce: /^option-(ruleset|map_sheet|kind|time)(?!.*-about$)/, part: "lobby" },
};
/** The files of the command line, which no page shows. */
export const ELSEWHERE = ["commands.ftl", "copy.ftl", "link-card.ftl", "terminal.ftl"];

/** The parts, what is needed at once first. */
export const KINDS = ["texts", ...(Object.keys(LATE) as Late[])] as const;
export type Kind = (typeof KINDS)[number];
const WANTED = new RegExp(`^virtual:(${KINDS.join("|")})/([a-z]{2})$`);
const ALL = "virtual:catalogues";

/** The part of a message by its file and its id. */
function kindOf(name: string, id: string): Kind {
    const divided = DIVIDED[name];
    if (divided) return divided.atOnce.test(id) ? "texts" : divided.part;
    return KINDS.find((kind) => kind !== "texts" && LATE[kind].includes(name)) ?? "texts";
}

/** The .ftl files that the page shows. */
export function filesOf(language: string): string[] {
    const names = readdirSync(LOCALES + language).filter((name) => name.endsWith(".ftl"));
    return names.filter((name) => !ELSEWHERE.includes(name)).sort();
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

function ownMessages(kind: Kind, language: string): Map<string, string> {
    const found = filesOf(language).flatMap((name) => {
        const messages = messagesOf(readFileSync(join(LOCALES, language, name), "utf-8"));
        return [...messages].filter(([id]) => kindOf(name, id) === kind);
    });
    return new Map(found);
}

/** The text of a part: its messages, in English what the language lacks. */
export function textOf(kind: Kind, language: string): string {
    const messages = new Map([...ownMessages(kind, "en"), ...ownMessages(kind, language)]);
    return [...messages.values()].join("\n") + "\n";
}

/** The code of `virtual:catalogues`: for each part and language a function that loads it. */
function loaders(): string {
    const parts = KINDS.map((kind) => {
        const loads = readdirSync(LOCALES).map(
            (id) => `${id}: () => import("virtual:${kind}/${id}")`,
        );
        return `${kind}: { ${loads.join(", ")} }`;
    });
    return `export default { ${parts.join(", ")} };`;
}

/** The plugin for Vite. */
export function catalogue(): Plugin {
    return {
        name: "quillmap-catalogue",
        resolveId: (id) => (id === ALL || WANTED.test(id) ? `\0${id}` : undefined),
        load(id) {
            if (id === `\0${ALL}`) return loaders();
            const found = WANTED.exec(id.slice(1));
            if (!id.startsWith("\0") || !found) return undefined;
            const [, kind, language] = found as unknown as [string, Kind, string];
            for (const name of filesOf(language)) {
                this.addWatchFile(join(LOCALES, language, name));
            }
            return `export default ${JSON.stringify(textOf(kind, language))};`;
        },
    };
}
