/** The texts of the page: none missing, none unused, every reason said in every language. */

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { DIVIDED, ELSEWHERE, filesOf, KINDS, LATE, messagesOf, textOf } from "../catalogue";
import { here, project } from "./files";
import { bundleOf, LANGUAGES, messageOf, textIn } from "../src/lib/language/language.svelte";

const SOURCE = here("src/");
const languages = Object.keys(LANGUAGES);

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(SOURCE + name, "utf-8"));
const code = sources.join("\n");

function allText(language: string): string {
    return KINDS.map((kind) => textOf(kind, language)).join("");
}

function idsOf(language: string): string[] {
    return new FluentResource(allText(language)).body.map((entry) => entry.id);
}

const english = idsOf("en");
/** Beginnings of ids that are put together: t(`bot-${name}`). */
const prefixes = [...code.matchAll(/[`"]([a-z][a-z_-]*-)\$\{/g)].map((found) => found[1] ?? "");

describe("messages", () => {
    it("are defined once", () => {
        for (const language of languages) {
            const ids = idsOf(language);
            expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
        }
    });

    it.each(languages)("are all there in %s, and no others", (language) => {
        expect(idsOf(language).sort()).toEqual([...english].sort());
    });

    it("exist where the page asks for them", () => {
        const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
        expect(asked.length).toBeGreaterThan(100);
        expect([...new Set(asked)].filter((id) => !english.includes(id))).toEqual([]);
    });

    it("are all used", () => {
        const text = allText("en");
        const unused = english.filter(
            (id) =>
                !text.includes(`{ ${id} }`) &&
                !code.includes(`"${id}"`) &&
                !code.includes(`'${id}'`) &&
                !prefixes.some((prefix) => id.startsWith(prefix)),
        );
        expect(unused).toEqual([]);
    });
});

describe("numbers in messages", () => {
    it.each(languages)("have a real minus in %s", (language) => {
        const bundle = bundleOf(language, allText(language));
        expect(textIn(bundle, "points-made", { count: -7 })).toMatch(/^−7 /);
        expect(textIn(bundle, "points-made", { count: 7 })).toMatch(/^7 /);
        expect(textIn(bundle, "no-such-message")).toBeNull();
    });

    it("choose the plural as before", () => {
        const bundle = bundleOf("pl", allText("pl"));
        const said = [1, 2, 5, -1].map((count) => textIn(bundle, "points-made", { count }));
        expect(said).toEqual(["1 gwiazdka", "2 gwiazdki", "5 gwiazdek", "−1 gwiazdka"]);
    });
});

describe("the end of a season", () => {
    const SEASONS = ["spring", "summer", "fall", "winter"];

    it.each([
        ["en", ["Spring is over", "Summer is over", "Fall is over", "Winter is over"]],
        ["pl", ["Koniec wiosny", "Koniec lata", "Koniec jesieni", "Koniec zimy"]],
        ["cs", ["Jaro skončilo", "Léto skončilo", "Podzim skončil", "Zima skončila"]],
    ])("is said of every season in %s", (language, said) => {
        const bundle = bundleOf(language, allText(language));
        const names = SEASONS.map((id) => textIn(bundle, `name-${id}`) ?? "");
        expect(names.map((season) => textIn(bundle, "season-over", { season }))).toEqual(said);
    });
});

describe("what is loaded first", () => {
    /** For each late part the files whose screens load it before they ask. */
    const LOADED: Record<keyof typeof LATE, RegExp> = {
        rules: /(^|\/)(Rules|Figure|CardDialog)\.svelte$|rulebook\.ts$/,
        mine: /^screens\/(MyGames\.svelte$|mine\/)/,
        lobby: new RegExp(
            [
                "^screens/(NewTable|NewRace|Join)\\.svelte$",
                "^screens/parts/(?!AloneButtons|Banner|CodeForm|GameList|listingText)",
                "^play/(waiting/(?!BeforeStart)|race/|RuleList|TableActions|people/(PersonalLink|NextHost))",
                "^lib/(table/sheetName|language/botNames)\\.ts$|^ui/TimeChoice\\.svelte$",
                "^play/sign/|^lib/crest/",
            ].join("|"),
        ),
        hints: /^play\/drawing\/Hint(Panel|edIdea)\.svelte$|^lib\/draw\/(reason|compared)Text\.ts$/,
        scenes: /^play\/(season\/|(end\/SeasonWindow|round\/(RaidScene|Completed))\.svelte$)|^lib\/scenes\//,
        after: new RegExp(
            [
                "^screens/(Replay|OpenRecord|Public)\\.svelte$",
                "^play/(end/(GameEnd|FairCopy|Publish|CardReport|CardCheck|ScoreTable)|compare/|replay/)",
                "^play/(ReplayView|race/RaceBoard)\\.svelte$",
                "^lib/(dealing|replay)/",
            ].join("|"),
        ),
        teach: /^(lib|play)\/(lesson|teach)\//,
    };
    const named = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
        .filter((name) => /\.(ts|svelte)$/.test(name))
        .map((name) => ({ name, text: readFileSync(SOURCE + name, "utf-8") }));

    it.each(languages)("or later is every file of %s but those of the command line", (language) => {
        const all = readdirSync(project(`src/quillmap/locales/${language}`));
        const shown = filesOf(language);
        expect(shown).toEqual(all.filter((name) => !ELSEWHERE.includes(name)).sort());
        const placed = [...Object.values(LATE).flat(), ...Object.keys(DIVIDED)];
        expect(placed.filter((name) => !shown.includes(name))).toEqual([]);
    });

    it.each(languages)(
        "has the names of cards at once and their rules later, in %s",
        (language) => {
            const [first, later] = (["texts", "rules"] as const).map((kind) =>
                messagesOf(textOf(kind, language)),
            );
            for (const id of ["name-silos", "brief-silos", "zero-silos"]) {
                expect([first!.has(id), later!.has(id)], id).toEqual([true, false]);
            }
            for (const id of ["rule-silos", "example-silos"]) {
                expect([first!.has(id), later!.has(id)], id).toEqual([false, true]);
            }
        },
    );

    it("reads messages of several lines, and no comments", () => {
        const text =
            "# A\n\n## B\n\none = 1\ntwo =\n    { $n ->\n       *[other] 2\n    }\nthree = 3\n";
        const found = messagesOf(text);
        expect([...found.keys()]).toEqual(["one", "two", "three"]);
        expect(found.get("two")).toBe("two =\n    { $n ->\n       *[other] 2\n    }");
    });

    it.each(Object.keys(LATE) as (keyof typeof LATE)[])(
        "has every message that is asked for where the texts of %s are not loaded",
        (part) => {
            const later = [...messagesOf(textOf(part, "en")).keys()];
            expect(later.length).toBeGreaterThan(10);
            const others = named.filter(({ name }) => !LOADED[part].test(name));
            const asked = others.flatMap(({ name, text }) =>
                later.filter((id) => text.includes(`"${id}"`)).map((id) => `${name}: ${id}`),
            );
            expect(asked).toEqual([]);
        },
    );

    it.each(languages)("refers to nothing that comes later, in %s", (language) => {
        const texts = textOf("texts", language);
        for (const kind of KINDS) {
            const own = textOf(kind, language);
            const bundle = bundleOf(language, texts + own);
            const named = [...own.matchAll(/\{ ([a-z][a-z_-]+) \}/g)].map(
                (found) => found[1] ?? "",
            );
            expect(named.filter((id) => !bundle.hasMessage(id))).toEqual([]);
        }
    });
});

describe("reasons", () => {
    type Known = { args: Record<string, { kind: string; sample: string | number }> };
    const text = readFileSync(project("tests/data/reasons.json"), "utf-8");
    const { reasons } = JSON.parse(text) as { reasons: Record<string, Known> };

    it.each(languages)("are all said in %s, without a gap", (language) => {
        const bundle = bundleOf(language, allText(language));
        expect(Object.keys(reasons).length).toBeGreaterThan(50);
        for (const [id, known] of Object.entries(reasons)) {
            const message = bundle.getMessage(messageOf(id));
            expect(message?.value, `${language}: ${messageOf(id)}`).toBeTruthy();
            const samples = Object.entries(known.args).map(([key, { sample }]) => [key, sample]);
            const errors: Error[] = [];
            bundle.formatPattern(message!.value!, Object.fromEntries(samples), errors);
            expect(errors.map(String), `${language}: ${messageOf(id)}`).toEqual([]);
        }
    });
});
