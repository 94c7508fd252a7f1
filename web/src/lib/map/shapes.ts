/** Shapes as printed: rows of `X.`, or of `H*.` for heroes; turned, flipped and laid on a map. */

import { SIZE, squareAt } from "./grid";

export type Rows = readonly string[];
/** A row and a column. */
export type Offset = readonly [number, number];

/** The single square that is drawn where nothing fits. */
export const ONE: Rows = ["X"];

/** Turned clockwise by a quarter. */
export function turned(rows: Rows): Rows {
    return [...rows[0]].map((_, column) =>
        rows
            .map((row) => row[column])
            .reverse()
            .join(""),
    );
}

/** In the mirror: left is right. */
export function flipped(rows: Rows): Rows {
    return rows.map((row) => [...row].reverse().join(""));
}

/** Every different way to turn and flip a shape, the printed one first. */
export function orientations(rows: Rows): Rows[] {
    const found = new Map<string, Rows>();
    for (const side of [rows, flipped(rows)]) {
        let each = side;
        for (let quarter = 0; quarter < 4; quarter++) {
            if (!found.has(each.join("/"))) found.set(each.join("/"), each);
            each = turned(each);
        }
    }
    return [...found.values()];
}

/** Where a mark stands in a picture. */
export function offsetsOf(rows: Rows, mark = "X"): Offset[] {
    return rows.flatMap((row, r) =>
        [...row].flatMap((each, c) => (each === mark ? [[r, c] as const] : [])),
    );
}

/** The squares of places seen from a row and a column; those off the map are left out. */
export function laid(offsets: Offset[], row: number, column: number): number[] {
    return offsets.flatMap(([down, right]) => squareAt(row + down, column + right) ?? []);
}

/** What a hero standing on a row and a column strikes, as far as it lies on the map. */
export function struckFrom(rows: Rows, row: number, column: number): number[] {
    const [[down, right]] = offsetsOf(rows, "H");
    return laid(offsetsOf(rows, "*"), row - down, column - right);
}

/** A shape in one orientation, with the top left corner of its box on a square. */
export interface Placement {
    rows: Rows;
    row: number;
    column: number;
    squares: number[];
}

/** Every placement whose squares are all free and of which one is wanted, if any has to be. */
export function placements(
    ways: Rows[],
    free: (square: number) => boolean,
    wanted: ((square: number) => boolean) | null = null,
): Placement[] {
    const found: Placement[] = [];
    for (const rows of ways) {
        // Within the map, a square lies as far behind the corner of its box wherever the box is.
        const steps = offsetsOf(rows).map(([down, right]) => down * SIZE + right);
        for (let row = 0; row + rows.length <= SIZE; row++) {
            for (let column = 0; column + rows[0].length <= SIZE; column++) {
                const corner = row * SIZE + column;
                if (!steps.every((step) => free(corner + step))) continue;
                if (wanted && !steps.some((step) => wanted(corner + step))) continue;
                found.push({ rows, row, column, squares: steps.map((step) => corner + step) });
            }
        }
    }
    return found;
}
