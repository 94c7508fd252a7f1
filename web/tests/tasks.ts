/** Tasks for tests: what a seat is asked for, on a map that the test draws. */

import type { Task } from "../src/lib/draw/task";
import { SQUARES, squaresOf } from "../src/lib/map/grid";
import { orientations, placements } from "../src/lib/map/shapes";

export const EMPTY = ".".repeat(SQUARES);
export const L = ["X.", "X.", "XX"];

/** A map with these marks on these squares: `{ F: "C4 C5" }`. */
export function mapWith(marks: Record<string, string>): string {
    const squares = [...EMPTY];
    for (const [mark, names] of Object.entries(marks)) {
        for (const square of squaresOf(names)) squares[square] = mark;
    }
    return squares.join("");
}

/** Seat 2 draws an L of forest or farm, or two squares of village. */
export function task(map = EMPTY, more: Partial<Task> = {}): Task {
    const sheet = { map, attacked: "", letters: {}, coins: 0, points: [], monsters: 0 };
    const free = (square: number) => ".r".includes(map[square]);
    const option = (rows: string[], terrain: string) => ({
        terrain,
        rows,
        coin: false,
        places: placements(orientations(rows), free),
    });
    return {
        kind: "shape",
        asks: "explore",
        round: 1,
        seat: 2,
        on: 2,
        sheet,
        card: "orchard",
        options: [option(L, "forest"), option(L, "farm"), option(["XX"], "village")],
        single: false,
        ruined: false,
        wanted: null,
        turning: true,
        letter: null,
        targets: [],
        ...more,
    };
}
