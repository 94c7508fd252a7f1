/** HTTP: opening tables, lists, records. Everything that is played goes over the socket. */

import { refusal, seasonScore, stage } from "./messages";
import { Offline, Refused } from "./problem";
import {
    flag,
    list,
    number,
    object,
    or,
    orNull,
    text,
    byName,
    anything,
    type Of,
    type Reader,
} from "./readers";

export const openedTable = object({ game: text, key: text, code: orNull(text) });
export type OpenedTable = Of<typeof openedTable>;

export const listing = object({
    game: text,
    stage,
    kind: text,
    ruleset: text,
    sheet: text,
    seats: number,
    names: list(text),
    bots: number,
    round_time: number,
    season: number,
    opened: number,
    touched: number,
    rating: orNull(number),
    title: or(orNull(text), null),
    total: or(orNull(number), null),
    edicts: or(orNull(list(text)), null),
    deck_of: or(orNull(text), null),
    deadline: or(orNull(number), null),
    /** Null where nobody knows. */
    hints: or(orNull(number), null),
    handed: or(flag, false),
    race: orNull(text),
    scores: or(orNull(list(seasonScore)), null),
    waits_for_you: orNull(flag),
    map: or(orNull(text), null),
    signed: or(anything, null),
});
export type Listing = Of<typeof listing>;

export const choices = object({
    bots: list(object({ name: text, level: number, description: text })),
    presets: byName(anything),
    options: or(anything, null),
});
export type Choices = Of<typeof choices>;

/** A table to open; docs/wire.md says what each field means. */
export interface NewTable {
    kind?: "table" | "race";
    seats?: number;
    preset?: string;
    options?: Record<string, unknown>;
    listed?: boolean;
    round_time?: number;
    substitute?: string;
    race_time?: number;
    hints?: boolean;
    reactions?: boolean;
    names?: string[];
    bots?: string[];
    start?: boolean;
    deck?: string;
    deck_key?: string;
}

/** One request; Refused with the server's reason, or Offline. */
export async function call<T>(read: Reader<T>, path: string, init: RequestInit = {}): Promise<T> {
    return read(await (await fetched(path, init)).json());
}

/** The answer to one request, if it is a good one. */
export async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
    let response: Response;
    try {
        response = await fetch(path, init);
    } catch {
        throw new Offline();
    }
    if (response.ok) return response;
    let body: unknown;
    try {
        body = await response.json();
    } catch {
        throw new Offline();
    }
    throw new Refused(object({ refused: refusal })(body).refused);
}

function posted(body: unknown): RequestInit {
    const headers = { "Content-Type": "application/json" };
    return { method: "POST", headers, body: JSON.stringify(body) };
}

/** The header that lets somebody in who has the key. */
export function keyed(key: string): RequestInit {
    return key ? { headers: { "Quillmap-Key": key } } : {};
}

export const openTable = (asked: NewTable): Promise<OpenedTable> =>
    call(openedTable, "/api/tables", posted(asked));
export const lobby = (): Promise<Listing[]> => call(list(listing), "/api/tables");
export const myGames = (): Promise<Listing[]> => call(list(listing), "/api/mine");
/** The games that were put into the bin. */
export const binnedGames = (): Promise<Listing[]> => call(list(listing), "/api/mine?binned=true");
/** Put games into the bin, or take them out. */
export const throwGames = (games: string[], binned: boolean): Promise<{ games: string[] }> =>
    call(object({ games: list(text) }), "/api/mine/bin", posted({ games, binned }));
export const byCode = (code: string): Promise<OpenedTable> =>
    call(openedTable, "/api/codes", posted({ code }));
export const allChoices = (): Promise<Choices> => call(choices, "/api/choices");
