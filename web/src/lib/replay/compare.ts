/** Two maps beside each other: what each edict and each season brought to whom. */

import type { SeasonScore } from "../wire/messages";
import { seasonTotal } from "../people/seats";

/** The points of both. */
export type Pair = readonly [number, number];

/** A line of the comparison, and the lines that it is the sum of. */
export interface Line {
    /** A season, an edict, `coins` or `monsters`. */
    id: string;
    points: Pair;
}
export interface Group extends Line {
    parts: Line[];
}

export type By = "season" | "edict";

interface Season {
    id: string;
    /** Which two of the edicts score in it. */
    edicts: readonly number[];
}

/** A season of both, as lines: its two edicts, coins, and what monsters took. */
function linesOf(season: Season, edicts: readonly string[], pair: Scores): Line[] {
    const ids = [...season.edicts.map((at) => edicts[at] ?? ""), "coins", "monsters"];
    return ids.map((id, at) => {
        const points = pair.map((score) => {
            const found = score?.[at] ?? 0;
            return id === "monsters" ? -found || 0 : found;
        });
        return { id, points: [points[0], points[1]] };
    });
}

type Scores = readonly [SeasonScore | undefined, SeasonScore | undefined];

const sum = (lines: readonly Line[]): Pair =>
    lines.reduce<Pair>(([a, b], { points: [one, two] }) => [a + one, b + two], [0, 0]);

/** The seasons that either of them has scored, grouped by season or by what gave the points. */
export function compared(
    by: By,
    seasons: readonly Season[],
    edicts: readonly string[],
    one: readonly SeasonScore[],
    other: readonly SeasonScore[],
): Group[] {
    const scored = seasons.slice(0, Math.max(one.length, other.length)).map((season, at) => ({
        id: season.id,
        parts: linesOf(season, edicts, [one[at], other[at]]),
    }));
    if (by === "season") return scored.map((each) => ({ ...each, points: sum(each.parts) }));
    return [...edicts, "coins", "monsters"].map((id) => {
        const parts = scored.flatMap((season) =>
            season.parts
                .filter((line) => line.id === id)
                .map(({ points }) => ({ id: season.id, points })),
        );
        return { id, parts, points: sum(parts) };
    });
}

/** The points of both together. */
export function totals(one: readonly SeasonScore[], other: readonly SeasonScore[]): Pair {
    const all = (seasons: readonly SeasonScore[]): number =>
        seasons.reduce((points, each) => points + seasonTotal(each), 0);
    return [all(one), all(other)];
}
