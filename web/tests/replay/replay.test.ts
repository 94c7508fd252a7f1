/** Moments of replays: their addresses, their twins in another game, what was drawn. */

import { describe, expect, it } from "vitest";
import {
    askedMoment,
    drawnShapes,
    momentLink,
    pictured,
    seasonStarts,
    twinOf,
    type Moment,
} from "../../src/lib/replay/replay";

function moment(kind: Moment["kind"], season = 0, card: string | null = "hamlet"): Moment {
    return {
        number: 0,
        kind,
        season,
        card,
        lines: [],
        events: [],
        edicts: [],
    } as unknown as Moment;
}

describe("the address of a moment", () => {
    it("says what is shown, and is read again", () => {
        const asked = { number: 12, seat: 3, beside: "bot" };
        const link = momentLink("g1", "secret", asked);
        expect(link).toBe("/t/g1/replay?moment=12&seat=3&beside=bot#secret");
        expect(askedMoment(new URL(link, "http://a.test").search)).toEqual(asked);
    });

    it("ends without a bare # where there is no key", () => {
        const asked = { number: 1, seat: 1, beside: "" };
        expect(momentLink("g1", "", asked)).toBe("/t/g1/replay?moment=1");
    });

    it("passes over what is no seat, no bot and no game", () => {
        expect(askedMoment("?moment=x&seat=-2&beside=../../etc")).toEqual({
            number: 1,
            seat: 1,
            beside: "",
        });
    });
});

describe("moments of two games of the same cards", () => {
    const plain = [
        moment("card"),
        moment("round"),
        moment("card"),
        moment("round"),
        moment("season", 0, null),
        moment("card", 1),
        moment("round", 1),
        moment("end", 1, null),
    ];
    // Somebody came and went, and a Troll followed the season.
    const longer = [
        moment("card"),
        moment("people", 0, null),
        moment("round"),
        moment("card"),
        moment("round"),
        moment("season", 0, null),
        moment("round", 0, null),
        moment("card", 1),
        moment("round", 1),
        moment("end", 1, null),
    ];

    it("are as far as each other", () => {
        const there = plain.map((_, at) => twinOf(longer, plain, at + 1));
        expect(there).toEqual([1, 3, 4, 5, 6, 8, 9, 10]);
        const back = longer.map((_, at) => twinOf(plain, longer, at + 1));
        expect(back).toEqual([1, 2, 2, 3, 4, 5, 5, 6, 7, 8]);
    });

    it("wait where the other game ends earlier", () => {
        expect(twinOf(plain.slice(0, 3), plain, 8)).toBe(3);
    });

    it("begin the seasons", () => {
        expect(seasonStarts(plain)).toEqual([1, 6]);
    });
});

describe("what was drawn", () => {
    it("is a small picture", () => {
        expect(pictured([13, 14, 24])).toEqual(["XX", "X."]);
        const events = [
            { kind: "drawn", seat: 1, by: 1, terrain: "farm", squares: "B3 B4 C3" },
            { kind: "drawn", seat: 2, by: 2, terrain: "water", squares: "A1" },
        ] as const;
        expect(drawnShapes([...events], 1)).toEqual([{ terrain: "farm", rows: ["XX", "X."] }]);
    });
});
