/**
 * What a seat is asked for now. All of this only helps to draw: whether a line is allowed, the
 * server alone says.
 */

import { SQUARES, beside, isEmpty, placements, squaresOf } from "./geometry.js";

/**
 * @typedef {{ rows: string[], coin: boolean, fits: number }} Choice a shape and how often it fits
 * @typedef {object} Task
 * @property {"shape" | "hero" | "destroy"} kind
 * @property {number} seat
 * @property {number} on on whose map
 * @property {string} asks the kind of the round
 * @property {string} card
 * @property {string[]} terrains
 * @property {Choice[]} choices
 * @property {boolean} single nothing fits: one single square
 * @property {boolean} ruins one square must be open ruins
 * @property {boolean} turning
 * @property {string | null} letter
 * @property {number[]} targets squares that can be destroyed
 * @property {{ map: string, attacked?: string, letters?: Record<string, string> }} sheet
 */

const ANY = ["forest", "village", "farm", "water", "monster"];
export const ONE = ["X"];

/** Squares of a letter that are still monsters. */
function living(/** @type {Task["sheet"]} */ sheet, /** @type {string} */ letter) {
    return squaresOf(sheet.letters?.[letter] ?? "").filter(
        (at) => sheet.map[at].toUpperCase() !== "X",
    );
}

/** What a Gorgon on these squares can destroy. */
export function gazed(/** @type {Task["sheet"]} */ sheet, /** @type {number[]} */ squares) {
    const struck = new Set(squaresOf(sheet.attacked ?? ""));
    const around = new Set(squares.filter((at) => !struck.has(at)).flatMap(beside));
    return [...around].filter((at) => !"^#xX".includes(sheet.map[at]) && !squares.includes(at));
}

/**
 * What this seat is asked for; null if nothing.
 * @param {any} table the part `table` of the view
 * @param {number} seat
 * @param {any} material
 * @returns {Task | null}
 */
export function taskOf(table, seat, material) {
    const play = table.play;
    if (!play || table.stage !== "playing" || !play.awaited.includes(seat)) return null;
    const on = play.targets[seat] ?? seat;
    const sheet = play.sheets[on - 1];
    /** @type {Task} */
    const task = {
        kind: "shape",
        seat,
        on,
        sheet,
        asks: play.asks,
        card: play.shown.at(-1) ?? "",
        terrains: [],
        choices: [],
        single: false,
        ruins: false,
        turning: true,
        letter: null,
        targets: [],
    };
    if (play.asks === "gaze")
        return { ...task, kind: "destroy", targets: gazed(sheet, living(sheet, "G")) };
    if (play.asks === "troll") {
        const targets = [...new Set(living(sheet, "T").flatMap(beside))];
        return {
            ...task,
            kind: "destroy",
            targets: targets.filter((at) => isEmpty(sheet.map[at])),
        };
    }
    if (play.asks === "hero") {
        const rows = material.heroes[task.card].rows;
        const turning = Boolean(table.options.hero_pattern_rotation);
        return {
            ...task,
            kind: "hero",
            terrains: ["hero"],
            choices: [{ rows, coin: false, fits: SQUARES }],
            turning,
        };
    }
    if (play.asks === "ambush") return ambushTask(task, material.ambushes[task.card]);
    return exploreTask(task, table, material.explore[play.card]);
}

function count(/** @type {string[]} */ rows, /** @type {string} */ map, ruins = false) {
    const wanted = ruins ? (/** @type {number} */ at) => map[at] === "r" : null;
    return placements(rows, (at) => isEmpty(map[at]), wanted).length;
}

/** @returns {Task} */
function ambushTask(/** @type {Task} */ task, /** @type {any} */ card) {
    const fits = count(card.rows, task.sheet.map);
    const rows = fits ? card.rows : ONE;
    const letter = fits ? card.letter : null;
    return {
        ...task,
        terrains: ["monster"],
        choices: [{ rows, coin: false, fits }],
        single: !fits,
        letter,
    };
}

/** @returns {Task} */
function exploreTask(/** @type {Task} */ task, /** @type {any} */ table, /** @type {any} */ card) {
    const choices = card.shapes.map((/** @type {any} */ shape) => ({
        rows: shape.rows,
        coin: shape.coin,
        fits: count(shape.rows, task.sheet.map, table.play.ruins),
    }));
    if (choices.some((/** @type {Choice} */ choice) => choice.fits)) {
        return { ...task, terrains: card.terrains, choices, ruins: table.play.ruins };
    }
    const cards = table.options.fallback_terrain === "card" && !table.play.ruins;
    const terrains = cards ? card.terrains : table.options.hero_cards ? [...ANY, "hero"] : ANY;
    return {
        ...task,
        terrains,
        choices: [{ rows: ONE, coin: false, fits: count(ONE, task.sheet.map) }],
        single: true,
    };
}

/**
 * A line taken apart, to show what was sealed.
 * @param {string} line
 * @returns {{ on: number, terrain: string, squares: number[], strikes: number[], destroys: number[] }}
 */
export function readLine(line) {
    const words = line.split(" by ")[0].split(" ");
    const found = { on: Number(words[0]), terrain: "", squares: [], strikes: [], destroys: [] };
    /** @type {any} */
    const sorted = found;
    let into = "squares";
    for (let i = 1; i < words.length; i++) {
        if (words[i] === "on") found.on = Number(words[++i]);
        else if (words[i] === "strikes" || words[i] === "destroys") into = words[i];
        else if (/^[A-K]\d+$/.test(words[i])) sorted[into].push(...squaresOf(words[i]));
        else found.terrain = words[i];
    }
    return found;
}
