/** Playing alone at once: the beginner's edicts for a first game, then the last choice, drawn anew. */

import { isOwnMap } from "../map/ownMap";
import { remembered, store } from "../page/storage";
import { LESSON } from "../table/lesson";
import { myGames, type Choices, type Listing, type NewTable } from "../wire/http";
import { fieldsOf, rulesetsOf } from "./gameOptions";

/** What somebody who plays alone chose last. */
export interface Choice {
    ruleset: string;
    /** A printed sheet, `random`, or a map of one's own; empty for the usual one. */
    sheet: string;
}

/** Where the rulebook or we suggest edicts to begin with; a mix of both boxes is for no beginner. */
const PRESETS: Record<string, string> = { base: "first_game", heroes: "first_game_heroes" };

const CHOICE = "alone";
const FINISHED = "finished";

/** The last choice in this browser; none of the words of a map has a space in it. */
export function lastChoice(): Choice {
    const [ruleset = "", sheet = ""] = remembered(CHOICE, "").split(" ");
    return { ruleset: ruleset || "base", sheet };
}

export function rememberChoice({ ruleset, sheet }: Choice): void {
    store(CHOICE, `${ruleset} ${sheet}`);
}

/** The choice as far as this server offers it: a sheet that its ruleset lacks is as usual again. */
export function offeredChoice(choices: Choices, { ruleset, sheet }: Choice): Choice {
    const known = rulesetsOf(choices).includes(ruleset) ? ruleset : "base";
    const field = fieldsOf(choices, known).find(({ id }) => id === "map_sheet");
    // A map of one's own fits every ruleset.
    const fits = isOwnMap(sheet) || field?.values.includes(sheet);
    return { ruleset: known, sheet: fits ? sheet : (field?.usual ?? "") };
}

/**
 * Whether somebody has finished a game: by the list of the server, else by what this browser saw of
 * games that are not in the list any more.
 */
export function hasFinished(games: readonly Listing[] | null): boolean {
    const finished = games?.some(({ stage }) => stage === "over") ?? false;
    if (finished) store(FINISHED, true);
    return finished || remembered(FINISHED, false);
}

/** Whether nobody has played in this browser, as far as it knows; a lesson given up is no game. */
export function isNew(games: readonly Listing[] | null): boolean {
    const played = games?.some(({ deck_of }) => deck_of !== LESSON) ?? false;
    return !hasFinished(games) && !played && remembered(CHOICE, "") === "";
}

/** The solo game of a choice; a first one has the beginner's edicts, all others draw them. */
export function aloneTable(choice: Choice, first: boolean, name: string): NewTable {
    const { ruleset, sheet } = choice;
    const preset = first ? PRESETS[ruleset] : undefined;
    return {
        seats: 1,
        ...(preset ? { preset } : {}),
        options: { ruleset, ...(sheet ? { map_sheet: sheet } : {}) },
        names: [name],
    };
}

/** Whether this would be a first game: asked of the server where nobody knows yet. */
export async function isFirst(games: readonly Listing[] | null): Promise<boolean> {
    return !hasFinished(games) && !hasFinished(games ?? (await myGames()));
}
