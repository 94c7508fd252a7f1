/** After the guided first game: what went best. */

import type { SeasonScore } from "../wire/messages";

/** The edict that brought most in all, and how much; null where none brought anything. */
export function bestEdict(
    scores: readonly SeasonScore[],
    seasons: readonly { edicts: readonly number[] }[],
): { edict: number; points: number } | null {
    const brought = new Map<number, number>();
    seasons.forEach(({ edicts }, season) =>
        edicts.forEach((edict, at) => {
            const points = scores[season]?.[at] ?? 0;
            brought.set(edict, (brought.get(edict) ?? 0) + points);
        }),
    );
    const [best] = [...brought].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    return best && best[1] > 0 ? { edict: best[0], points: best[1] } : null;
}
