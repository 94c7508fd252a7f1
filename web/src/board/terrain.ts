/**
 * What drawn terrain looks like: neighbouring squares of the same terrain are one area, with one line
 * around it. Trees, roofs, ears and waves are made of few shapes, put together by which squares there
 * are, so that the same map always looks the same.
 */

import { beside, columnOf, rowOf } from "../lib/map/grid";
import { CELL, outline, seams, xOf, yOf } from "./geometry";

/** A line in a square: where it begins, and how it goes on from there. */
type Stroke = readonly [x: number, y: number, line: string];

/** The terrains that join. */
export const JOINED = ["forest", "village", "farm", "water"] as const;
export type Joined = (typeof JOINED)[number];

/** What joins as well, but is printed on the sheet and has its symbol square by square. */
const PRINTED = new Set(["mountain", "wasteland"]);

/** How round the corners of an area are. */
const ROUND = 3;

const scaled = (line: string, by: number): string =>
    line.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * by * 100) / 100));

// Forests ---------------------------------------------------------------------------------------------

const PINE = "l3.3 5h-1.3l2.6 4.4h-1.9l2.3 4.1h-4.2v2.3h-1.6v-2.3h-4.2l2.3-4.1h-1.9l2.6-4.4h-1.3z";
const [TALL, YOUNG, SMALL] = [1, 0.8, 0.64].map((size) => scaled(PINE, size));
const WOODS: readonly (readonly Stroke[])[] = [
    [
        [6.2, 2.2, TALL],
        [14.6, 5.2, YOUNG],
    ],
    [
        [5, 2.6, YOUNG],
        [14.8, 1.6, YOUNG],
        [10.2, 8, SMALL],
    ],
    [
        [4, 0.9, SMALL],
        [10, 1.5, SMALL],
        [16, 0.7, SMALL],
        [6.6, 8.6, SMALL],
        [13.4, 8.9, SMALL],
    ],
];

/** How thick the wood is on a square: 0 at its end, 1 along its edge, 2 inside. */
export function thicknessAt(square: number, forest: ReadonlySet<number>): 0 | 1 | 2 {
    const around = beside(square).filter((each) => forest.has(each)).length;
    return around < 2 ? 0 : around < 4 ? 1 : 2;
}

// Villages --------------------------------------------------------------------------------------------

const DOOR = "h2.4v4h-2.4z";
const WINDOW = "h1.9v2h-1.9z";
/** Houses and, cut out of them, doors and windows. */
const ROOFS: readonly (readonly Stroke[])[] = [
    // A house and its shed.
    [
        [7.4, 3, "l6.3 5.6h-1.3v8.4h-10v-8.4h-1.3z"],
        [6.2, 13, DOOR],
        [3.6, 9.6, WINDOW],
        [9.3, 9.6, WINDOW],
        [15.8, 9.2, "l2.9 3h-.6v4.8h-4.6v-4.8h-.6z"],
    ],
    // A long house with a chimney.
    [
        [4.6, 5.4, "h7.6v-2.6h2.4v2.6h.8l3.4 5.4h-1.6v6.2h-14.4v-6.2h-1.6z"],
        [5, 13, DOOR],
        [9.7, 12.6, WINDOW],
        [13.5, 12.6, WINDOW],
    ],
    // A tower and its hall.
    [
        [5.6, 1.4, "l3 5.4h-.8v10.2h-4.4v-10.2h-.8z"],
        [4.7, 8.6, "h1.8v2.6h-1.8z"],
        [9, 8.6, "h6.4l3.2 4.2h-1.4v4.2h-8.2z"],
        [12, 13.4, "h2.2v3.6h-2.2z"],
    ],
    // Two houses wall to wall.
    [
        [5.8, 6.2, "l4 3.8v7h-7.4v-7h-.8z"],
        [4.6, 13, DOOR],
        [14.2, 4, "l4.4 4.4h-.8v8.6h-7.2v-8.6h-.8z"],
        [13, 13, DOOR],
        [13.2, 9, WINDOW],
    ],
];

/** Which roofs a square has: never the same as any square around it. */
export function roofAt(square: number): number {
    return (2 * rowOf(square) + columnOf(square)) % ROOFS.length;
}

// Farmland and water ----------------------------------------------------------------------------------

/** Two grains beside a stalk: close to it and pointing up, or an ear would look like a bare tree. */
const GRAINS = "q0-2.7 2.4-3.7.3 3-2.4 3.7zq0-2.7-2.4-3.7-.3 3 2.4 3.7z";
const EAR = `q1.7 1.8 0 3.8-1.7-2 0-3.8zm0 5.4${GRAINS}m0 2.5${GRAINS}m0 2.5${GRAINS}m-.45 0h.9v5h-.9z`;
const EARS: readonly Stroke[] = [
    [3.9, 3.2, EAR],
    [10, 1.6, EAR],
    [16.1, 3.2, EAR],
];
/** Furrows meet those of the next square. */
const FURROWS: readonly Stroke[] = [
    [0, 10, "l10-10"],
    [0, 20, "l20-20"],
    [10, 20, "l10-10"],
];
const WAVES: readonly Stroke[] = [
    [3, 7, "q1.8-2.4 3.6 0t3.6 0 3.6 0"],
    [6.4, 11.6, "q1.8-2.4 3.6 0t3.6 0 3.6 0"],
    [3, 16.2, "q1.8-2.4 3.6 0t3.6 0 3.6 0"],
];

// Areas -----------------------------------------------------------------------------------------------

const path = (how: string, line: string): string => `<path ${how} d="${line}"/>`;

function strokes(squares: readonly number[], of: (square: number) => readonly Stroke[]): string {
    let line = "";
    for (const square of squares) {
        const [left, top] = [xOf(square), yOf(square)];
        for (const [x, y, on] of of(square)) line += `M${left + x} ${top + y}${on}`;
    }
    return line;
}

/** The other half of the squares have it the other way round. */
function mirrored(of: readonly Stroke[], square: number): readonly Stroke[] {
    return square % 2 ? of.map(([x, y, on]) => [CELL - x, y, on]) : of;
}

/** What lies on the ground of an area, and what stands on it. */
const COVERS: Record<Joined, (squares: readonly number[]) => string> = {
    forest: (squares) => {
        const forest = new Set(squares);
        const woods = (square: number) =>
            mirrored(WOODS[thicknessAt(square, forest)] ?? [], square);
        return (
            path('fill="var(--forest-soft)"', outline(squares, 3.5, 4)) +
            path('fill="var(--forest-mark)"', strokes(squares, woods))
        );
    },
    village: (squares) =>
        path('fill="var(--village-soft)"', outline(squares, 2.5, ROUND)) +
        path(
            'fill="var(--village-mark)" fill-rule="evenodd"',
            strokes(squares, (square) => ROOFS[roofAt(square)] ?? []),
        ),
    farm: (squares) =>
        path(
            'fill="none" stroke="var(--farm-soft)" stroke-width="1.8"',
            strokes(squares, () => FURROWS),
        ) +
        path(
            'fill="var(--farm-mark)"',
            strokes(squares, () => EARS),
        ),
    water: (squares) =>
        path(
            'fill="none" stroke="var(--water-soft)" stroke-width="1.6"',
            outline(squares, 2.2, ROUND),
        ) +
        path(
            'fill="none" stroke="var(--water-mark)" stroke-width="1.5" stroke-linecap="round"',
            strokes(squares, () => WAVES),
        ),
};

/** An area, or several, of one terrain. */
export function areaMarkup(kind: Joined, squares: readonly number[]): string {
    return path(`fill="var(--${kind})"`, outline(squares, 0, ROUND)) + COVERS[kind](squares);
}

/** One square of a terrain by itself, with all of its ground: for cards and buttons. */
export function tileMarkup(kind: Joined): string {
    return path(`fill="var(--${kind})"`, outline([0])) + COVERS[kind]([0]);
}

/**
 * The lines around areas; a coast is another one than all else. Squares are counted all the time, so
 * inside an area a fine line is left between them.
 */
export function edgesMarkup(areas: ReadonlyMap<string, readonly number[]>): string {
    let [land, coast, inner] = ["", "", ""];
    for (const [kind, squares] of areas) {
        const joined = JOINED.some((each) => each === kind);
        const round = joined ? ROUND : 0;
        if (kind === "water") coast = outline(squares, 0, round);
        else if (joined || PRINTED.has(kind)) land += outline(squares, 0, round);
        else for (const square of squares) land += outline([square]);
        if (joined || PRINTED.has(kind)) inner += seams(squares);
    }
    const line = (colour: string, width: number, d: string, more = "") =>
        path(`fill="none" stroke="var(--${colour})" stroke-width="${width}"${more}`, d);
    return (
        line("map-edge", 0.7, inner, ' opacity=".6"') +
        line("map-edge", 1, land) +
        line("coast", 1.5, coast)
    );
}
