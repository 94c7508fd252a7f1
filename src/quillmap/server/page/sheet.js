/** Maps as pictures: one symbol for each kind of square, so that nothing depends on colour. */

import { s } from "./dom.js";
import { SIZE, SQUARES, squaresOf } from "./geometry.js";

/** @typedef {{ map: string, attacked?: string, letters?: Record<string, string>, coins?: number }} Sheet */

export const CELL = 20;
const MARGIN = 12;

/** @type {Record<string, string>} */
const SYMBOLS = {
    "^": "mountain",
    "#": "wasteland",
    F: "forest",
    V: "village",
    A: "farm",
    W: "water",
    M: "monster",
    H: "hero",
    X: "destroyed",
    R: "ruins",
};
const RUINED = new Set("rfvawmhX");

/** What a square is called. */
export function kindOf(/** @type {string} */ mark) {
    return mark === "." ? "empty" : SYMBOLS[mark.toUpperCase()];
}

/**
 * One symbol on a square.
 * @param {string} symbol
 * @param {number} square
 * @param {Record<string, unknown>} [more]
 */
export function symbolAt(symbol, square, more = {}) {
    const x = (square % SIZE) * CELL;
    const y = Math.floor(square / SIZE) * CELL;
    return s("use", { href: `#${symbol}`, x, y, width: CELL, height: CELL, ...more });
}

/** A frame around a square. */
export function frameAt(/** @type {number} */ square, /** @type {string} */ name, inset = 1) {
    const x = (square % SIZE) * CELL + inset;
    const y = Math.floor(square / SIZE) * CELL + inset;
    const side = CELL - 2 * inset;
    return s("rect", { class: name, x, y, width: side, height: side, rx: 2 });
}

function ruinBadge(/** @type {number} */ square) {
    const x = (square % SIZE) * CELL + 11.5;
    const y = Math.floor(square / SIZE) * CELL + 0.5;
    return [
        s("rect", { class: "badge", x, y, width: 8, height: 8, rx: 1.5 }),
        s("use", { href: "#ruins", x, y, width: 8, height: 8 }),
    ];
}

function letterAt(/** @type {number} */ square, /** @type {string} */ letter) {
    const x = (square % SIZE) * CELL + 5;
    const y = Math.floor(square / SIZE) * CELL + 18.2;
    return [
        s("circle", { class: "badge", cx: x, cy: y - 3.2, r: 4.6 }),
        s("text", { class: "letter", x, y, "text-anchor": "middle" }, letter),
    ];
}

/** Everything that stands on a map. */
function drawn(/** @type {Sheet} */ sheet) {
    const marks = [...sheet.map];
    const found = [];
    marks.forEach((mark, square) => {
        const kind = kindOf(mark);
        if (kind !== "empty") found.push(symbolAt(kind, square));
        if (mark !== "r" && RUINED.has(mark)) found.push(...ruinBadge(square));
    });
    for (const square of squaresOf(sheet.attacked ?? "")) found.push(symbolAt("struck", square));
    for (const [letter, names] of Object.entries(sheet.letters ?? {})) {
        for (const square of squaresOf(names)) found.push(...letterAt(square, letter));
    }
    return found;
}

function lines() {
    const size = SIZE * CELL;
    const path = Array.from(
        { length: SIZE + 1 },
        (_, i) => `M0 ${i * CELL}H${size}M${i * CELL} 0V${size}`,
    );
    return s("path", { class: "grid", d: path.join("") });
}

function coordinates() {
    const found = [];
    for (let i = 0; i < SIZE; i++) {
        const middle = i * CELL + CELL / 2;
        found.push(s("text", { class: "coordinate", x: -6, y: middle + 3 }, "ABCDEFGHIJK"[i]));
        found.push(s("text", { class: "coordinate", x: middle, y: -3.5 }, i + 1));
    }
    return s("g", { "aria-hidden": "true" }, ...found);
}

/** A map in words: how many squares of which kind. */
export function described(/** @type {Sheet} */ sheet) {
    const counts = new Map();
    for (const mark of sheet.map) counts.set(kindOf(mark), (counts.get(kindOf(mark)) ?? 0) + 1);
    return [...counts].map(([kind, count]) => `${count} ${kind}`).join(", ");
}

/**
 * A map. Layers for what changes while somebody draws are put on top by the board.
 * @param {Sheet} sheet
 * @param {{ label: string, small?: boolean }} how
 * @returns {SVGSVGElement}
 */
export function mapOf(sheet, { label, small = false }) {
    const size = SIZE * CELL;
    const box = small
        ? `-1 -1 ${size + 2} ${size + 2}`
        : `${-MARGIN} ${-MARGIN} ${size + MARGIN + 2} ${size + MARGIN + 2}`;
    const picture = s(
        "svg",
        { class: small ? "map small" : "map", viewBox: box, role: "img", "aria-label": label },
        s("rect", { class: "paper", width: size, height: size }),
        s("g", { class: "drawn" }, ...drawn(sheet)),
        lines(),
        small ? null : coordinates(),
    );
    return /** @type {SVGSVGElement} */ (picture);
}

/** Put what stands on a map onto a picture of it. */
export function redraw(/** @type {SVGSVGElement} */ picture, /** @type {Sheet} */ sheet) {
    picture.querySelector(".drawn")?.replaceChildren(...drawn(sheet));
}

/**
 * A shape or pattern as a small picture: `X` and `H` squares, `*` attacked ones.
 * @param {string[]} rows
 * @param {string} terrain
 */
export function shapeOf(rows, terrain) {
    /** @type {SVGElement[]} */
    const found = [];
    rows.forEach((row, r) =>
        [...row].forEach((mark, c) => {
            if (mark === ".") return;
            const symbol = mark === "*" ? "struck" : mark === "H" ? "hero" : terrain;
            const place = { x: c * CELL, y: r * CELL, width: CELL, height: CELL };
            found.push(
                s("use", { href: `#${symbol}`, ...place }),
                s("rect", { class: "edge", ...place }),
            );
        }),
    );
    const wide = rows[0].length * CELL;
    const high = rows.length * CELL;
    const size = { width: wide, height: high };
    return s(
        "svg",
        {
            class: "shape",
            viewBox: `-1 -1 ${wide + 2} ${high + 2}`,
            "aria-hidden": "true",
            ...size,
        },
        ...found,
    );
}

/** An icon in a line of text. */
export function icon(/** @type {string} */ symbol) {
    return s(
        "svg",
        { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" },
        s("use", { href: `#${symbol}` }),
    );
}

export { SQUARES };
