/** A game to look at again: its moments, asked of the server, and the links to them. */

import { columnOf, rowOf, squaresOf } from "../map/grid";
import type { Rows } from "../map/shapes";
import { GAME_ID, pathOf } from "../page/routes";
import { call, fetched, keyed } from "../wire/http";
import { events, play, table, type Event } from "../wire/messages";
import { list, number, object, orNull, text, word, type Of } from "../wire/readers";

export const moment = object({
    number,
    kind: word("card", "round", "season", "end", "people"),
    season: number,
    card: orNull(text),
    play,
    lines: list(text),
    events,
    edicts: list(number),
});
export type Moment = Of<typeof moment>;

export const replay = object({ table, seat: number, moments: list(moment) });
export type Replay = Of<typeof replay>;

/** The replay of a table, scored for one seat. */
export function replayOf(game: string, key: string, seat: number): Promise<Replay> {
    return call(replay, `/api/tables/${game}/replay?seat=${seat}`, keyed(key));
}

/** The replay of a record that somebody has as a file. */
export function replayOfText(record: string, seat: number): Promise<Replay> {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    // An empty file is a broken record as well; no body at all would be a broken request.
    const body = record || "\n";
    return call(replay, `/api/replays?seat=${seat}`, { method: "POST", headers, body });
}

/** The record of a table as text. */
export async function recordOf(game: string, key: string): Promise<string> {
    return (await fetched(`/api/tables/${game}/record`, keyed(key))).text();
}

/** What lies beside a map: the number of another seat, this bot's game, or the id of a lane. */
export const BOT = "bot";

/** The game that is to lie beside another one, with the same cards. */
export function replayBeside(game: string, key: string, beside: string): Promise<Replay> {
    if (beside === BOT) return call(replay, `/api/tables/${game}/par/replay`, keyed(key));
    return isSeat(beside) ? replayOf(game, key, Number(beside)) : replayOf(beside, key, 1);
}

function isSeat(beside: string): boolean {
    return /^\d{1,3}$/.test(beside);
}

/** What an address asks for: a moment, whose map, and what lies beside it; empty if nothing. */
export interface AskedMoment {
    number: number;
    seat: number;
    beside: string;
}

/** The address of one moment of a replay. Games that were added from a record have no key. */
export function momentLink(
    game: string,
    key: string,
    { number, seat, beside }: AskedMoment,
): string {
    const whose = seat === 1 ? "" : `&seat=${seat}`;
    const also = beside ? `&beside=${beside}` : "";
    const secret = key ? `#${key}` : "";
    return `${pathOf("replay", game)}?moment=${number}${whose}${also}${secret}`;
}

/** Which moment, seat and neighbour an address asks for. */
export function askedMoment(search: string): AskedMoment {
    const asked = new URLSearchParams(search);
    const whole = (name: string) => Math.max(1, Math.trunc(Number(asked.get(name))) || 1);
    const beside = asked.get("beside") ?? "";
    const known = new RegExp(`^${GAME_ID}$`).test(beside);
    return { number: whole("moment"), seat: whole("seat"), beside: known ? beside : "" };
}

/** The id of a lane of a race. */
export function laneOf(race: string, seat: number): string {
    return `${race}-${String(seat).padStart(3, "0")}`;
}

/** The number of the first moment of each season that was reached. */
export function seasonStarts(moments: readonly Moment[]): number[] {
    const found = [0, 1, 2, 3].map((season) =>
        moments.findIndex((moment) => moment.season === season),
    );
    return found.filter((at) => at >= 0).map((at) => at + 1);
}

/** How far each moment is: how many cards lie open, and what has come of the last one. */
function reaches(moments: readonly Moment[]): number[] {
    const MOST = 8;
    const order = { card: 0, round: 1, people: 1, season: 2, end: 4 };
    let cards = 0;
    let before = 0;
    return moments.map(({ kind, card }) => {
        if (kind === "card") cards += 1;
        // The Troll comes when the season is scored.
        const part = kind === "round" && card === null ? 3 : order[kind];
        before = Math.max(before, cards * MOST + part);
        return before;
    });
}

/** The number of the moment in another game of the same cards that is as far as this one. */
export function twinOf(other: readonly Moment[], moments: readonly Moment[], at: number): number {
    const [theirs, here] = [reaches(other), reaches(moments)[at - 1] ?? 0];
    return Math.max(1, theirs.findLastIndex((reach) => reach <= here) + 1);
}

/** What was drawn on the map of a seat in a moment: a terrain, and its shape. */
export function drawnShapes(told: Event[], seat: number): { terrain: string; rows: Rows }[] {
    return told.flatMap((event) =>
        event.kind === "drawn" && event.seat === seat && event.squares
            ? [{ terrain: event.terrain, rows: pictured(squaresOf(event.squares)) }]
            : [],
    );
}

/** Squares as a small picture, without what is empty around them. */
export function pictured(squares: readonly number[]): Rows {
    const [rows, columns] = [squares.map(rowOf), squares.map(columnOf)];
    const [top, left] = [Math.min(...rows), Math.min(...columns)];
    const wide = Math.max(...columns) - left + 1;
    const picture = Array.from({ length: Math.max(...rows) - top + 1 }, () =>
        Array<string>(wide).fill("."),
    );
    squares.forEach((square) => (picture[rowOf(square) - top][columnOf(square) - left] = "X"));
    return picture.map((row) => row.join(""));
}

/** The squares of a seat that something happened on in a moment. */
export function touchedSquares(told: Event[], seat: number): string {
    return told
        .flatMap((event) =>
            (event.kind === "drawn" || event.kind === "destroyed" || event.kind === "attacked") &&
            event.seat === seat
                ? [event.squares]
                : [],
        )
        .filter(Boolean)
        .join(" ");
}
