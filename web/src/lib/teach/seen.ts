/** What somebody has met in this browser: marks and edicts. It knows no more than that. */

import { hasFinished } from "../lobby/alone";
import { remembered, store } from "../page/storage";
import type { Listing } from "../wire/http";
import { BASE_MARKS, HEROES_MARKS, TAUGHT } from "./marks";

export interface Seen {
    marks: ReadonlySet<string>;
    edicts: ReadonlySet<string>;
}

const KEY = "met";

function words(value: unknown): string[] {
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** What was met; null where nobody has asked yet, which is before anything could be met. */
export function seen(): Seen | null {
    const kept: unknown = remembered<object | null>(KEY, null);
    if (kept === null || typeof kept !== "object") return null;
    const { marks, edicts } = kept as Record<string, unknown>;
    return { marks: new Set(words(marks)), edicts: new Set(words(edicts)) };
}

/** Note what is met now. It is read again before: another tab may have met something, too. */
export function meet(more: { marks?: readonly string[]; edicts?: readonly string[] }): void {
    const { marks, edicts } = seen() ?? { marks: [], edicts: [] };
    store(KEY, {
        marks: [...new Set([...marks, ...(more.marks ?? [])])],
        edicts: [...new Set([...edicts, ...(more.edicts ?? [])])],
    });
}

/** A step of the guided first game has told what it is about, and no mark tells it again. */
export function meetInLesson(step: string): void {
    meet({ marks: TAUGHT[step] ?? [] });
}

/**
 * What somebody knows who has played before this browser kept it: whoever has finished a game knows
 * the base rules, and those of Heroes only by a game of Heroes.
 */
export function knownFrom(games: readonly Listing[]): { marks: string[]; edicts: string[] } {
    const over = games.filter(({ stage }) => stage === "over");
    const heroes = over.some(({ ruleset }) => ruleset !== "base");
    return {
        marks: [...(hasFinished(games) ? BASE_MARKS : []), ...(heroes ? HEROES_MARKS : [])],
        edicts: over.flatMap(({ edicts }) => edicts ?? []),
    };
}
