/** What was shown of a game, from view to view. */

import { describe, expect, it } from "vitest";
import { listed, shownIn, shownSince } from "../../src/lib/table/shown";
import { kept } from "../tables";

const { table } = kept("playing");

describe("what a view shows", () => {
    it("is nothing before the first card", () => {
        expect(shownIn(table, null)).toEqual({});
    });

    it("is what the seed decides, and by which rules", () => {
        const shown = shownIn(table, table.play);
        expect(shown.rules).toBe(String(table.rules));
        expect(shown.hero_cards).toBe(table.options.hero_cards ? "on" : "off");
        expect(shown.edicts).toBe(`drawn ${listed(table.edicts)}`);
        expect(shown.ambushes).toBe(`chosen ${listed(table.ambushes)}`);
        expect(shown[`cards ${table.play?.season}`]).toBe(listed(table.play?.shown ?? []));
    });

    it("has a sheet that was drawn or chosen, and own maps", () => {
        const drawn = kept("drawn_sheet").table;
        const play = table.play;
        expect(shownIn(drawn, play).sheet).toBe("drawn B");
        const own = kept("own_map").table;
        expect(shownIn(own, play).sheet).toBe(`chosen ${String(own.options.map_sheet)}`);
    });

    it("has the map without what was drawn on it, once for all who have the same", () => {
        const [first] = table.play?.sheets ?? [];
        if (!first || !table.play) throw new Error("no map");
        const drawn = { ...first, map: "FVAWMHx.^#r" + "fvawmhX".padEnd(110, ".") };
        const shown = shownIn(table, { ...table.play, sheets: [drawn, drawn] });
        expect(shown.ground).toBe("........^#r" + "rrrrrrr".padEnd(110, "."));
    });
});

describe("what was shown so far", () => {
    it("grows card by card, and season by season", () => {
        const spring = shownSince({ "cards 0": "hamlet," }, { "cards 0": "hamlet,orchard," });
        expect(spring).toEqual({ "cards 0": "hamlet,orchard," });
        expect(shownSince(spring, { "cards 0": "hamlet," })).toEqual(spring);
        expect(shownSince(spring, { "cards 1": "farmland," })).toEqual({
            ...spring,
            "cards 1": "farmland,",
        });
    });

    it("keeps for good what was shown in two ways", () => {
        const two = shownSince({ edicts: "drawn a,b," }, { edicts: "drawn a,c," });
        expect(two).toEqual({ edicts: "drawn a,b,|drawn a,c," });
        expect(shownSince(two, { edicts: "drawn a,c," })).toEqual(two);
    });
});
