/** The check finds whatever does not follow from the seed, and claims no more than it compared. */

import { describe, expect, it } from "vitest";
import {
    checkCards,
    toldByBoth,
    toldByRecord,
    toldByReplay,
    type Evidence,
    type Told,
} from "../../src/lib/dealing/check";
import { NEWEST } from "../../src/lib/dealing/lists";
import { sha256, fromHex } from "../../src/lib/dealing/sha256";
import type { Moment } from "../../src/lib/replay/replay";
import { shownIn } from "../../src/lib/table/shown";
import { kept } from "../tables";
import { evidence, keptRecord, RECORDS } from "./games";

const OTHER = "0".repeat(64);
const check = (found: Evidence) => {
    const checked = checkCards(found);
    if (!checked) throw new Error("no seed");
    return checked;
};
/** The record of a game with some of its text changed. */
const changed = (name: string, from: string | RegExp, to: string): Told =>
    toldByRecord(keptRecord(name).replace(from, to));

describe("a fair game", () => {
    it.each(RECORDS)("%s is found to be one", (name) => {
        const checked = check(evidence(name));
        expect(checked).toMatchObject({ verdict: "good", promise: "good", wrong: [] });
        expect(checked.parts.map(({ good }) => good)).toEqual([true, true, true]);
        expect(checked.cards).toBeGreaterThan(20);
        expect(checked.saw).toBe(checked.cards);
    });

    it("tells what was drawn, and what was not", () => {
        const drawn = (name: string) => check(evidence(name)).parts.map((each) => each.drawn);
        expect(drawn("rules-1-combined")).toEqual([true, true, false]);
        expect(drawn("rules-1-base")).toEqual([true, false, false]);
    });

    it("waits for its seed", () => {
        const found = evidence("rules-1-base");
        expect(checkCards({ ...found, table: { ...found.table, seed: null } })).toBeNull();
    });

    it("that was seen in part, or not at all, is told by its record", () => {
        const found = evidence("rules-1-base");
        const { "cards 0": spring, ...late } = found.saw;
        expect(spring).toBeTruthy();
        expect(check({ ...found, saw: late }).saw).toBeLessThan(found.told.cards.length);
        const unseen = check({ ...found, saw: {}, promise: null });
        expect(unseen).toMatchObject({ verdict: "good", saw: 0, seen: "never" });
        expect(unseen.cards).toBe(found.told.cards.length);
    });

    it("whose record cannot be had is checked as far as it was seen", () => {
        const found = evidence("rules-1-base");
        const { "cards 0": spring, "cards 3": winter, ...saw } = found.saw;
        const checked = check({ ...found, saw, told: null });
        expect(checked).toMatchObject({ verdict: "good" });
        const unseen = [spring, winter].join("").split(",").length - 1;
        expect(checked.cards).toBe(found.told.cards.length - unseen);
        expect(checked.saw).toBe(checked.cards);
    });

    it("tells when the promise was seen", () => {
        const found = evidence("rules-1-base");
        const seen = (cards: number) =>
            check({ ...found, promise: { commitment: found.table.commitment, cards } }).seen;
        expect([seen(0), seen(1), seen(2), seen(9)]).toEqual(["before", "first", "later", "later"]);
    });

    it("may end early only if everybody has left", () => {
        const found = evidence("rules-1-base");
        const told = { ...found.told, cards: found.told.cards.slice(0, 5) };
        expect(check({ ...found, saw: {}, told }).verdict).toBe("bad");
        const chairs = found.table.chairs.map((chair) => chair && { ...chair, left: true });
        const left = { ...found, saw: {}, told, table: { ...found.table, chairs } };
        expect(check(left)).toMatchObject({ verdict: "good", cards: 5 });
    });

    it("is told by a replay as by a record, with the map that is shown", () => {
        const { table } = kept("over");
        const moment = { play: table.play } as Moment;
        const told = toldByReplay({ ...table, play: null }, [moment]);
        expect(told.cards.length).toBe(table.play?.shown.length);
        expect(told.shown.ground).toMatch(/^[.^#r]{121}$/);
    });
});

describe("a cheat", () => {
    it("with the seed is found", () => {
        const found = evidence("rules-1-base");
        const table = { ...found.table, seed: OTHER };
        expect(check({ ...found, table })).toMatchObject({
            verdict: "bad",
            promise: "other-seed",
        });
        const { told } = { told: changed("rules-1-base", found.told.seed ?? "", OTHER) };
        expect(check({ ...found, told })).toMatchObject({ promise: "other-seed" });
    });

    it("with seed and promise is found by who saw another promise, and by the cards", () => {
        const found = evidence("rules-1-base");
        const commitment = sha256(fromHex(OTHER));
        const table = { ...found.table, seed: OTHER, commitment };
        const told = { ...found.told, seed: OTHER, commitment };
        const seen = check({ ...found, table, told });
        expect(seen).toMatchObject({ verdict: "bad", promise: "other-promise" });
        const unseen = check({ ...found, table, told, saw: {}, promise: null });
        expect(unseen).toMatchObject({ verdict: "bad", promise: "good" });
        expect(unseen.wrong.length).toBeGreaterThan(0);
    });

    it("with the order of two cards is found where it was, in the record and by who saw it", () => {
        const found = evidence("rules-1-base");
        const [one, two, ...rest] = found.told.cards;
        const told = { ...found.told, cards: [two, one, ...rest] };
        const wrong = [
            { season: 0, number: 1, shown: two, due: one },
            { season: 0, number: 2, shown: one, due: two },
        ];
        expect(check({ ...found, told })).toMatchObject({ verdict: "bad", wrong });
        const spring = found.saw["cards 0"].replace(`${one},${two},`, `${two},${one},`);
        const saw = { ...found.saw, "cards 0": spring };
        expect(check({ ...found, saw })).toMatchObject({ verdict: "bad", wrong });
    });

    it("with a card more or less at the end is found", () => {
        const found = evidence("rules-1-base");
        const { cards } = found.told;
        const more = { ...found.told, cards: [...cards, "hamlet"] };
        expect(check({ ...found, told: more }).wrong).toMatchObject([{ shown: "hamlet", due: "" }]);
        const less = { ...found.told, cards: cards.slice(0, -1) };
        expect(check({ ...found, told: less }).wrong).toMatchObject([
            { season: 3, shown: "", due: cards.at(-1) },
        ]);
    });

    it("with an edict, an ambush or the map is found", () => {
        const found = evidence("rules-1-combined");
        const edict = changed("rules-1-combined", "great_city", "wildholds");
        const [edicts] = check({ ...found, saw: {}, told: edict }).parts;
        expect(edicts).toMatchObject({ id: "edicts", good: false });
        expect([edicts.due[3], edicts.shown[3]]).toEqual(["great_city", "wildholds"]);
        const ambush = changed("rules-1-combined", "gorgon_gaze", "gnoll_raid");
        expect(check({ ...found, saw: {}, told: ambush }).parts[1]).toMatchObject({
            id: "ambushes",
            good: false,
        });
        const shown = { ...found.told.shown, ground: ".".repeat(121) };
        const flat = check({ ...found, told: { ...found.told, shown } });
        expect(flat.parts[2]).toMatchObject({ id: "sheet", good: false });
        expect(flat.verdict).toBe("bad");
    });

    it("with edicts that are said to be chosen, afterwards, is found by who saw them drawn", () => {
        const found = evidence("rules-1-base");
        const told = changed("rules-1-base", "edicts drawn", "edicts chosen");
        expect(check({ ...found, told }).parts[0].good).toBe(false);
        const rules = changed("rules-1-base", "season_set base", "season_set heroes");
        expect(check({ ...found, told: rules })).toMatchObject({
            verdict: "bad",
            sameRules: false,
        });
    });

    it("of a record that differs from its replay is found", () => {
        const found = evidence("rules-1-base");
        const other = { ...found.told, cards: [...found.told.cards] };
        other.cards[4] = "hamlet";
        const told = toldByBoth(found.told, other);
        expect(check({ ...found, saw: {}, told }).wrong).toHaveLength(1);
        expect(check({ ...found, told: toldByBoth(found.told, found.told) }).verdict).toBe("good");
    });
});

describe("a game of rules that this page does not know", () => {
    it("is neither fair nor unfair, unless the promise is broken", () => {
        const found = evidence("rules-1-base");
        const told = { ...found.told, shown: { ...found.told.shown, rules: `${NEWEST + 1}` } };
        expect(check({ ...found, saw: {}, told })).toMatchObject({ verdict: "unknown", cards: 0 });
        const table = { ...found.table, seed: OTHER };
        expect(check({ ...found, saw: {}, told, table }).verdict).toBe("bad");
        const odd = { ...found.told, shown: { ...found.told.shown, explore_set: "moon" } };
        expect(check({ ...found, saw: {}, told: odd }).verdict).toBe("unknown");
    });
});

it("the kept table was dealt fairly, as far as its last view shows", () => {
    const { table } = kept("over");
    const checked = check({ table, promise: null, saw: shownIn(table, table.play), told: null });
    expect(checked).toMatchObject({ verdict: "good", cards: table.play?.shown.length });
});
