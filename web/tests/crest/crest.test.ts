/** Crests: the page reads, writes and draws them as Python does. */

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import {
    CHARGES,
    COLOURS,
    crestSvg,
    crestUrl,
    PATTERNS,
    readCrest,
    SHAPES,
    writeCrest,
} from "../../src/lib/crest/crest";
import { crestWords } from "../../src/lib/crest/crestWords";
import { lastSigned, rememberSigned } from "../../src/lib/crest/lastSigned";
import { ownSigned } from "../../src/lib/crest/listed";
import { language } from "../../src/lib/language/language.svelte";
import { store } from "../../src/lib/page/storage";
import { project } from "../files";

const samples = JSON.parse(readFileSync(project("tests/data/crests.json"), "utf-8")) as Record<
    string,
    string
>;

describe("a crest", () => {
    it.each(Object.entries(samples))("%s is drawn as Python draws it", (text, svg) => {
        const crest = readCrest(text);
        expect(crest && crestSvg(crest)).toBe(svg);
        expect(crest && writeCrest(crest)).toBe(text);
    });

    it("has every word in some sample", () => {
        const words = new Set(Object.keys(samples).flatMap((text) => text.split(" ")));
        expect([...words].sort()).toEqual([...SHAPES, ...COLOURS, ...PATTERNS, ...CHARGES].sort());
    });

    it.each([
        "",
        "shield",
        "shield mauve",
        "shield blue bend",
        "shield blue star gold bend red",
        "shield blue star gold x",
        "dragon red",
        "shield  blue",
        "constructor blue",
    ])("is not %j", (text) => {
        expect(readCrest(text)).toBeNull();
    });

    it("is a picture without any address in it", () => {
        const crest = readCrest("shield blue bend gold star silver");
        expect(crest && crestUrl(crest)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    });

    it("has words", async () => {
        await language.want("lobby");
        const crest = readCrest("shield blue bend gold star silver");
        expect(crest && crestWords(crest)).toBe(
            "Crest: shield, blue; diagonal band, gold; star, silver.",
        );
        const plain = readCrest("round red");
        expect(plain && crestWords(plain)).toBe("Crest: disc, red.");
    });
});

describe("what was signed last", () => {
    beforeEach(() => localStorage.clear());

    it("is nothing at first, and then what was signed", () => {
        const nothing = { province: "", title: "", crest: "" };
        expect(lastSigned()).toEqual(nothing);
        const signed = { province: "Oakenvale", title: "Keeper", crest: "round red" };
        rememberSigned(signed);
        expect(lastSigned()).toEqual(signed);
    });

    it("is only what can be signed, whoever stored it", () => {
        for (const odd of [{ province: 7, title: null, crest: "dragon" }, null, "x", []]) {
            store("signed", odd);
            expect(lastSigned()).toEqual({ province: "", title: "", crest: "" });
        }
    });
});

describe("in a list", () => {
    it("the own maps are told, and nothing of an older server", () => {
        expect(ownSigned({ signed: null })).toEqual([]);
        const one = { seat: 1, mine: true, province: "Oakenvale", title: null, crest: null };
        const other = { ...one, seat: 2, mine: false };
        const bare = { ...one, seat: 3, province: null, title: "Keeper" };
        expect(ownSigned({ signed: [one, other, bare] })).toEqual([
            { mine: true, province: "Oakenvale", crest: null },
        ]);
    });
});
