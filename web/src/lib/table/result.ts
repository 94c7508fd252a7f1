/** After a game: the ranking, how far it is to the next title, and what a bot makes of the same cards. */

import type { Material } from "../cards/material";
import { call, keyed } from "../wire/http";
import type { Play, Result, SeasonScore } from "../wire/messages";
import { list, number, object, text, type Of } from "../wire/readers";
import { totalOf } from "../people/seats";

export const par = object({
    bot: text,
    total: number,
    rating: number,
    title: text,
    scores: list(list(number)),
});
export type Par = Of<typeof par>;

/** What the strongest bot makes of the same deck; it may take a few seconds. */
export function askPar(game: string, key: string): Promise<Par> {
    return call(par, `/api/tables/${game}/par`, keyed(key));
}

/** One line of the ranking. */
export interface Standing {
    seat: number;
    /** Null for those who have left, and before the end. */
    rank: number | null;
    total: number;
    seasons: SeasonScore[];
    /** What the tie-break counts: points lost to monsters over all seasons (R11.2). */
    lost: number;
}

/** Everybody, best first; those who have left come last. */
export function ranking(play: Play, result: Result | null): Standing[] {
    const standings = play.scores.map((seasons, at) => ({
        seat: at + 1,
        rank: result?.ranks[at] ?? null,
        total: result?.totals[at] ?? totalOf(play, at + 1),
        seasons,
        lost: seasons.reduce((sum, score) => sum + score[3], 0),
    }));
    const last = standings.length + 1;
    return standings.sort(
        (one, other) =>
            (one.rank ?? last) - (other.rank ?? last) ||
            other.total - one.total ||
            one.seat - other.seat,
    );
}

/** Whether equal points were told apart by the monsters. */
export function tieBroken(standings: Standing[]): boolean {
    const ranked = standings.filter((each) => each.rank !== null);
    return ranked.some((one, at) => {
        const next = ranked[at + 1];
        return next !== undefined && one.total === next.total && one.rank !== next.rank;
    });
}

/** The next title and the points that it lacks; null for the highest. */
export function nextTitle(
    rating: number,
    titles: Material["titles"],
): { title: string; points: number } | null {
    // The lowest title has no lower end: every game earns it.
    const ladder = [...titles].sort((one, other) => one.rating - other.rating).slice(1);
    const next = ladder.find((each) => each.rating > rating);
    return next ? { title: next.id, points: next.rating - rating } : null;
}
