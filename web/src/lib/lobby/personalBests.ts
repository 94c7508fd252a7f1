/** Personal bests: the highest rating of a solo game for each ruleset and sheet. */

import type { Listing } from "../wire/http";

/**
 * Whether a game has a rating that somebody drew for alone, without knowing the cards. Own maps are
 * not compared, as no two are alike.
 */
export function countsAsBest({ rating, deck_of, handed, stage, sheet }: Listing): boolean {
    const fair = deck_of === null && !handed && sheet !== "own";
    return rating !== null && fair && stage === "over";
}

/** The best games, one for each ruleset and sheet, in the order of these; the first of equals. */
export function bestsOf(games: readonly Listing[]): Listing[] {
    const best = new Map<string, Listing>();
    for (const game of games.filter(countsAsBest)) {
        const where = `${game.ruleset} ${game.sheet}`;
        const before = best.get(where);
        if (!before || better(game, before)) best.set(where, game);
    }
    return [...best].sort(([one], [other]) => one.localeCompare(other)).map(([, game]) => game);
}

function better(one: Listing, other: Listing): boolean {
    const more = (one.rating ?? 0) - (other.rating ?? 0);
    return more > 0 || (more === 0 && one.touched < other.touched);
}
