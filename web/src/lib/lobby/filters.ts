/** Which of my games are shown. */

import type { Listing } from "../wire/http";
import { isClean } from "./personalBests";

export interface Filters {
    stage: "all" | "running" | "finished";
    ruleset: string;
    who: "all" | "alone" | "others";
    help: "all" | "clean" | "helped";
}

/** Everything is shown. */
export const UNFILTERED: Filters = { stage: "all", ruleset: "all", who: "all", help: "all" };

/** What can be chosen for each, apart from a ruleset, which depends on the games. */
export const FILTERS = {
    stage: ["all", "running", "finished"],
    who: ["all", "alone", "others"],
    help: ["all", "clean", "helped"],
} as const;

/** The games that a choice leaves. Hints that nobody knows are neither clean nor helped. */
export function filtered(games: readonly Listing[], filters: Filters): Listing[] {
    return games.filter((game) => {
        const running = game.stage === "waiting" || game.stage === "playing";
        const known = isClean(game) || helped(game);
        return (
            (filters.stage === "all" || running === (filters.stage === "running")) &&
            (filters.ruleset === "all" || game.ruleset === filters.ruleset) &&
            (filters.who === "all" || (game.seats === 1) === (filters.who === "alone")) &&
            (filters.help === "all" || (known && isClean(game) === (filters.help === "clean")))
        );
    });
}

/** Whether a bot or known cards helped, for all that is known. */
export function helped({ hints, handed, deck_of }: Listing): boolean {
    return (hints ?? 0) > 0 || handed || deck_of !== null;
}
