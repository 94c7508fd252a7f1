import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as own from "../../src/lib/map/ownMap";
import { project } from "../files";

interface Said {
    code: string;
    args: Record<string, string | number>;
}
interface Sample {
    text: string;
    line: string | null;
    refused: Said | null;
    remarks: Said[];
}
const samples = JSON.parse(readFileSync(project("tests/data/own_maps.json"), "utf-8")) as Sample[];
const said = ({ code, args }: Said): Said => ({ code, args });

describe("a map of one's own", () => {
    it("is judged as the rules judge it", () => {
        expect(samples.length).toBeGreaterThan(40);
        for (const { text, line, refused, remarks } of samples) {
            const found = own.read(text);
            const wrong = "map" in found ? own.refusalOf(found.map) : found.refusal;
            expect(wrong && said(wrong), text).toEqual(refused);
            if (!("map" in found) || wrong) continue;
            expect(own.written(found.map)).toBe(line);
            expect(own.remarksOf(found.map).map(said), text).toEqual(remarks);
        }
    });

    it("begins as a printed sheet, about which nothing is unusual", () => {
        const found = own.read(own.FIRST_MAP);
        if (!("map" in found)) throw new Error("no map");
        expect(own.written(found.map)).toBe(own.FIRST_MAP);
        expect(own.remarksOf(found.map)).toEqual([]);
        expect(own.isOwnMap(own.FIRST_MAP)).toBe(true);
        expect(["A", "random"].some(own.isOwnMap)).toBe(false);
    });

    it("takes letters in either case, as people type them", () => {
        expect(own.read("R10" + "/11".repeat(10))).toEqual({ map: `r${own.NOTHING.slice(1)}` });
    });

    it("gets a mark by a brush and loses it by the same", () => {
        const one = own.drawnOn(own.NOTHING, 12, "^");
        expect(one[12]).toBe("^");
        expect(own.drawnOn(one, 12, "#")[12]).toBe("#");
        expect(own.drawnOn(one, 12, "^")).toBe(own.NOTHING);
        expect(own.drawnOn(one, 12, ".")).toBe(own.NOTHING);
        expect(own.drawnOn(own.NOTHING, 3, ".")).toBe(own.NOTHING);
    });

    it("gets a mark on several squares at once", () => {
        const row = own.marked(own.NOTHING, [0, 1, 10], "#");
        expect(own.written(row).split("/")[0]).toBe("##8#");
        expect(own.emptySquares(row)).toBe(118);
        expect(own.marked(row, [0, 1, 10], ".")).toBe(own.NOTHING);
    });

    it("is drawn by keys alone", () => {
        const at = (key: string, cursor: number) => own.keyOn(key, cursor, "r");
        expect(at("ArrowRight", 0)).toEqual({ cursor: 1 });
        expect(at("ArrowLeft", 0)).toEqual({ cursor: 0 });
        expect(at("ArrowDown", 115)).toEqual({ cursor: 115 });
        expect(at("ArrowUp", 115)).toEqual({ cursor: 104 });
        expect(at("End", 13)).toEqual({ cursor: 21 });
        expect(at("Home", 13)).toEqual({ cursor: 11 });
        expect(at("Enter", 5)).toEqual({ brush: "r" });
        expect(at("m", 5)).toEqual({ brush: "^" });
        expect(at("W", 5)).toEqual({ brush: "#" });
        expect(at("Delete", 5)).toEqual({ brush: "." });
        expect(at("Tab", 5)).toBeNull();
        expect(at("q", 5)).toBeNull();
    });
});
