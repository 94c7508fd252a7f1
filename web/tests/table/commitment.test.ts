/** What the browser remembers of the promise about the cards. */

import { beforeEach, describe, expect, it } from "vitest";
import {
    beginsByItself,
    beginSoon,
    MOST_GAMES,
    shouldBegin,
    witness,
    witnessed,
    witnessedCards,
} from "../../src/lib/table/commitment";
import type { Play, Table } from "../../src/lib/wire/messages";
import { kept as keptTable } from "../tables";

const shown = (cards: string[], season = 0): Play =>
    ({ shown: cards, season, sheets: [] }) as unknown as Play;

let number = 0;
/** A table that no other test knows. */
function table(more: Partial<Table> = {}): Table {
    number += 1;
    const fresh = { game: `game${number}`, race: null, commitment: "c0ffee", play: null };
    return { ...keptTable("waiting").table, ...fresh, ...more };
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

describe("what was shown", () => {
    it("is remembered from the first card on, and kept by the browser", () => {
        const game = table();
        witness(game);
        expect(witnessedCards(game.game)).toEqual({});
        witness({ ...game, play: shown(["hamlet"]) });
        witness({ ...game, play: shown(["hamlet", "orchard"]) });
        witness({ ...game, play: shown(["farmland"], 1) });
        const kept = { "cards 0": "hamlet,orchard,", "cards 1": "farmland," };
        expect(witnessedCards(game.game)).toMatchObject(kept);
        const stored = JSON.parse(localStorage.getItem(`quillmap.shown.${game.game}`) ?? "");
        expect(stored).toEqual(witnessedCards(game.game));
    });

    it("is not what comes with the seed", () => {
        const game = table({ play: shown(["hamlet"], 3), seed: "5eed" });
        witness(game);
        expect(witnessedCards(game.game)).toEqual({});
        expect(witnessed(game)).toBeNull();
    });

    it("is forgotten for the oldest of many games", () => {
        const games = Array.from({ length: MOST_GAMES + 1 }, () =>
            table({ play: shown(["hamlet"]) }),
        );
        games.forEach(witness);
        const kept = games.map(({ game }) => localStorage.getItem(`quillmap.shown.${game}`));
        expect(kept.map((each) => each === null)).toEqual(games.map((_, at) => at === 0));
    });
});
