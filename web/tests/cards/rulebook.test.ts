/** The rules page: every paragraph has a headword, and every picture a paragraph to stand beside. */

import { describe, expect, it } from "vitest";
import { textOf } from "../../catalogue";
import { EXAMPLES } from "../../src/lib/cards/examples";
import { bundleOf, LANGUAGES, textIn } from "../../src/lib/language/language.svelte";
import { isSmall, PICTURES, read, RULEBOOK } from "../../src/lib/cards/rulebook";

const ids: string[] = RULEBOOK.flatMap((section) => section.paragraphs.map(({ id }) => id));

describe("headwords", () => {
    it("stand before the bar", () => {
        expect(read("Ruins | They stay.")).toEqual({ head: "Ruins", text: "They stay." });
        expect(read("They stay.")).toEqual({ head: "", text: "They stay." });
    });

    it.each(Object.keys(LANGUAGES))("are short and differ within a section, in %s", (language) => {
        const bundle = bundleOf(language, textOf("rules", language));
        for (const { paragraphs } of RULEBOOK) {
            const found = paragraphs.map(({ id }) => read(textIn(bundle, id) ?? ""));
            const heads = found.map(({ head }) => head);
            expect(new Set(heads).size).toBe(paragraphs.length);
            for (const { head, text } of found) {
                expect(head).toMatch(/^\p{Lu}[^.:|]{1,39}$/u);
                expect(text).toMatch(/^[\p{Lu}\d][^|]*\.$/u);
            }
        }
    });
});

describe("pictures", () => {
    it("stand beside a paragraph that exists", () => {
        expect(Object.keys(PICTURES).filter((id) => !ids.includes(id))).toEqual([]);
    });

    it("point out squares that they show", () => {
        for (const picture of Object.values(PICTURES)) {
            if (picture.kind !== "corner") continue;
            expect(picture.rows.length).toBeGreaterThan(1);
            for (const name of picture.squares) {
                const row = name.charCodeAt(0) - picture.at.charCodeAt(0);
                const column = Number(name.slice(1)) - Number(picture.at.slice(1));
                expect(picture.rows[row]?.[column], name).toBeDefined();
            }
        }
    });

    it("stand in the margin where they are small", () => {
        expect(isSmall(PICTURES["rules-map-4"])).toBe(true);
        expect(isSmall(PICTURES["rules-monsters-2"])).toBe(true);
        expect(isSmall(PICTURES["rules-map-2"])).toBe(false);
        expect(isSmall(undefined)).toBe(false);
    });

    it("show examples that were drawn", () => {
        const drawn = { ...EXAMPLES.scoring, ...EXAMPLES.ambushes, ...EXAMPLES.heroes };
        const shown = Object.values(PICTURES).flatMap((each) =>
            each.kind === "example" ? [each.card] : [],
        );
        expect(shown.length).toBeGreaterThan(1);
        expect(shown.filter((card) => !(card in drawn))).toEqual([]);
    });
});
