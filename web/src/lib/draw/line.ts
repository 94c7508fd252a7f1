/** Lines: what a seat draws as one line of text, written, read, and every one that is allowed. */

import { squareName, squareNames, squareOf } from "../map/grid";
import { struckFrom, type Placement } from "../map/shapes";
import { gazed, type DrawOption, type Task } from "./task";

/** A line taken apart. */
export interface LineParts {
    /** Whose map, where the line says so. */
    on: number | null;
    terrain: string | null;
    squares: number[];
    strikes: number[];
    destroys: number[];
    /** The bot that made it; null for a person. */
    by: string | null;
}

/** `C4 C5 strikes D5` with the words of a seat, as the notation has it; null for anything else. */
export function readLine(line: string): LineParts | null {
    const [said, ...rest] = line.trim().split(/\s+by\s+/i);
    const words = said.split(/[\s,]+/);
    const drawn: LineParts = {
        on: null,
        terrain: null,
        squares: [],
        strikes: [],
        destroys: [],
        by: rest[0] ?? null,
    };
    let into = drawn.squares;
    if (/^\d+$/.test(words[0])) words.shift();
    for (let at = 0; at < words.length; at++) {
        const word = words[at].toLowerCase();
        const square = squareOf(word);
        if (square !== null) into.push(square);
        else if (word === "strikes") into = drawn.strikes;
        else if (word === "destroys") into = drawn.destroys;
        else if (word === "on" && /^\d+$/.test(words[at + 1] ?? "")) drawn.on = Number(words[++at]);
        else if (/^[a-z]+$/.test(word) && drawn.terrain === null) drawn.terrain = word;
        else return null;
    }
    return drawn;
}

/** What somebody typed as a whole line: the seat and the map need not be said. */
export function wholeLine(task: Task, typed: string): string {
    const words = typed.trim().split(/[\s,]+/);
    if (/^\d+$/.test(words[0])) words.shift();
    const first = words[0]?.toLowerCase() ?? "";
    if (task.kind === "destroy" && squareOf(first) !== null) words.unshift("destroys");
    if (task.asks === "ambush" && first !== "on") {
        if (squareOf(first) !== null) words.unshift("monster");
        words.unshift("on", String(task.on));
    }
    return [task.seat, ...words].join(" ");
}

/** The line of a placement, with the Gorgon's choice where there is one. */
export function lineOf(
    task: Task,
    option: DrawOption,
    place: Placement,
    destroys: number | null = null,
): string {
    const names = squareNames(place.squares);
    if (task.asks === "ambush") {
        const gaze = destroys === null ? "" : ` destroys ${squareName(destroys)}`;
        return `${task.seat} on ${task.on} ${option.terrain} ${names}${gaze}`;
    }
    const strikes = task.kind === "hero" ? struckFrom(place.rows, place.row, place.column) : [];
    const struck = strikes.length ? ` strikes ${squareNames(strikes)}` : "";
    return `${task.seat} ${option.terrain} ${names}${struck}`;
}

/** The line that destroys a square. */
export function destroyLine(task: Task, square: number): string {
    return `${task.seat} destroys ${squareName(square)}`;
}

/** Every line that answers a task. */
export function allLines(task: Task): string[] {
    if (task.kind === "destroy") return task.targets.map((square) => destroyLine(task, square));
    return task.options.flatMap((option) =>
        option.places.flatMap((place) => {
            const targets = task.letter === "G" ? gazed(task.sheet, place.squares) : [];
            if (!targets.length) return [lineOf(task, option, place)];
            return targets.map((square) => lineOf(task, option, place, square));
        }),
    );
}
