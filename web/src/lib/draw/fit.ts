/** Why a draft cannot be drawn, with the reasons that the server would give, but at once. */

import { squareName, squareNames } from "../map/grid";
import type { Refusal } from "../wire/messages";
import { blockedIn, NONE, squaresIn, targetsOf, type Draft } from "./draft";

function because(code: string, args: Refusal["args"] = {}): Refusal {
    return { code, args, text: code };
}

/** The first reason against it; null if it fits. The Gorgon's square may still be to choose. */
export function whyNot(draft: Draft): Refusal | null {
    const { task } = draft;
    if (task.kind !== "destroy") {
        const [blocked] = blockedIn(draft);
        if (blocked !== undefined) return because("occupied", { square: squareName(blocked) });
        if (!wantedIn(draft)) return missing(draft);
    }
    if (!draft.choosing) return null;
    const targets = targetsOf(draft);
    if (targets.includes(draft.chosen) || (targets.length && draft.chosen === NONE)) return null;
    if (!targets.length) return because("nothing_to_destroy");
    const square = squareName(draft.chosen);
    return because("cannot_destroy", { square, eligible: squareNames(targets) });
}

function wantedIn(draft: Draft): boolean {
    const { wanted } = draft.task;
    return !wanted || squaresIn(draft).some((square) => wanted.squares.has(square));
}

function missing({ task }: Draft): Refusal {
    if (task.wanted?.why !== "walk") return because("must_cover_ruins");
    const [square] = task.wanted.squares;
    return because("not_on_the_walk", { card: task.card, square: squareName(square) });
}

/** Whether all is well so far, but the square to destroy is still to be chosen. */
export function mustChoose(draft: Draft): boolean {
    if (whyNot(draft) !== null || !targetsOf(draft).length) return false;
    return !draft.choosing || draft.chosen === NONE;
}

/** Whether it can be drawn as it is. */
export function complete(draft: Draft): boolean {
    return whyNot(draft) === null && !mustChoose(draft);
}
