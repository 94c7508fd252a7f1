/** The messages of the socket, as docs/wire.md describes them: readers and their types. */

import {
    anything,
    byName,
    either,
    flag,
    list,
    maybe,
    number,
    object,
    or,
    orNull,
    text,
    word,
    type Of,
} from "./readers";

/** Which version of the wire this page speaks. */
export const VERSION = 1;

const setting = either(either(text, number), flag);

export const refusal = object({
    code: text,
    args: byName(either(text, number)),
    text,
});
export type Refusal = Of<typeof refusal>;

// The part `table` ----------------------------------------------------------------------------------

export const chair = object({
    name: text,
    bot: maybe(text),
    handed: maybe(text),
    left: or(flag, false),
    hints: or(number, 0),
    helped: or(number, 0),
});
export type Chair = Of<typeof chair>;

export const sheet = object({
    map: text,
    attacked: or(text, ""),
    letters: or(byName(text), {}),
    coins: or(number, 0),
    points: or(list(number), []),
    monsters: or(number, 0),
});
export type Sheet = Of<typeof sheet>;

/** First edict, second edict, coins, points lost to monsters. */
export type SeasonScore = [number, number, number, number];
const seasonScore = (value: unknown, where = ""): SeasonScore => {
    const [one = 0, two = 0, coins = 0, monsters = 0] = list(number)(value, where);
    return [one, two, coins, monsters];
};

export const play = object({
    season: number,
    round: number,
    asks: orNull(word("explore", "hero", "ambush", "gaze", "troll")),
    card: orNull(text),
    shown: list(text),
    time: number,
    threshold: number,
    ruins: flag,
    effects: list(text),
    awaited: list(number),
    targets: byName(number),
    unseen: object({
        explore: list(text),
        ambush_backs: number,
        ambushes: list(text),
        hero_backs: number,
        heroes: list(text),
    }),
    sheets: list(sheet),
    scores: list(list(seasonScore)),
});
export type Play = Of<typeof play>;

export const result = object({
    totals: list(number),
    ranks: list(orNull(number)),
    rating: orNull(number),
    title: orNull(text),
});
export type Result = Of<typeof result>;

export const stage = word("waiting", "playing", "over", "closed");
export type Stage = Of<typeof stage>;

export const table = object({
    game: text,
    kind: word("table", "race", "lane"),
    stage,
    rules: number,
    options: byName(setting),
    /** The map sheet that was drawn, where the options leave it to chance. */
    sheet: or(orNull(text), null),
    edicts: list(text),
    ambushes: list(text),
    commitment: text,
    seed: orNull(text),
    key: text,
    code: orNull(text),
    settings: byName(setting),
    host: list(number),
    chairs: list(orNull(chair)),
    deadline: orNull(number),
    race: orNull(text),
    closes: orNull(number),
    again: orNull(object({ game: text, key: text })),
    deck_of: or(orNull(text), null),
    play: orNull(play),
    result: orNull(result),
});
export type Table = Of<typeof table>;

// The other parts -----------------------------------------------------------------------------------

export const mine = object({
    seats: list(number),
    host: flag,
    sealed: byName(text),
    linked: list(number),
});
export type Mine = Of<typeof mine>;

export const drawn = object({ seats: list(number), here: list(number) });
export type Drawn = Of<typeof drawn>;

export const lane = object({
    game: text,
    name: text,
    season: number,
    cards: number,
    stage,
    bot: maybe(text),
    total: maybe(number),
    rank: maybe(number),
    handed: or(flag, false),
});
export type Lane = Of<typeof lane>;

export const race = object({ race: text, over: flag, lanes: list(lane) });
export type Race = Of<typeof race>;

// Events --------------------------------------------------------------------------------------------

/** What happened, for those who want to animate it; kinds that nobody knows are passed over. */
export type Event =
    | { kind: "revealed"; card: string }
    | { kind: "drawn"; seat: number; by: number | null; terrain: string; squares: string }
    | { kind: "attacked"; seat: number; squares: string }
    | { kind: "destroyed"; seat: number; squares: string; cause: string }
    | {
          kind: "paid";
          seat: number;
          coins: number;
          shape: boolean;
          mountains: string;
          dragon: boolean;
      }
    | { kind: "ignored"; card: string }
    | { kind: "season_scored"; season: number; results: (SeasonScore | null)[] }
    | { kind: "season_began"; season: number }
    | { kind: "left"; seat: number }
    | { kind: "game_ended" };

const EVENTS = {
    revealed: object({ card: text }),
    drawn: object({ seat: number, by: orNull(number), terrain: text, squares: text }),
    attacked: object({ seat: number, squares: text }),
    destroyed: object({ seat: number, squares: text, cause: text }),
    paid: object({ seat: number, coins: number, shape: flag, mountains: text, dragon: flag }),
    ignored: object({ card: text }),
    season_scored: object({ season: number, results: list(orNull(seasonScore)) }),
    season_began: object({ season: number }),
    left: object({ seat: number }),
    game_ended: object({}),
};

/** The events of a message that this page knows. */
export function events(value: unknown, where = "events"): Event[] {
    return list(anything)(value, where).flatMap((each, at) => {
        const { kind } = object({ kind: text })(each, `${where}[${at}]`);
        if (!(kind in EVENTS)) return [];
        const read = EVENTS[kind as keyof typeof EVENTS](each, `${where}[${at}]`);
        return [{ kind, ...read } as Event];
    });
}

// Answers -------------------------------------------------------------------------------------------

export const previewed = object({
    seat: number,
    edicts: list(
        object({
            card: text,
            before: number,
            after: number,
            squares: text,
            why: or(orNull(refusal), null),
        }),
    ),
    coins: list(number),
    monsters: list(number),
    destroyed: text,
});
export type Previewed = Of<typeof previewed>;

export const scored = object({
    seat: number,
    edicts: list(
        object({
            card: text,
            points: number,
            awards: list(object({ points: number, squares: text })),
            why: or(orNull(refusal), null),
        }),
    ),
    coins: number,
    monsters: number,
    exposed: text,
});
export type Scored = Of<typeof scored>;

export const idea = object({
    line: text,
    value: number,
    edicts: list(number),
    coins: number,
    monsters: number,
});
export const hints = object({ bot: text, ideas: list(idea) });
export type Idea = Of<typeof idea>;
export type Hints = Of<typeof hints>;

export const answer = object({
    id: orNull(number),
    ok: flag,
    refused: maybe(refusal),
    preview: maybe(previewed),
    scored: maybe(scored),
    hints: maybe(hints),
    token: maybe(text),
    game: maybe(text),
    key: maybe(text),
    now: maybe(number),
    page: maybe(text),
});
export type Answer = Of<typeof answer>;

export const news = object({
    table: maybe(table),
    mine: maybe(mine),
    drawn: maybe(drawn),
    race: maybe(race),
    events: or(events, []),
    skipped: or(flag, false),
});
export type News = Of<typeof news>;

/** Anything that a server says. */
export type Message =
    | ({ kind: "answer" } & Answer)
    | ({ kind: "news" } & News)
    | { kind: "goodbye"; reason: Refusal };

/** A message from its text; Unreadable for anything else. */
export function message(json: string): Message | null {
    const value: unknown = JSON.parse(json);
    const { kind } = object({ kind: text })(value);
    if (kind === "answer") return { kind, ...answer(value) };
    if (kind === "news") return { kind, ...news(value) };
    if (kind === "goodbye") return { kind, ...object({ reason: refusal })(value) };
    return null;
}

/** Requests: the fields beside `kind` and `id`. */
export interface Requests {
    hello: { version: number; key: string };
    sit: { name: string; seat?: number };
    seat_bot: { bot: string; name?: string; seat?: number };
    rename: { seat: number; name: string };
    stand: { seat: number };
    settle: {
        seats: number;
        options?: Record<string, unknown>;
        settings?: Record<string, unknown>;
    };
    start: Record<never, never>;
    draw: { round: number; line: string };
    take_back: { round: number; seat: number };
    preview: { round: number; line: string };
    score: { seat: number };
    hint: { round: number; seat: number };
    leave: { seat: number };
    hand_over: { seat: number; bot?: string };
    come_back: { seat: number };
    close: Record<never, never>;
    link: { seat: number };
    unlink: { seat: number };
    claim: { seat: number; token: string };
    again: Record<never, never>;
}
