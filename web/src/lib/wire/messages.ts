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
    type Reader,
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

const toldChair = object({
    name: text,
    bot: maybe(text),
    handed: maybe(text),
    left: or(flag, false),
    hints: or(number, 0),
    helped: or(number, 0),
    nudged: or(number, 0),
    province: maybe(text),
    title: maybe(text),
    crest: maybe(text),
    published: or(flag, false),
});
type Signed = "province" | "title" | "crest";
type ToldChair = Of<typeof toldChair>;
export type Chair = Omit<ToldChair, Signed> & Partial<Pick<ToldChair, Signed>>;
export const chair: Reader<Chair> = toldChair;

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
export const seasonScore = (value: unknown, where = ""): SeasonScore => {
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
    /** When the clock of the round under way began. */
    began: or(number, 0),
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
    knocks: or(list(object({ number, name: text })), []),
    knocking: or(flag, false),
    turned_away: or(flag, false),
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
    late: or(flag, false),
});
export type Lane = Of<typeof lane>;

export const race = object({ race: text, over: flag, lanes: list(lane) });
export type Race = Of<typeof race>;

// Events --------------------------------------------------------------------------------------------

/** What happened, for those who want to animate it; kinds that nobody knows are passed over. */
export type Event =
    | { kind: "revealed"; card: string }
    | {
          kind: "drawn";
          seat: number;
          by: number | null;
          terrain: string;
          squares: string;
          /** The bot that drew for the person `by`, and why. */
          bot?: string | undefined;
          why?: string | undefined;
      }
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
    | { kind: "game_ended" }
    | { kind: "handed"; seat: number; bot: string }
    | { kind: "returned"; seat: number }
    | { kind: "nudged"; seat: number; by: number | null }
    | { kind: "let_draw"; seat: number; bot: string }
    | { kind: "host"; seat: number }
    | { kind: "reaction"; seat: number; word: string };

const EVENTS = {
    revealed: object({ card: text }),
    drawn: object({
        seat: number,
        by: orNull(number),
        terrain: text,
        squares: text,
        bot: maybe(text),
        why: maybe(text),
    }),
    attacked: object({ seat: number, squares: text }),
    destroyed: object({ seat: number, squares: text, cause: text }),
    paid: object({ seat: number, coins: number, shape: flag, mountains: text, dragon: flag }),
    ignored: object({ card: text }),
    season_scored: object({ season: number, results: list(orNull(seasonScore)) }),
    season_began: object({ season: number }),
    left: object({ seat: number }),
    game_ended: object({}),
    handed: object({ seat: number, bot: text }),
    returned: object({ seat: number }),
    nudged: object({ seat: number, by: orNull(number) }),
    let_draw: object({ seat: number, bot: text }),
    host: object({ seat: number }),
    reaction: object({ seat: number, word: text }),
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

/** How far a map is on the way to the next points of an edict. */
const headway = object({
    kind: text,
    have: number,
    need: number,
    squares: text,
    line: or(text, ""),
});
export type Headway = Of<typeof headway>;

const gain = object({ season: number, points: number });
export type Gain = Of<typeof gain>;
/** Points more at each scoring to come, by what they are paid for. */
const gains = object({
    edicts: list(list(gain)),
    coins: list(gain),
    monsters: list(gain),
    total: number,
});
export type Gains = Of<typeof gains>;
/** Of a server that does not tell them, while it is brought up to date. */
const UNTOLD: Gains = { edicts: [], coins: [], monsters: [], total: 0 };

export const previewed = object({
    seat: number,
    edicts: list(
        object({
            card: text,
            before: number,
            after: number,
            squares: text,
            why: or(orNull(refusal), null),
            headway: or(orNull(headway), null),
        }),
    ),
    coins: list(number),
    monsters: list(number),
    destroyed: text,
    gains: or(gains, UNTOLD),
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
            headway: or(orNull(headway), null),
        }),
    ),
    coins: number,
    monsters: number,
    exposed: text,
    /** The map as it was, where it was asked for as a season was scored. */
    sheet: maybe(sheet),
});
type Told = Of<typeof scored>;
export type Scored = Omit<Told, "sheet"> & Partial<Pick<Told, "sheet">>;

/** What speaks for a draw; what a kind does not need is left out. */
const drawReason = object({
    kind: text,
    squares: or(text, ""),
    edict: or(orNull(number), null),
    points: or(number, 0),
    seasons: or(list(number), []),
    have: or(number, 0),
    need: or(number, 0),
    open: or(text, ""),
    terrain: or(text, ""),
    headway: or(orNull(headway), null),
});
export type DrawReason = Of<typeof drawReason>;

export const idea = object({
    line: text,
    value: number,
    edicts: list(number),
    coins: number,
    monsters: number,
    gains: or(gains, UNTOLD),
    reasons: or(list(drawReason), []),
    more: or(list(drawReason), []),
});
export const hints = object({ bot: text, ideas: list(idea), draft: or(orNull(gains), null) });
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
    sign: { seat: number; province: string; title: string; crest: string };
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
    score: { seat: number; season?: number };
    hint: { round: number; seat: number; draft?: string };
    leave: { seat: number };
    hand_over: { seat: number; bot?: string };
    come_back: { seat: number };
    nudge: { round: number; seat: number };
    let_draw: { round: number; seat: number };
    make_host: { seat: number };
    publish: { seat: number };
    unpublish: { seat: number };
    knock: { name: string };
    welcome: { knock: number };
    turn_away: { knock: number };
    react: { seat: number; word: string };
    close: Record<never, never>;
    link: { seat: number };
    unlink: { seat: number };
    claim: { seat: number; token: string };
    again: Record<never, never>;
}
