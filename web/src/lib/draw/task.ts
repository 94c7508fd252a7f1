/**
 * What a seat is asked for now, from the view and the cards. It only helps to draw: whether a line
 * is allowed, the server alone says. Tests hold every placement against the engine.
 */

import type { Material } from "../cards/material";
import { walk } from "../map/ambushWalk";
import { beside, columnOf, isEmpty, rowOf, SQUARES, squaresOf } from "../map/grid";
import {
    ONE,
    orientations,
    placements,
    struckFrom,
    type Placement,
    type Rows,
} from "../map/shapes";
import type { Play, Sheet, Table } from "../wire/messages";

/** A shape in a terrain, as the buttons offer it. */
export interface DrawOption {
    terrain: string;
    rows: Rows;
    coin: boolean;
    /** Where it can be drawn, orientation by orientation, each from the top left. */
    places: Placement[];
}

/** Why one of the squares must be a certain one, and which those are. */
export interface Wanted {
    why: "ruins" | "walk";
    squares: ReadonlySet<number>;
}

export interface Task {
    /** A shape or the hero is placed, or only a square chosen. */
    kind: "shape" | "hero" | "destroy";
    asks: NonNullable<Play["asks"]>;
    round: number;
    seat: number;
    /** On whose map. */
    on: number;
    sheet: Sheet;
    card: string;
    options: DrawOption[];
    /** Nothing of the card fits anywhere: one single square (R5.9, R6.12). */
    single: boolean;
    /** Whether that is so because the ruins cannot be covered. */
    ruined: boolean;
    wanted: Wanted | null;
    /** Whether it may be turned and flipped. */
    turning: boolean;
    /** The letter that these monsters get; `G` has a square to destroy. */
    letter: string | null;
    /** The squares that can be destroyed, where only such a square is chosen. */
    targets: number[];
}

/** As much of a table as a task follows from. */
export type PlayedTable = Pick<Table, "stage" | "options" | "play">;

const ANY = ["forest", "village", "farm", "water", "monster"];

function free(sheet: Sheet): (square: number) => boolean {
    return (square) => isEmpty(sheet.map[square]);
}

function gone(mark: string): boolean {
    return mark === "x" || mark === "X";
}

/** The squares of a letter that are still monsters. */
function living(sheet: Sheet, letter: string): number[] {
    return squaresOf(sheet.letters[letter] ?? "").filter((square) => !gone(sheet.map[square]));
}

/** What the Gorgon can destroy, with these squares drawn as hers (R6.33). */
export function gazed(sheet: Sheet, drawn: readonly number[] = []): number[] {
    const struck = new Set(squaresOf(sheet.attacked));
    const fallen = new Set(drawn.filter((square) => struck.has(square)));
    const hers = [...living(sheet, "G"), ...drawn.filter((square) => !fallen.has(square))];
    const around = new Set(hers.flatMap(beside));
    return [...around]
        .filter((square) => !"^#xX".includes(sheet.map[square]) && !fallen.has(square))
        .sort((one, other) => one - other);
}

/** The empty squares that the Troll can destroy (R6.32). */
function ravaged(sheet: Sheet): number[] {
    const around = new Set(living(sheet, "T").flatMap(beside));
    return [...around].filter(free(sheet)).sort((one, other) => one - other);
}

/** What this seat is asked for; null if nothing. */
export function taskOf(table: PlayedTable, seat: number, material: Material): Task | null {
    const play = table.play;
    if (!play?.asks || table.stage !== "playing" || !play.awaited.includes(seat)) return null;
    const on = play.targets[String(seat)] ?? seat;
    const task: Task = {
        kind: "shape",
        asks: play.asks,
        round: play.round,
        seat,
        on,
        sheet: play.sheets[on - 1],
        card: play.shown.at(-1) ?? "",
        options: [],
        single: false,
        ruined: false,
        wanted: null,
        turning: true,
        letter: null,
        targets: [],
    };
    switch (play.asks) {
        case "gaze":
            return { ...task, kind: "destroy", targets: gazed(task.sheet) };
        case "troll":
            return { ...task, kind: "destroy", targets: ravaged(task.sheet) };
        case "hero":
            return heroTask(task, table, material);
        case "ambush":
            return ambushTask(task, table, material);
        case "explore":
            return exploreTask(task, table, material);
    }
}

function heroTask(task: Task, table: PlayedTable, material: Material): Task {
    const rows = material.heroes[task.card]?.rows ?? ["H"];
    const turning = table.options.hero_pattern_rotation !== false;
    const ways = turning ? orientations(rows) : [rows];
    const places: Placement[] = [];
    for (let square = 0; square < SQUARES; square++) {
        if (free(task.sheet)(square)) places.push(...heroPlaces(ways, square));
    }
    return {
        ...task,
        kind: "hero",
        turning,
        options: [{ terrain: "hero", rows, coin: false, places }],
    };
}

/** The ways in which a hero can stand on a square; near the edge some come to the same. */
function heroPlaces(ways: Rows[], square: number): Placement[] {
    const [row, column] = [rowOf(square), columnOf(square)];
    const found = new Map<string, Placement>();
    for (const rows of ways) {
        const key = struckFrom(rows, row, column).sort().join();
        if (!found.has(key)) found.set(key, { rows, row, column, squares: [square] });
    }
    return [...found.values()];
}

function ambushTask(task: Task, table: PlayedTable, material: Material): Task {
    const card = material.ambushes[task.card];
    const option = { terrain: "monster", rows: card.rows, coin: false };
    const all = placements(orientations(card.rows), free(task.sheet));
    if (!all.length) return singleTask(task, raidTerrains(table));
    if (table.play?.targets[String(task.seat)] !== undefined) {
        return { ...task, letter: card.letter, options: [{ ...option, places: all }] };
    }
    // The German solo variant: turned freely, over the first square that the walk finds (R12.5).
    const reached = new Set(all.flatMap((each) => each.squares));
    const found = walk(card.corner, card.arrow).find((square) => reached.has(square)) ?? 0;
    const over = all.filter((each) => each.squares.includes(found));
    const wanted: Wanted = { why: "walk", squares: new Set([found]) };
    return { ...task, letter: card.letter, wanted, options: [{ ...option, places: over }] };
}

/** What the single square of an ambush can be that fits nowhere; first what it usually is (R6.12). */
function raidTerrains(table: PlayedTable): string[] {
    if (table.options.ambush_fallback !== "any") return ["monster"];
    return ["monster", ...anyTerrain(table).filter((terrain) => terrain !== "monster")];
}

function anyTerrain(table: PlayedTable): string[] {
    return table.options.hero_cards ? [...ANY, "hero"] : ANY;
}

function exploreTask(task: Task, table: PlayedTable, material: Material): Task {
    const card = material.explore[task.card];
    const ruins = table.play?.ruins ?? false;
    const open = new Set([...task.sheet.map].flatMap((mark, at) => (mark === "r" ? [at] : [])));
    const wanted = ruins ? (square: number) => open.has(square) : null;
    const shapes = card.shapes.map((shape) => ({
        ...shape,
        places: placements(orientations(shape.rows), free(task.sheet), wanted),
    }));
    if (shapes.some((shape) => shape.places.length)) {
        const options = card.terrains.flatMap((terrain) =>
            shapes.map((shape) => ({ terrain, ...shape })),
        );
        return { ...task, options, wanted: ruins ? { why: "ruins", squares: open } : null };
    }
    const own = table.options.fallback_terrain === "card" && !ruins;
    return { ...singleTask(task, own ? card.terrains : anyTerrain(table)), ruined: ruins };
}

function singleTask(task: Task, terrains: string[]): Task {
    const places = placements([ONE], free(task.sheet));
    const options = terrains.map((terrain) => ({ terrain, rows: ONE, coin: false, places }));
    return { ...task, single: true, options };
}
