import { describe, expect, it } from "vitest";
import {
    freeName,
    isToTakeOver,
    movedAway,
    owing,
    playsItself,
    seatsInOrder,
    seatToShow,
    totalOf,
    whoSits,
} from "../../src/lib/people/seats";
import type { Play, SeasonScore } from "../../src/lib/wire/messages";
import { kept } from "../tables";

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

describe("a device that several people share", () => {
    const round = table.play?.round ?? 0;

    it("is taken over by whoever draws next, and in every round anew", () => {
        expect(isToTakeOver(table, unsealed, 1, null)).toBe(true);
        expect(isToTakeOver(table, unsealed, 1, { seat: 2, round })).toBe(true);
        expect(isToTakeOver(table, unsealed, 1, { seat: 1, round: round - 1 })).toBe(true);
        expect(isToTakeOver(table, unsealed, 1, { seat: 1, round })).toBe(false);
    });

    it("is nobody's to take over who has nothing to draw", () => {
        expect(isToTakeOver(table, mine, 1, null)).toBe(false);
        expect(isToTakeOver(table, unsealed, 2, null)).toBe(false);
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
