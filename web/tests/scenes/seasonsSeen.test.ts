import { beforeEach, expect, it } from "vitest";
import { sawSeasons, seasonsScored, seasonsSeen } from "../../src/lib/scenes/seasonsSeen";
import { kept } from "../tables";

beforeEach(() => localStorage.clear());

it("remembers how many seasons of a game were shown", () => {
    expect(seasonsSeen("one")).toBeNull();
    sawSeasons("one", 0);
    sawSeasons("two", 3);
    sawSeasons("one", 2);
    expect([seasonsSeen("one"), seasonsSeen("two"), seasonsSeen("three")]).toEqual([2, 3, null]);
});

it("forgets the games that went on longest ago", () => {
    for (let game = 0; game < 100; game++) sawSeasons(`game${game}`, 1);
    expect(seasonsSeen("game99")).toBe(1);
    expect(seasonsSeen("game60")).toBe(1);
    expect(seasonsSeen("game59")).toBeNull();
});

it("bears with a browser that has kept something else", () => {
    localStorage.setItem("quillmap.seasons-seen", "null");
    expect(seasonsSeen("one")).toBeNull();
    sawSeasons("one", 1);
    expect(seasonsSeen("one")).toBe(1);
});

it("counts the seasons of those who have not left", () => {
    expect(seasonsScored(null)).toBe(0);
    expect(seasonsScored(kept("over").table.play)).toBe(4);
    const { play } = kept("over").table;
    if (play) expect(seasonsScored({ ...play, scores: [[], [[1, 2, 3, 4]]] })).toBe(1);
});
