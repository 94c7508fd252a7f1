/** The messages that the Python tests keep, read by the page: so the two cannot drift apart. */

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { message, type Requests } from "../../src/lib/wire/messages";
import { Unreadable } from "../../src/lib/wire/readers";
import { project } from "../files";

const FOLDER = project("tests/data/wire/");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
const textOf = (name: string): string => readFileSync(FOLDER + name, "utf-8");

describe("what a server says", () => {
    const said = files.filter((name) => !name.startsWith("request_"));

    it("is there to be read", () => {
        expect(said.length).toBeGreaterThan(10);
    });

    it.each(said)("%s is read, and nothing that the page uses is lost", (name) => {
        const json = textOf(name);
        const read = message(json);
        expect(read).not.toBeNull();
        // What was read is part of what was said, field by field.
        expect(JSON.parse(json)).toMatchObject(meant(read, JSON.parse(json)));
    });

    it.each(said)("%s with a field of another kind is unreadable", (name) => {
        const value = JSON.parse(textOf(name)) as Record<string, unknown>;
        const field = { answer: "ok", news: "table", goodbye: "reason" }[String(value.kind)] ?? "";
        expect(() => message(JSON.stringify({ ...value, [field]: 7 }))).toThrow(Unreadable);
    });

    it("may have kinds that this page does not know", () => {
        expect(message('{"kind": "gossip"}')).toBeNull();
        const news = message(
            '{"kind": "news", "events": [{"kind": "sneezed"}, {"kind": "game_ended"}]}',
        );
        expect(news).toMatchObject({ events: [{ kind: "game_ended" }] });
    });
});

/** The fields of `read` that stand in `said`: defaults for what was left out do not count. */
function meant(read: unknown, said: unknown): any {
    if (Array.isArray(read)) return read.map((each, at) => meant(each, (said as unknown[])[at]));
    if (typeof read !== "object" || read === null) return read;
    const found = said as Record<string, unknown>;
    return Object.fromEntries(
        Object.entries(read)
            .filter(([key]) => key in found)
            .map(([key, value]) => [key, meant(value, found[key])]),
    );
}

describe("what a page asks", () => {
    const FIELDS: { [K in keyof Requests]: (keyof Required<Requests[K]>)[] } = {
        hello: ["version", "key"],
        sit: ["name", "seat"],
        seat_bot: ["bot", "name", "seat"],
        rename: ["seat", "name"],
        sign: ["seat", "province", "title", "crest"],
        stand: ["seat"],
        settle: ["seats", "options", "settings"],
        start: [],
        draw: ["round", "line"],
        take_back: ["round", "seat"],
        preview: ["round", "line"],
        score: ["seat", "season"],
        hint: ["round", "seat", "draft"],
        leave: ["seat"],
        hand_over: ["seat", "bot"],
        come_back: ["seat"],
        nudge: ["round", "seat"],
        let_draw: ["round", "seat"],
        make_host: ["seat"],
        publish: ["seat"],
        unpublish: ["seat"],
        knock: ["name"],
        welcome: ["knock"],
        turn_away: ["knock"],
        react: ["seat", "word"],
        close: [],
        link: ["seat"],
        unlink: ["seat"],
        claim: ["seat", "token"],
        again: [],
    };

    it("is what the server knows, kind by kind", () => {
        const known = files.flatMap((name) => /^request_(.*)\.json$/.exec(name)?.[1] ?? []);
        expect(Object.keys(FIELDS).sort()).toEqual(known.sort());
    });

    it.each(Object.keys(FIELDS) as (keyof Requests)[])("%s has the server's fields", (kind) => {
        const example = JSON.parse(textOf(`request_${kind}.json`)) as Record<string, unknown>;
        for (const field of Object.keys(example)) {
            expect([...FIELDS[kind], "kind", "id"]).toContain(field);
        }
    });
});
