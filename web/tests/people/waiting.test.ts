import { describe, expect, it } from "vitest";
import { toLetDraw, toNudge, waitedFor, waitsFor } from "../../src/lib/people/waiting";
import type { Table } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table: found, mine } = kept("playing");
const drawn = { seats: [], here: [] };
const NOW = 1_700_000_100_000;
/** Three people, whose round began just now. */
const table: Table = {
    ...found,
    began: NOW,
    chairs: found.chairs.map((chair) => chair && { ...chair, bot: undefined, handed: undefined }),
    play: found.play && { ...found.play, awaited: [1, 2, 3] },
};

function nudged(seat: number, at: number): Table {
    const chairs = table.chairs.map((chair, index) =>
        chair && index + 1 === seat ? { ...chair, nudged: at } : chair,
    );
    return { ...table, chairs };
}

describe("whom the table waits for", () => {
    it("is who has not drawn, but not oneself", () => {
        expect(waitedFor(table, { ...drawn, seats: [3] }, { ...mine, seats: [1] })).toEqual([2]);
        expect(waitedFor(table, { ...drawn, seats: [] }, { ...mine, seats: [] })).toEqual([
            1, 2, 3,
        ]);
        expect(waitedFor({ ...table, stage: "over" }, drawn, mine)).toEqual([]);
    });

    it("may be nudged after a moment, once a minute, and never a bot", () => {
        expect(toNudge(table, [2], NOW + 19_999)).toBeNull();
        expect(toNudge(table, [2], NOW + 20_000)).toBe(2);
        const once = nudged(2, NOW + 20_000);
        expect(toNudge(once, [2], NOW + 79_999)).toBeNull();
        expect(toNudge(once, [2, 3], NOW + 30_000)).toBe(3);
        expect(toNudge(found, [3], NOW + 900_000)).toBeNull();
    });

    it("may be drawn for once two minutes are over and somebody was nudged", () => {
        const once = nudged(2, NOW + 20_000);
        expect(toLetDraw(table, [2], NOW + 900_000)).toBeNull();
        expect(toLetDraw(once, [2], NOW + 119_999)).toBeNull();
        expect(toLetDraw(once, [3, 2], NOW + 120_000)).toBe(2);
    });
});

describe("what is said about it", () => {
    /** The kinds in the order in which they come; what stays the same is not said again. */
    function kinds(seats: number[], own: number[], of: Table = table): string[] {
        return [...seats, 0].map((_, count) => {
            const done = seats.slice(0, count);
            const sealed = Object.fromEntries(
                own.filter((seat) => done.includes(seat)).map((seat) => [seat, "1 forest A1"]),
            );
            return waitsFor(of, { ...drawn, seats: done }, { ...mine, seats: own, sealed }).kind;
        });
    }
    /** So many people at one table. */
    function people(count: number): Table {
        const seats = Array.from({ length: count }, (_, at) => at + 1);
        const chairs = seats.map((seat) => ({ ...table.chairs[0]!, name: `P${seat}` }));
        return { ...table, chairs, play: table.play && { ...table.play, awaited: seats } };
    }

    it("is that everybody waits for oneself, or whom one waits for", () => {
        expect(kinds([2, 1], [1], people(2))).toEqual(["nobody", "you", "nobody"]);
        expect(kinds([1, 2], [1], people(2))).toEqual(["nobody", "one", "nobody"]);
    });

    it("is no number at every draw of a larger table", () => {
        expect(kinds([2, 3, 1, 4, 5, 6], [1], people(6))).toEqual([
            "nobody",
            "nobody",
            "nobody",
            "many",
            "many",
            "one",
            "nobody",
        ]);
        const all = Array.from({ length: 100 }, (_, at) => at + 1);
        const heard = kinds(all, [1], people(100));
        const changes = heard.filter((kind, at) => kind !== heard[at - 1]);
        expect(changes).toEqual(["nobody", "many", "one", "nobody"]);
    });

    it("is nothing among bots, at one device, and but for the last to those who watch", () => {
        const bots = { ...people(3) };
        bots.chairs = bots.chairs.map((chair, at) =>
            at && chair ? { ...chair, bot: "b" } : chair,
        );
        expect(new Set(kinds([2, 3, 1], [1], bots))).toEqual(new Set(["nobody"]));
        expect(new Set(kinds([1, 2], [1, 2], people(2)))).toEqual(new Set(["nobody"]));
        expect(kinds([1, 2, 3], [], people(3))).toEqual(["nobody", "nobody", "one", "nobody"]);
    });
});
