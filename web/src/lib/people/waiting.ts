/** Whom the table waits for, and what can be done about it. */

import { t } from "../language/language.svelte";
import type { Chair, Drawn, Mine, Table } from "../wire/messages";
import { awaitedStill, owing, whoSits } from "./seats";

/** As the server has them, in milliseconds: docs/wire.md, `nudge` and `let_draw`. */
const NUDGE_AFTER = 20_000;
const NUDGE_PAUSE = 60_000;
const ONCE_AFTER = 120_000;

/** So many are named; a hundred would fill the screen. */
const NAMED = 2;

/** The seats of others that the round still waits for. */
export function waitedFor(table: Table, drawn: Drawn, mine: Mine): number[] {
    if (!table.play || table.stage !== "playing") return [];
    return awaitedStill(table.play, drawn).filter((seat) => !mine.seats.includes(seat));
}

/** "Waiting for Ben": in words. */
export function waitingText(table: Table, seats: readonly number[]): string {
    if (!seats.length) return "";
    const names = seats.slice(0, NAMED).map((seat) => whoSits(table, seat));
    const more = seats.length - names.length;
    return t("waiting-for", { names: names.join(", "), more });
}

/** How a round waits, as far as somebody who does not see it wants to know. */
export interface Waits {
    kind: "nobody" | "you" | "many" | "one";
    words: string;
}

/**
 * Whom a round waits for, in so many words as are worth saying at once. Bots are quick, and a draw of
 * one among many is no news: but that all others have drawn, that one has drawn oneself, and that a
 * single person keeps everybody waiting.
 */
export function waitsFor(table: Table, drawn: Drawn, mine: Mine): Waits {
    const others = waitedFor(table, drawn, mine);
    const people = others.filter((seat) => isPerson(table.chairs[seat - 1]));
    const nobody: Waits = { kind: "nobody", words: "" };
    if (owing(table, mine).length) {
        const company = table.play?.awaited.some(
            (seat) => !mine.seats.includes(seat) && isPerson(table.chairs[seat - 1]),
        );
        return company && !people.length ? { kind: "you", words: t("waiting-for-you") } : nobody;
    }
    if (people.length === 1) return { kind: "one", words: waitingText(table, people) };
    // Who only watches has done nothing that this would answer.
    if (!people.length || !mine.seats.length) return nobody;
    return { kind: "many", words: waitingText(table, people) };
}

function isPerson(chair: Chair | null | undefined): chair is Chair {
    return Boolean(chair && !chair.bot && !chair.handed && !chair.left);
}

/** The first of these seats that may be nudged now; null for none. */
export function toNudge(table: Table, seats: readonly number[], now: number): number | null {
    const may = (seat: number): boolean => {
        const chair = table.chairs[seat - 1];
        const since = Math.max(table.began + NUDGE_AFTER, (chair?.nudged ?? 0) + NUDGE_PAUSE);
        return isPerson(chair) && now >= since;
    };
    return seats.find(may) ?? null;
}

/** The first of these seats for which a host may let a bot draw now; null for none. */
export function toLetDraw(table: Table, seats: readonly number[], now: number): number | null {
    if (now < table.began + ONCE_AFTER) return null;
    const may = (seat: number): boolean => {
        const chair = table.chairs[seat - 1];
        return isPerson(chair) && chair.nudged > 0;
    };
    return seats.find(may) ?? null;
}
