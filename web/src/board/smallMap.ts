/** A map in few paths: for each kind of square its blocks and its pattern. */

import { hasRuins, kindOf } from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";
import { blocks, xOf, yOf } from "./geometry";

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
    return [...squares].map(([kind, found]) => ({
        kind,
        blocks: blocks(found),
        pattern: found.map((each) => `M${xOf(each)} ${yOf(each)}${PATTERNS[kind]}`).join(""),
    }));
}
