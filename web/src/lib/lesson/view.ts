/** What the table shows of a step: which edicts lie open, which squares glow, what is pointed at. */

import { signedText } from "../language/numbers";
import type { Play, Scored } from "../wire/messages";
import { villagesOf } from "./answers";
import type { Progress } from "./progress.svelte";
import { finishOf, glowIn } from "./squares";
import { EDICTS, openIn, stepOf, type Step } from "./steps";

export interface LessonView {
    /** Null when the lesson is over. */
    step: Step | null;
    /** So many edicts lie open, the others face down. */
    open: number;
    /** Whether the first words are being read, and nothing is drawn yet. */
    waits: boolean;
    /** What each choice of the card can bring, where they are compared. */
    brings: string[];
    /** Whether somebody has left the lesson who could still go on with it. */
    skipped: boolean;
    marks: { kind: "glow" | "loses"; squares: number[] }[];
}

const OVER: LessonView = {
    step: null,
    open: EDICTS,
    waits: false,
    brings: [],
    skipped: false,
    marks: [],
};

/** While the last drawing is answered nothing new glows yet, and no new edict opens. */
export function lessonView(
    play: Play,
    seat: number,
    scored: Scored | null,
    { state, answer, brings }: Pick<Progress, "state" | "answer" | "brings">,
): LessonView {
    const quiet = answer.length > 0;
    const step = stepOf(play, state !== "new");
    if (state === "over") return { ...OVER, skipped: step !== null && step !== "summer" };
    if (step === null) return OVER;
    const map = play.sheets[seat - 1]?.map ?? "";
    const finish = finishOf(map, villagesOf(scored));
    const squares = quiet ? [] : glowIn(step, map, finish, scored?.exposed ?? "");
    const kind = step === "monsters" ? "loses" : "glow";
    return {
        step,
        open: quiet ? Math.min(openIn(step), openBefore(step)) : openIn(step),
        waits: step === "map",
        skipped: false,
        brings: !quiet && brings?.round === play.round ? brings.found.map(signed) : [],
        marks: squares.length ? [{ kind, squares }] : [],
    };
}

function signed(points: number | null): string {
    return points === null ? "" : signedText(points);
}

/** What lay open before the step: its own edict opens with its words. */
function openBefore(step: Step): number {
    const own: Partial<Record<Step, number>> = { river: 1, village: 2 };
    return own[step] ?? openIn(step);
}
