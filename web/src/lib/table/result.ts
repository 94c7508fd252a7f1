/** After a game: the ranking, whether the cards were fixed before, and what a bot made of them. */

import { call, keyed } from "../wire/http";
import type { Play, Result, SeasonScore, Table } from "../wire/messages";
import { list, number, object, text, type Of } from "../wire/readers";
import type { Seen } from "./commitment";
import { seasonTotal, totalOf } from "./seats";
import { fromHex, sha256 } from "./sha256";

export const par = object({
    bot: text,
    total: number,
    rating: number,
    title: text,
    scores: list(list(number)),
});
export type Par = Of<typeof par>;

/** What the strongest bot makes of the same deck; takes a few seconds when it is first asked. */
export function askPar(game: string, key: string): Promise<Par> {
    return call(par, `/api/tables/${game}/par`, keyed(key));
}

/** One line of the ranking. */
export interface Place {
    seat: number;
    /** Null for those who have left, and before the end. */
    rank: number | null;
    total: number;
    seasons: SeasonScore[];
    /** What the tie-break counts: points lost to monsters over all seasons (R11.2). */
    lost: number;
}

/** Everybody, best first; those who have left come last. */
export function ranking(play: Play, result: Result | null): Place[] {
    const places = play.scores.map((seasons, at) => ({
        seat: at + 1,
        rank: result?.ranks[at] ?? null,
        total: result?.totals[at] ?? totalOf(play, at + 1),
        seasons,
        lost: seasons.reduce((sum, score) => sum + score[3], 0),
    }));
    const last = places.length + 1;
    return places.sort(
        (one, other) =>
            (one.rank ?? last) - (other.rank ?? last) ||
            other.total - one.total ||
            one.seat - other.seat,
    );
}

/** Whether equal points were told apart by the monsters. */
export function tieBroken(places: Place[]): boolean {
    const ranked = places.filter((each) => each.rank !== null);
    return ranked.some((one, at) => {
        const next = ranked[at + 1];
        return next !== undefined && one.total === next.total && one.rank !== next.rank;
    });
}

/** What a check of the cards comes to. */
export interface Checked {
    /** The seed gives the promise of the table, and the one that this browser saw. */
    good: boolean;
    digest: string;
    promised: string;
    /** When this browser saw the promise: before the first card, later, or never. */
    seen: "before" | "first" | "later" | "never";
}

/** Compute the promise from the seed that is told at the end; null while it is not told. */
export function checkCards(table: Table, witness: Seen | null): Checked | null {
    if (!table.seed) return null;
    const digest = sha256(fromHex(table.seed));
    const promised = witness?.commitment ?? table.commitment;
    const seen =
        witness === null
            ? "never"
            : witness.cards === 0
              ? "before"
              : witness.cards === 1
                ? "first"
                : "later";
    return { good: digest === promised && digest === table.commitment, digest, promised, seen };
}

/** A number with a real minus. */
export function plain(value: number): string {
    return value < 0 ? `−${-value}` : `${value}`;
}

/** A number with its sign, with a real minus. */
export function signed(value: number): string {
    return value < 0 ? `−${-value}` : `+${value}`;
}

/** The best season of a player, to say something kind. */
export function bestSeason(seasons: SeasonScore[]): number {
    const totals = seasons.map(seasonTotal);
    return totals.indexOf(Math.max(...totals));
}
