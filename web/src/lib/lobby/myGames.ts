/** My games, sorted by what they want of me. */

import type { Listing } from "../wire/http";

export interface Shelves {
    /** It is my turn. */
    waits: Listing[];
    running: Listing[];
    /** They have not begun. */
    open: Listing[];
    finished: Listing[];
}

/** Soonest deadline first, those without one last; then the ones that were touched last. */
function urgency(one: Listing, other: Listing): number {
    const due = (game: Listing): number => game.deadline ?? Infinity;
    return due(one) === due(other) ? other.touched - one.touched : due(one) - due(other);
}

/** The shelves of a list of games. A race is not shown beside a lane of it that waits for me. */
export function shelved(games: readonly Listing[]): Shelves {
    const waits = games.filter((game) => game.stage === "playing" && game.waits_for_you === true);
    const running = games.filter((game) => game.stage === "playing" && !waits.includes(game));
    const lanes = new Set(waits.map((game) => game.race));
    return {
        waits: [...waits].sort(urgency),
        running: running.filter((game) => !lanes.has(game.game)).sort(urgency),
        open: games.filter((game) => game.stage === "waiting").sort(urgency),
        finished: games.filter(finished).sort((one, other) => other.touched - one.touched),
    };
}

/** Ended with something to look at: many tables are closed before anything was drawn. */
function finished(game: Listing): boolean {
    const closed = game.stage === "closed" && (game.kind === "race" || game.season > 0);
    return game.stage === "over" || closed;
}

/** Whether the cards of a game can be played again: a solo game that has told its seed. */
export function playableAgain(game: Listing): boolean {
    return game.stage === "over" && game.rating !== null;
}

/** Whether nobody else plays: bots may, and the lanes of a race are for several. */
export function isMineAlone({ kind, names, bots }: Listing): boolean {
    return kind === "table" && names.length - bots <= 1;
}
