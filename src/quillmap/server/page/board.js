/** The large map: shows one sheet, and lets a draft be moved over it by pointer, finger or keys. */

import { h, s } from "./dom.js";
import { SIZE, nameOf } from "./geometry.js";
import { CELL, described, frameAt, mapOf, redraw, symbolAt } from "./sheet.js";
import { readLine } from "./task.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./sheet.js").Sheet} Sheet */

/** A mouse that clicks twice by mistake should not send anything. */
const CALM = 400;

export class Board {
    /** @param {{ changed: (byKey: boolean) => void, send: () => void }} told */
    constructor(told) {
        this.told = told;
        /** @type {Draft | null} */
        this.draft = null;
        this.shown = "";
        this.pinnedAt = 0;
        /** @type {{ row: number, column: number, square: number } | null} */
        this.held = null;
        this.picture = mapOf({ map: ".".repeat(SIZE * SIZE) }, { label: "The map" });
        this.marks = s("g", { class: "marks" });
        this.ghost = s("g", { class: "ghost" });
        this.picture.append(this.marks, this.ghost);
        this.element = h(
            "div",
            { class: "board", tabindex: 0, role: "application", "aria-roledescription": "map" },
            this.picture,
        );
        this.listen();
    }

    listen() {
        const on = (
            /** @type {string} */ kind,
            /** @type {(event: PointerEvent) => void} */ does,
        ) => this.picture.addEventListener(kind, /** @type {any} */ (does));
        on("pointerdown", (event) => this.down(event));
        on("pointermove", (event) => this.move(event));
        on("pointerup", () => (this.held = null));
        on("pointercancel", () => (this.held = null));
    }

    /** @returns {number | null} the square under a pointer */
    under(/** @type {PointerEvent} */ event) {
        const matrix = this.picture.getScreenCTM();
        if (!matrix) return null;
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        const row = Math.floor(point.y / CELL);
        const column = Math.floor(point.x / CELL);
        const inside = row >= 0 && column >= 0 && row < SIZE && column < SIZE;
        return inside ? row * SIZE + column : null;
    }

    down(/** @type {PointerEvent} */ event) {
        const draft = this.draft;
        const square = this.under(event);
        if (!draft || square === null || event.button !== 0) return;
        event.preventDefault();
        this.element.focus({ preventScroll: true });
        if (draft.choosing) return this.pick(square);
        const onGhost = draft.squares.includes(square);
        if (event.pointerType === "mouse" && draft.pinned && onGhost) {
            if (performance.now() - this.pinnedAt > CALM) this.told.send();
            return;
        }
        this.picture.setPointerCapture(event.pointerId);
        if (!onGhost || !draft.pinned) draft.moveOver(square);
        this.held = { row: draft.row, column: draft.column, square };
        this.pin();
        this.told.changed(false);
    }

    move(/** @type {PointerEvent} */ event) {
        const draft = this.draft;
        const square = this.under(event);
        if (!draft || draft.choosing || square === null) return;
        const before = draft.squares.join();
        if (this.held) {
            const down = Math.floor(square / SIZE) - Math.floor(this.held.square / SIZE);
            const right = (square % SIZE) - (this.held.square % SIZE);
            draft.row = this.held.row + down;
            draft.column = this.held.column + right;
            draft.clamp();
        } else if (event.pointerType === "mouse" && !draft.pinned) {
            draft.moveOver(square);
        }
        if (draft.squares.join() !== before) this.told.changed(false);
    }

    pin() {
        if (!this.draft) return;
        if (!this.draft.pinned) this.pinnedAt = performance.now();
        this.draft.pinned = true;
    }

    /** Choose a square to destroy. */
    pick(/** @type {number} */ square) {
        if (!this.draft?.targets.includes(square)) return;
        this.draft.destroys = square;
        this.told.changed(false);
    }

    /** Arrow keys and their buttons. */
    nudge(/** @type {number} */ down, /** @type {number} */ right) {
        const draft = this.draft;
        if (!draft) return;
        if (draft.choosing) {
            const targets = [...draft.targets].sort((one, other) => one - other);
            const at = draft.destroys === null ? -1 : targets.indexOf(draft.destroys);
            const step = down + right > 0 ? 1 : -1;
            const next = at < 0 ? 0 : (at + step + targets.length) % targets.length;
            draft.destroys = targets[next] ?? null;
        } else {
            draft.nudge(down, right);
            this.pin();
        }
        this.told.changed(true);
    }

    /** Let the mouse take the ghost along again. */
    release() {
        if (this.draft) this.draft.pinned = false;
        this.told.changed(true);
    }

    /**
     * Show a sheet, and the draft or the sealed line on it.
     * @param {Sheet} sheet
     * @param {string} owner
     * @param {Draft | null} draft
     * @param {string | null} sealed
     */
    show(sheet, owner, draft, sealed) {
        this.draft = draft;
        const text = JSON.stringify(sheet);
        if (text !== this.shown) redraw(this.picture, sheet);
        this.shown = text;
        const label = `${owner}: ${described(sheet)}`;
        this.picture.setAttribute("aria-label", label);
        this.element.setAttribute("aria-label", draft ? `${label}. ${this.spoken()}` : label);
        this.element.classList.toggle("drawing", draft !== null);
        if (draft) this.showDraft(draft);
        else if (sealed) this.showSealed(sealed);
        else this.ghost.replaceChildren();
    }

    showDraft(/** @type {Draft} */ draft) {
        const blocked = new Set(draft.blocked);
        const squares = draft.squares;
        const symbol = draft.hero ? "hero" : draft.terrain;
        const parts = squares.map((at) => symbolAt(symbol, at));
        parts.push(...squares.map((at) => frameAt(at, blocked.has(at) ? "blocked" : "wanted")));
        for (const at of blocked) parts.push(symbolAt("destroyed", at, { class: "no" }));
        parts.push(...draft.strikes.map((at) => symbolAt("struck", at)));
        if (draft.choosing) parts.push(...draft.targets.map((at) => frameAt(at, "target")));
        if (draft.destroys !== null)
            parts.push(symbolAt("destroyed", draft.destroys), frameAt(draft.destroys, "wanted"));
        this.ghost.setAttribute("class", draft.pinned || draft.choosing ? "ghost pinned" : "ghost");
        this.ghost.replaceChildren(...parts);
    }

    showSealed(/** @type {string} */ line) {
        const { terrain, squares, strikes, destroys } = readLine(line);
        const parts = squares.flatMap((at) => [symbolAt(terrain, at), frameAt(at, "sealed")]);
        parts.push(...strikes.map((at) => symbolAt("struck", at)));
        parts.push(...destroys.flatMap((at) => [symbolAt("destroyed", at), frameAt(at, "sealed")]));
        this.ghost.setAttribute("class", "ghost pinned");
        this.ghost.replaceChildren(...parts);
    }

    /** Mark squares, for instance those that earn an edict. */
    mark(/** @type {number[]} */ squares) {
        this.marks.replaceChildren(...squares.map((at) => frameAt(at, "earning", 0)));
    }

    /** Where the draft lies, in words. */
    spoken() {
        const draft = this.draft;
        if (!draft) return "";
        if (draft.choosing)
            return draft.destroys === null
                ? "Choose a square."
                : `Destroys ${nameOf(draft.destroys)}.`;
        const where = draft.squares.map(nameOf).join(" ");
        const blocked = draft.blocked.map(nameOf).join(" ");
        return `${draft.terrain} on ${where}${blocked ? `; ${blocked} already filled` : ""}.`;
    }
}
