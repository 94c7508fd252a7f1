/** Goals of our own, beside and beyond the printed titles. */

import type { Material } from "../cards/material";
import type { Listing } from "../wire/http";
import { botsOn } from "./botRatings";
import { bestsOf, isClean, isComparable } from "./personalBests";

/** One goal: what its text needs to say, and whether it has been reached. */
export type Goal =
    | { kind: "title"; title: string; rating: number; points: number; done: boolean }
    | { kind: "clean"; rating: number; ruleset: string; sheet: string; done: boolean }
    | { kind: "bot"; bot: string; rating: number; ruleset: string; sheet: string; done: boolean }
    | { kind: "edicts"; box: string; seen: number; all: number; missing: string[]; done: boolean };

/** The goals of somebody with these games: what comes next, then what has been reached. */
export function goalsOf(games: readonly Listing[], material: Material): Goal[] {
    const goals = [
        ...titleGoals(games, material),
        ...cleanGoals(games),
        ...botGoals(games),
        ...edictGoals(games, material),
    ];
    return goals.sort((one, other) => Number(one.done) - Number(other.done));
}

/**
 * The next printed title without hints, or the last one when it has been reached. Whoever has earned a
 * higher one with hints is not sent back below it.
 */
function titleGoals(games: readonly Listing[], { titles }: Material): Goal[] {
    const all = games.filter(isComparable);
    const highest = (some: readonly { rating: number }[]): number =>
        Math.max(-Infinity, ...some.map(({ rating }) => rating));
    const [best, any] = [highest(all.filter(isClean)), highest(all)];
    // The lowest title has no lower end: every game earns it.
    const ladder = [...titles].sort((one, other) => one.rating - other.rating).slice(1);
    const left = ladder.filter(({ rating }) => rating > best);
    const next = left.findLast(({ rating }) => rating <= any) ?? left[0];
    const { id: title, rating } = next ?? ladder.at(-1) ?? { id: "", rating: 0 };
    const points = next && best > -Infinity ? rating - best : 0;
    return title ? [{ kind: "title", title, rating, points, done: !next }] : [];
}

/** What was reached with hints, without any. */
function cleanGoals(games: readonly Listing[]): Goal[] {
    return bestsOf(games).flatMap(({ ruleset, sheet, clean, helped }) => {
        if (!helped || (clean && clean.rating >= helped.rating)) return [];
        return [{ kind: "clean" as const, rating: helped.rating, ruleset, sheet, done: false }];
    });
}

/** On every sheet that was played: the weakest bot whose average is still above the clean best. */
function botGoals(games: readonly Listing[]): Goal[] {
    return bestsOf(games).flatMap(({ ruleset, sheet, clean }) => {
        const bots = botsOn(ruleset, sheet);
        const next = bots.find(({ rating }) => rating >= (clean?.rating ?? -Infinity));
        const shown = next ?? bots.at(-1);
        return shown ? [{ kind: "bot" as const, ...shown, ruleset, sheet, done: !next }] : [];
    });
}

/** Every edict of a box that one has begun, in a finished game. */
function edictGoals(games: readonly Listing[], { scoring }: Material): Goal[] {
    const seen = new Set(
        games.filter(({ stage }) => stage === "over").flatMap(({ edicts }) => edicts ?? []),
    );
    return ["base", "heroes"].flatMap((box) => {
        const cards = Object.keys(scoring).filter((card) => scoring[card]?.box === box);
        const missing = cards.filter((card) => !seen.has(card));
        if (missing.length === cards.length) return [];
        const counts = { seen: cards.length - missing.length, all: cards.length };
        return [{ kind: "edicts" as const, box, ...counts, missing, done: !missing.length }];
    });
}
