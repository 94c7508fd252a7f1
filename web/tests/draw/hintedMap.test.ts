import { describe, expect, it } from "vitest";
import { drawnOn, spokenOf } from "../../src/lib/draw/hintedMap";
import { readLine } from "../../src/lib/draw/line";
import { idea, type Sheet } from "../../src/lib/wire/messages";

const EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"];
const SHEET = { map: `r.^${".".repeat(118)}` } as Sheet;

function after(line: string): string {
    const drawn = readLine(line);
    return drawn ? drawnOn(SHEET, drawn).map.slice(0, 5) : "";
}

describe("a hint on a small map", () => {
    it("is drawn, over ruins in small letters", () => {
        expect(after("1 forest A1 A2")).toBe("fF^..");
        expect(after("1 on 2 monster A4 destroys A5")).toBe("r.^Mx");
        expect(after("1 destroys A1")).toBe("X.^..");
        expect(SHEET.map.startsWith("r.^.")).toBe(true);
    });

    it("points at the squares of its reasons, unless they are too many", () => {
        const rows = Array.from({ length: 11 }, (_, at) => `A${at + 1} B${at + 1} C${at + 1}`);
        const reasons = [
            { kind: "edict", squares: "A1 A2" },
            { kind: "mountain_but", squares: "A3", open: "A2 A4" },
            { kind: "room", squares: rows.join(" ") },
        ];
        const found = idea({ line: "", value: 0, edicts: [], coins: 0, monsters: 0, reasons });
        expect(spokenOf(found, EDICTS)).toEqual([0, 1, 2, 3]);
    });

    it("points at no squares of an edict that still lies face down", () => {
        const reasons = [
            { kind: "edict", squares: "A1", edict: 0 },
            { kind: "headway", squares: "B1 B2", edict: 3 },
        ];
        const found = idea({ line: "", value: 0, edicts: [], coins: 0, monsters: 0, reasons });
        expect(spokenOf(found, EDICTS.slice(0, 3))).toEqual([0]);
        expect(spokenOf(found, EDICTS)).toEqual([0, 11, 12]);
    });
});
