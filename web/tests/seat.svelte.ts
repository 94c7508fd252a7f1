/** Somebody in seat 1 with a sketch, as `Drawing.svelte` has it, and the server in the test's hands. */

import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { vi } from "vitest";
import { material as readMaterial } from "../src/lib/cards/material";
import type { Draft } from "../src/lib/draw/draft";
import { Sketch } from "../src/lib/draw/sketch.svelte";
import { taskOf } from "../src/lib/draw/task";
import { LiveTable } from "../src/lib/table/liveTable.svelte";
import { here } from "./files";
import { MemorySockets, type MemorySocket } from "./sockets";
import { keptJson } from "./tables";
import { EMPTY } from "./tasks";

const { material } = JSON.parse(readFileSync(here("tests/data/legal.json"), "utf-8")) as {
    material: unknown;
};
const boxes = readMaterial(material);
const { table } = keptJson("news_playing") as { table: { play: object; options: object } };

/** What a round asks; the rest is an L of forest or farm on an empty map. */
export interface Round {
    asks?: string;
    card?: string;
    map?: string;
    letters?: Record<string, string>;
    targets?: Record<string, number>;
    /** Options that are not those of the kept table. */
    options?: Record<string, unknown>;
    /** The line that seat 1 has sealed. */
    sealed?: string;
}

/** The news that begin a round, or tell what became of it. */
export function roundNews(number: number, round: Round = {}): object {
    const { asks = "explore", card = "orchard", map = EMPTY, targets = {}, sealed } = round;
    const sheet = { map, letters: round.letters ?? {} };
    const play = {
        ...table.play,
        round: number,
        asks,
        card,
        shown: [card],
        targets,
        awaited: [1, 2],
        sheets: [sheet, sheet],
    };
    const mine = { seats: [1], host: true, sealed: sealed ? { 1: sealed } : {}, linked: [] };
    const options = { ...table.options, ...round.options };
    return { kind: "news", table: { ...table, game: "abc", options, play }, mine };
}

export class Seat {
    readonly sockets = new MemorySockets();
    readonly live: LiveTable;
    readonly sketch: Sketch;
    readonly #stop: () => void;

    constructor() {
        this.live = new LiveTable("abc", "key", this.sockets.open);
        this.sketch = new Sketch(this.live);
        this.#stop = $effect.root(() => {
            this.sketch.followViews(
                () => this.live.table && taskOf(this.live.table, 1, boxes),
                () => this.live.mine.sealed["1"],
            );
        });
    }

    get server(): MemorySocket {
        return this.sockets.last;
    }

    /** The draft, which is there by now. */
    get draft(): Draft {
        if (!this.sketch.draft) throw new Error("there is nothing to draw");
        return this.sketch.draft;
    }

    /** Come in, and see a round. */
    async see(number: number, round: Round = {}): Promise<void> {
        if (this.live.state !== "open") this.sockets.welcome();
        await this.pass(0);
        this.tell(number, round);
    }

    /** The server tells of a round. */
    tell(number: number, round: Round = {}): void {
        this.server.say(roundNews(number, round));
        flushSync();
    }

    /** So much time passes, and all that waits for nothing else is done. */
    async pass(ms: number): Promise<void> {
        await vi.advanceTimersByTimeAsync(ms);
        flushSync();
    }

    /** The connection breaks, and a new one is there. */
    async reconnect(): Promise<void> {
        this.server.cut();
        await this.pass(0);
        this.live.retryNow();
        this.sockets.welcome();
        await this.pass(0);
    }

    leave(): void {
        this.#stop();
        this.live.close();
    }
}
