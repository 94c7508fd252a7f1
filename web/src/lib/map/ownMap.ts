/**
 * Maps of one's own: 121 marks, and the one line that setups and records have for them (R3.2).
 *
 * The server judges again. What is said here while somebody draws is what it would say; a test
 * compares the two.
 */

import type { Refusal } from "../wire/messages";
import { beside, columnOf, rowOf, SIZE, SQUARES, squareNames } from "./grid";

/** What can be drawn on a map of one's own, by its mark. */
export const BRUSHES = ["^", "#", "r", "."] as const;
export type Brush = (typeof BRUSHES)[number];

export const NOTHING = ".".repeat(SQUARES);
/** Where somebody begins: sheet A. */
export const FIRST_MAP = "11/3^1r5/1r6^r1/11/11/5^5/11/11/1r^6r1/5r1^3/11";

const LEAST_EMPTY = 60;
const LONGEST = 200;
const PRINTED = { "^": 5, r: 6 };

/** Whether the value of the option `map_sheet` is a map, and not a sheet or `random`. */
export function isOwnMap(value: string): boolean {
    return value.includes("/");
}

/** The one line of a map, always the same for the same map. */
export function written(map: string): string {
    const rows = Array.from({ length: SIZE }, (_, row) => map.slice(row * SIZE, row * SIZE + SIZE));
    return rows.join("/").replace(/\.+/g, (run) => String(run.length));
}

/** The marks of a line, or of a picture of eleven lines; or what is wrong with it. */
export function read(text: string): { map: string } | { refusal: Refusal } {
    const rows =
        text.length <= LONGEST
            ? text
                  .trim()
                  .toLowerCase()
                  .split(/[/\s]+/)
            : [];
    if (rows.length !== SIZE) return { refusal: refused("map_form") };
    let map = "";
    for (const [at, row] of rows.entries()) {
        let squares = "";
        for (const [part] of row.matchAll(/[1-9][0-9]?|./gsu)) {
            if (/^[1-9]/.test(part)) squares += ".".repeat(Number(part));
            else if ((BRUSHES as readonly string[]).includes(part)) squares += part;
            else return { refusal: refused("map_mark", { mark: part, row: at + 1 }) };
        }
        if (squares.length !== SIZE)
            return { refusal: refused("map_row", { row: at + 1, now: squares.length }) };
        map += squares;
    }
    return { map };
}

/** How many squares can be drawn on, ruins among them. */
export function emptySquares(map: string): number {
    return [...map].filter((mark) => mark === "." || mark === "r").length;
}

/** Why nobody can play on this map; null if they can. */
export function refusalOf(map: string): Refusal | null {
    const now = emptySquares(map);
    return now < LEAST_EMPTY ? refused("map_empty", { now, least: LEAST_EMPTY }) : null;
}

/** What is unusual about a map, and allowed. */
export function remarksOf(map: string): Refusal[] {
    const found: Refusal[] = [];
    const mountains = squaresWith(map, "^");
    const edge = mountains.filter((square) => isOnEdge(square));
    const touching = mountains.filter((square) => beside(square).some((at) => map[at] === "^"));
    if (edge.length) found.push(refused("map_edge", { squares: squareNames(edge) }));
    if (touching.length) found.push(refused("map_touching", { squares: squareNames(touching) }));
    for (const [mark, code] of [["^", "map_mountains"] as const, ["r", "map_ruins"] as const]) {
        const [now, printed] = [squaresWith(map, mark).length, PRINTED[mark]];
        if (now !== printed) found.push(refused(code, { now, printed }));
    }
    return found;
}

/** What a brush leaves on a square; the same brush once more empties it. */
export function markOn(map: string, square: number, brush: Brush): Brush {
    return map[square] === brush ? "." : brush;
}

/** The map with a mark on some squares. */
export function marked(map: string, squares: number[], mark: Brush): string {
    return [...map].map((was, square) => (squares.includes(square) ? mark : was)).join("");
}

/** The map with a brush on a square. */
export function drawnOn(map: string, square: number, brush: Brush): string {
    return marked(map, [square], markOn(map, square, brush));
}

const ARROWS: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};
const LETTERS: Record<string, Brush> = {
    m: "^",
    "^": "^",
    w: "#",
    "#": "#",
    r: "r",
    e: ".",
    ".": ".",
    Delete: ".",
    Backspace: ".",
};

/** What a key does on the map: go to a square, or draw where one is; null if nothing. */
export function keyOn(
    key: string,
    cursor: number,
    brush: Brush,
): { cursor: number } | { brush: Brush } | null {
    if (key in ARROWS) {
        const [down, right] = ARROWS[key];
        const within = (at: number): number => Math.min(SIZE - 1, Math.max(0, at));
        return { cursor: within(rowOf(cursor) + down) * SIZE + within(columnOf(cursor) + right) };
    }
    if (key === "Home" || key === "End")
        return { cursor: rowOf(cursor) * SIZE + (key === "End" ? SIZE - 1 : 0) };
    if (key === "Enter" || key === " ") return { brush };
    const meant = LETTERS[key] ?? LETTERS[key.toLowerCase()];
    return meant ? { brush: meant } : null;
}

function squaresWith(map: string, mark: string): number[] {
    return [...map].flatMap((each, square) => (each === mark ? [square] : []));
}

function isOnEdge(square: number): boolean {
    return beside(square).length < 4;
}

function refused(code: string, args: Refusal["args"] = {}): Refusal {
    return { code, args, text: code };
}
