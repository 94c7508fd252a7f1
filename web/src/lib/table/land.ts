/** What a map tells at a glance: which mountains still pay a coin, and which ruins are open. */

import { beside, isEmpty, squareNames } from "../map/grid";

export interface Land {
    /** How many mountains there are, and how many of them are surrounded. */
    mountains: number;
    surrounded: number;
    /** The empty squares beside mountains that still pay, by name. */
    slopes: string;
    /** How many ruins nothing covers yet, and which. */
    ruins: number;
    open: string;
}

/** The land of a map of 121 marks. Without ruins cards, ruins are squares like any other. */
export function landOf(map: string, ruinsMatter = true): Land {
    const marks = [...map];
    const squares = marks.map((_, at) => at);
    const mountains = squares.filter((at) => marks[at] === "^");
    const around = (at: number): number[] => beside(at).filter((each) => isEmpty(marks[each]));
    const open = squares.filter((at) => ruinsMatter && marks[at] === "r");
    return {
        mountains: mountains.length,
        surrounded: mountains.filter((at) => !around(at).length).length,
        slopes: squareNames(new Set(mountains.flatMap(around))),
        ruins: open.length,
        open: squareNames(open),
    };
}

/** The edicts that ruins count for, whatever the cards are. */
const OF_RUINS = ["the_golden_granary"];

/** Whether ruins mean anything at a table: without ruins cards only some edicts look at them. */
export function ruinsMatter(
    options: Readonly<Record<string, unknown>>,
    edicts: readonly string[],
): boolean {
    return options.explore_set !== "heroes" || OF_RUINS.some((each) => edicts.includes(each));
}

/** Show ruins on every map of the page as what they are, or as a mere trace; gives the way back. */
export function showRuins(matter: boolean): () => void {
    const { dataset } = document.documentElement;
    if (!matter) dataset.ruins = "silent";
    return () => delete dataset.ruins;
}

const ABOUT: Record<string, string[]> = {
    coins: ["coin", "mountain"],
    monsters: ["monster"],
    mountains: ["mountain"],
    ruins: ["ruins"],
};

/** What has to be explained about something on a map: each has a message among the long texts. */
export function aboutOf(what: string, alsoRuins = false): string[] {
    const found = ABOUT[what] ?? [];
    return alsoRuins && what === "coins" ? [...found, "ruins"] : found;
}
