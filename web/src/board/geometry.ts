/** Maps as pictures: where squares lie in them, and paths for many squares at once. */

import { t } from "../lib/language/language.svelte";
import {
    beside,
    columnOf,
    hasRuins,
    isEmpty,
    kindOf,
    rowOf,
    SIZE,
    SQUARES,
    squareName,
    squaresOf,
} from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";

/** The side of a square in a picture. */
export const CELL = 20;
export const SIDE = SIZE * CELL;

/** Squares to point out, and why. */
export interface Mark {
    kind: "earns" | "loses" | "choose" | "wanted" | "new";
    squares: readonly number[];
}

/** What lies over the map and is not drawn yet. */
export interface Ghost {
    squares: readonly number[];
    /** The symbol of its squares. */
    terrain: string;
    /** What a hero strikes. */
    strikes: readonly number[];
    /** Squares of it that are filled already. */
    blocked: readonly number[];
    /** What would be destroyed. */
    destroys: readonly number[];
    fits: boolean;
    /** Whether it rests there, or still follows the pointer. */
    pinned: boolean;
}

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

/** Every square with the letters of the monsters there. */
export function lettersOf(sheet: Sheet): Map<number, string> {
    const found = Object.entries(sheet.letters).flatMap(([letter, names]) =>
        squaresOf(names).map((square) => [square, letter] as const),
    );
    return new Map(found);
}

/** Each square in words: `D4, empty, ruins`. */
export function squareLabels(sheet: Sheet): string[] {
    const attacked = new Set(squaresOf(sheet.attacked));
    const letters = lettersOf(sheet);
    return Array.from({ length: SQUARES }, (_, square) => {
        const mark = sheet.map[square];
        const parts = [squareName(square), kindName(mark)];
        if (hasRuins(mark)) parts.push(t("square-ruins"));
        const letter = letters.get(square);
        if (letter) parts.push(t(`monster-${letter}`));
        if (attacked.has(square)) parts.push(t("square-attacked"));
        return parts.join(", ");
    });
}

/** What a square is called. */
export function kindName(mark: string): string {
    const kind = kindOf(mark);
    if (isEmpty(mark) || !kind) return t("square-empty");
    const bare = kind === "wasteland" || kind === "destroyed";
    return t(bare ? `square-${kind}` : `terrain-${kind}`);
}

/** A map in one sentence: how many squares of which kind. */
export function described(sheet: Sheet): string {
    const counts = new Map<string, number>();
    for (const mark of sheet.map) {
        const name = kindName(mark);
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
