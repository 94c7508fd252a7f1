import { describe, expect, it } from "vitest";
import { countdown } from "../../src/lib/language/countdown";
import { storyOf } from "../../src/lib/table/eventText";
import { plain, ranking, signed, tieBroken } from "../../src/lib/table/result";
import {
    freeName,
    movedAway,
    owing,
    playsItself,
    seatToShow,
    seatsInOrder,
    totalOf,
    whoSits,
} from "../../src/lib/table/seats";
import type { Play, Result, SeasonScore } from "../../src/lib/wire/messages";
import { kept } from "../table";

const { table, mine } = kept("playing");
const unsealed = { ...mine, seats: [1, 2], sealed: {} };

describe("whose turn it is", () => {
    it("is nobody's here once the own draw is sealed", () => {
        expect(owing(table, mine)).toEqual([]);
    });

    it("is that of own seats, but not of one that is handed to a bot", () => {
        expect(owing(table, unsealed)).toEqual([1]);
    });

    it("is nobody's when the game is over", () => {
        expect(owing({ ...table, stage: "over" }, unsealed)).toEqual([]);
    });

    it("stays with the seat that is shown as long as it owes a draw", () => {
        const chairs = table.chairs.map((chair) => chair && { ...chair, handed: undefined });
        const both = { ...table, chairs };
        expect(seatToShow(both, unsealed, null)).toBe(1);
        expect(seatToShow(both, unsealed, 2)).toBe(2);
        expect(seatToShow(both, { ...unsealed, sealed: { 2: "2 …" } }, 2)).toBe(1);
        expect(seatToShow(both, { ...unsealed, seats: [] }, 2)).toBeNull();
    });
});

describe("a seat that is played at another device", () => {
    const both = { ...mine, seats: [1, 2] };

    it("is told while the game goes on", () => {
        expect(movedAway(both, { ...mine, seats: [] }, table)).toEqual([1, 2]);
        expect(movedAway(both, { ...mine, seats: [2] }, table)).toEqual([1]);
        expect(movedAway(both, both, table)).toEqual([]);
    });

    it("is none where people stand up, or seats are counted anew at the start", () => {
        expect(movedAway(both, { ...mine, seats: [] }, { ...table, stage: "waiting" })).toEqual([]);
        expect(movedAway(both, { ...mine, seats: [] }, null)).toEqual([]);
        expect(movedAway({ ...mine, seats: [4] }, { ...mine, seats: [2] }, table)).toEqual([]);
    });
});

describe("a seat in the hand of a bot", () => {
    it("plays the game to its end where nobody else has to draw", () => {
        // At the kept table Ada plays with a seat that was handed over and a bot.
        expect(playsItself(table, 1)).toBe(true);
        expect(playsItself(table, 2)).toBe(false);
        expect(playsItself({ ...table, chairs: table.chairs.slice(0, 1) }, 1)).toBe(true);
    });
});

describe("people", () => {
    it("who never said a name are told apart", () => {
        expect(freeName("Wanderer", table)).toBe("Wanderer");
        expect(freeName("ada", table)).toBe("ada 2");
        const named = (name: string) => ({ ...table.chairs[0]!, name });
        const many = { ...table, chairs: [named("Poutník"), null, named("Poutník 2")] };
        expect(freeName("Poutník", many)).toBe("Poutník 3");
    });

    it("are found by a part of the name, whatever its case", () => {
        expect(seatsInOrder(table, "seat", "βασ")).toEqual([2]);
        expect(seatsInOrder(table, "name").map((seat) => whoSits(table, seat))[0]).toBe("Ada");
    });

    it("stand in the order of their points", () => {
        const play = table.play as Play;
        const scores: SeasonScore[][] = [[[1, 0, 0, 3]], [[9, 0, 0, 0]], [[4, 1, 0, 0]]];
        const scored = { ...table, play: { ...play, scores } };
        expect(seatsInOrder(scored, "score")).toEqual([2, 3, 1]);
        expect(totalOf(scored.play, 1)).toBe(-2);
    });
});

describe("the ranking (R11)", () => {
    const play = { ...(table.play as Play) };
    play.scores = [[[5, 5, 0, 2]], [[8, 0, 0, 0]], [[1, 0, 0, 0]]];
    const result: Result = { totals: [8, 8, 1], ranks: [2, 1, null], rating: null, title: null };

    it("has the best first, and those who left last", () => {
        expect(ranking(play, result).map((each) => each.seat)).toEqual([2, 1, 3]);
    });

    it("says when monsters broke a tie (R11.2)", () => {
        expect(tieBroken(ranking(play, result))).toBe(true);
        expect(tieBroken(ranking(play, { ...result, ranks: [1, 1, null] }))).toBe(false);
    });

    it("writes numbers with a real minus", () => {
        expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "+0"]);
        expect([plain(3), plain(-3), plain(0)]).toEqual(["3", "−3", "0"]);
    });
});

describe("time that is left", () => {
    it("is told in the two largest units", () => {
        expect(countdown(65_000)).toEqual({
            id: "left-minutes",
            args: { minutes: 1, seconds: "05" },
        });
        expect(countdown(3_600_000 * 26).id).toBe("left-days");
        expect(countdown(3_600_000 * 2).args).toEqual({ hours: 2, minutes: 0 });
        expect(countdown(-5).args).toEqual({ minutes: 0, seconds: "00" });
    });
});

describe("stories", () => {
    it("tell who drew on whose map", () => {
        const drawn = { kind: "drawn", terrain: "forest", squares: "C4" } as const;
        expect(storyOf(table, { ...drawn, seat: 1, by: 1 })?.id).toBe("story-drawn");
        expect(storyOf(table, { ...drawn, seat: 2, by: 1 })?.args).toMatchObject({
            who: "Ada",
            whose: "Βασιλική",
        });
        expect(storyOf(table, { ...drawn, seat: 1, by: null })?.id).toBe("story-drawn-rule");
    });

    it("name the best of a season, and all of them if they are equal", () => {
        const results: SeasonScore[] = [
            [1, 2, 0, 0],
            [3, 0, 0, 0],
            [0, 0, 0, 0],
        ];
        const told = storyOf(table, { kind: "season_scored", season: 0, results });
        expect(told?.args).toMatchObject({ who: "Ada, Βασιλική", points: 3 });
    });
});
