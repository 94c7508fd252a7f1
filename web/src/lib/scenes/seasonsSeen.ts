/** How many ends of seasons this browser has shown of a game: who comes back is shown the last one. */

import type { Play } from "../wire/messages";
import { remembered, store } from "../page/storage";

const KEY = "seasons-seen";
/** So many games are remembered, those that went on last. */
const MOST = 40;

/** How many seasons of a game were shown here; null if it was never looked at. */
export function seasonsSeen(game: string): number | null {
    const found = remembered<Record<string, unknown>>(KEY, {})?.[game];
    return typeof found === "number" ? found : null;
}

export function sawSeasons(game: string, seasons: number): void {
    const { [game]: _, ...others } = remembered<Record<string, unknown>>(KEY, {}) ?? {};
    const kept = Object.entries(others).slice(1 - MOST);
    store(KEY, Object.fromEntries([...kept, [game, seasons]]));
}

/** How many seasons were scored; those who have left are not scored any more. */
export function seasonsScored(play: Play | null): number {
    return Math.max(0, ...(play?.scores ?? []).map((scores) => scores.length));
}
