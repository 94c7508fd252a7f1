import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { material as readMaterial } from "../../src/lib/cards/material";
import { taskOf } from "../../src/lib/draw/task";
import { squareNames } from "../../src/lib/map/grid";
import {
    BASE_MARKS,
    HEROES_MARKS,
    newMeeting,
    TAUGHT,
    type MarkId,
    type Sight,
} from "../../src/lib/teach/marks";
import type { Play, Sheet, Table } from "../../src/lib/wire/messages";
import { here } from "../files";
import { kept } from "../tables";
import { EMPTY, mapWith } from "../tasks";

const boxes = JSON.parse(readFileSync(here("tests/data/legal.json"), "utf-8")) as {
    material: unknown;
};
const material = readMaterial(boxes.material);
const { table } = kept("solo");
const ALL = [...BASE_MARKS, ...HEROES_MARKS];

/** What somebody alone sees, in the middle of spring unless something else is said. */
function sightOf(play: Partial<Play>, sheet: Partial<Sheet> = {}, options = {}): Sight {
    const now: Play = {
        ...table.play!,
        season: 0,
        round: 3,
        asks: "explore",
        card: null,
        shown: ["fishing_village"],
        time: 2,
        threshold: 8,
        ruins: false,
        awaited: [1],
        targets: {},
        scores: [[]],
        ...play,
        sheets: [
            { map: EMPTY, attacked: "", letters: {}, coins: 0, points: [], monsters: 0, ...sheet },
        ],
    };
    const shown: Table = {
        ...table,
        stage: "playing",
        options: { ...table.options, ...options },
        play: now,
    };
    const task = taskOf(shown, 1, material);
    if (!task) throw new Error("nothing to draw");
    return { table: shown, play: now, material, task };
}

/** What a mark finds where nothing else is new. */
function found(id: MarkId, sight: Sight): ReturnType<typeof newMeeting> {
    return newMeeting(sight, new Set(ALL.filter((each) => each !== id)));
}

describe("first meetings of the base game", () => {
    it("begin with the shape, and come one by one", () => {
        const met = new Set<string>();
        const first = newMeeting(sightOf({}), met);
        expect(first).toMatchObject({ id: "shape", subject: "map" });
        met.add("shape");
        expect(newMeeting(sightOf({}), met)?.id).toBe("time");
        met.add("time");
        const third = newMeeting(sightOf({}), met);
        expect(third).toMatchObject({ id: "edict", edicts: [0, 1], subject: "edict-0" });
        const rest = ["edict", "year"];
        for (const id of rest) {
            expect(newMeeting(sightOf({}), met)?.id).toBe(id);
            met.add(id);
        }
        expect(newMeeting(sightOf({}), met)).toBeNull();
    });

    it("explain the time of a card as soon as one takes some", () => {
        expect(found("time", sightOf({}))).toMatchObject({
            args: { time: 2, threshold: 8 },
            subject: "season",
        });
        expect(found("time", sightOf({ shown: ["rift_lands"] }))).toBeNull();
    });

    it("say why the monsters of the rules stand where they do, and show the way", () => {
        const raid = { shown: ["gnoll_raid", "fishing_village"] };
        const stand = { map: mapWith({ F: "A1", M: "B1 B2 C1 D1 D2" }) };
        const mark = found("walk", sightOf(raid, stand));
        expect(mark?.args).toEqual({ corner: "top_left" });
        expect(squareNames(mark?.squares ?? [])).toBe("A1 B1");
        expect(found("walk", sightOf({}, stand)), "an old ambush").toBeNull();
        expect(found("walk", sightOf(raid)), "no room").toBeNull();
        expect(found("walk", sightOf(raid, stand, { solo_ambush: "pegasus" }))).toBeNull();
        const several = sightOf(raid, stand);
        several.table = { ...several.table, chairs: [null, null] };
        expect(found("walk", several)).toBeNull();
    });

    it("speak of a shape that has no place left while another has", () => {
        const rows = mapWith({ W: squareNames(Array(110).keys()) });
        const river = { shown: ["great_river"] };
        expect(found("nowhere", sightOf(river, { map: rows }))).toMatchObject({
            args: { why: "room" },
            subject: "options",
        });
        expect(found("nowhere", sightOf(river))).toBeNull();
        const ruins = { ruins: true, shown: ["temple_ruins", "great_river"] };
        const corner = mapWith({ W: "B1 B2 C1 C2 D1 D2 E1 E2", r: "A1" });
        expect(found("nowhere", sightOf(ruins, { map: corner }))?.args).toEqual({ why: "ruins" });
    });

    it("say what is counted once somebody has asked for a hint", () => {
        expect(found("hints", sightOf({}))).toBeNull();
        const asked = sightOf({});
        const chair = { ...asked.table.chairs[0]!, hints: 1 };
        asked.table = { ...asked.table, chairs: [chair] };
        expect(found("hints", asked)).toMatchObject({ subject: "hint" });
    });

    it("say in summer that ambushes stay in the deck", () => {
        expect(found("deck", sightOf({}))).toBeNull();
        expect(found("deck", sightOf({ season: 1 }))).not.toBeNull();
    });

    it("show a shape with a coin, for as many seasons as are left", () => {
        const coin = { shown: ["great_river"] };
        expect(found("coin", sightOf(coin))).toMatchObject({
            args: { seasons: 4 },
            subject: "options",
        });
        expect(found("coin", sightOf({ ...coin, season: 3 }))?.args).toEqual({ seasons: 1 });
        expect(found("coin", sightOf({}))).toBeNull();
        expect(found("any", sightOf(coin))).toBeNull();
        expect(found("any", sightOf({ shown: ["rift_lands"] }))).not.toBeNull();
    });

    it("say that ruins must be covered, where that can be done", () => {
        const ruins = { ruins: true, shown: ["temple_ruins", "fishing_village"] };
        expect(found("ruins", sightOf(ruins, { map: mapWith({ r: "C3" }) }))).not.toBeNull();
        expect(found("ruins", sightOf({}, { map: mapWith({ r: "C3" }) }))).toBeNull();
        const none = sightOf(ruins, { map: mapWith({ f: "C3" }) });
        expect(found("ruins", none)).toBeNull();
        expect(found("single", none)?.args).toEqual({ why: "ruins" });
    });

    it("say what may be drawn where nothing fits", () => {
        const full = "F".repeat(119) + "..";
        const own = sightOf({}, { map: full }, { fallback_terrain: "card" });
        expect(found("single", own)?.args).toEqual({ why: "card" });
        const any = sightOf({}, { map: full }, { fallback_terrain: "any" });
        expect(found("single", any)?.args).toEqual({ why: "any" });
        expect(found("single", sightOf({}))).toBeNull();
    });

    it("speak of an ambush, on another's map or the own one", () => {
        const raid = { asks: "ambush" as const, shown: ["gnoll_raid"] };
        expect(found("ambush", sightOf(raid))?.args).toEqual({ whose: "own" });
        const other = sightOf(raid);
        other.task.on = 2;
        expect(found("ambush", other)?.args).toEqual({ whose: "other" });
        expect(newMeeting(sightOf(raid), new Set(["ambush"]))).toBeNull();
    });

    it("show the squares that monsters cost, and only where they cost something", () => {
        const raided = { map: mapWith({ M: "A1", F: "A2" }), monsters: 1 };
        const mark = found("monsters", sightOf({}, raided));
        expect(mark).toMatchObject({ args: { cost: 1 }, subject: "monsters", loses: true });
        expect(squareNames(mark?.squares ?? [])).toBe("B1");
        expect(found("monsters", sightOf({}, { ...raided, monsters: 0 }))).toBeNull();
    });

    it("show the last open sides of a mountain", () => {
        const near = mapWith({ "^": "C3", F: "B3 D3 C2" });
        expect(squareNames(found("mountain", sightOf({}, { map: near }))?.squares ?? [])).toBe(
            "C4",
        );
        const two = found("mountain", sightOf({}, { map: mapWith({ "^": "C3", F: "B3 D3" }) }));
        expect([two?.args, squareNames(two?.squares ?? [])]).toEqual([{ open: 2 }, "C2 C4"]);
        const far = mapWith({ "^": "C3", F: "B3" });
        expect(found("mountain", sightOf({}, { map: far }))).toBeNull();
        const closed = mapWith({ "^": "C3", F: "B3 D3 C2 C4" });
        expect(found("mountain", sightOf({}, { map: closed }))).toBeNull();
    });

    it("know the last card, the season that is over, and an edict that was paid for good", () => {
        expect(found("last", sightOf({ time: 7 }))).toBeNull();
        expect(found("last", sightOf({ time: 9 }))).toMatchObject({
            args: { time: 9, threshold: 8 },
            subject: "season",
        });
        const score = [1, 2, 3, 4] as [number, number, number, number];
        expect(found("season", sightOf({}))).toBeNull();
        const summer = sightOf({ season: 1, scores: [[score]] });
        expect(found("season", summer)?.edicts).toEqual([1, 2]);
        expect(found("paid", summer)).toBeNull();
        const fall = sightOf({ season: 2, scores: [[score, score]] });
        expect(found("paid", fall)).toMatchObject({ edicts: [1], subject: "edict-1" });
    });
});

describe("first meetings of Heroes", () => {
    it("begin with the hero, and then what it strikes", () => {
        const [hero] = Object.keys(material.heroes);
        expect(found("hero", sightOf({ asks: "hero", shown: [hero!] }))).not.toBeNull();
        const struck = { map: mapWith({ H: "C3" }), attacked: "C4 D3" };
        expect(squareNames(found("strike", sightOf({}, struck))?.squares ?? [])).toBe("C4 D3");
        expect(found("strike", sightOf({}))).toBeNull();
        expect(found("hero", sightOf({}))).toBeNull();
    });

    it.each([
        ["dragon", "D"],
        ["zombie", "Z"],
        ["troll", "T"],
        ["gorgon", "G"],
    ] as const)("tell the power of the %s while it lives", (id, letter) => {
        const raided = { map: mapWith({ M: "C3", X: "C4" }), letters: { [letter]: "C3 C4" } };
        expect(squareNames(found(id, sightOf({}, raided))?.squares ?? [])).toBe("C3");
        const dead = { map: mapWith({ X: "C3" }), letters: { [letter]: "C3" } };
        expect(found(id, sightOf({}, dead))).toBeNull();
    });

    it("say after a scoring that it came first", () => {
        const zombie = { map: mapWith({ M: "C3" }), letters: { Z: "C3" } };
        expect(found("after", sightOf({}, zombie))).toBeNull();
        expect(found("after", sightOf({ season: 1 }, zombie))).not.toBeNull();
        const troll = { map: mapWith({ M: "C3" }), letters: { T: "C3" } };
        expect(found("after", sightOf({ asks: "troll" }, troll))).not.toBeNull();
        const gorgon = { map: mapWith({ M: "C3" }), letters: { G: "C3" } };
        expect(found("after", sightOf({ season: 1 }, gorgon))).toBeNull();
    });
});

it("what the guided first game tells are marks that it leaves out", () => {
    const left = BASE_MARKS.filter((id) => !Object.values(TAUGHT).flat().includes(id));
    expect(left.sort()).toEqual([
        "ambush",
        "deck",
        "hints",
        "nowhere",
        "paid",
        "single",
        "walk",
        "year",
    ]);
});
