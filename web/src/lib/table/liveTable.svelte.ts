/** One table as this page sees it now: the parts of its view, kept up to date by its socket. */

import { BUILD } from "../page/build";
import { preferences } from "../page/preferences.svelte";
import {
    Connection,
    type ConnectionListener,
    type ConnectionState,
    type OpenSocket,
} from "../wire/connection";
import type {
    Answer,
    Drawn,
    Event,
    Mine,
    News,
    Race,
    Refusal,
    Requests,
    Scored,
    Table,
} from "../wire/messages";
import { problemOf, type Problem } from "../wire/problem";
import { movedAway } from "../people/seats";

/** So many events are kept for those who looked away. */
const KEPT_EVENTS = 200;

/** Told of what happened, in order; to animate it, or to say it aloud. */
export type Watcher = (events: Event[]) => void;

export class LiveTable {
    table = $state.raw<Table | null>(null);
    mine = $state.raw<Mine>({
        seats: [],
        host: false,
        sealed: {},
        linked: [],
        knocks: [],
        knocking: false,
        turned_away: false,
    });
    drawn = $state.raw<Drawn>({ seats: [], here: [] });
    race = $state.raw<Race | null>(null);
    state = $state<ConnectionState>("connecting");
    /** Why the server let us go for good. */
    farewell = $state.raw<Refusal | null>(null);
    /** Whether the server has a newer page than this one. */
    outdated = $state(false);
    /** The last problem that nobody else has shown; the screen shows and clears it. */
    problem = $state.raw<Problem>(null);
    /** Seats of this page that are played at another device since. */
    movedSeats = $state.raw<number[]>([]);
    /** What happened since this page looks on, the latest first. */
    story = $state.raw<Event[]>([]);
    readonly #connection: Connection;
    readonly #watchers = new Set<Watcher>();

    constructor(game: string, key: string, open?: OpenSocket, build = BUILD) {
        const listener: ConnectionListener = {
            news: (news) => this.#news(news),
            state: (state, farewell) => {
                this.state = state;
                this.farewell = farewell;
            },
            page: (version) => {
                this.outdated = build !== "dev" && version !== build;
            },
        };
        this.#connection = new Connection(game, key, listener, open);
    }

    get game(): string {
        return this.#connection.game;
    }

    /** The server's clock now. */
    get now(): number {
        return Date.now() + this.#connection.clockAhead;
    }

    /** A request whose refusal the caller deals with: throws Refused, Unsure or Offline. */
    ask<K extends keyof Requests>(kind: K, fields: Requests[K]): Promise<Answer> {
        return this.#connection.ask(kind, fields);
    }

    /** A request whose refusal is shown to the player; null then. */
    async try<K extends keyof Requests>(kind: K, fields: Requests[K]): Promise<Answer | null> {
        try {
            const answer = await this.ask(kind, fields);
            // What went wrong before has been put right, or given up.
            this.problem = null;
            return answer;
        } catch (error) {
            this.problem = problemOf(error);
            return null;
        }
    }

    /** What every edict gives on the map of a seat now, or gave then; null where nobody can say. */
    async score(seat: number, season?: number): Promise<Scored | null> {
        try {
            const asked = season === undefined ? { seat } : { seat, season };
            return (await this.ask("score", asked)).scored ?? null;
        } catch {
            return null;
        }
    }

    /** Be told of events; the returned function ends it. */
    watch(watcher: Watcher): () => void {
        this.#watchers.add(watcher);
        return () => this.#watchers.delete(watcher);
    }

    /** Try to connect again at once. */
    retryNow(): void {
        this.#connection.retryNow();
    }

    close(): void {
        this.#connection.close();
    }

    #seated(mine: Mine): void {
        const gone = [...this.movedSeats, ...movedAway(this.mine, mine, this.table)];
        this.movedSeats = gone.filter((seat) => !mine.seats.includes(seat));
        this.mine = mine;
    }

    #news(news: News): void {
        if (news.table) this.table = news.table;
        if (news.mine) this.#seated(news.mine);
        if (news.drawn) this.drawn = news.drawn;
        if (news.race) this.race = news.race;
        // Whoever wants no reactions has none: neither seen nor said aloud.
        const events = news.events.filter(
            ({ kind }) => kind !== "reaction" || preferences.reactions,
        );
        if (!events.length) return;
        this.story = [...events.toReversed(), ...this.story].slice(0, KEPT_EVENTS);
        for (const watcher of this.#watchers) watcher(events);
    }
}
