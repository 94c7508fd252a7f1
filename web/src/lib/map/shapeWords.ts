/**
 * Shapes in words, for those who listen: `three in a row and one below the last`. By rule, from the
 * squares alone: the line that leaves least to say, read from the left or from the top, and then
 * what hangs on it.
 */

import { language, t } from "../language/language.svelte";
import { offsetsOf, type Offset, type Rows } from "./shapes";

/** A message of the catalogue with its arguments; `count` is a number that is said as a word. */
interface Phrase {
    id: string;
    args?: { count?: number; at?: string; way?: string; high?: number; wide?: number };
}

/** A straight line of squares, seen as a row: columns change places with rows where it is none. */
interface Line {
    upright: boolean;
    row: number;
    from: number;
    length: number;
    /** Whether its middle is missing. */
    gap: boolean;
}

/** How a shape or the pattern of a hero is said in the language of the page. */
export function shapeWords(rows: Rows): string {
    const phrases = rows.some((row) => row.includes("H")) ? struck(rows) : phrasesOf(rows);
    if (!phrases) return t("shape-other", { rows: columnsOf(rows) });
    const said = phrases.map(({ id, args: { count, ...args } = {} }) =>
        t(id, count === undefined ? args : { ...args, count: countWord(count) }),
    );
    return new Intl.ListFormat(language.current).format(said);
}

function countWord(count: number): string {
    return language.has(`number-${count}`) ? t(`number-${count}`) : String(count);
}

/** Row by row, which columns are filled: `1 3; 2`. */
function columnsOf(rows: Rows): string {
    const filled = (row: string) => [...row].flatMap((each, at) => (each === "." ? [] : [at + 1]));
    return rows.map((row) => filled(row).join(" ")).join("; ");
}

/** The parts of a shape; null where the grammar has no words for it. */
export function phrasesOf(rows: Rows): Phrase[] | null {
    const squares = offsetsOf(rows);
    const whole = wholeOf(squares, rows);
    if (whole) return [whole];
    return (
        linesIn(squares)
            .flatMap((line) => {
                const hanging = hangingOn(line, squares);
                return hanging ? [[lineOf(line), ...hanging]] : [];
            })
            // Sorting keeps the order of lines that are as good: long ones first, rows before columns.
            .sort((one, other) => one.length - other.length)[0] ?? null
    );
}

/** Shapes that one phrase says. */
function wholeOf(squares: Offset[], rows: Rows): Phrase | null {
    const count = squares.length;
    const [high, wide] = [rows.length, rows[0].length];
    if (count === 1) return { id: "shape-square" };
    if (count === high * wide && high > 1 && wide > 1)
        return { id: "shape-block", args: { high, wide } };
    if (squares.every(([row, column]) => row === column))
        return { id: "shape-falling", args: { count } };
    if (squares.every(([row, column]) => row + column === high - 1) && high === wide)
        return { id: "shape-rising", args: { count } };
    if (rows.join("/") === "X.X/X.X") return { id: "shape-columns-gap" };
    if (rows.join("/") === "XX/../XX") return { id: "shape-rows-gap" };
    return null;
}

// Lines ---------------------------------------------------------------------------------------------

function transposed(squares: Offset[]): Offset[] {
    return squares.map(([row, column]) => [column, row]);
}

/** Every straight line of at least two squares that touch, and pairs with a gap, the longest first. */
function linesIn(squares: Offset[]): Line[] {
    const found = [false, true].flatMap((upright) =>
        rowsOf(upright ? transposed(squares) : squares).map((line) => ({ ...line, upright })),
    );
    return found.sort((one, other) => other.length - one.length);
}

function rowsOf(squares: Offset[]): Omit<Line, "upright">[] {
    const filled = new Set(squares.map(String));
    const has = (row: number, column: number) => filled.has(`${row},${column}`);
    return squares.flatMap(([row, from]) => {
        if (has(row, from - 1)) return [];
        let length = 1;
        while (has(row, from + length)) length++;
        const gap = length === 1 && has(row, from + 2);
        if (gap) length = 3;
        return length > 1 ? [{ row, from, length, gap }] : [];
    });
}

function lineOf({ upright, length, gap }: Line): Phrase {
    const id = upright ? "column" : "row";
    return gap ? { id: `shape-${id}-gap` } : { id: `shape-${id}`, args: { count: length } };
}

// What hangs on a line ------------------------------------------------------------------------------

/** Everything beside a line, first above it and then below; null where that cannot be said. */
function hangingOn(line: Line, squares: Offset[]): Phrase[] | null {
    const seen = line.upright ? transposed(squares) : squares;
    const beside = seen.filter(([row]) => row !== line.row);
    const inside = seen.length - beside.length;
    if (inside !== (line.gap ? 2 : line.length)) return null;
    let said = 0;
    const phrases: Phrase[] = [];
    for (const side of [-1, 1] as const) {
        const column = (row: number) =>
            beside.flatMap(([at, across]) => (at === line.row + row * side ? [across] : []));
        for (const run of runsOf(column(1), line.from)) {
            let depth = 1;
            if (run.length === 1) while (column(depth + 1).includes(run.from + line.from)) depth++;
            const phrase = hanging(line, side, run, depth);
            if (!phrase) return null;
            phrases.push(phrase);
            said += run.length * depth;
        }
    }
    return said === beside.length ? phrases : null;
}

/** Neighbours in one row as runs, counted from where the line begins. */
function runsOf(columns: number[], start: number): { from: number; length: number }[] {
    const runs: { from: number; length: number }[] = [];
    for (const column of [...columns].sort((one, other) => one - other)) {
        const last = runs.at(-1);
        if (last && last.from + last.length === column - start) last.length++;
        else runs.push({ from: column - start, length: 1 });
    }
    return runs;
}

/** One run beside a line: on one of its squares, on two, past its end, or only at a corner. */
function hanging(
    line: Line,
    side: -1 | 1,
    { from, length }: { from: number; length: number },
    depth: number,
): Phrase | null {
    const last = line.length - 1;
    const to = from + length - 1;
    const where = line.upright ? ["left", "right"] : ["above", "below"];
    const beside = side < 0 ? where[0] : where[1];
    if (length === 1) {
        if (from === -1 || from === last + 1)
            return depth === 1 ? atCorner(line, side, from < 0) : null;
        const at = placeOn(line, from);
        return at === null ? null : { id: `shape-${beside}`, args: { count: depth, at } };
    }
    if (from === last) return { id: `shape-beyond-${beside}`, args: { count: length, at: "last" } };
    if (to === 0) return { id: `shape-beyond-${beside}`, args: { count: length, at: "first" } };
    if (length !== 2 || (from !== 0 && to !== last)) return null;
    const at = from === 0 ? "first-two" : "last-two";
    return { id: `shape-${beside}`, args: { count: length, at } };
}

function placeOn({ length, gap }: Line, at: number): string | null {
    if (at === 0) return "first";
    if (at === length - 1) return "last";
    if (length !== 3 || at !== 1) return null;
    return gap ? "gap" : "middle";
}

function atCorner({ upright }: Line, side: -1 | 1, before: boolean): Phrase {
    const [down, right] = upright ? [!before, side > 0] : [side > 0, !before];
    const id = `shape-${down ? "lower" : "upper"}-${right ? "right" : "left"}`;
    return { id, args: { at: before ? "first" : "last" } };
}

// Heroes --------------------------------------------------------------------------------------------

const WAYS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;

/** What a hero strikes; null for a pattern that the grammar has no words for. */
function struck(rows: Rows): Phrase[] | null {
    const [[down, right]] = offsetsOf(rows, "H");
    const targets = offsetsOf(rows, "*").map(([row, column]) => [row - down, column - right]);
    const count = targets.length;
    if (count === 4 && targets.every(([row, column]) => Math.abs(row) + Math.abs(column) === 1))
        return [{ id: "strikes-sides" }];
    if (count === 4 && targets.every(([row, column]) => Math.abs(row * column) === 1))
        return [{ id: "strikes-corners" }];
    for (const [way, [stepDown, stepRight]] of Object.entries(WAYS)) {
        const along = targets.map(([row, column]) => row * stepDown + column * stepRight);
        const across = targets.map(([row, column]) => row * stepRight + column * stepDown);
        if (across.every((each) => each === 0) && isRun(along, 1))
            return [{ id: "strikes-line", args: { count, way } }];
        if (along.every((each) => each === 2) && isRun(across, (1 - count) / 2))
            return [{ id: "strikes-across", args: { count, way } }];
    }
    return null;
}

/** Whether these are the whole numbers from one on. */
function isRun(numbers: number[], from: number): boolean {
    return [...numbers].sort((one, other) => one - other).every((each, at) => each === from + at);
}
