/** What the browser remembers of the promise about the cards. */

import { beforeEach, describe, expect, it } from "vitest";
import {
    beginsByItself,
    beginSoon,
    checkCards,
    shouldBegin,
    witness,
    witnessed,
} from "../../src/lib/table/commitment";
import type { Play } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const shown = (cards: string[], season = 0): Play => ({ shown: cards, season }) as unknown as Play;

let number = 0;
/** A table that no other test knows. */
function table(more: { race?: string; play?: Play; commitment?: string } = {}) {
    number += 1;
    return { game: `game${number}`, race: null, commitment: "c0ffee", play: null, ...more };
}

beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
});

describe("the promise", () => {
    it("that was seen first counts, before the first card", () => {
        const before = table();
        witness(before);
        witness({ ...before, commitment: "bad", play: shown(["hamlet"]) });
        expect(witnessed(before)).toEqual({ commitment: "c0ffee", cards: 0 });
    });

    it("is remembered with the cards that lay open by then", () => {
        const late = table({ play: shown(["hamlet", "orchard"], 1) });
        witness(late);
        expect(witnessed(late)?.cards).toBe(3);
    });

    it("is kept by the browser", () => {
        const kept = table();
        witness(kept);
        expect(localStorage.getItem(`quillmap.seen.${kept.game}`)).toBe('"0 c0ffee"');
    });

    it("of a lane is that of its race, which was seen earlier", () => {
        const race = table();
        witness(race);
        const lane = table({ race: race.game, play: shown(["hamlet"]) });
        witness(lane);
        expect(witnessed(lane)?.cards).toBe(0);
    });

    it("of a game that was never seen is unknown", () => {
        expect(witnessed(table())).toBeNull();
    });
});

describe("a table that begins by itself", () => {
    it("is told to begin once", () => {
        const { game } = table();
        beginSoon(game);
        expect(beginsByItself(game)).toBe(true);
        expect(shouldBegin("another")).toBe(false);
        expect(shouldBegin(game)).toBe(true);
        expect(shouldBegin(game)).toBe(false);
    });
});

describe("the check of the cards", () => {
    const { table: over } = kept("over");
    const seen = (cards: number, commitment = over.commitment) => ({ cards, commitment });

    it("waits until the seed is told", () => {
        expect(checkCards({ ...over, seed: null }, null)).toBeNull();
    });

    it("is good where the seed gives the promise, and tells when that was seen", () => {
        expect(checkCards(over, seen(0))).toMatchObject({ good: true, seen: "before" });
        expect(checkCards(over, seen(1))).toMatchObject({ good: true, seen: "first" });
        expect(checkCards(over, seen(2))).toMatchObject({ good: true, seen: "later" });
        expect(checkCards(over, null)).toMatchObject({ good: true, seen: "never" });
        expect(checkCards(over, null)?.digest).toBe(over.commitment);
    });

    it("is bad where the promise is another than the one that was seen", () => {
        const bad = "0".repeat(64);
        expect(checkCards(over, seen(0, bad))).toMatchObject({ good: false, promised: bad });
        expect(checkCards({ ...over, commitment: bad }, null)?.good).toBe(false);
        expect(checkCards({ ...over, seed: bad }, seen(0))?.good).toBe(false);
    });
});
