/** What strangers see of a game, and what its players can do about that. */

import { beforeAll, describe, expect, it } from "vitest";
import { language } from "../../src/lib/language/language.svelte";
import {
    boast,
    placed,
    publicCopy,
    publicGame,
    publicLink,
    publicName,
    publishing,
    standingOf,
} from "../../src/lib/replay/publicGame";
import { kept } from "../tables";

beforeAll(async () => {
    await language.speak("en");
    await language.want("after");
});

const game = publicGame({
    game: "g1",
    ruleset: "base",
    edicts: ["borderlands", "treetower", "mages_valley", "greengold_plains"],
    rating: null,
    title: null,
    seats: [
        { seat: 1, total: 20, rank: 2 },
        {
            seat: 2,
            total: 31,
            rank: 1,
            who: { name: "Ada", crest: "from a later server" },
            sheet: { map: ".".repeat(121) },
            scores: [[1, 2, 3, 4]],
        },
        { seat: 3, total: 0, rank: null, bot: "weighted" },
    ],
});

describe("a public game", () => {
    it("names only who wants to be seen", () => {
        expect(game.seats.map(publicName)).toEqual(["Player 1", "Ada", "Player 3"]);
    });

    it("is told in the order of its ranks, and who has left comes last", () => {
        expect(placed(game.seats).map(({ seat }) => seat)).toEqual([2, 1, 3]);
        expect(game.seats.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    });

    it("has points as the table of points takes them", () => {
        const [hidden, shown] = game.seats.map(standingOf);
        expect(shown).toEqual({ seat: 2, rank: 1, total: 31, seasons: [[1, 2, 3, 4]], lost: 4 });
        expect(hidden?.seasons).toEqual([]);
    });

    it("has an address without a key, in the language of the words beside it", () => {
        expect(publicLink("g1", "en", "https://maps.example")).toBe("https://maps.example/p/g1");
        expect(publicLink("g1", "pl", "https://maps.example")).toBe(
            "https://maps.example/p/g1?lang=pl",
        );
        expect(publicCopy("g1", 2, "el")).toBe("/api/public/g1/copy?seat=2&lang=el");
    });
});

describe("publishing", () => {
    const { table } = kept("over");

    it("is for one's own seats", () => {
        const found = publishing({ ...table, settings: { listed: false } }, [1]);
        expect(found).toEqual({
            waits: false,
            listed: false,
            own: [{ seat: 1, on: true }],
            any: true,
        });
        expect(publishing({ ...table, settings: { listed: true } }, []).own).toEqual([]);
    });

    it("waits for the end of a race, when the seed is told", () => {
        const lane = { ...table, kind: "lane" as const, seed: null };
        expect(publishing(lane, [1]).waits).toBe(true);
        expect(publishing({ ...lane, seed: "00" }, [1]).waits).toBe(false);
        expect(publishing({ ...table, seed: null }, [1]).waits).toBe(false);
    });

    it("says points and title, or the rank", () => {
        const result = { totals: [40, 31], ranks: [1, 2], rating: null, title: null };
        const two = { ...table, chairs: table.chairs.slice(0, 2) };
        expect(boast({ ...two, result }, 2)).toBe("31 points, rank 2 of 2: my map on Quillmap");
        const left = { ...result, ranks: [1, null] };
        expect(boast({ ...two, result: left }, 2)).toBe("31 points: my map on Quillmap");
        const alone = { ...result, rating: 3, title: "no_such_title" };
        expect(boast({ ...two, chairs: table.chairs.slice(0, 1), result: alone }, 1)).toBe(
            "40 points, no_such_title: my map on Quillmap",
        );
    });
});
