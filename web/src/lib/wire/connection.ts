/**
 * The socket of one table. It comes back by itself with growing pauses, and never repeats a
 * request on its own: what was lost on the way is settled by the next view.
 */

import { message, VERSION, type Answer, type News, type Refusal, type Requests } from "./messages";
import { Offline, Refused, Unsure } from "./problem";

/** The pauses between tries to connect double from the first to the longest. */
export const FIRST_PAUSE_MS = 500;
export const LONGEST_PAUSE_MS = 15_000;
/** So long an answer may take before the connection is held to be dead. */
export const ANSWER_TIMEOUT_MS = 12_000;
/** A phone that slept so long has often lost its connection without being told. */
export const ASLEEP_MS = 45_000;
/** Reasons of a goodbye after which no new connection would fare better. */
const FINAL_REASONS = new Set(["no_such_table", "lane_hidden", "old_version", "say_hello"]);

export type ConnectionState = "connecting" | "open" | "lost" | "gone";

/** Who is told what comes. */
export interface ConnectionListener {
    news(news: News): void;
    state(state: ConnectionState, farewell: Refusal | null): void;
    /** The server runs another version of the page than this one. */
    page(version: string): void;
}

/** Makes a socket that is about to be connected. */
export type OpenSocket = (url: string) => WebSocket;

interface Waiting {
    good(answer: Answer): void;
    bad(error: Error): void;
}

export class Connection {
    state: ConnectionState = "connecting";
    /** How far the server's clock is ahead, in milliseconds. */
    clockAhead = 0;
    #socket: WebSocket | undefined;
    #waiting = new Map<number, Waiting>();
    #lastId = 0;
    #tries = 0;
    #hiddenSince = 0;
    #nextTry: ReturnType<typeof setTimeout> | undefined;
    #ends = new AbortController();

    constructor(
        readonly game: string,
        readonly key: string,
        private readonly listener: ConnectionListener,
        private readonly open: OpenSocket = (url) => new WebSocket(url),
    ) {
        const { signal } = this.#ends;
        addEventListener("online", () => this.retryNow(), { signal });
        addEventListener("offline", () => this.drop(), { signal });
        document.addEventListener("visibilitychange", () => this.#woke(), { signal });
        this.#connect();
    }

    /** One request and its answer; Refused, Unsure or Offline otherwise. */
    ask<K extends keyof Requests>(kind: K, fields: Requests[K]): Promise<Answer> {
        if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Offline());
        const id = ++this.#lastId;
        this.#socket.send(JSON.stringify({ kind, id, ...fields }));
        setTimeout(() => this.#waiting.has(id) && this.drop(), ANSWER_TIMEOUT_MS);
        return new Promise((good, bad) => this.#waiting.set(id, { good, bad }));
    }

    /** Give up a connection that does not answer; the browser may not notice for minutes. */
    drop(): void {
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
        if (this.state !== "lost") this.#lost();
    }

    /** Try again at once, if we only wait for the next try. */
    retryNow(): void {
        const idle = !this.#socket || this.#socket.readyState === WebSocket.CLOSED;
        if (this.state === "lost" && idle) this.#connect();
    }

    /** Nobody looks at this table any more. */
    close(): void {
        this.#ends.abort();
        clearTimeout(this.#nextTry);
        this.state = "gone";
        this.#socket?.close();
        for (const { bad } of this.#waiting.values()) bad(new Offline());
        this.#waiting.clear();
    }

    #connect(): void {
        clearTimeout(this.#nextTry);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const path = `/api/tables/${encodeURIComponent(this.game)}/socket`;
        const socket = this.open(`${scheme}://${location.host}${path}`);
        this.#socket = socket;
        socket.onopen = () => void this.#hello();
        socket.onmessage = (event) => this.#hear(String(event.data));
        socket.onclose = () => socket === this.#socket && this.#lost();
    }

    async #hello(): Promise<void> {
        try {
            const answer = await this.ask("hello", { version: VERSION, key: this.key });
            this.clockAhead = (answer.now ?? Date.now()) - Date.now();
            this.#tries = 0;
            this.#become("open");
            if (answer.page) this.listener.page(answer.page);
        } catch {
            // A goodbye follows, or the socket is gone already.
        }
    }

    #hear(json: string): void {
        const heard = message(json);
        if (heard?.kind === "answer") {
            const asked = this.#waiting.get(heard.id ?? -1);
            this.#waiting.delete(heard.id ?? -1);
            if (heard.refused) asked?.bad(new Refused(heard.refused));
            else asked?.good(heard);
        } else if (heard?.kind === "news") {
            this.listener.news(heard);
        } else if (heard?.kind === "goodbye" && FINAL_REASONS.has(heard.reason.code)) {
            this.#become("gone", heard.reason);
        }
    }

    #lost(): void {
        for (const { bad } of this.#waiting.values()) bad(new Unsure());
        this.#waiting.clear();
        if (this.state === "gone") return;
        this.#become("lost");
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries++);
        this.#nextTry = setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()));
    }

    #woke(): void {
        if (document.hidden) this.#hiddenSince = Date.now();
        else if (this.state === "open" && Date.now() - this.#hiddenSince > ASLEEP_MS) this.drop();
        if (!document.hidden) this.retryNow();
    }

    #become(state: ConnectionState, farewell: Refusal | null = null): void {
        this.state = state;
        this.listener.state(state, farewell);
    }
}
