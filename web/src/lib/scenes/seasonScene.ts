/**
 * The end of a season as a scene on the map: what lights up when, and which number counts when. It is
 * worked out once, before the first picture; from then on the browser moves it alone.
 */

import { squaresOf } from "../map/grid";
import { hueOf } from "../table/edicts";
import type { Scored } from "../wire/messages";

/** What squares light up for: the last drawing, an edict by its colour, or what monsters cost. */
export type LightKind = "landed" | "first" | "second" | "loses";

export interface Light {
    kind: LightKind;
    squares: number[];
    /** Milliseconds from the beginning. */
    at: number;
}

/** One of the four numbers of a season. */
export interface Count {
    points: number;
    at: number;
    /** How long it counts up. */
    lasts: number;
}

export interface SeasonScene {
    lights: Light[];
    /** First edict, second edict, coins, monsters. */
    counts: [Count, Count, Count, Count];
    /** When the four seasons and what counts next are shown. */
    ribbon: number;
    /** When all of it is over. */
    lasts: number;
}

const LAND_MS = 400;
const EDICT_MS = 650;
const COINS_MS = 350;
const BITE_MS = 450;
/** What brought nothing is only passed by. */
const NOTHING_MS = 120;
const RIBBON_MS = 350;
/** So many groups light up one by one; more go together, as no eye could follow them. */
const MOST_GROUPS = 12;

/** The scene of a map as it was scored by these two edicts; `landed` was drawn on it last. */
export function seasonScene(
    scored: Scored,
    edicts: readonly number[],
    landed: string,
): SeasonScene {
    const lights: Light[] = [];
    let now = 0;

    function light(kind: LightKind, groups: number[][], ms: number): Omit<Count, "points"> {
        const begin = now;
        const shown = together(groups, MOST_GROUPS);
        const lasts = shown.length ? ms : NOTHING_MS;
        // The last group has a moment of its own before the next edict begins.
        const step = (lasts * 0.7) / Math.max(1, shown.length);
        shown.forEach((squares, at) => lights.push({ kind, squares, at: begin + at * step }));
        now += lasts;
        return { at: begin, lasts: lasts * 0.7 };
    }

    if (landed) light("landed", [squaresOf(landed)], LAND_MS);
    const [first, second] = [0, 1].map((at): Count => {
        const number = edicts[at] ?? -1;
        const edict = scored.edicts[number];
        const groups = (edict?.awards ?? []).map((award) => squaresOf(award.squares));
        return { points: edict?.points ?? 0, ...light(hueOf(number), groups, EDICT_MS) };
    });
    const coins = { points: scored.coins, at: now, lasts: scored.coins ? COINS_MS : NOTHING_MS };
    now += coins.lasts;
    const exposed = squaresOf(scored.exposed).map((square) => [square]);
    const monsters = { points: -scored.monsters, ...light("loses", exposed, BITE_MS) };
    return {
        lights,
        counts: [first as Count, second as Count, coins, monsters],
        ribbon: now,
        lasts: now + RIBBON_MS,
    };
}

/** At most so many groups, in their order, as even as they can be. */
function together(groups: readonly number[][], most: number): number[][] {
    const shown = Math.min(most, groups.length);
    return Array.from({ length: shown }, (_, at) => {
        const [from, to] = [at, at + 1].map((each) => Math.round((each * groups.length) / shown));
        return [...new Set(groups.slice(from, to).flat())];
    });
}

/** What a number says at a moment of the scene. */
export function countAt({ points, at, lasts }: Count, ms: number): number {
    const done = Math.min(1, Math.max(0, (ms - at) / lasts));
    // Never minus nothing.
    return Math.round(points * done) || 0;
}
