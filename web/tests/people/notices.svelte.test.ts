import { describe, expect, it } from "vitest";
import type { LiveTable } from "../../src/lib/table/liveTable.svelte";
import { Notices } from "../../src/lib/people/notices.svelte";
import type { Event } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table, mine } = kept("playing");

/** What is shown, and how it goes after a while. */
function noticesOf(): { notices: Notices; pass: () => void } {
    const later: (() => void)[] = [];
    const live = { table, mine } as unknown as LiveTable;
    const notices = new Notices(live, (act) => void later.push(act));
    return { notices, pass: () => later.splice(0).forEach((act) => act()) };
}

const drawn = { kind: "drawn", seat: 1, by: 1, terrain: "forest", squares: "C4" } as const;

describe("notices", () => {
    it("say that a bot drew for oneself because time was up, and stay", () => {
        const { notices, pass } = noticesOf();
        notices.hear([drawn, { ...drawn, bot: "weighted", why: "handed" }]);
        expect(notices.shown).toEqual([]);
        notices.hear([{ ...drawn, bot: "weighted", why: "late" }]);
        pass();
        expect(notices.shown).toHaveLength(1);
        notices.close(notices.shown[0]?.id ?? 0);
        expect(notices.shown).toEqual([]);
    });

    it("say what others say, and go by themselves", () => {
        const { notices, pass } = noticesOf();
        const events: Event[] = [
            { kind: "reaction", seat: 2, word: "thanks" },
            { kind: "reaction", seat: 1, word: "thanks" },
            { kind: "nudged", seat: 1, by: 2 },
            { kind: "nudged", seat: 2, by: 1 },
        ];
        notices.hear(events);
        expect(notices.shown).toHaveLength(2);
        pass();
        expect(notices.shown).toEqual([]);
    });

    it("are few at a time", () => {
        const { notices } = noticesOf();
        for (let time = 0; time < 9; time++) notices.hear([{ kind: "host", seat: 2 }]);
        expect(notices.shown).toHaveLength(3);
    });
});
