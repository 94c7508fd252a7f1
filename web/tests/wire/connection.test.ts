/** The socket of a table: who is answered what, and how it comes back. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
    ANSWER_TIMEOUT_MS,
    ASLEEP_MS,
    Connection,
    FIRST_PAUSE_MS,
    LONGEST_PAUSE_MS,
} from "../../src/lib/wire/connection";
import { Offline, Refused, Unsure } from "../../src/lib/wire/problem";
import { MemorySockets } from "../sockets";

const NOW = 1_700_000_000_000;
let sockets: MemorySockets;
let connection: Connection;
/** What the listener was told, in order. */
let told: string[];

function connect(game = "abc"): Connection {
    return new Connection(
        game,
        "key",
        {
            news: (news) => told.push(`news ${news.events.map(({ kind }) => kind).join(" ")}`),
            state: (state, farewell) => told.push([state, farewell?.code ?? ""].join(" ").trim()),
            page: (version) => told.push(`page ${version}`),
        },
        sockets.open,
    );
}

/** Let promises settle. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** How a promise ends: its value or its error. */
function outcome(promise: Promise<unknown>): Promise<unknown> {
    return promise.catch((error: unknown) => error);
}

async function opened(): Promise<void> {
    sockets.welcome();
    await settle();
}

/** The page is hidden or shown again. */
function show(hidden: boolean): void {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    // In the middle of what chance may add to a pause or take from it.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    sockets = new MemorySockets();
    told = [];
    connection = connect();
});

afterEach(() => {
    connection.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe("coming in", () => {
    it("goes to the socket of the game, whatever stands in its id", () => {
        expect(new URL(sockets.last.url).pathname).toBe("/api/tables/abc/socket");
        const other = connect("a/b");
        expect(new URL(sockets.last.url).pathname).toBe("/api/tables/a%2Fb/socket");
        expect(sockets.last.url).toMatch(/^ws:/);
        other.close();
    });

    it("says hello with the key, and is open once that is answered", async () => {
        sockets.last.accept();
        expect(sockets.last.heard).toEqual([{ kind: "hello", id: 1, version: 1, key: "key" }]);
        await settle();
        expect(connection.state).toBe("connecting");
        sockets.last.answer("hello");
        await settle();
        expect(connection.state).toBe("open");
        expect(told).toEqual(["open"]);
    });

    it("learns the server's clock, and which page the server has", async () => {
        sockets.welcome({ now: NOW + 2500, page: "b2" });
        await settle();
        expect(connection.clockAhead).toBe(2500);
        expect(told).toEqual(["open", "page b2"]);
    });

    it("hears the first view also when it is faster than the answer to hello", async () => {
        sockets.last.accept();
        sockets.last.say({ kind: "news" });
        sockets.last.answer("hello");
        await settle();
        expect(told).toEqual(["news ", "open"]);
    });
});

describe("asking", () => {
    it("gives each answer to the request of its id, in whatever order they come", async () => {
        await opened();
        const first = connection.ask("score", { seat: 1 });
        const second = connection.ask("score", { seat: 2 });
        const [one, two] = sockets.last.heard.slice(1);
        expect([one.seat, two.seat]).toEqual([1, 2]);
        sockets.last.say({ kind: "answer", id: two.id, ok: true, token: "second" });
        sockets.last.say({ kind: "answer", id: one.id, ok: true, token: "first" });
        expect((await first).token).toBe("first");
        expect((await second).token).toBe("second");
    });

    it("passes over answers that nobody waits for, and messages of other kinds", async () => {
        await opened();
        const asked = connection.ask("start", {});
        sockets.last.say({ kind: "answer", id: 999, ok: true });
        sockets.last.say({ kind: "answer", id: null, ok: true });
        sockets.last.say({ kind: "gossip" });
        sockets.last.answer("start", { game: "this one" });
        expect((await asked).game).toBe("this one");
    });

    it("fails with the server's reason where it refuses", async () => {
        await opened();
        const asked = outcome(connection.ask("start", {}));
        sockets.last.refuse("start", "host_only");
        const error = await asked;
        expect(error).toBeInstanceOf(Refused);
        expect((error as Refused).refusal.code).toBe("host_only");
        expect(connection.state).toBe("open");
    });

    it("sends nothing before it is connected", async () => {
        expect(await outcome(connection.ask("start", {}))).toBeInstanceOf(Offline);
        expect(sockets.last.heard).toEqual([]);
    });

    it.each([
        ["answer", "news"],
        ["news", "answer"],
    ])("hears %s and %s in the order in which they are said", async (...order) => {
        await opened();
        const asked = connection
            .ask("draw", { round: 1, line: "1 forest A1" })
            .then(() => told.push("answer"));
        for (const kind of order) {
            if (kind === "answer") sockets.last.answer("draw");
            else sockets.last.say({ kind: "news", events: [{ kind: "game_ended" }] });
            await settle();
        }
        await asked;
        expect(told.slice(1)).toEqual(order.map((each) => each.replace("news", "news game_ended")));
    });
});

describe("a connection that breaks", () => {
    it("leaves it open whether a request was heard, and never repeats it", async () => {
        await opened();
        const asked = outcome(connection.ask("draw", { round: 1, line: "1 forest A1" }));
        sockets.last.cut();
        expect(await asked).toBeInstanceOf(Unsure);
        expect(told).toEqual(["open", "lost"]);
        await pass(FIRST_PAUSE_MS);
        await opened();
        expect(sockets.all).toHaveLength(2);
        expect(sockets.last.heard.map(({ kind }) => kind)).toEqual(["hello"]);
    });

    it("tries again after pauses that double up to the longest", async () => {
        const pauses: number[] = [];
        for (let attempt = 0; attempt < 8; attempt++) {
            const before = sockets.all.length;
            const since = Date.now();
            sockets.last.cut();
            while (sockets.all.length === before) await vi.advanceTimersToNextTimerAsync();
            pauses.push(Date.now() - since);
        }
        expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
        expect([pauses[0], pauses.at(-1)]).toEqual([FIRST_PAUSE_MS, LONGEST_PAUSE_MS]);
    });

    it.each([
        [0, 0.69, 0.7],
        [0.999, 1.29, 1.3],
    ])("does not come back together with all others: chance %d", async (chance, not, by) => {
        vi.spyOn(Math, "random").mockReturnValue(chance);
        sockets.last.cut();
        await pass(FIRST_PAUSE_MS * not);
        expect(sockets.all).toHaveLength(1);
        await pass(FIRST_PAUSE_MS * (by - not));
        expect(sockets.all).toHaveLength(2);
    });

    it("begins with the first pause again once it was welcome", async () => {
        sockets.last.cut();
        await pass(FIRST_PAUSE_MS);
        sockets.last.cut();
        await pass(2 * FIRST_PAUSE_MS);
        await opened();
        sockets.last.cut();
        await pass(FIRST_PAUSE_MS);
        expect(sockets.all).toHaveLength(4);
    });

    it("is not held to be good because the socket opens: pauses grow until hello is answered", async () => {
        for (const pause of [FIRST_PAUSE_MS, 2 * FIRST_PAUSE_MS]) {
            sockets.last.accept();
            sockets.last.cut();
            await pass(pause - 1);
            const before = sockets.all.length;
            await pass(1);
            expect(sockets.all).toHaveLength(before + 1);
        }
    });
});

describe("a server that does not answer", () => {
    it("is given up after a while, and connected to anew", async () => {
        await opened();
        const silent = sockets.last;
        const asked = outcome(connection.ask("start", {}));
        await pass(ANSWER_TIMEOUT_MS - 1);
        expect(connection.state).toBe("open");
        await pass(1);
        expect(await asked).toBeInstanceOf(Unsure);
        expect([connection.state, silent.readyState]).toEqual(["lost", WebSocket.CLOSING]);
        // Its end is heard of later, and is not the end of the next one.
        await pass(FIRST_PAUSE_MS);
        await opened();
        expect(sockets.all).toHaveLength(2);
        expect(told).toEqual(["open", "lost", "open"]);
    });

    it("is not given up for an answer that came in time", async () => {
        await opened();
        const asked = connection.ask("start", {});
        sockets.last.answer("start");
        await asked;
        await pass(2 * ANSWER_TIMEOUT_MS);
        expect(connection.state).toBe("open");
        expect(sockets.all).toHaveLength(1);
    });
});

describe("a goodbye", () => {
    it.each(["no_such_table", "lane_hidden", "old_version", "say_hello"])(
        "for %s is for good, and the reason is told",
        async (code) => {
            sockets.last.accept();
            sockets.last.goodbye(code);
            sockets.last.cut();
            await pass(10 * LONGEST_PAUSE_MS);
            expect(told).toEqual([`gone ${code}`]);
            expect(connection.state).toBe("gone");
            expect(sockets.all).toHaveLength(1);
        },
    );

    it("after a hello that was refused is for good as well", async () => {
        sockets.last.accept();
        sockets.last.refuse("hello", "no_such_table");
        sockets.last.goodbye("no_such_table");
        sockets.last.cut();
        await pass(LONGEST_PAUSE_MS);
        expect(told).toEqual(["gone no_such_table"]);
    });

    it("of a server that restarts is not: the next one is waited for", async () => {
        await opened();
        sockets.last.goodbye("shutting_down");
        expect(connection.state).toBe("open");
        sockets.last.cut();
        await pass(FIRST_PAUSE_MS);
        await opened();
        expect(told).toEqual(["open", "lost", "open"]);
    });
});

describe("a device", () => {
    it("that goes offline gives up at once, and comes back as soon as it is online", async () => {
        await opened();
        window.dispatchEvent(new Event("offline"));
        expect(connection.state).toBe("lost");
        window.dispatchEvent(new Event("online"));
        expect(sockets.all).toHaveLength(2);
        // The try that was planned is not made beside it.
        await pass(FIRST_PAUSE_MS);
        await opened();
        expect(sockets.all).toHaveLength(2);
    });

    it("does not open a second socket while the first is being connected", async () => {
        sockets.last.cut();
        connection.retryNow();
        connection.retryNow();
        window.dispatchEvent(new Event("online"));
        expect(sockets.all).toHaveLength(2);
        await opened();
        connection.retryNow();
        expect(sockets.all).toHaveLength(2);
    });

    it("that slept for long does not trust its socket", async () => {
        await opened();
        show(true);
        await pass(ASLEEP_MS + 1);
        show(false);
        expect(told).toEqual(["open", "lost"]);
        expect(sockets.all).toHaveLength(2);
    });

    it("that was hidden for a moment only goes on", async () => {
        await opened();
        show(true);
        await pass(ASLEEP_MS);
        show(false);
        expect(told).toEqual(["open"]);
        expect(sockets.all).toHaveLength(1);
    });

    it("tries again at once when somebody looks", async () => {
        sockets.last.cut();
        show(false);
        expect(sockets.all).toHaveLength(2);
    });
});

describe("closing", () => {
    it("ends everything: what waits, further tries, and listening to the device", async () => {
        await opened();
        const asked = outcome(connection.ask("start", {}));
        connection.close();
        expect(await asked).toBeInstanceOf(Offline);
        await pass(ANSWER_TIMEOUT_MS);
        window.dispatchEvent(new Event("offline"));
        window.dispatchEvent(new Event("online"));
        show(false);
        await pass(LONGEST_PAUSE_MS);
        expect(sockets.all).toHaveLength(1);
        expect(told).toEqual(["open"]);
    });

    it("ends the wait for the next try, too", async () => {
        sockets.last.cut();
        connection.close();
        await pass(2 * LONGEST_PAUSE_MS);
        expect(sockets.all).toHaveLength(1);
    });
});
