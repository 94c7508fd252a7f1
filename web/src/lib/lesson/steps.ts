/** The guided first game, step by step: what a game is at follows from its cards alone. */

import type { Play } from "../wire/messages";

/** One step for each drawing of spring, the first words before them, and the last behind. */
export type Step =
    "map" | "edge" | "turn" | "river" | "village" | "ruins" | "rift" | "monsters" | "summer";

export const STEPS: readonly Step[] = [
    "map",
    "edge",
    "turn",
    "river",
    "village",
    "ruins",
    "rift",
    "monsters",
    "summer",
];

/** The cards of spring that are drawn, each with its step. */
const CARDS: Record<string, Step> = {
    forgotten_forest: "edge",
    marshlands: "turn",
    great_river: "river",
    hamlet: "village",
    hinterland_stream: "ruins",
    rift_lands: "rift",
    homestead: "monsters",
};

/** How many edicts lie open in a step. */
const OPEN: Record<Step, number> = {
    map: 0,
    edge: 1,
    turn: 1,
    river: 2,
    village: 3,
    ruins: 3,
    rift: 3,
    monsters: 3,
    summer: 4,
};
export const EDICTS = 4;

const SUMMER = 1;

/**
 * The step of a game; null where the lesson is over. `begun` says whether the first words were read:
 * the first card lies open by then.
 */
export function stepOf(play: Play, begun: boolean): Step | null {
    if (play.season === 0) {
        const step = CARDS[play.card ?? ""] ?? null;
        return step === "edge" && !begun ? "map" : step;
    }
    return play.season === SUMMER && play.shown.length === 1 ? "summer" : null;
}

export function openIn(step: Step | null): number {
    return step === null ? EDICTS : OPEN[step];
}
