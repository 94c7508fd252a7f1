/** What can go wrong with a request: the errors that it throws, and what a page shows of them. */

import type { Refusal } from "./messages";

/** The server said no. */
export class Refused extends Error {
    constructor(readonly refusal: Refusal) {
        super(refusal.text);
    }
}

/** The connection went before the answer came: nobody knows whether it was heard. */
export class Unsure extends Error {}

/** There is no connection: nothing was sent. */
export class Offline extends Error {}

/** For `ui/ProblemText.svelte` to say; null while all is well. */
export type Problem = Refusal | "unsure" | "offline" | null;

/** The problem of an error that a request threw; errors of our own are thrown on. */
export function problemOf(error: unknown): NonNullable<Problem> {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof Unsure) return "unsure";
    if (error instanceof Offline) return "offline";
    throw error;
}
