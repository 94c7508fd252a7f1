/** What the bubble says while a card lies open, from the map as it is and the draft on it. */

import { SEASONS } from "../cards/seasons";
import { squaresIn, type Draft } from "../draw/draft";
import { squareNames, squaresOf } from "../map/grid";
import type { Gains, Headway, Scored } from "../wire/messages";
import { villagesOf, type Said } from "./answers";
import { closedBy, finishOf, mostOf, mostOnEdge, onEdge, slopesOf } from "./squares";
import type { Step } from "./steps";

/** How somebody plays: what to press is said accordingly. */
export type Handling = "mouse" | "touch" | "keys";

export interface Facts {
    step: Step;
    map: string;
    scored: Scored | null;
    draft: Draft | null;
    handling: Handling;
}

/** What a step asks for. */
export function wordsOf({ step, map, scored, draft, handling }: Facts): Said {
    switch (step) {
        case "edge":
            return { id: "lesson-edge", args: { handling } };
        case "turn":
            return turning(draft, handling);
        case "ruins":
            return { id: "lesson-ruins", args: { slopes: slopesOf(map).length ? 1 : 0 } };
        case "rift": {
            const { mountain, village } = finishOf(map, villagesOf(scored));
            const both = mountain.length && village.length;
            const which = both
                ? "both"
                : mountain.length
                  ? "mountain"
                  : village.length
                    ? "village"
                    : "none";
            return { id: "lesson-rift", args: { which } };
        }
        case "monsters":
            return { id: "lesson-monsters", args: { cost: scored?.monsters ?? 0 } };
        case "map":
            return { id: "lesson-map" };
        case "river":
            return { id: "lesson-river" };
        case "village":
            return { id: "lesson-village" };
        case "summer":
            return { id: "lesson-summer" };
    }
}

/** Of the two terrains only forest is paid for on the edge. */
function turning(draft: Draft | null, handling: Handling): Said {
    const terrain = draft?.task.options[draft.option]?.terrain ?? "forest";
    if (terrain !== "forest") return { id: "lesson-turn-forest" };
    const squares = draft ? mostOnEdge(draft.task, "forest") : 0;
    return { id: "lesson-turn", args: { squares, handling } };
}

/** A place that could be better, where the step has something to say about that; else null. */
export function betterOf(
    step: Step,
    draft: Draft,
    gains: Gains,
    scored: Scored | null,
): Said | null {
    const edge = squaresIn(draft).filter(onEdge).length;
    const forest = draft.task.options[draft.option]?.terrain === "forest";
    const pays = (edict: number): boolean =>
        Boolean(gains.edicts[edict]?.some((each) => each.points > 0));
    switch (step) {
        case "edge":
            return pays(0) ? null : { id: "lesson-try-edge" };
        case "turn": {
            const most = mostOnEdge(draft.task, "forest");
            return forest && edge < most ? { id: "lesson-try-turn", args: { edge, most } } : null;
        }
        case "river":
            return pays(1) ? null : { id: "lesson-try-river" };
        case "monsters":
            return scored?.monsters && !gains.monsters.some((each) => each.points > 0)
                ? staying(draft, gains, scored)
                : null;
        default:
            return null;
    }
}

/** Monsters that cost as much as before: what this place brings comes first, and then what they could save. */
function staying(draft: Draft, { total }: Gains, scored: Scored): Said | null {
    if (total <= 0) return { id: "lesson-try-monsters" };
    const squares = mostOf(draft.task, squaresOf(scored.exposed));
    // They came in spring, so that each season is still to be paid.
    const saves = squares * SEASONS.length;
    return squares ? { id: "lesson-monsters-stay", args: { points: total, squares, saves } } : null;
}

/** That a place closes a mountain in, which is where its coin comes from; null where it does not. */
export function closingOf(map: string, squares: readonly number[]): Said | null {
    const closed = closedBy(map, squares);
    if (!closed.length) return null;
    const names = squareNames(closed).replaceAll(" ", ", ");
    return { id: "lesson-closed", args: { mountains: closed.length, squares: names } };
}

/** How far villages are with a place that pays nothing yet; null for other terrain. */
export function wayOf(draft: Draft, village: Headway | null): Said | null {
    const grows = draft.task.options[draft.option]?.terrain === "village" && village;
    if (!grows || !village.have) return null;
    return { id: "lesson-brings-way", args: { have: village.have, need: village.need } };
}
