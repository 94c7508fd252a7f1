/** What went wrong with a request, for `ui/Problem.svelte` to say. */

import { Offline, Refused, Unsure } from "./connection";
import type { Refusal } from "./messages";

export type Problem = Refusal | "unsure" | "offline" | null;

/** The problem of an error that a request threw; errors of our own are thrown on. */
export function problemOf(error: unknown): Problem {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof Unsure) return "unsure";
    if (error instanceof Offline) return "offline";
    throw error;
}
