import { expect, test } from "vitest";
import { areaMarkup, JOINED, roofAt, thicknessAt, tileMarkup } from "../../src/board/terrain";
import { columnOf, rowOf, SQUARES, squaresOf } from "../../src/lib/map/grid";

const ALL = Array.from({ length: SQUARES }, (_, at) => at);

test("no square has the roofs of a square around it", () => {
    for (const one of ALL) {
        const around = ALL.filter(
            (other) =>
                other !== one &&
                Math.abs(rowOf(other) - rowOf(one)) < 2 &&
                Math.abs(columnOf(other) - columnOf(one)) < 2,
        );
        expect(around.map(roofAt)).not.toContain(roofAt(one));
    }
    expect(new Set(ALL.map(roofAt)).size).toBe(4);
});

test("a forest is thicker the further inside it is", () => {
    const forest = new Set(squaresOf("A1 B1 B2 B3 C1 C2 C3 D1 D2 D3"));
    const at = (name: string) => thicknessAt(squaresOf(name)[0] ?? -1, forest);
    expect([at("A1"), at("B3"), at("B1"), at("C2")]).toEqual([0, 1, 1, 2]);
});

test("an area is drawn in as many pieces as one of its squares", () => {
    const pieces = (markup: string) => markup.match(/<path/g)?.length;
    for (const kind of JOINED) {
        expect(pieces(areaMarkup(kind, ALL))).toBe(pieces(tileMarkup(kind)));
        expect(areaMarkup(kind, ALL)).toBe(areaMarkup(kind, ALL));
    }
});
