/** Results of solo games: which of them can be compared, which are clean, and which are the best. */

import type { Listing } from "../wire/http";

/** A solo game that is over and has a rating. */
export type Rated = Listing & { rating: number };

/**
 * Whether a game has a rating that somebody drew for alone, without knowing the cards. Own maps are
 * not compared, as no two are alike.
 */
export function isComparable(game: Listing): game is Rated {
    const fair = game.deck_of === null && !game.handed && game.sheet !== "own";
    return game.rating !== null && fair && game.stage === "over";
}

/** Whether nobody helped: no hints, no bot that drew, no cards that could be known. */
export function isClean({ hints, handed, deck_of }: Listing): boolean {
    return hints === 0 && !handed && deck_of === null;
}

/** The best of a ruleset and a sheet, without hints and with them; the first of equals. */
export interface Best {
    ruleset: string;
    sheet: string;
    clean: Rated | null;
    helped: Rated | null;
}

/** The best games, one for each ruleset and sheet, in the order of these. */
export function bestsOf(games: readonly Listing[]): Best[] {
    return [...grouped(games.filter(isComparable), ({ ruleset, sheet }) => `${ruleset} ${sheet}`)]
        .sort(([one], [other]) => one.localeCompare(other))
        .flatMap(([, group]) => {
            const [first] = group;
            if (!first) return [];
            const { ruleset, sheet } = first;
            const clean = bestOf(group.filter(isClean));
            return [{ ruleset, sheet, clean, helped: bestOf(group.filter((g) => !isClean(g))) }];
        });
}

/** The highest rating; the first of equals. */
export function bestOf(games: readonly Rated[]): Rated | null {
    return games.reduce<Rated | null>(
        (best, game) => (best === null || better(game, best) ? game : best),
        null,
    );
}

function better(one: Rated, other: Rated): boolean {
    const more = one.rating - other.rating;
    return more > 0 || (more === 0 && one.touched < other.touched);
}

/** Values by what they have in common, in the order of their first. */
export function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
    const found = new Map<string, T[]>();
    for (const value of values) {
        const group = found.get(keyOf(value));
        if (group) group.push(value);
        else found.set(keyOf(value), [value]);
    }
    return found;
}
