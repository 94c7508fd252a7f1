import { describe, expect, it } from "vitest";
import { countAt, seasonScene } from "../../src/lib/scenes/seasonScene";
import { squareNames, squaresOf } from "../../src/lib/map/grid";
import { message, type Scored } from "../../src/lib/wire/messages";
import { keptJson } from "../tables";

function scoredAs(awards: string[][], coins: number, exposed: string): Scored {
    return {
        seat: 1,
        edicts: awards.map((each, at) => ({
            card: `card${at}`,
            points: 2 * each.length,
            awards: each.map((squares) => ({ points: 2, squares })),
            why: null,
            headway: null,
        })),
        coins,
        monsters: squaresOf(exposed).length,
        exposed,
    };
}

const plain = scoredAs([["A1", "A2 A3"], ["B1"], [], []], 2, "C1 C2");

describe("the scene of a season", () => {
    it("goes through the last drawing, both edicts, coins and monsters in this order", () => {
        const { lights, counts, ribbon, lasts } = seasonScene(plain, [0, 1], "K1 K2");
        const told = lights.map(({ kind, squares }) => `${kind} ${squareNames(squares)}`);
        expect(told).toEqual([
            "landed K1 K2",
            "first A1",
            "first A2 A3",
            "second B1",
            "loses C1",
            "loses C2",
        ]);
        const times = lights.map(({ at }) => at);
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(counts.map(({ points }) => points)).toEqual([4, 2, 2, -2]);
        const begins = counts.map(({ at }) => at);
        expect(begins).toEqual([...begins].sort((one, other) => one - other));
        expect(ribbon).toBeGreaterThan(times.at(-1) ?? 0);
        expect(lasts).toBeGreaterThan(ribbon);
    });

    it("gives each edict one colour, in both seasons that pay it", () => {
        const four = scoredAs([["A1"], ["B1"], ["C1"], ["D1"]], 0, "");
        const seasons = [
            [0, 1],
            [1, 2],
            [2, 3],
            [3, 0],
        ];
        const told = seasons.map((edicts) =>
            seasonScene(four, edicts, "").lights.map(
                ({ kind, squares }) => `${squareNames(squares)} ${kind}`,
            ),
        );
        expect(told).toEqual([
            ["A1 first", "B1 second"],
            ["B1 second", "C1 first"],
            ["C1 first", "D1 second"],
            ["D1 second", "A1 first"],
        ]);
    });

    it("lights up the squares of an edict while its number counts", () => {
        const { lights, counts } = seasonScene(plain, [0, 1], "");
        const [first, second] = counts;
        for (const { at } of lights.filter(({ kind }) => kind === "first")) {
            expect(at).toBeGreaterThanOrEqual(first.at);
            expect(at).toBeLessThan(second.at);
        }
        expect([countAt(first, first.at), countAt(first, first.at + first.lasts)]).toEqual([0, 4]);
        expect(countAt(first, 10_000)).toBe(4);
        expect(Object.is(countAt(counts[3], 0), 0)).toBe(true);
    });

    it("is over before three seconds, however much there is to see", () => {
        const all = Array.from({ length: 121 }, (_, at) => squareNames([at]));
        const most = scoredAs([all, all, [], []], 14, all.join(" "));
        const { lights, lasts } = seasonScene(most, [0, 1], "A1 A2");
        expect(lasts).toBeLessThan(3_000);
        expect(lights.length).toBeLessThan(40);
        for (const kind of ["first", "second", "loses"]) {
            const lit = lights
                .filter((each) => each.kind === kind)
                .flatMap(({ squares }) => squares);
            expect(lit.length).toBe(121);
        }
    });

    it("passes by what brought nothing", () => {
        const none = seasonScene(scoredAs([[], [], [], []], 0, ""), [0, 1], "");
        expect(none.lights).toEqual([]);
        expect(none.lasts).toBeLessThan(1_000);
    });

    it("is told by the server with the map as it was scored", () => {
        const read = message(JSON.stringify(keptJson("answer_score_season")));
        const scored = read?.kind === "answer" ? read.scored : undefined;
        expect(scored?.sheet?.map).toHaveLength(121);
        if (scored) expect(seasonScene(scored, [3, 0], "").lasts).toBeLessThan(3_000);
    });
});
