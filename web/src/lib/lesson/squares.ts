/** Which squares a step speaks of, from the map as it really is. */

import {
    beside,
    columnOf,
    hasCoin,
    isEmpty,
    kindOf,
    rowOf,
    SIZE,
    SQUARES,
    squaresOf,
} from "../map/grid";
import type { Task } from "../draw/task";
import type { Headway } from "../wire/messages";
import type { Step } from "./steps";

const ALL = Array.from({ length: SQUARES }, (_, at) => at);

export function onEdge(square: number): boolean {
    const [row, column] = [rowOf(square), columnOf(square)];
    return row === 0 || column === 0 || row === SIZE - 1 || column === SIZE - 1;
}

function isKind(map: string, square: number, kind: string): boolean {
    return kindOf(map[square] ?? "") === kind;
}

/** The empty squares beside this one. */
function open(map: string, square: number): number[] {
    return beside(square).filter((each) => isEmpty(map[each] ?? ""));
}

/** The empty squares of the edge. */
export function edgeOf(map: string): number[] {
    return ALL.filter((at) => onEdge(at) && isEmpty(map[at] ?? ""));
}

/** The empty squares beside mountains. */
export function slopesOf(map: string): number[] {
    const mountains = ALL.filter((at) => isKind(map, at, "mountain"));
    return [...new Set(mountains.flatMap((at) => open(map, at)))].sort((one, two) => one - two);
}

/** The last open side of each mountain that has only one. */
export function lastSidesOf(map: string): number[] {
    const mountains = ALL.filter((at) => isKind(map, at, "mountain"));
    return mountains.map((at) => open(map, at)).flatMap((sides) => (sides.length > 1 ? [] : sides));
}

/** The mountains whose last open sides these squares fill. */
export function closedBy(map: string, squares: readonly number[]): number[] {
    return ALL.filter(
        (at) => hasCoin(map, at) && open(map, at).every((side) => squares.includes(side)),
    );
}

/** The empty squares beside those of a village. */
export function besideVillage(map: string, village: readonly number[]): number[] {
    const around = village.flatMap((at) => open(map, at));
    return [...new Set(around)].sort((one, other) => one - other);
}

/** The most squares of a terrain that this card can lay on the edge at once. */
export function mostOnEdge(task: Task, terrain: string): number {
    const places = task.options.flatMap((each) => (each.terrain === terrain ? each.places : []));
    return Math.max(0, ...places.map(({ squares }) => squares.filter(onEdge).length));
}

/** The most of these squares that this card can fill at once. */
export function mostOf(task: Task, wanted: readonly number[]): number {
    const places = task.options.flatMap((each) => each.places);
    return Math.max(
        0,
        ...places.map(({ squares }) => squares.filter((at) => wanted.includes(at)).length),
    );
}

/** What one square can finish: a mountain, the village that an edict waits for, both or neither. */
export interface Finish {
    mountain: number[];
    village: number[];
}

/** `village` is how far the server says the villages are on their way. */
export function finishOf(map: string, village: Headway | null): Finish {
    const lacksOne = village !== null && village.have === village.need - 1;
    return {
        mountain: lastSidesOf(map),
        village: lacksOne ? besideVillage(map, squaresOf(village.squares)) : [],
    };
}

/** The squares that glow in a step; `exposed` are those that cost points, by name. */
export function glowIn(step: Step, map: string, finish: Finish, exposed: string): number[] {
    switch (step) {
        case "edge":
        case "turn":
            return edgeOf(map);
        case "river":
            return slopesOf(map);
        case "rift": {
            const wanted = [...finish.mountain, ...finish.village];
            return [...new Set(wanted.length ? wanted : slopesOf(map))];
        }
        case "monsters":
            return squaresOf(exposed);
        // The first village may lie anywhere, and open ruins are marked by the drawing itself.
        default:
            return [];
    }
}
