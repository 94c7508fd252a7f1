/** The four edicts as the panels show them: what each gives now, after the drawing, and why. */

import type { Material } from "../cards/material";
import { nameOf, t } from "../language/language.svelte";
import type { Headway, Play, Previewed, Refusal, Scored, Table } from "../wire/messages";

/** One of the two scorings of an edict: paid with so many points, due at the next end, or later. */
export interface Payday {
    season: string;
    state: "paid" | "now" | "later";
    /** What was paid; null where nothing was yet, or where nobody sits. */
    points: number | null;
}

export interface EdictRow {
    card: string;
    /** Which back it has: it says what the card is about. */
    back: string;
    /** The seasons in which it scores. */
    paydays: Payday[];
    scoresNow: boolean;
    /** Whether it will never be paid again although the game goes on. */
    dead: boolean;
    /** Null until the server has said it. */
    points: number | null;
    /** Null while there is no drawing under preview, and where it would not be paid. */
    after: number | null;
    /** The squares that earn it, with the drawing if there is one. */
    squares: string;
    /** Why it is zero. */
    why: Refusal | null;
    /** How far the map is on the way to its next points, with the drawing if there is one. */
    headway: Headway | null;
}

/** The rows of a table, on the map of a seat that `scored` and `previewed` are about. */
export function edictRows(
    table: Table,
    play: Play,
    material: Material,
    seat: number | null,
    scored: Scored | null,
    previewed: Previewed | null,
): EdictRow[] {
    const points = play.sheets[(seat ?? 0) - 1]?.points ?? [];
    const over = table.stage === "over";
    return table.edicts.map((card, at) => {
        const now = scored?.edicts[at];
        const then = previewed?.edicts[at];
        const paydays = paydaysOf(at, play, material, seat);
        // At the end all are paid, and what counts is what each has brought.
        const dead = table.stage === "playing" && paydays.every(({ state }) => state === "paid");
        const told = then ?? now;
        return {
            card,
            back: material.scoring[card]?.back ?? "",
            paydays,
            scoresNow: paydays.some(({ state }) => state === "now"),
            dead,
            // What was paid in all is what it was, whatever is drawn now.
            points:
                (dead || over ? broughtBy(paydays) : null) ?? then?.before ?? points[at] ?? null,
            after: dead ? null : (then?.after ?? null),
            squares: then?.squares ?? now?.awards.map((each) => each.squares).join(" ") ?? "",
            why: told?.why ?? null,
            // Nobody is on the way to anything any more when a game is over.
            headway: dead || table.stage !== "playing" ? null : (told?.headway ?? null),
        };
    });
}

/** What an edict has brought in all; null where nothing was paid, or nobody can say. */
export function broughtBy(paydays: readonly Payday[]): number | null {
    const paid = paydays.flatMap(({ points }) => points ?? []);
    return paid.length ? paid.reduce((sum, each) => sum + each, 0) : null;
}

export function paydaysOf(
    edict: number,
    play: Play,
    material: Material,
    seat: number | null,
): Payday[] {
    // The Troll asks when its season has been scored; those who have left are not scored any more.
    const scored = Math.max(0, ...play.scores.map((each) => each.length));
    return material.seasons.flatMap((season, at) => {
        const place = season.edicts.indexOf(edict);
        if (place < 0) return [];
        const state = at < scored ? "paid" : at === scored ? "now" : "later";
        const score = play.scores[(seat ?? 0) - 1]?.[at];
        return [{ season: season.id, state, points: score?.[place] ?? null }];
    });
}

const LINES = ["row", "column", "diagonal"];

/** `row F: 8 of 11`; of lines that nobody has begun, any may be the first. */
export function headwayText({ kind, have, need, line }: Headway): string {
    const told = have === 0 && LINES.includes(kind) ? "" : kind;
    return t("headway", { kind: told, have, need, line });
}

/** When an edict is paid and was, for those who listen or point at the two dots. */
export function paydayText({ season, state, points }: Payday): string {
    return t("payday", { season: nameOf(season), state, points: points ?? 0 });
}

/** The rule of an edict in a few words, as it holds at this table. */
export function briefOf(card: string, options: Table["options"]): string {
    return t(`brief-${card}`, { points: Number(options.wildholds_points ?? 8) });
}

/**
 * The colour of an edict's squares: A and C have one, B and D the other. The two that are paid
 * together always differ, and none ever changes its own.
 */
export function hueOf(edict: number): "first" | "second" {
    return edict % 2 === 0 ? "first" : "second";
}
