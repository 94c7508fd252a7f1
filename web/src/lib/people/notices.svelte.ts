/** What a player is told at once, above the page: nothing moves for it, and it goes by itself. */

import { botName } from "../language/botNames";
import { t } from "../language/language.svelte";
import type { Event } from "../wire/messages";
import { eventText } from "../table/eventText";
import type { LiveTable } from "../table/liveTable.svelte";
import { whoSits } from "./seats";

/** Milliseconds; what a bot did for somebody stays until it is closed. */
const STAYS = 7_000;
/** So many at a time, the oldest go first. */
const MOST = 3;

export interface Notice {
    id: number;
    words: string;
    /** Whether it stays until somebody closes it. */
    stays: boolean;
}

export class Notices {
    shown = $state.raw<Notice[]>([]);
    #last = 0;
    readonly #live: LiveTable;
    readonly #later: (act: () => void, ms: number) => void;

    constructor(
        live: LiveTable,
        later: (act: () => void, ms: number) => void = (act, ms) => void setTimeout(act, ms),
    ) {
        this.#live = live;
        this.#later = later;
    }

    /** What happened: some of it concerns whoever sits here. */
    hear(events: readonly Event[]): void {
        for (const event of events) {
            const words = this.#words(event);
            if (words) this.#add(words, event.kind === "drawn");
        }
    }

    close(id: number): void {
        this.shown = this.shown.filter((each) => each.id !== id);
    }

    #add(words: string, stays: boolean): void {
        const id = ++this.#last;
        this.shown = [...this.shown, { id, words, stays }].slice(-MOST);
        if (!stays) this.#later(() => this.close(id), STAYS);
    }

    #words(event: Event): string {
        const { table, mine } = this.#live;
        if (!table) return "";
        const own = (seat: number | null): boolean => seat !== null && mine.seats.includes(seat);
        switch (event.kind) {
            case "drawn": {
                const { by, bot, why } = event;
                const late = why === "late" || why === "asked";
                return bot && late && own(by) ? t("drew-for-you", { bot: botName(bot), why }) : "";
            }
            case "nudged": {
                if (!own(event.seat)) return "";
                return event.by === null
                    ? t("nudged-you-host")
                    : t("nudged-you", { who: whoSits(table, event.by) });
            }
            case "host":
                return own(event.seat) ? t("you-host") : eventText(table, event);
            case "reaction":
                return own(event.seat) ? "" : eventText(table, event);
            default:
                return "";
        }
    }
}
