import { describe, expect, it } from "vitest";
import { sheetName, sheetOf } from "../../src/lib/table/sheetName";
import { kept } from "../tables";

// No language is loaded here, so messages are told by their ids.
describe("what a table is played on", () => {
    it("is a sheet, a sheet that was drawn, or an own map", () => {
        const drawn = kept("drawn_sheet").table;
        expect(drawn.options.map_sheet).toBe("random");
        expect(["A", "B"]).toContain(drawn.sheet);
        expect(sheetName(drawn)).toBe("sheet-by-chance");
        expect(kept("waiting").table.sheet).toBeNull();
        expect(sheetName(kept("waiting").table)).toBe("option-map_sheet-C");
        expect(sheetName(kept("own_map").table)).toBe("sheet-short-own");
    });

    it("can be pictured once it is known", () => {
        const drawn = kept("drawn_sheet").table;
        expect(sheetOf(drawn)).toBe(drawn.sheet);
        expect(sheetOf({ ...drawn, sheet: null })).toBe("");
        expect(sheetOf(kept("waiting").table)).toBe("C");
        const own = kept("own_map").table;
        expect(sheetOf(own)).toBe(own.options.map_sheet);
    });
});
