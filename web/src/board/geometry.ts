/** Where squares lie in a picture of a map, and paths for many squares at once. */

import { beside, columnOf, rowOf, SIZE } from "../lib/map/grid";

/** The side of a square in a picture. */
export const CELL = 20;
export const SIDE = SIZE * CELL;

export function xOf(square: number): number {
    return columnOf(square) * CELL;
}

export function yOf(square: number): number {
    return rowOf(square) * CELL;
}

/** All squares as one path, each a little smaller than it is. */
export function blocks(squares: readonly number[], inset = 0): string {
    const side = CELL - 2 * inset;
    return squares
        .map((square) => `M${xOf(square) + inset} ${yOf(square) + inset}h${side}v${side}h${-side}z`)
        .join("");
}

/** The line around squares: their sides without those that two of them share. */
export function outline(squares: readonly number[]): string {
    const within = new Set(squares);
    const inside = (square: number, other: number) =>
        within.has(other) && beside(square).includes(other);
    return squares
        .map((square) => {
            const [x, y] = [xOf(square), yOf(square)];
            const top = inside(square, square - SIZE) ? "" : `M${x} ${y}h${CELL}`;
            const left = inside(square, square - 1) ? "" : `M${x} ${y}v${CELL}`;
            const right = inside(square, square + 1) ? "" : `M${x + CELL} ${y}v${CELL}`;
            const below = inside(square, square + SIZE) ? "" : `M${x} ${y + CELL}h${CELL}`;
            return top + left + right + below;
        })
        .join("");
}

/** The lines between all squares. */
export const LINES = Array.from(
    { length: SIZE + 1 },
    (_, at) => `M0 ${at * CELL}H${SIDE}M${at * CELL} 0V${SIDE}`,
).join("");
