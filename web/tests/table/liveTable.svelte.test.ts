/** A table kept up to date by its socket: what each message changes, and what stays. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../../src/lib/table/liveTable.svelte";
import type { Event } from "../../src/lib/wire/messages";
import { MemorySockets } from "../sockets";
import { kept, keptJson } from "../tables";

const NOW = 1_700_000_000_000;
let sockets: MemorySockets;
let live: LiveTable;

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** Part of the news of a game under way. */
function news(...parts: string[]): object {
    const all = Object.entries(keptJson("news_playing"));
    return { kind: "news", ...Object.fromEntries(all.filter(([part]) => parts.includes(part))) };
}

beforeEach(async () => {
    vi.useFakeTimers({ now: NOW });
    sockets = new MemorySockets();
    live = new LiveTable("abc", "key", sockets.open, "b1");
    sockets.welcome();
    await settle();
});

afterEach(() => {
    live.close();
    vi.useRealTimers();
});

describe("the view", () => {
    it("is empty until the first news", () => {
        expect([live.game, live.table, live.race]).toEqual(["abc", null, null]);
        expect(live.mine.seats).toEqual([]);
    });

    it("has what the news brought", () => {
        const { table, mine } = kept("playing");
        sockets.last.say(keptJson("news_playing"));
        expect(live.table).toEqual(table);
        expect(live.mine).toEqual(mine);
        expect(live.drawn).toEqual({ seats: [1], here: [1] });
    });

    it("keeps the parts that news do not bring, as the very same values", () => {
        sockets.last.say(news("table", "mine", "drawn"));
        const { table, mine } = live;
        sockets.last.say({ kind: "news", drawn: { seats: [1, 2], here: [] } });
        expect(live.table).toBe(table);
        expect(live.mine).toBe(mine);
        expect(live.drawn.seats).toEqual([1, 2]);
        const { drawn } = live;
        sockets.last.say(news("table"));
        expect(live.drawn).toBe(drawn);
    });

    it("has the race of a lane", () => {
        const race = keptJson("news_race").race;
        sockets.last.say({ kind: "news", race });
        expect(live.race).toMatchObject({ over: false });
        expect(live.race?.lanes.length).toBeGreaterThan(0);
    });

    it("tells those who show it of every change, and of the parts that they look at only", () => {
        const seen: (string | undefined)[] = [];
        const stop = $effect.root(() => {
            $effect(() => {
                seen.push(live.table?.stage);
            });
        });
        flushSync();
        sockets.last.say(news("table"));
        flushSync();
        sockets.last.say(news("drawn"));
        flushSync();
        expect(seen).toEqual([undefined, "playing"]);
        stop();
    });
});

describe("events", () => {
    it("are told to every watcher in order, when the view has changed already", () => {
        const told: string[] = [];
        const watch = (events: Event[]) =>
            told.push(`${live.table?.stage}: ${events.map(({ kind }) => kind).join(" ")}`);
        live.watch(watch);
        live.watch((events) => told.push(String(events.length)));
        sockets.last.say({
            ...news("table"),
            events: [{ kind: "left", seat: 2 }, { kind: "game_ended" }],
        });
        expect(told).toEqual(["playing: left game_ended", "2"]);
    });

    it("are told to nobody who has stopped watching, and not where there are none", () => {
        const told = vi.fn();
        const stop = live.watch(told);
        sockets.last.say(news("table"));
        expect(told).not.toHaveBeenCalled();
        stop();
        sockets.last.say({ kind: "news", events: [{ kind: "game_ended" }] });
        expect(told).not.toHaveBeenCalled();
    });
});

describe("a request", () => {
    it("that is tried brings its answer", async () => {
        const asked = live.try("again", {});
        sockets.last.answer("again", { game: "next" });
        expect((await asked)?.game).toBe("next");
        expect(live.problem).toBeNull();
    });

    it("that is refused leaves the reason for the screen to show", async () => {
        const asked = live.try("start", {});
        sockets.last.refuse("start", "host_only");
        expect(await asked).toBeNull();
        expect(live.problem).toMatchObject({ code: "host_only" });
    });

    it("that is granted takes back what was wrong with the one before", async () => {
        const refused = live.try("start", {});
        sockets.last.refuse("start", "host_only");
        await refused;
        const granted = live.try("again", {});
        sockets.last.answer("again", { game: "next" });
        await granted;
        expect(live.problem).toBeNull();
    });

    it("that was lost on the way leaves that for the screen to show", async () => {
        const asked = live.try("start", {});
        sockets.last.cut();
        expect(await asked).toBeNull();
        expect(live.problem).toBe("unsure");
        expect(await live.try("start", {})).toBeNull();
        expect(live.problem).toBe("offline");
    });

    it("whose refusal the caller deals with is shown by nobody else", async () => {
        const asked = live.ask("start", {}).catch((error: unknown) => error);
        sockets.last.refuse("start", "host_only");
        expect(await asked).toBeInstanceOf(Error);
        expect(live.problem).toBeNull();
    });

    it("for the points of a seat brings them, or nothing where nobody can say", async () => {
        const asked = live.score(2);
        const { scored } = keptJson("answer_score");
        sockets.last.answer("score", { scored });
        expect((await asked)?.seat).toBe(2);
        const refused = live.score(9);
        sockets.last.refuse("score", "no_such_seat");
        expect(await refused).toBeNull();
        expect(live.problem).toBeNull();
    });
});

describe("the connection", () => {
    it("is told as it is, and the view outlives it", async () => {
        sockets.last.say(news("table"));
        expect(live.state).toBe("open");
        sockets.last.cut();
        expect(live.state).toBe("lost");
        expect(live.table?.stage).toBe("playing");
        live.retryNow();
        sockets.welcome();
        await settle();
        expect(live.state).toBe("open");
    });

    it("that the server has ended for good says why", () => {
        sockets.last.goodbye("no_such_table");
        expect(live.state).toBe("gone");
        expect(live.farewell).toMatchObject({ code: "no_such_table" });
    });

    it("gives the server's time", async () => {
        sockets.last.cut();
        live.retryNow();
        sockets.welcome({ now: NOW + 90_000 });
        await settle();
        expect(live.now).toBe(NOW + 90_000);
        await vi.advanceTimersByTimeAsync(1000);
        expect(live.now).toBe(NOW + 91_000);
    });

    it.each([
        ["b1", "b2", true],
        ["b1", "b1", false],
        ["dev", "b2", false],
    ])("of a page %s to a server with %s is outdated: %s", async (build, server, outdated) => {
        const other = new LiveTable("abc", "key", sockets.open, build);
        sockets.welcome({ page: server });
        await settle();
        expect(other.outdated).toBe(outdated);
        other.close();
    });

    it("ends with the screen", async () => {
        live.close();
        expect(await live.try("start", {})).toBeNull();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(sockets.all).toHaveLength(1);
    });
});

describe("seats", () => {
    const mine = (...seats: number[]) => ({
        kind: "news",
        mine: { seats, host: false, sealed: {}, linked: [] },
    });

    it("that are played at another device since are told until they come back", () => {
        sockets.last.say({ ...news("table"), ...mine(1, 2) });
        sockets.last.say(mine(2));
        expect(live.movedSeats).toEqual([1]);
        sockets.last.say(mine());
        expect(live.movedSeats).toEqual([1, 2]);
        sockets.last.say(mine(1));
        expect(live.movedSeats).toEqual([2]);
    });

    it("have not moved where somebody stands up before the start", () => {
        sockets.last.say({ kind: "news", table: keptJson("news_waiting").table });
        sockets.last.say(mine(1, 2));
        sockets.last.say(mine(1));
        expect(live.movedSeats).toEqual([]);
    });
});
