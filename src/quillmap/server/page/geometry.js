/** Squares and shapes. A square is a number from 0 to 120, row by row; a shape is rows of "X.". */

export const SIZE = 11;
export const SQUARES = SIZE * SIZE;

/** @typedef {string[]} Rows */

/** The name of a square: `C4`. */
export function nameOf(/** @type {number} */ square) {
    return "ABCDEFGHIJK"[Math.floor(square / SIZE)] + ((square % SIZE) + 1);
}

/** The names of squares, row by row. */
export function namesOf(/** @type {number[]} */ squares) {
    return [...squares]
        .sort((one, other) => one - other)
        .map(nameOf)
        .join(" ");
}

/**
 * The squares of names with spaces between.
 * @param {string} names
 * @returns {number[]}
 */
export function squaresOf(names) {
    const words = names.split(" ").filter(Boolean);
    return words.map((name) => "ABCDEFGHIJK".indexOf(name[0]) * SIZE + Number(name.slice(1)) - 1);
}

/** A shape turned clockwise by a quarter. */
export function turned(/** @type {Rows} */ rows) {
    return [...rows[0]].map((_, column) =>
        rows
            .map((row) => row[column])
            .reverse()
            .join(""),
    );
}

/** A shape in the mirror. */
export function flipped(/** @type {Rows} */ rows) {
    return rows.map((row) => [...row].reverse().join(""));
}

/**
 * Every different way to turn and flip a shape, the printed one first.
 * @param {Rows} rows
 * @returns {Rows[]}
 */
export function orientations(rows) {
    const found = new Map();
    for (const side of [rows, flipped(rows)]) {
        let each = side;
        for (let i = 0; i < 4; i++) {
            found.set(each.join("/"), each);
            each = turned(each);
        }
    }
    return [...found.values()];
}

/**
 * Where the marks of a picture stand, in rows and columns from its top left corner.
 * @param {Rows} rows
 * @param {string} mark
 * @returns {[number, number][]}
 */
export function places(rows, mark = "X") {
    /** @type {[number, number][]} */
    const found = [];
    rows.forEach((row, r) => [...row].forEach((each, c) => each === mark && found.push([r, c])));
    return found;
}

/**
 * The squares of places, seen from a square; those off the map are left out.
 * @param {[number, number][]} offsets
 * @param {number} row
 * @param {number} column
 * @returns {number[]}
 */
export function laid(offsets, row, column) {
    return offsets
        .map(([r, c]) => [r + row, c + column])
        .filter(([r, c]) => r >= 0 && c >= 0 && r < SIZE && c < SIZE)
        .map(([r, c]) => r * SIZE + c);
}

/**
 * Every placement of a shape on empty squares, in any orientation.
 * @param {Rows} rows
 * @param {(square: number) => boolean} empty
 * @param {((square: number) => boolean) | null} wanted one square of it must be such
 * @returns {number[][]}
 */
export function placements(rows, empty, wanted = null) {
    const found = [];
    for (const way of orientations(rows)) {
        const offsets = places(way);
        for (let row = 0; row + way.length <= SIZE; row++) {
            for (let column = 0; column + way[0].length <= SIZE; column++) {
                const squares = laid(offsets, row, column);
                if (squares.every(empty) && (!wanted || squares.some(wanted))) found.push(squares);
            }
        }
    }
    return found;
}

/** The two to four squares that share a side with this one. */
export function beside(/** @type {number} */ square) {
    /** @type {[number, number][]} */
    const around = [
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, 0],
    ];
    return laid(around, Math.floor(square / SIZE), square % SIZE);
}

/** Whether a mark of a map is an empty square. */
export function isEmpty(/** @type {string} */ mark) {
    return mark === "." || mark === "r";
}
