/** A map in few paths: for each kind of square its blocks and its pattern. */

import { hasOpenSide, hasRuins, kindOf } from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";
import { outline, xOf, yOf } from "./geometry";

/** The coin of a mountain, until somebody has it. */
const COIN = "m11 15a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z";

/** What is drawn on a square of each kind, from its top left corner; readable without colour. */
const PATTERNS: Record<string, string> = {
    ruins: "m4 16h12m-10-1v-9m8 9v-9m-11 0h14",
    forest: "m3 16l7-12 7 12z",
    village: "m4 17v-9l6-5 6 5v9z",
    farm: "m5 3v14m5-14v14m5-14v14",
    water: "m2 7q4-4 8 0t8 0m-16 7q4-4 8 0t8 0",
    monster: "m3 4l4 4m10-4l-4 4m-8 7l3-3 2 3 2-3 3 3",
    hero: "m10 3l6 7-6 7-6-7z",
    mountain: "m2 16l6-11 4 7 2-3 4 7",
    wasteland: "m2 10l8-8m-8 16l16-16m-8 16l8-8",
    destroyed: "m4 4l12 12m0-12l-12 12",
};

export interface Layer {
    kind: string;
    blocks: string;
    pattern: string;
}

/** The layers of a map, bottom first. */
export function layersOf(sheet: Sheet): Layer[] {
    const squares = new Map<string, number[]>();
    [...sheet.map].forEach((mark, square) => {
        const kind = kindOf(mark) ?? (hasRuins(mark) ? "ruins" : null);
        if (kind) squares.set(kind, [...(squares.get(kind) ?? []), square]);
    });
    const drawn = (found: readonly number[], line = "") =>
        found.map((each) => `M${xOf(each)} ${yOf(each)}${line}`).join("");
    const paying = squares.get("mountain")?.filter((each) => hasOpenSide(sheet.map, each)) ?? [];
    return [
        ...[...squares].map(([kind, found]) => ({
            kind,
            blocks: outline(found),
            pattern: drawn(found, PATTERNS[kind]),
        })),
        { kind: "coin", blocks: "", pattern: drawn(paying, COIN) },
    ];
}
