/** A game to look at again: its moments, asked of the server, and the links to them. */

import { pathOf } from "../page/routes";
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

/** The address of one moment of a replay. */
export function momentLink(game: string, key: string, number: number, seat: number): string {
    const whose = seat === 1 ? "" : `&seat=${seat}`;
    return `${pathOf("replay", game)}?moment=${number}${whose}#${key}`;
}

/** Which moment and seat an address asks for. */
export function askedMoment(search: string): { number: number; seat: number } {
    const asked = new URLSearchParams(search);
    const whole = (name: string) => Math.max(1, Math.trunc(Number(asked.get(name))) || 1);
    return { number: whole("moment"), seat: whole("seat") };
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
