/** What somebody is about to draw: a value that every change makes anew, and its line. */

import { columnOf, isEmpty, rowOf, SIZE, squareNames, squaresOf } from "../map/grid";
import {
    flipped,
    laid,
    ONE,
    offsetsOf,
    struckFrom,
    turned,
    type Placement,
    type Rows,
} from "../map/shapes";
import { destroyLine, lineOf, readLine } from "./line";
import { gazed, type DrawOption, type Task } from "./task";

export interface Draft {
    readonly task: Task;
    /** Which of the options, counted from 0. */
    readonly option: number;
    /** The shape as it is turned now. */
    readonly rows: Rows;
    /** The top left corner of its box; of a hero, its own square. */
    readonly row: number;
    readonly column: number;
    /** Whether the square to destroy is being chosen, and which one; `NONE` until somebody says so. */
    readonly choosing: boolean;
    readonly chosen: number;
    /** The other shape of the card, as it lay when this one took its place. */
    readonly left?: Left;
}

/** Where a shape lay, and where the one that replaced it was put: whoever goes back finds it there. */
interface Left extends Place {
    readonly shape: string;
    readonly then: Place;
}
type Place = Pick<Draft, "rows" | "row" | "column">;

/** No square: what harms is never chosen for anybody. */
export const NONE = -1;

// Beginning -----------------------------------------------------------------------------------------

/** The first draft of a task: where it fits, near the middle, as printed if possible. */
export function firstDraft(task: Task): Draft {
    const fits = task.options.findIndex((option) => option.places.length);
    const option = Math.max(0, fits);
    const rows = task.options[option]?.rows ?? ONE;
    const empty: Draft = {
        task,
        option,
        rows,
        row: 5,
        column: 5,
        choosing: task.kind === "destroy",
        chosen: NONE,
    };
    return settled(empty);
}

/** Laid where the option fits nearest to where it lies, in its present turn if possible. */
function settled(draft: Draft): Draft {
    const all = optionOf(draft)?.places ?? [];
    const same = all.filter((each) => each.rows.join("/") === draft.rows.join("/"));
    const [down, right] = middleOf(draft);
    const far = (each: Placement) => {
        const [row, column] = middleOf({ ...draft, ...each });
        return Math.hypot(row - down, column - right);
    };
    const near = (same.length ? same : all).reduce<Placement | null>(
        (best, each) => (best && far(best) <= far(each) ? best : each),
        null,
    );
    return near ? at(draft, near) : clamped(draft);
}

function at(draft: Draft, { rows, row, column }: Place): Draft {
    return { ...draft, rows, row, column };
}

/** The draft whose line this is; null where it is no placement of the task. */
export function draftOf(task: Task, line: string): Draft | null {
    const drawn = readLine(line);
    if (!drawn) return null;
    const chosen = drawn.destroys[0] ?? NONE;
    const draft = firstDraft(task);
    if (task.kind === "destroy") {
        return drawn.destroys.length === 1 && !drawn.squares.length ? { ...draft, chosen } : null;
    }
    const wanted = [squareNames(drawn.squares), squareNames(drawn.strikes)].join();
    for (const [option, { terrain, places }] of task.options.entries()) {
        if (terrain !== drawn.terrain) continue;
        for (const place of places) {
            const found = at({ ...draft, option }, place);
            if ([squareNames(place.squares), squareNames(strikesOf(found))].join() !== wanted)
                continue;
            return { ...found, choosing: drawn.destroys.length > 0, chosen };
        }
    }
    return null;
}

// Asking --------------------------------------------------------------------------------------------

export function optionOf(draft: Draft): DrawOption | undefined {
    return draft.task.options[draft.option];
}

/** The squares to fill. */
export function squaresIn(draft: Draft): number[] {
    if (draft.task.kind === "destroy") return [];
    if (draft.task.kind === "hero") return [draft.row * SIZE + draft.column];
    return laid(offsetsOf(draft.rows), draft.row, draft.column);
}

/** The squares that the hero strikes. */
export function strikesOf(draft: Draft): number[] {
    return draft.task.kind === "hero" ? struckFrom(draft.rows, draft.row, draft.column) : [];
}

/** Squares of the drawing that are filled already. */
export function blockedIn(draft: Draft): number[] {
    return squaresIn(draft).filter((square) => !isEmpty(draft.task.sheet.map[square]));
}

/** The monsters that fall at once: struck by the hero, or drawn where heroes strike (R6.24). */
export function fallsIn(draft: Draft): number[] {
    const { map, attacked } = draft.task.sheet;
    const isMonster = (square: number) => map[square].toLowerCase() === "m";
    if (draft.task.kind === "hero") return strikesOf(draft).filter(isMonster);
    if (optionOf(draft)?.terrain !== "monster") return [];
    const struck = new Set(squaresOf(attacked));
    return squaresIn(draft).filter((square) => struck.has(square));
}

/** The squares of which one has to be destroyed; none where nothing is. */
export function targetsOf(draft: Draft): number[] {
    const { task } = draft;
    if (task.kind === "destroy") return task.targets;
    if (task.letter !== "G" || blockedIn(draft).length) return [];
    return gazed(task.sheet, squaresIn(draft));
}

/** The line of the draft as it is, allowed or not. */
export function lineIn(draft: Draft): string {
    const { task, row, column, rows } = draft;
    const chosen = draft.chosen === NONE ? null : draft.chosen;
    if (task.kind === "destroy") return chosen === null ? "" : destroyLine(task, chosen);
    const option = optionOf(draft);
    if (!option) return "";
    const place = { rows, row, column, squares: squaresIn(draft) };
    return lineOf(task, option, place, draft.choosing ? chosen : null);
}

/** The square that has the focus: the one to destroy, or the square of the ghost in its middle. */
export function handleOf(draft: Draft): number {
    if (draft.choosing && draft.chosen !== NONE) return draft.chosen;
    if (draft.choosing) return targetsOf(draft)[0] ?? 0;
    const [row, column] = middleOf(draft);
    const far = (square: number) => Math.hypot(rowOf(square) - row, columnOf(square) - column);
    const squares = squaresIn(draft);
    return squares.reduce((best, each) => (far(each) < far(best) ? each : best), squares[0] ?? 0);
}

// Changing ------------------------------------------------------------------------------------------

function boxOf({ task, rows }: Pick<Draft, "task" | "rows">): [number, number] {
    return task.kind === "hero" ? [1, 1] : [rows.length, rows[0].length];
}

function middleOf(draft: Draft): [number, number] {
    const [high, wide] = boxOf(draft);
    return [draft.row + (high - 1) / 2, draft.column + (wide - 1) / 2];
}

/** Nothing of it leaves the map. */
function clamped(draft: Draft): Draft {
    const [high, wide] = boxOf(draft);
    const row = Math.min(Math.max(draft.row, 0), SIZE - high);
    const column = Math.min(Math.max(draft.column, 0), SIZE - wide);
    return { ...draft, row, column };
}

/** The row or column of a box that lies under the pointer, and around which it turns. */
function half(length: number): number {
    return Math.floor((length - 1) / 2);
}

/** Another picture around the same middle. */
function reshaped(draft: Draft, rows: Rows): Draft {
    const [high, wide] = boxOf(draft);
    const [newHigh, newWide] = boxOf({ ...draft, rows });
    const row = draft.row + half(high) - half(newHigh);
    const column = draft.column + half(wide) - half(newWide);
    return clamped({ ...draft, rows, row, column });
}

/**
 * Held over a square, or with that square to destroy: one of its own squares lies there, the one
 * nearest to its middle that can. In a corner that it leaves out none can.
 */
export function movedOver(draft: Draft, square: number): Draft {
    return draft.choosing ? { ...draft, chosen: square } : nearest(draft, square, () => true);
}

/** Put down on a square: the same, but where it fits, if it does so anywhere over that square. */
export function putOver(draft: Draft, square: number): Draft {
    if (draft.choosing) return { ...draft, chosen: square };
    const turn = draft.rows.join("/");
    const places = optionOf(draft)?.places.filter(({ rows }) => rows.join("/") === turn) ?? [];
    return nearest(draft, square, ({ row, column }) =>
        places.some((each) => each.row === row && each.column === column),
    );
}

/** With one of its squares over another, and with its middle as near as possible. */
function nearest(draft: Draft, square: number, fits: (draft: Draft) => boolean): Draft {
    const [high, wide] = boxOf(draft);
    const row = rowOf(square) - half(high);
    const column = columnOf(square) - half(wide);
    const middle = clamped({ ...draft, row, column });
    const cost = (each: Draft) => {
        const far = Math.hypot(each.row - middle.row, each.column - middle.column);
        const misses = squaresIn(each).includes(square) ? 0 : SIZE;
        return far + misses + (fits(each) ? 0 : 2 * SIZE);
    };
    return squaresIn(middle)
        .map((own) => nudged(middle, rowOf(square) - rowOf(own), columnOf(square) - columnOf(own)))
        .reduce((best, each) => (cost(each) < cost(best) ? each : best), middle);
}

/** Whether a press on a square leaves it where it is. */
export function staysOver(draft: Draft, square: number): boolean {
    return isAt(draft, putOver(draft, square));
}

/** One step further. */
export function nudged(draft: Draft, down: number, right: number): Draft {
    if (!draft.choosing) {
        return clamped({ ...draft, row: draft.row + down, column: draft.column + right });
    }
    if (draft.chosen === NONE) return nextTarget(draft, 1);
    const within = (each: number) => Math.min(Math.max(each, 0), SIZE - 1);
    const row = within(rowOf(draft.chosen) + down);
    return { ...draft, chosen: row * SIZE + within(columnOf(draft.chosen) + right) };
}

/** Turned by so many quarters, clockwise. */
export function turnedBy(draft: Draft, quarters: number): Draft {
    if (draft.choosing || !draft.task.turning) return draft;
    let rows = draft.rows;
    for (let quarter = 0; quarter < (quarters + 4) % 4; quarter++) rows = turned(rows);
    return reshaped(draft, rows);
}

export function flippedOver(draft: Draft): Draft {
    if (draft.choosing || !draft.task.turning) return draft;
    return reshaped(draft, flipped(draft.rows));
}

/**
 * With another option. The same shape in another terrain stays where it is and as it is turned; another
 * one takes its place, and gives it back.
 */
export function withOption(draft: Draft, option: number): Draft {
    const next = draft.task.options[option];
    if (!next || !next.places.length || option === draft.option) return draft;
    const changed = { ...draft, option, choosing: false };
    const shape = optionOf(draft)?.rows.join("/") ?? "";
    if (next.rows.join("/") === shape) return changed;
    const back = draft.left?.shape === next.rows.join("/") ? draft.left : null;
    const { rows, row, column } = draft;
    const found =
        back && isAt(draft, back.then)
            ? at(changed, back)
            : fitted(reshaped(changed, back?.rows ?? next.rows), squaresIn(draft));
    const then = { rows: found.rows, row: found.row, column: found.column };
    return { ...found, left: { shape, rows, row, column, then } };
}

function isAt(draft: Draft, { rows, row, column }: Place): boolean {
    return draft.row === row && draft.column === column && draft.rows.join() === rows.join();
}

/** Where it fits on most of these squares, if it does not as it lies, and turned only if it must be. */
function fitted(draft: Draft, squares: readonly number[]): Draft {
    const all = optionOf(draft)?.places ?? [];
    if (draft.task.kind !== "shape" || all.some((each) => isAt(draft, each))) return draft;
    const turn = draft.rows.join();
    const near = all.filter((each) => each.squares.some((square) => squares.includes(square)));
    const same = near.filter(({ rows }) => rows.join() === turn);
    const gain = (each: Placement) =>
        each.squares.filter((square) => squares.includes(square)).length * SIZE -
        Math.hypot(each.row - draft.row, each.column - draft.column);
    const best = (same.length ? same : near).reduce<Placement | null>(
        (one, other) => (one && gain(one) >= gain(other) ? one : other),
        null,
    );
    return best ? at(draft, best) : draft;
}

/** Choosing the square to destroy, or back to placing the shape. */
export function choosingNow(draft: Draft, choosing: boolean): Draft {
    if (draft.task.kind === "destroy") return draft;
    const targets = targetsOf(draft);
    const chosen = targets.includes(draft.chosen) ? draft.chosen : NONE;
    return { ...draft, choosing: choosing && targets.length > 0, chosen };
}

/** The next place where it fits (or with -1 the one before), around the end. */
export function nextPlace(draft: Draft, step: 1 | -1): Draft {
    if (draft.choosing) return nextTarget(draft, step);
    const all = optionOf(draft)?.places ?? [];
    if (!all.length) return draft;
    const key = placeKey(draft);
    const here = all.findIndex((each) => placeKey({ ...draft, ...each }) === key);
    if (here >= 0) return at(draft, all[(here + step + all.length) % all.length]);
    return settled(draft);
}

function placeKey(draft: Draft): string {
    return [squareNames(squaresIn(draft)), squareNames(strikesOf(draft))].join();
}

function nextTarget(draft: Draft, step: 1 | -1): Draft {
    const targets = targetsOf(draft);
    if (!targets.length) return draft;
    const behind = targets.filter((each) => (each - draft.chosen) * step > 0);
    const around = step > 0 ? targets[0] : targets[targets.length - 1];
    const next = step > 0 ? behind[0] : behind[behind.length - 1];
    return { ...draft, chosen: next ?? around };
}
