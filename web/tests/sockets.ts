/** The browser's socket with its other end in the hands of a test. */

import type { OpenSocket } from "../src/lib/wire/connection";

/** A request as a server hears it. */
export interface Heard {
    kind: string;
    id: number;
    [field: string]: unknown;
}

/** One socket: the page has it as a WebSocket, the test as the server behind it. */
export class MemorySocket {
    readyState: number = WebSocket.CONNECTING;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    /** Every request, in order. */
    readonly heard: Heard[] = [];

    constructor(readonly url: string) {}

    // The page's end ------------------------------------------------------------------------------

    send(json: string): void {
        if (this.readyState !== WebSocket.OPEN) throw new Error("this socket is not open");
        this.heard.push(JSON.parse(json) as Heard);
    }

    /** As in a browser: the page hears of it later, and nothing more comes. */
    close(): void {
        if (this.readyState >= WebSocket.CLOSING) return;
        this.readyState = WebSocket.CLOSING;
        setTimeout(() => this.cut(), 1);
    }

    // The server's end ----------------------------------------------------------------------------

    accept(): void {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
    }

    say(message: object): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    /** The last request of a kind. */
    last(kind: string): Heard {
        const found = this.heard.findLast((each) => each.kind === kind);
        if (!found) throw new Error(`nobody asked for ${kind}`);
        return found;
    }

    /** How many requests of a kind came. */
    count(kind: string): number {
        return this.heard.filter((each) => each.kind === kind).length;
    }

    /** Answer the last request of a kind. */
    answer(kind: string, fields: object = {}): void {
        this.say({ kind: "answer", id: this.last(kind).id, ok: true, ...fields });
    }

    /** Refuse the last request of a kind. */
    refuse(kind: string, code: string): void {
        const refused = { code, args: {}, text: code };
        this.say({ kind: "answer", id: this.last(kind).id, ok: false, refused });
    }

    goodbye(code: string): void {
        this.say({ kind: "goodbye", reason: { code, args: {}, text: code } });
    }

    /** The connection breaks. */
    cut(): void {
        if (this.readyState === WebSocket.CLOSED) return;
        this.readyState = WebSocket.CLOSED;
        this.onclose?.();
    }
}

/** All sockets that a page has opened. */
export class MemorySockets {
    readonly all: MemorySocket[] = [];

    readonly open: OpenSocket = (url) => {
        const socket = new MemorySocket(url);
        this.all.push(socket);
        return socket as unknown as WebSocket;
    };

    /** The one that was opened last. */
    get last(): MemorySocket {
        const found = this.all.at(-1);
        if (!found) throw new Error("no socket was opened");
        return found;
    }

    /** Let the last one in, and answer its hello. */
    welcome(fields: object = {}): MemorySocket {
        this.last.accept();
        this.last.answer("hello", fields);
        return this.last;
    }
}
