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

/** Right, down, left, up. */
const WAYS = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
] as const;
const CORNERS = SIZE + 1;

/**
 * The lines around squares, each one closed, and none between two of them: so far inside, and with
 * corners so round. Squares that only touch at a corner have a line each.
 */
export function outline(squares: readonly number[], inset = 0, round = 0): string {
    const within = new Set(squares);
    const inside = (square: number, other: number) =>
        within.has(other) && beside(square).includes(other);
    // Every side is walked with the squares on its right hand: where it starts, and which way.
    const sides = new Set<number>();
    for (const square of squares) {
        const corner = rowOf(square) * CORNERS + columnOf(square);
        const neighbours = [square - SIZE, square + 1, square + SIZE, square - 1];
        const starts = [corner, corner + 1, corner + CORNERS + 1, corner + CORNERS];
        neighbours.forEach((other, way) => {
            if (!inside(square, other)) sides.add(starts[way] * 4 + way);
        });
    }
    let path = "";
    for (const side of sides) path += walkFrom(side, sides, inset, round);
    return path;
}

/** One line, from a side back to it; the sides on it are taken out. */
function walkFrom(side: number, sides: Set<number>, inset: number, round: number): string {
    let path = "";
    let at = Math.floor(side / 4);
    let way = side % 4;
    do {
        const [right, down] = WAYS[way];
        at += right + down * CORNERS;
        // Rather around the own square than across the corner to another one.
        const turn = [1, 0, 3].find((each) => sides.has(at * 4 + ((way + each) % 4))) ?? 0;
        const next = (way + turn) % 4;
        if (turn) path += cornerAt(at, way, next, inset, round, path ? "L" : "M");
        way = next;
        sides.delete(at * 4 + way);
    } while (at * 4 + way !== side);
    return `${path}z`;
}

function cornerAt(
    at: number,
    way: number,
    next: number,
    inset: number,
    round: number,
    pen: "L" | "M",
): string {
    const [[right, down], [then, below]] = [WAYS[way], WAYS[next]];
    // What lies on the right hand is one turn further.
    const x = (at % CORNERS) * CELL + inset * (WAYS[(way + 1) % 4][0] + WAYS[(next + 1) % 4][0]);
    const y =
        Math.floor(at / CORNERS) * CELL +
        inset * (WAYS[(way + 1) % 4][1] + WAYS[(next + 1) % 4][1]);
    const before = `${pen}${x - right * round} ${y - down * round}`;
    return round ? `${before}Q${x} ${y} ${x + then * round} ${y + below * round}` : before;
}

/** The lines between squares that lie beside each other. */
export function seams(squares: readonly number[]): string {
    const within = new Set(squares);
    return squares
        .map((square) => {
            const [x, y] = [xOf(square) + CELL, yOf(square) + CELL];
            const right = columnOf(square) < SIZE - 1 && within.has(square + 1);
            return (
                (right ? `M${x} ${y}v${-CELL}` : "") +
                (within.has(square + SIZE) ? `M${x} ${y}h${-CELL}` : "")
            );
        })
        .join("");
}

/** The lines between all squares. */
export const LINES = Array.from(
    { length: SIZE + 1 },
    (_, at) => `M0 ${at * CELL}H${SIDE}M${at * CELL} 0V${SIDE}`,
).join("");
