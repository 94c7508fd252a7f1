/** What a drawing has brought, in one short true sentence or two: the server's numbers compared. */

import { beside, isEmpty, kindOf, squareNames } from "../map/grid";
import type { Headway, Scored } from "../wire/messages";
import { closedBy, onEdge } from "./squares";
import type { Step } from "./steps";

/** A sentence of the catalogue, with what is put into it. */
export interface Said {
    id: string;
    args?: Record<string, string | number>;
}

/** A map and what the server says about it, at the beginning of a round. */
export interface Noted {
    map: string;
    scored: Scored;
    /** The time of its cards, with the open one, and that of the season. */
    clock?: { time: number; threshold: number };
}

/** What was drawn: the squares that were empty before, and what stands there now. */
export interface DrawnSquares {
    terrain: string;
    squares: number[];
}

/** All squares that were empty before. */
function filledBetween(before: string, after: string): number[] {
    return [...after].flatMap((mark, at) =>
        isEmpty(before[at] ?? "") && !isEmpty(mark) ? [at] : [],
    );
}

/** What a player drew between two maps; monsters that came by themselves are not counted. */
export function drawnBetween(before: string, after: string): DrawnSquares {
    const fresh = filledBetween(before, after);
    const kinds = fresh.map((at) => kindOf(after[at] ?? "") ?? "");
    const terrain = kinds.find((kind) => kind !== "monster") ?? kinds[0] ?? "";
    return { terrain, squares: fresh.filter((_, at) => kinds[at] === terrain) };
}

const [A, B, C] = [0, 1, 2];

function more(before: Scored, after: Scored, edict: number): number {
    return (after.edicts[edict]?.points ?? 0) - (before.edicts[edict]?.points ?? 0);
}

/** The villages on the way to the next points; the last that were wanted where they are paid for. */
export function villagesOf(scored: Scored | null): Headway | null {
    return scored?.edicts[C]?.headway ?? null;
}

/** What the drawing of a step has brought; the first sentence is about what the step is about. */
export function answerOf(step: Step, before: Noted, after: Noted): Said[] {
    const { terrain, squares } = drawnBetween(before.map, after.map);
    const own = aboutStep(step, before.scored, after.scored, terrain, squares, after.map);
    const coins = after.scored.coins - before.scored.coins;
    const closed = mountainSaid(before, after);
    const raid = raidSaid(before, after);
    // Two sentences are enough, and coins come up again.
    if (closed.length && (raid.length || own.id === "lesson-got-nothing"))
        return [...closed, ...raid];
    const coin = coins > 0 ? [coinSaid(coins)] : [];
    const more = [raid, closed, clockSaid(step, after), coin].find(({ length }) => length) ?? [];
    return [own, ...more];
}

/** Where a coin comes from that no shape has brought. */
function mountainSaid(before: Noted, after: Noted): Said[] {
    const closed = closedBy(before.map, filledBetween(before.map, after.map));
    if (!closed.length) return [];
    const squares = squareNames(closed).replaceAll(" ", ", ");
    return [{ id: "lesson-got-mountain", args: { mountains: closed.length, squares } }];
}

/** Monsters that came with the next card stand on the map already: nobody draws several by a step. */
function raidSaid(before: Noted, after: Noted): Said[] {
    const came = filledBetween(before.map, after.map).filter(
        (at) => kindOf(after.map[at] ?? "") === "monster",
    );
    return came.length > 1 ? [{ id: "lesson-got-raid" }] : [];
}

/** That cards take time, as soon as some has passed. */
function clockSaid(step: Step, { clock }: Noted): Said[] {
    return clock && step === "turn" ? [{ id: "lesson-got-time", args: clock }] : [];
}

function coinSaid(coins: number): Said {
    return { id: "lesson-got-coin", args: { coins } };
}

function aboutStep(
    step: Step,
    before: Scored,
    after: Scored,
    terrain: string,
    squares: number[],
    map: string,
): Said {
    const gained = (edict: number): number => more(before, after, edict);
    switch (step) {
        case "edge":
        case "turn":
            if (terrain !== "forest") return { id: "lesson-got-no-forest" };
            return gained(A) > 0
                ? {
                      id: "lesson-got-edge",
                      args: { points: gained(A), squares: squares.filter(onEdge).length },
                  }
                : { id: "lesson-got-inland" };
        case "river":
        case "ruins":
            return valley(step, gained(B), terrain, squares, map);
        case "village":
            return village(before, after);
        default:
            return finished(before, after, terrain);
    }
}

function valley(step: Step, points: number, terrain: string, squares: number[], map: string): Said {
    if (points > 0) {
        const near = squares.filter((at) =>
            beside(at).some((each) => kindOf(map[each] ?? "") === "mountain"),
        );
        return { id: "lesson-got-valley", args: { points, squares: near.length, terrain } };
    }
    return { id: step === "ruins" ? "lesson-got-ruins" : "lesson-got-no-valley" };
}

/** The points of six together, or how many there are by now. */
function village(before: Scored, after: Scored): Said {
    const points = more(before, after, C);
    if (points > 0) return { id: "lesson-got-six", args: { points } };
    const way = villagesOf(after);
    return way
        ? { id: "lesson-got-villages", args: { have: way.have, need: way.need } }
        : { id: "lesson-got-nothing" };
}

/** One square that finished a village, or brought something else; mountains are told beside it. */
function finished(before: Scored, after: Scored, terrain: string): Said {
    const [edge, near, six] = [A, B, C].map((edict) => more(before, after, edict));
    if (six) return { id: "lesson-got-six", args: { points: six } };
    if (near > 0) return { id: "lesson-got-valley", args: { points: near, squares: 1, terrain } };
    if (edge > 0) return { id: "lesson-got-edge", args: { points: edge, squares: 1 } };
    return { id: "lesson-got-nothing" };
}

/** What is said at the end of spring: whether the monsters cost less now, of its time, and of its edicts. */
export function seasonSaid(before: number, after: number): Said[] {
    const monsters = after < before ? [{ id: "lesson-monsters-now", args: { before, after } }] : [];
    return [...monsters, { id: "lesson-time-over" }, { id: "lesson-season" }];
}
