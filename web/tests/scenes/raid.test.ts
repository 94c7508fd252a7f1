import { describe, expect, it } from "vitest";
import { squareNames, squaresOf } from "../../src/lib/map/grid";
import { beforeRaid, hadRoom, raidOn, raidScene } from "../../src/lib/scenes/raid";
import type { Event } from "../../src/lib/wire/messages";
import { mapWith } from "../tasks";

const ambushes = {
    gnoll_raid: {
        box: "base",
        rows: ["XX", "X.", "XX"],
        arrow: "clockwise",
        corner: "top_left",
        letter: null,
    },
};
const revealed = (card: string): Event => ({ kind: "revealed", card });
const drawn = (seat: number, by: number | null, squares: string, terrain = "monster"): Event => ({
    kind: "drawn",
    seat,
    by,
    terrain,
    squares,
});
const scored: Event = { kind: "season_scored", season: 0, results: [] };

it("a map before its monsters came has ruins again, and costs what it did", () => {
    const map = mapWith({ M: "A1 C3 C4", m: "D3" });
    const sheet = { map, attacked: "", letters: {}, coins: 0, points: [], monsters: 9 };
    const before = beforeRaid(sheet, squaresOf("C3 C4 D3"));
    expect([before.map, before.monsters]).toEqual([mapWith({ M: "A1", r: "D3" }), 2]);
});

describe("monsters on the own map", () => {
    it("are those of a neighbour, and of nobody else's map", () => {
        const events = [drawn(2, 1, "A1"), drawn(1, 2, "C3 C4"), revealed("hamlet")];
        expect(raidOn(1, events, ambushes)).toEqual({
            card: null,
            by: 2,
            squares: squaresOf("C3 C4"),
        });
        expect(raidOn(3, events, ambushes)).toBeNull();
        expect(raidOn(1, [drawn(1, 1, "A1", "forest")], ambushes)).toBeNull();
    });

    it("are those of the rules, alone, with the card that was turned", () => {
        const events = [
            drawn(1, 1, "K1", "forest"),
            revealed("gnoll_raid"),
            drawn(1, null, "A4 A5"),
            revealed("hamlet"),
        ];
        expect(raidOn(1, events, ambushes)?.card).toBe("gnoll_raid");
    });

    it("may have found no room alone, which is told as well", () => {
        const events: Event[] = [
            revealed("gnoll_raid"),
            { kind: "ignored", card: "gnoll_raid" },
            revealed("hamlet"),
        ];
        const raid = raidOn(1, events, ambushes)!;
        expect(raid).toEqual({ card: "gnoll_raid", by: null, squares: [] });
        const scene = raidScene(raid, "B1", mapWith({ M: "A1" }), ambushes);
        expect([scene.path, scene.stamps, scene.threatened]).toEqual([[], [], []]);
    });

    it("had room where they stand as printed, destroyed or not", () => {
        const { rows } = ambushes.gnoll_raid;
        expect(hadRoom(rows, mapWith({ M: "C3 C4 E4", m: "D3", X: "E3" }))).toBe(true);
        expect(hadRoom(rows, mapWith({ M: "C3 C4 D4 E3 E4" }))).toBe(false);
        expect(hadRoom(rows, mapWith({ F: "C3 C4 D3 E3 E4" }))).toBe(false);
    });

    it("are not those that spread at the end of a season", () => {
        const spread = [revealed("gnoll_raid"), drawn(1, 2, "A1"), scored, drawn(1, null, "B1")];
        expect(raidOn(1, spread, ambushes)?.by).toBe(2);
        expect(raidOn(1, [scored, drawn(1, null, "B1")], ambushes)).toBeNull();
    });
});

describe("the scene of a raid", () => {
    it("walks along the edge to the first monster, stamps them, and shows what they cost", () => {
        const raid = { card: "gnoll_raid", by: null, squares: squaresOf("A4 A5 B4") };
        const scene = raidScene(raid, "A3 A6 B5 K9", "", ambushes);
        expect(squareNames(scene.path)).toBe("A1 A2 A3 A4");
        expect(scene.stamps.map(({ square }) => square)).toEqual(raid.squares);
        expect(squareNames(scene.threatened)).toBe("A3 A6 B5");
        const times = [...scene.stamps.map(({ at }) => at), scene.flash, scene.lasts];
        expect(times).toEqual([...times].sort((one, other) => one - other));
        expect(scene.lasts).toBeLessThan(3_000);
    });

    it("costs nothing where other monsters had cost it before", () => {
        const raid = { card: null, by: 2, squares: squaresOf("A4") };
        const map = [..."".padEnd(121, ".")];
        for (const square of squaresOf("A4 A6")) map[square] = "M";
        const scene = raidScene(raid, "A3 A5 B4", map.join(""), ambushes);
        expect(squareNames(scene.threatened)).toBe("A3 B4");
    });

    it("has no way where a person chose the place", () => {
        const scene = raidScene({ card: null, by: 2, squares: squaresOf("C3") }, "", "", ambushes);
        expect([scene.path, scene.threatened]).toEqual([[], []]);
    });
});
