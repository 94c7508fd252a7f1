/**
 * The socket of one table. It comes back by itself with growing pauses, and never repeats a
 * request on its own: what was lost on the way is settled by the next view.
 */

const VERSION = 1;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 12_000;
const ASLEEP = 45_000;
const FINAL = new Set(["no_such_table", "lane_hidden", "old_version", "say_hello"]);

/** @typedef {{ code: string, args: Record<string, unknown>, text: string }} Refusal */

/** The server said no. */
export class Refused extends Error {
    constructor(/** @type {Refusal} */ refusal) {
        super(refusal.text);
        this.code = refusal.code;
    }
}

/** The connection went before the answer came: nobody knows whether it was heard. */
export class Unsure extends Error {
    constructor() {
        super("The connection was lost before the answer came.");
    }
}

export class Table {
    /**
     * @param {string} game
     * @param {string} key
     * @param {{ news: (events: any[]) => void, state: () => void }} told
     */
    constructor(game, key, told) {
        this.game = game;
        this.key = key;
        this.told = told;
        /** @type {Record<string, any>} the parts of the view: table, mine, drawn, race */
        this.view = {};
        /** @type {"connecting" | "open" | "lost" | "gone"} */
        this.state = "connecting";
        /** @type {string} why the server let us go */
        this.farewell = "";
        /** How far the server's clock is ahead, in milliseconds. */
        this.ahead = 0;
        /** @type {Map<number, { good: (answer: any) => void, bad: (error: Error) => void }>} */
        this.waiting = new Map();
        this.last = 0;
        this.tries = 0;
        this.page = "";
        /** Counts the connections, so that others can tell an old view from a new one. */
        this.connection = 0;
        /** With which connection the last view came. */
        this.viewed = 0;
        this.hidden = 0;
        addEventListener("online", () => this.hurry());
        addEventListener("offline", () => this.drop());
        document.addEventListener("visibilitychange", () => this.woke());
        this.connect();
    }

    connect() {
        clearTimeout(this.later);
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const path = `/api/tables/${encodeURIComponent(this.game)}/socket`;
        const socket = new WebSocket(`${scheme}://${location.host}${path}`);
        this.socket = socket;
        socket.onopen = () => this.hello();
        socket.onmessage = (message) => this.hear(JSON.parse(message.data));
        socket.onclose = () => socket === this.socket && this.lost();
    }

    async hello() {
        try {
            const answer = await this.ask("hello", { version: VERSION, key: this.key });
            this.ahead = answer.now - Date.now();
            if (this.page && this.page !== answer.page) location.reload();
            this.page = answer.page;
            this.tries = 0;
            this.connection++;
            this.become("open");
        } catch {
            // A goodbye follows, or the socket is gone already.
        }
    }

    lost() {
        for (const { bad } of this.waiting.values()) bad(new Unsure());
        this.waiting.clear();
        if (this.state === "gone") return;
        this.become("lost");
        const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
        this.later = setTimeout(() => this.connect(), pause * (0.7 + 0.6 * Math.random()));
    }

    /** Give up a connection that does not answer; the browser may not notice for minutes. */
    drop() {
        const socket = this.socket;
        this.socket = undefined;
        socket?.close();
        if (this.state !== "lost") this.lost();
    }

    /** A phone that slept has often lost its connection without being told. */
    woke() {
        if (document.hidden) this.hidden = Date.now();
        else if (this.state === "open" && Date.now() - this.hidden > ASLEEP) this.drop();
        if (!document.hidden) this.hurry();
    }

    /** Try again at once, if we only wait for the next try. */
    hurry() {
        const idle = !this.socket || this.socket.readyState === WebSocket.CLOSED;
        if (this.state === "lost" && idle) this.connect();
    }

    hear(/** @type {any} */ message) {
        if (message.kind === "answer") {
            const asked = this.waiting.get(message.id);
            this.waiting.delete(message.id);
            if (message.ok) asked?.good(message);
            else asked?.bad(new Refused(message.refused));
        } else if (message.kind === "news") {
            const { kind: _, events = [], skipped: __, ...parts } = message;
            Object.assign(this.view, parts);
            this.viewed = this.connection;
            this.told.news(events);
        } else if (message.kind === "goodbye") {
            this.farewell = message.reason.text;
            if (FINAL.has(message.reason.code)) this.become("gone");
        }
    }

    /**
     * One request and its answer; Refused or Unsure otherwise.
     * @param {string} kind
     * @param {Record<string, unknown>} [fields]
     * @returns {Promise<any>}
     */
    ask(kind, fields = {}) {
        if (this.socket?.readyState !== WebSocket.OPEN) {
            return Promise.reject(new Error("There is no connection now: nothing was sent."));
        }
        const id = ++this.last;
        this.socket.send(JSON.stringify({ kind, id, ...fields }));
        setTimeout(() => this.waiting.has(id) && this.drop(), PATIENCE);
        return new Promise((good, bad) => this.waiting.set(id, { good, bad }));
    }

    become(/** @type {Table["state"]} */ state) {
        this.state = state;
        this.told.state();
    }

    /** The server's clock now. */
    get now() {
        return Date.now() + this.ahead;
    }
}
