import { expect, test } from "vitest";
import { squaresOf } from "../../src/lib/map/grid";
import { coinSpots, inkedSquares } from "../../src/lib/table/drawnNow";
import type { Event } from "../../src/lib/wire/messages";

const drawn = (seat: number, terrain: string, squares: string): Event => ({
    kind: "drawn",
    seat,
    by: seat,
    terrain,
    squares,
});
const paid = (seat: number, coins: number, mountains: string): Event => ({
    kind: "paid",
    seat,
    coins,
    shape: coins > mountains.split(" ").filter(Boolean).length,
    mountains,
    dragon: false,
});

test("what was drawn on this map is inked, and monsters are not", () => {
    const events = [
        drawn(1, "forest", "A1 A2"),
        drawn(2, "water", "C3"),
        drawn(1, "monster", "K1"),
    ];
    expect(inkedSquares(events, 1)).toEqual(squaresOf("A1 A2"));
    expect(inkedSquares(events, 2)).toEqual(squaresOf("C3"));
    expect(inkedSquares(events, 3)).toEqual([]);
});

test("coins come from the mountains that were closed, the rest from the shape", () => {
    const events = [drawn(1, "farm", "A1 A3"), paid(1, 3, "B4 C5"), paid(2, 1, "")];
    expect(coinSpots(events, 1)).toEqual([
        { x: 3.5, y: 1.5 },
        { x: 4.5, y: 2.5 },
        { x: 1.5, y: 0.5 },
    ]);
    expect(coinSpots(events, 2)).toEqual([{ x: 5.5, y: 5.5 }]);
    expect(coinSpots(events, 3)).toEqual([]);
});
