import { describe, expect, it } from "vitest";
import { mayReact } from "../../src/lib/people/reactions";
import { kept } from "../tables";

const { table, mine } = kept("playing");

describe("reactions", () => {
    it("are for those who sit with other people, where the table allows them", () => {
        expect(mayReact(table, mine)).toBe(true);
        expect(mayReact(table, { ...mine, seats: [] })).toBe(false);
        expect(mayReact({ ...table, stage: "closed" }, mine)).toBe(false);
        const off = { ...table, settings: { ...table.settings, reactions: false } };
        expect(mayReact(off, mine)).toBe(false);
        const solo = kept("solo");
        expect(mayReact(solo.table, solo.mine)).toBe(false);
    });
});
