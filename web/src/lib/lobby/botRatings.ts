/**
 * What each bot reaches on average, alone at the table: the whole numbers nearest to the measured means of
 * bench/bots, which a test compares. Ratings take what the edicts are worth out of the points, so a
 * game with other cards can be compared with them.
 */

export interface BotRating {
    bot: string;
    rating: number;
}

/** By ruleset and sheet, the weakest bot first. */
const MEANS: Record<string, Record<string, number>> = {
    "base A": { random: -59, greedy: 10, weighted: 20, surveyor: 34, navigator: 43, sage: 46 },
    "base B": { random: -53, greedy: 13, weighted: 22, surveyor: 37, navigator: 46, sage: 50 },
    "combined A": { random: -53, greedy: 23, weighted: 33, surveyor: 52, navigator: 66, sage: 69 },
    "combined B": { random: -49, greedy: 25, weighted: 35, surveyor: 54, navigator: 70, sage: 75 },
    "combined C": { random: -54, greedy: 23, weighted: 34, surveyor: 53, navigator: 66, sage: 71 },
    "combined D": { random: -51, greedy: 21, weighted: 32, surveyor: 51, navigator: 65, sage: 68 },
    "heroes C": { random: -56, greedy: 25, weighted: 34, surveyor: 55, navigator: 73, sage: 79 },
    "heroes D": { random: -55, greedy: 23, weighted: 32, surveyor: 51, navigator: 68, sage: 73 },
};

/** The ladder of bots for a ruleset and a sheet; empty where none was measured. */
export function botsOn(ruleset: string, sheet: string): BotRating[] {
    const means = MEANS[`${ruleset} ${sheet}`] ?? {};
    return Object.entries(means).map(([bot, rating]) => ({ bot, rating }));
}
