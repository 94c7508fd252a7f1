import { describe, expect, it } from "vitest";
import { nextTable } from "../../src/lib/lobby/playAgain";
import type { Chair, Mine, Table } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table: some, mine } = kept("playing");
const ada: Chair = {
    name: "Ada",
    left: false,
    hints: 3,
    helped: 0,
    nudged: 0,
    published: false,
    bot: undefined,
    handed: undefined,
};
const ben: Chair = { ...ada, name: "Ben" };
const bot: Chair = { ...ada, name: "Weighted 1", bot: "weighted" };
const seated = (...seats: number[]): Mine => ({ ...mine, seats });
const ended = (chairs: Table["chairs"], more: Partial<Table> = {}): Table => ({
    ...some,
    kind: "table",
    stage: "over",
    chairs,
    ...more,
});

describe("the next game at once", () => {
    it("has the ruleset, the sheet and the other options, but not the edicts", () => {
        const options = {
            ruleset: "heroes",
            map_sheet: "D",
            edicts: "one two three four",
            ambush_set: "a b c d",
            solo_ambush: true,
        };
        const settings = { round_time: 60, hints: false, substitute: "greedy", listed: true };
        expect(nextTable(ended([ada], { options, settings }), seated(1))).toEqual({
            seats: 1,
            options: {
                ruleset: "heroes",
                map_sheet: "D",
                ambush_set: ["a", "b", "c", "d"],
                solo_ambush: true,
            },
            round_time: 60,
            hints: false,
            substitute: "greedy",
            names: ["Ada"],
            bots: [],
        });
    });

    it("seats the same bots, and those who share the device", () => {
        const next = nextTable(ended([bot, ada, ben]), seated(2, 3));
        expect(next).toMatchObject({ seats: 3, names: ["Ada", "Ben"], bots: ["weighted"] });
    });

    it("is left to a rematch where others play, to the race in a lane, to nobody who watched", () => {
        expect(nextTable(ended([ada, ben]), seated(1))).toBeNull();
        expect(nextTable(ended([ada], { kind: "lane" }), seated(1))).toBeNull();
        expect(nextTable(ended([ada]), seated())).toBeNull();
        expect(nextTable(ended([bot, bot]), seated())).toBeNull();
    });
});
