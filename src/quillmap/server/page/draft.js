/** What somebody is about to draw, and the line that says so. */

import {
    SIZE,
    SQUARES,
    flipped,
    isEmpty,
    laid,
    namesOf,
    orientations,
    places,
    turned,
} from "./geometry.js";
import { ONE, gazed } from "./task.js";

/** @typedef {import("./task.js").Task} Task */

export class Draft {
    constructor(/** @type {Task} */ task) {
        this.task = task;
        this.terrain = task.terrains[0] ?? "monster";
        this.choice = Math.max(
            0,
            task.choices.findIndex((choice) => choice.fits),
        );
        this.rows = task.choices[this.choice]?.rows ?? ONE;
        this.row = 5;
        this.column = 5;
        /** Whether it rests where somebody put it. */
        this.pinned = false;
        /** @type {number | null} the square to destroy */
        this.destroys = null;
        /** Whether the Gorgon's square is being chosen. */
        this.gazing = false;
        this.clamp();
        this.settle();
    }

    /** Begin near the middle, where it fits; turned only if it fits nowhere as printed. */
    settle() {
        const ways = this.hero
            ? [["X"]]
            : this.task.turning
              ? orientations(this.rows)
              : [this.rows];
        const { map } = this.task.sheet;
        const wanted = this.task.ruins ? (/** @type {number} */ at) => map[at] === "r" : () => true;
        for (const rows of ways) {
            const offsets = places(rows);
            const spots = Array.from({ length: SQUARES }, (_, at) => [
                Math.floor(at / SIZE),
                at % SIZE,
            ]);
            const fitting = spots.filter(([row, column]) => {
                const squares = laid(offsets, row, column);
                return (
                    squares.length === offsets.length &&
                    squares.every((at) => isEmpty(map[at])) &&
                    squares.some(wanted)
                );
            });
            if (!fitting.length) continue;
            const far = (/** @type {number[]} */ [row, column]) =>
                Math.hypot(
                    row + rows.length / 2 - SIZE / 2,
                    column + rows[0].length / 2 - SIZE / 2,
                );
            [this.row, this.column] = fitting.reduce((best, each) =>
                far(each) < far(best) ? each : best,
            );
            if (!this.hero) this.rows = rows;
            return;
        }
    }

    get hero() {
        return this.task.kind === "hero";
    }

    /** The squares to fill. */
    get squares() {
        if (this.task.kind === "destroy") return [];
        if (this.hero) return [this.row * SIZE + this.column];
        return laid(places(this.rows), this.row, this.column);
    }

    /** The squares that a hero strikes, as far as they lie on the map. */
    get strikes() {
        if (!this.hero) return [];
        const [[down, right]] = places(this.rows, "H");
        return laid(places(this.rows, "*"), this.row - down, this.column - right);
    }

    /** The squares that can be chosen for destruction now. */
    get targets() {
        if (this.task.kind === "destroy") return this.task.targets;
        return this.task.letter === "G" ? gazed(this.task.sheet, this.squares) : [];
    }

    /** Whether a square has to be chosen now, and not a place for the shape. */
    get choosing() {
        return this.task.kind === "destroy" || this.gazing;
    }

    /** Squares of the drawing that are filled already. */
    get blocked() {
        return this.squares.filter((at) => !isEmpty(this.task.sheet.map[at]));
    }

    /** Nothing of it leaves the map. */
    clamp() {
        const high = this.hero ? 1 : this.rows.length;
        const wide = this.hero ? 1 : this.rows[0].length;
        this.row = Math.min(Math.max(this.row, 0), SIZE - high);
        this.column = Math.min(Math.max(this.column, 0), SIZE - wide);
    }

    choose(/** @type {number} */ choice) {
        this.choice = choice;
        this.reshape(this.task.choices[choice].rows);
    }

    turn() {
        if (this.task.turning) this.reshape(turned(this.rows));
    }

    flip() {
        if (this.task.turning) this.reshape(flipped(this.rows));
    }

    /** Another picture around the same middle. */
    reshape(/** @type {string[]} */ rows) {
        if (!this.hero) {
            this.row += Math.round((this.rows.length - rows.length) / 2);
            this.column += Math.round((this.rows[0].length - rows[0].length) / 2);
        }
        this.rows = rows;
        this.clamp();
    }

    /** Lay its middle over a square. */
    moveOver(/** @type {number} */ square) {
        const high = this.hero ? 1 : this.rows.length;
        const wide = this.hero ? 1 : this.rows[0].length;
        this.row = Math.floor(square / SIZE) - Math.floor((high - 1) / 2);
        this.column = (square % SIZE) - Math.floor((wide - 1) / 2);
        this.clamp();
    }

    nudge(/** @type {number} */ down, /** @type {number} */ right) {
        this.row += down;
        this.column += right;
        this.clamp();
    }

    /** The line that says all this. */
    get line() {
        const { kind, seat, on, asks } = this.task;
        const destroys = this.destroys === null ? "" : ` destroys ${namesOf([this.destroys])}`;
        if (kind === "destroy") return `${seat}${destroys}`;
        if (asks === "ambush")
            return `${seat} on ${on} monster ${namesOf(this.squares)}${destroys}`;
        const struck = this.strikes.length ? ` strikes ${namesOf(this.strikes)}` : "";
        return `${seat} ${this.hero ? "hero" : this.terrain} ${namesOf(this.squares)}${struck}`;
    }
}
