/** What the news of a table show on a map for a moment: a shape that was drawn, coins that it earned. */

import { columnOf, rowOf, SIZE, squaresOf } from "../map/grid";
import type { Event } from "../wire/messages";

type Drawn = Event & { kind: "drawn" };
type Paid = Event & { kind: "paid" };

function lastDrawn(events: readonly Event[], seat: number): Drawn | undefined {
    return events.findLast(
        (event): event is Drawn => event.kind === "drawn" && event.seat === seat,
    );
}

/** The squares of the shape that was drawn on this seat's map; monsters have a scene of their own. */
export function inkedSquares(events: readonly Event[], seat: number): number[] {
    const others = events.filter((each) => each.kind !== "drawn" || each.terrain !== "monster");
    return squaresOf(lastDrawn(others, seat)?.squares ?? "");
}

/** A place on a map, counted in squares from its top left corner. */
export interface Spot {
    x: number;
    y: number;
}

function middleOf(squares: readonly number[]): Spot {
    if (!squares.length) return { x: SIZE / 2, y: SIZE / 2 };
    const mean = (of: (square: number) => number): number =>
        squares.reduce((sum, square) => sum + of(square), 0) / squares.length + 0.5;
    return { x: mean(columnOf), y: mean(rowOf) };
}

/** Where the coins came from that a seat was paid: mountains, and the shape itself. */
export function coinSpots(events: readonly Event[], seat: number): Spot[] {
    const shape = middleOf(squaresOf(lastDrawn(events, seat)?.squares ?? ""));
    return events
        .filter((event): event is Paid => event.kind === "paid" && event.seat === seat)
        .flatMap(({ coins, mountains }) => {
            const closed = squaresOf(mountains).map((square) => middleOf([square]));
            return [...closed, ...Array<Spot>(coins).fill(shape)].slice(0, coins);
        });
}
