/** Parts of the page that come when they are first needed, over a line that may be broken just then. */

import { Offline, Unsure } from "./problem";

/** Whether an error means that something did not come; all others are not the fault of the line. */
function isOfTheLine(error: unknown): boolean {
    if (!(error instanceof Error)) return false;
    // Browsers throw a TypeError for a script, and the bundler says of styles that they did not come.
    const lost = error instanceof TypeError || error.message.startsWith("Unable to preload CSS");
    return lost || error instanceof Offline || error instanceof Unsure;
}

/** How long to wait before a part is asked for again; the last of them for ever after. */
export const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 60_000] as const;

/**
 * A part of the page, and what comes with it, as soon as it can be had.
 *
 * For what nobody has asked for (a moment, a crest, one button more): a broken line does not make it
 * fail, it only stays away. What somebody has asked for says instead that it did not load. A browser
 * may keep such a failure until the page is loaded anew; then asking again costs nothing and gains
 * nothing.
 */
export async function eventually<T>(load: () => Promise<T>): Promise<T> {
    for (let tried = 0; ; tried++) {
        try {
            return await load();
        } catch (error) {
            if (!isOfTheLine(error)) throw error;
            const pause = PAUSES_MS[Math.min(tried, PAUSES_MS.length - 1)];
            await new Promise((again) => setTimeout(again, pause));
        }
    }
}
