/** A hint on a small map: the sheet as if it were drawn, and the squares that its reasons speak of. */

import { hasRuins, squaresOf } from "../map/grid";
import type { Idea, Sheet } from "../wire/messages";
import type { LineParts } from "./line";
import { isOpen } from "./reasonText";

const MARKS: Record<string, string> = {
    forest: "F",
    village: "V",
    farm: "A",
    water: "W",
    monster: "M",
    hero: "H",
};
/** More squares than these say nothing at a glance: all the land that is left, the whole edge. */
const MOST_SHOWN = 12;

/** The map with a line drawn on it, for the eye alone: points are the server's affair. */
export function drawnOn(sheet: Sheet, drawn: LineParts): Sheet {
    const marks = [...sheet.map];
    const mark = MARKS[drawn.terrain ?? ""] ?? "x";
    for (const square of drawn.squares) {
        marks[square] = hasRuins(marks[square]) ? mark.toLowerCase() : mark;
    }
    for (const square of drawn.destroys) marks[square] = hasRuins(marks[square]) ? "X" : "x";
    return { ...sheet, map: marks.join("") };
}

/** The squares that the reasons of an idea are about, as far as edicts lie open, and those still missing. */
export function spokenOf({ reasons }: Idea, edicts: readonly string[]): number[] {
    const told = reasons.filter((each) => isOpen(each, edicts));
    const all = told.flatMap(({ squares, open }) => {
        const found = [...squaresOf(squares), ...squaresOf(open)];
        return found.length <= MOST_SHOWN ? found : [];
    });
    return [...new Set(all)];
}
