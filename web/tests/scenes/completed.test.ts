import { describe, expect, it } from "vitest";
import { squareNames } from "../../src/lib/map/grid";
import { completedBetween as between } from "../../src/lib/scenes/completed";
import type { Scored } from "../../src/lib/wire/messages";

const ROW = "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11";
const COLUMN = "A6 B6 C6 D6 E6 F6 G6 H6 I6 J6 K6";
const SIX = "A1 A2 A3 B1 B2 B3";

const completedBetween = (before: Scored, after: Scored) => between(before, after, [true]);

/** One edict on its way to something of this kind, which pays for these squares. */
function scored(kind: string, awards: [number, string][], points?: number): Scored {
    const paid = awards.map(([points, squares]) => ({ points, squares }));
    const sum = points ?? paid.reduce((all, each) => all + each.points, 0);
    const headway = { kind, have: 1, need: 11, squares: "", line: "" };
    const edict = { card: "a", points: sum, awards: paid, why: null, headway };
    return { seat: 1, edicts: [edict], coins: 0, monsters: 0, exposed: "" };
}

describe("what a drawing has completed", () => {
    it("is a row, a column, or both at once", () => {
        const found = completedBetween(
            scored("row", []),
            scored("row", [
                [6, ROW],
                [6, COLUMN],
            ]),
        );
        expect(found.map(({ kind, line, points }) => [kind, line, points])).toEqual([
            ["row", "F", 6],
            ["column", "6", 6],
        ]);
        expect(squareNames(found[0]!.squares)).toBe(ROW);
        expect(found[0]!.edict).toBe(0);
    });

    it("is told once", () => {
        const row: [number, string] = [6, ROW];
        const found = completedBetween(scored("column", [row]), scored("row", [row, [6, COLUMN]]));
        expect(found.map(({ line }) => line)).toEqual(["6"]);
        expect(completedBetween(scored("row", [row]), scored("row", [row]))).toEqual([]);
    });

    it("is a cluster when it is paid, and not when it grows on", () => {
        const six = scored("cluster", [[8, SIX]]);
        expect(completedBetween(scored("cluster", []), six)).toMatchObject([
            { kind: "other", points: 8 },
        ]);
        const grown = scored("cluster", [
            [8, `${SIX} C1`],
            [8, "K1 K2 K3 K4 K5 K6"],
        ]);
        expect(completedBetween(six, grown)).toHaveLength(1);
    });

    it("is nothing that is paid square by square, or was lost", () => {
        const two = scored("squares", [[2, "A1 A2"]]);
        expect(completedBetween(scored("squares", []), two)).toEqual([]);
        expect(completedBetween(scored("row", [], 9), scored("row", [[6, ROW]]))).toEqual([]);
    });

    it("is only worth more where a block grew, by as much as it grew", () => {
        const small = scored("block", [[6, "A1 A2 B1 B2"]]);
        const large = scored("block", [[9, "A1 A2 A3 B1 B2 B3 C1 C2 C3"]]);
        const [found, ...others] = completedBetween(small, large);
        expect(found).toMatchObject({ kind: "more", points: 3, edict: 0 });
        expect(squareNames(found!.squares)).toBe("A3 B3 C1 C2 C3");
        expect(others).toEqual([]);
    });

    it("is worth more where a city grew by three points or more", () => {
        const city = scored("squares", [[4, "A1 A2 A3 A4"]]);
        const grown = (points: number) => scored("squares", [[points, `${SIX} A4`]]);
        expect(completedBetween(city, grown(7))).toMatchObject([{ kind: "more", points: 3 }]);
        expect(completedBetween(city, grown(6))).toEqual([]);
    });

    it("is what the drawing has brought where two clusters became one", () => {
        const apart = scored("terrains", [
            [3, "A1 A2"],
            [3, "A4 A5"],
        ]);
        const joined = scored("terrains", [
            [3, "A1 A2 A3 A4 A5"],
            [3, "K1"],
            [3, "K4"],
        ]);
        expect(completedBetween(apart, joined)).toMatchObject([{ kind: "more", points: 3 }]);
    });

    it("is a part of a row only worth more", () => {
        const row = scored("row", [[4, "F1 F2 F3"]]);
        expect(completedBetween(scored("row", []), row)).toMatchObject([
            { kind: "more", points: 4 },
        ]);
    });

    it("is nothing where the edict is not paid again", () => {
        expect(between(scored("row", []), scored("row", [[6, ROW]]), [false])).toEqual([]);
    });
});
