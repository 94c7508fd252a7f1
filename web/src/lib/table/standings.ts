/** Who leads after a season, and who has passed whom since the one before. */

import type { SeasonScore } from "../wire/messages";
import { seasonTotal } from "../people/seats";

export interface Standing {
    seat: number;
    /** What the season brought; null for those who had left. */
    score: SeasonScore | null;
    /** Points of all seasons so far. */
    total: number;
    /** Equal players share a rank; null for those who had left. */
    rank: number | null;
    /** By how many ranks somebody has risen since the season before; 0 after the first. */
    risen: number;
}

interface Sum {
    total: number;
    lost: number;
}

/** The standings after a season, best first, those who have left last. */
export function standings(scores: readonly SeasonScore[][], season: number): Standing[] {
    const [now, before] = [season, season - 1].map((last) => {
        const sums = scores.map((each) => (each.length > last ? sumOf(each, last) : null));
        return { sums, ranks: ranksOf(sums) };
    });
    const found = scores.map((each, at): Standing => {
        const rank = now?.ranks[at] ?? null;
        const old = season > 0 ? (before?.ranks[at] ?? null) : null;
        return {
            seat: at + 1,
            score: each[season] ?? null,
            total: sumOf(each, season).total,
            rank,
            risen: rank !== null && old !== null ? old - rank : 0,
        };
    });
    return found.sort(
        (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat - other.seat,
    );
}

function sumOf(scores: readonly SeasonScore[], last: number): Sum {
    const until = scores.slice(0, last + 1);
    return {
        total: until.reduce((sum, each) => sum + seasonTotal(each), 0),
        lost: until.reduce((sum, each) => sum + each[3], 0),
    };
}

/** By points, then by the fewest lost to monsters. */
function ranksOf(sums: readonly (Sum | null)[]): (number | null)[] {
    const better = (one: Sum, other: Sum): boolean =>
        one.total > other.total || (one.total === other.total && one.lost < other.lost);
    return sums.map(
        (own) => own && 1 + sums.filter((other) => other !== null && better(other, own)).length,
    );
}
