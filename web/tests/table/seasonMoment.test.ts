import { describe, expect, it } from "vitest";
import { landedOn, lastSeason, seasonMoment } from "../../src/lib/table/seasonMoment";
import type { Event, SeasonScore } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table } = kept("over");
const score: SeasonScore = [3, 4, 1, 2];
const scored = (season: number): Event => ({ kind: "season_scored", season, results: [score] });
const began = (season: number): Event => ({ kind: "season_began", season });
const drawn: Event = { kind: "drawn", seat: 1, by: null, terrain: "monster", squares: "A1" };
const own: Event = { kind: "drawn", seat: 1, by: 1, terrain: "forest", squares: "B2 B3" };
const other: Event = { kind: "drawn", seat: 2, by: 2, terrain: "forest", squares: "C2 C3" };
const revealed: Event = { kind: "revealed", card: "hamlet" };

describe("the end of a season", () => {
    it("has its results, what was drawn last, and the effects before the next one", () => {
        const found = seasonMoment([own, other, scored(1), drawn, began(2), revealed, drawn]);
        const told = { season: 1, results: [score], effects: [drawn], drawn: [own, other] };
        expect(found).toEqual(told);
        expect([1, 2, 3].map((seat) => landedOn(told, seat))).toEqual(["B2 B3", "C2 C3", ""]);
    });

    it("has no numbers again when the Troll has chosen, which is a round later", () => {
        const found = seasonMoment([drawn, began(1), revealed]);
        expect(found).toEqual({ season: 0, results: null, effects: [drawn], drawn: [] });
    });

    it("is winter's as well", () => {
        const found = seasonMoment([own, scored(3), { kind: "game_ended" }]);
        expect(found).toEqual({ season: 3, results: [score], effects: [], drawn: [own] });
    });

    it("is none in the middle of a season, and where nothing has happened", () => {
        expect(seasonMoment([drawn, revealed])).toBeNull();
        expect(seasonMoment([began(1), revealed])).toBeNull();
    });

    it("is found in the position by those who come back", () => {
        if (!table.play) throw new Error("it has begun");
        const found = lastSeason(table.play, 4);
        expect(found.season).toBe(3);
        expect(found.results).toEqual(table.play.scores.map((scores) => scores[3]));
    });
});
