/** Monsters that others, or the rules, have just drawn on a map: who, where, and what they cost. */

import type { Material } from "../cards/material";
import { walk } from "../map/ambushWalk";
import { beside, isEmpty, kindOf, squaresOf } from "../map/grid";
import { placements, type Rows } from "../map/shapes";
import type { Event, Sheet } from "../wire/messages";

export interface Raid {
    /** The ambush, where it was revealed in the same moment: alone, the rules draw at once. */
    card: string | null;
    /** Who drew them; null for the rules. */
    by: number | null;
    /** None where the rules found no room for the shape, and skipped the card. */
    squares: number[];
}

/** A sheet as it was before these monsters came: so long as nobody was told of them. */
export function beforeRaid(sheet: Sheet, squares: readonly number[]): Sheet {
    const map = [...sheet.map];
    // A small letter stands on ruins.
    for (const at of squares) map[at] = map[at] === "m" ? "r" : ".";
    const exposed = map.filter(
        (mark, at) =>
            isEmpty(mark) && beside(at).some((near) => kindOf(map[near] ?? "") === "monster"),
    );
    return { ...sheet, map: map.join(""), monsters: exposed.length };
}

/**
 * The monsters that these events brought to the map of a seat, if any but its own player drew them; or
 * that they found no room there, which happens only to those who play alone (R12.6).
 */
export function raidOn(
    seat: number,
    events: readonly Event[],
    ambushes: Material["ambushes"],
): Raid | null {
    let card: string | null = null;
    let found: Raid | null = null;
    for (const event of events) {
        // What spreads after a season was scored is no ambush.
        if (event.kind === "season_scored") card = null;
        if (event.kind === "revealed" && event.card in ambushes) card = event.card;
        if (event.kind === "ignored") found = { card: event.card, by: null, squares: [] };
        if (event.kind !== "drawn" || event.terrain !== "monster") continue;
        if (event.seat !== seat || event.by === seat) continue;
        if (event.by === null && card === null) continue;
        found = { card, by: event.by, squares: squaresOf(event.squares) };
    }
    return found;
}

/** Whether the rules found room for an ambush: its shape as printed is among the monsters of the map. */
export function hadRoom(rows: Rows, map: string): boolean {
    return placements([rows], (square) => /[mx]/i.test(map[square] ?? "")).length > 0;
}

export interface RaidScene {
    /** The way along the edge on which the rules found the place; empty where a person chose it. */
    path: number[];
    /** The monsters one by one. */
    stamps: { square: number; at: number }[];
    /** The empty squares beside them, each of which costs a point now and did not before. */
    threatened: number[];
    /** When these flash. */
    flash: number;
    /** When all of it is over. */
    lasts: number;
}

const TURN_MS = 350;
const WALK_MS = 700;
const STAMPS_MS = 600;
const LASTS_MS = 2_900;

/**
 * The scene of a raid; `exposed` are all squares of the map that cost a point now, and those beside
 * other monsters (`map`) did so before.
 */
export function raidScene(
    raid: Raid,
    exposed: string,
    map: string,
    ambushes: Material["ambushes"],
): RaidScene {
    const card = raid.by === null && raid.card !== null ? ambushes[raid.card] : undefined;
    const way = card ? walk(card.corner, card.arrow) : [];
    const path = way.slice(0, way.findIndex((square) => raid.squares.includes(square)) + 1);
    const begin = TURN_MS + (path.length ? WALK_MS : 0);
    const step = STAMPS_MS / Math.max(1, raid.squares.length);
    const near = new Set(raid.squares.flatMap(beside));
    const others = [...map].flatMap((mark, at) =>
        /m/i.test(mark) && !raid.squares.includes(at) ? beside(at) : [],
    );
    return {
        path,
        stamps: raid.squares.map((square, at) => ({ square, at: begin + at * step })),
        threatened: squaresOf(exposed).filter((at) => near.has(at) && !others.includes(at)),
        flash: begin + STAMPS_MS + 150,
        lasts: LASTS_MS,
    };
}
