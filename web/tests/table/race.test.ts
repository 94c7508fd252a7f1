/** The board of a race. */

import { describe, expect, it } from "vitest";
import { finishedLanes, runners, winners } from "../../src/lib/table/race";
import type { Lane, Race } from "../../src/lib/wire/messages";

function lane(game: string, more: Partial<Lane> = {}): Lane {
    const usual = { name: game, season: 0, cards: 1, stage: "playing" as const };
    return {
        game,
        bot: undefined,
        total: undefined,
        rank: undefined,
        handed: false,
        late: false,
        ...usual,
        ...more,
    };
}
const race = (lanes: Lane[], over = false): Race => ({ race: "race", over, lanes });
const names = (found: ReturnType<typeof runners>): string[] => found.map((each) => each.lane.game);

describe("runners", () => {
    it("stand in the order of their seats while nothing may be compared", () => {
        const found = runners(race([lane("ada"), lane("bo"), lane("cy")]), new Set(["bo"]));
        expect(names(found)).toEqual(["ada", "bo", "cy"]);
    });

    it("show no map of others before one has finished", () => {
        const lanes = [lane("ada"), lane("bo", { stage: "over" })];
        const open = (who: string): boolean[] =>
            runners(race(lanes), new Set([who])).map((each) => each.open);
        expect(open("ada")).toEqual([true, false]);
        // Left, or helped by a bot: then no points are told before the end.
        expect(open("bo")).toEqual([false, true]);
        lanes[1] = lane("bo", { stage: "over", total: 40 });
        expect(runners(race(lanes), new Set(["bo"])).every((each) => each.open)).toBe(true);
    });

    it("show nothing to those who only watch, until the end", () => {
        const lanes = [lane("ada", { stage: "over" }), lane("bo", { stage: "over" })];
        expect(runners(race(lanes), new Set()).some((each) => each.open)).toBe(false);
        expect(runners(race(lanes, true), new Set()).every((each) => each.open)).toBe(true);
    });

    it("stand by rank at the end, those without one last", () => {
        const lanes = [
            lane("ada", { stage: "closed" }),
            lane("bo", { stage: "over", total: 40, rank: 2 }),
            lane("cy", { stage: "over", total: 61, rank: 1 }),
            lane("di", { stage: "over", total: 40, rank: 2 }),
        ];
        expect(names(runners(race(lanes, true), new Set()))).toEqual(["cy", "bo", "di", "ada"]);
    });
});

describe("done", () => {
    it("counts those who have finished, and those who never will", () => {
        const lanes = [lane("a"), lane("b", { stage: "over" }), lane("c", { stage: "closed" })];
        expect(finishedLanes(race(lanes))).toBe(2);
    });
});

describe("winners", () => {
    const first = lane("ada", { stage: "over", total: 9, rank: 1 });
    const equal = lane("bo", { stage: "over", total: 9, rank: 1 });
    const last = lane("cy", { stage: "over", total: 3, rank: 3 });

    it("share the first rank (R11.3)", () => {
        expect(winners(race([last, equal, first], true))).toEqual(["bo", "ada"]);
    });

    it("are unknown before the end", () => {
        expect(winners(race([first, last]))).toEqual([]);
    });
});
