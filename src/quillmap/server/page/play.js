/** The screen of a game: holds what is being drawn, asks for previews, sends, and shows the rest. */

import { Board } from "./board.js";
import { Draft } from "./draft.js";
import { pressed } from "./keys.js";
import { panesOf, showAll, showDrawing, showUnplayed } from "./panes.js";
import { Unsure } from "./socket.js";
import { taskOf } from "./task.js";
import { announce, remaining } from "./words.js";

/** @typedef {import("./table.js").Here} Here */

/** How long a ghost rests before we ask what it would bring. */
const REST = 160;

export class PlayScreen {
    /** @param {HTMLElement} place @param {Here} here */
    constructor(place, here) {
        this.stage = "play";
        this.here = here;
        /** @type {Draft | null} */
        this.draft = null;
        this.round = "";
        /** @type {number | null} the own seat that is shown */
        this.seat = null;
        /** @type {number | null} somebody else's map that is looked at */
        this.looking = null;
        /** @type {{ seat: number, round: number, line: string, connection: number, unsure: boolean } | null} */
        this.pending = null;
        /** @type {any} */
        this.preview = null;
        this.wrong = "";
        this.linkText = "";
        this.peopleShown = "";
        this.connection = 0;
        /** In which round a seat was chosen by hand. */
        this.taken = 0;
        /** @type {Map<string, Draft>} what was drawn, for those who take it back */
        this.drafts = new Map();
        this.board = new Board({ changed: (byKey) => this.moved(byKey), send: () => this.send() });
        this.panes = panesOf(this.board.element);
        place.replaceChildren(this.panes.root);
        document.addEventListener("keydown", (event) => pressed(this, event));
        setInterval(() => this.tick(), 500);
    }

    get view() {
        return this.here.table.view;
    }

    /** The line that this seat has sealed in this round. */
    get sealed() {
        return this.seat === null ? null : (this.view.mine.sealed[this.seat] ?? null);
    }

    update() {
        const { table } = this.view;
        if (!table) return;
        if (!table.play) return showUnplayed(this);
        this.settlePending();
        if (this.connection !== this.here.table.viewed) this.reconnected();
        this.chooseSeat();
        this.renewDraft();
        showAll(this);
        this.show();
        this.tick();
    }

    /** What was said without a connection does not hold any more. */
    reconnected() {
        this.connection = this.here.table.viewed;
        this.wrong = "";
        if (this.draft) this.askSoon();
    }

    /** What a draw without an answer came to, as soon as a new view tells. */
    settlePending() {
        const { pending } = this;
        const { table, mine } = this.view;
        if (!pending?.unsure || this.here.table.viewed <= pending.connection) return;
        this.pending = null;
        const gone = table.play.round !== pending.round;
        const arrived = gone || mine.sealed[pending.seat] !== undefined;
        if (arrived)
            this.here.say(
                gone ? "The round has gone on meanwhile." : "Your drawing has arrived.",
                "notice",
            );
        else this.here.say("Your drawing did not arrive: please draw again.");
    }

    /** Show a seat that still has to draw, if there are several of one's own. */
    chooseSeat() {
        const { table, mine } = this.view;
        const owes = mine.seats.filter(
            (/** @type {number} */ seat) =>
                table.play.awaited.includes(seat) &&
                !mine.sealed[seat] &&
                !table.chairs[seat - 1].handed,
        );
        const mineStill = mine.seats.includes(this.seat);
        if (
            mineStill &&
            (owes.includes(this.seat) || !owes.length || this.taken === table.play.round)
        )
            return;
        this.seat = owes[0] ?? mine.seats[0] ?? null;
    }

    /** A new round or seat begins a new draft; otherwise the ghost stays where it is. */
    renewDraft() {
        const { table, mine } = this.view;
        const seat = this.seat;
        const chair = seat === null ? null : table.chairs[seat - 1];
        const may = seat !== null && !mine.sealed[seat] && !chair?.handed && !chair?.left;
        const task = may ? taskOf(table, seat, this.here.material) : null;
        const round = task ? `${table.play.round} ${seat}` : "";
        if (round === this.round) return;
        this.round = round;
        this.draft = task ? (this.drafts.get(round) ?? new Draft(task)) : null;
        if (this.draft) this.drafts.set(round, this.draft);
        this.looking = null;
        this.preview = null;
        this.wrong = "";
        if (this.draft) this.askSoon();
    }

    /** Show what changes while somebody draws. */
    show() {
        showDrawing(this);
    }

    look(/** @type {number | null} */ seat) {
        this.looking = seat;
        this.update();
        if (seat !== null) this.board.element.scrollIntoView({ block: "nearest" });
    }

    take(/** @type {number} */ seat) {
        this.seat = seat;
        this.taken = this.view.table.play.round;
        this.looking = null;
        this.update();
    }

    // The draft ---------------------------------------------------------------------------------------

    /** Change the draft, whichever it is by now. */
    change(/** @type {(draft: Draft) => void} */ does) {
        if (!this.draft) return;
        does(this.draft);
        this.moved(true);
    }

    moved(/** @type {boolean} */ byKey) {
        if (this.draft && !this.draft.choosing) this.draft.destroys = null;
        if (byKey) announce(this.board.spoken());
        this.wrong = "";
        this.askSoon();
        this.show();
    }

    /** Whether a Gorgon's square is still to be chosen. */
    get unfinished() {
        const draft = this.draft;
        return Boolean(
            draft &&
            draft.destroys === null &&
            (draft.task.kind === "destroy" || draft.targets.length),
        );
    }

    /** Whether the ghost lies on filled squares, which needs no answer from the server. */
    get misfit() {
        return Boolean(this.draft && !this.draft.choosing && this.draft.blocked.length);
    }

    askSoon() {
        clearTimeout(this.resting);
        this.resting = setTimeout(() => this.askPreview(), REST);
    }

    async askPreview() {
        const { draft } = this;
        if (!draft || this.unfinished || this.here.table.state !== "open") return;
        const line = draft.line;
        const round = this.view.table.play.round;
        const found = await this.here.table.ask("preview", { round, line }).catch((error) => error);
        if (this.draft !== draft || draft.line !== line || found.code === "overtaken") return;
        if (found.preview) this.preview = found.preview;
        this.wrong = found.preview || found instanceof Unsure ? "" : found.message;
        this.show();
    }

    /** What the controls say about the drawing. */
    outcome() {
        if (this.pending?.unsure)
            return "Unsure whether your drawing has arrived: the next view will tell.";
        if (this.pending) return "Sending …";
        if (this.sealed) return "Drawn. You can take it back until everybody has drawn.";
        if (this.wrong) return this.wrong;
        if (this.misfit) return "It does not fit here.";
        if (this.draft?.choosing) return this.board.spoken();
        return this.draft?.pinned ? "Ready: draw it, or move it on." : "Move it to its place.";
    }

    confirmLabel() {
        const gorgon = this.draft?.task.kind === "shape" && this.unfinished;
        if (gorgon && !this.draft?.gazing) return "Next: the Gorgon's square";
        return this.draft?.choosing ? "Destroy it" : "Draw it";
    }

    async send() {
        const { draft } = this;
        if (!draft || this.pending) return;
        if (this.unfinished) {
            draft.gazing = draft.task.kind === "shape" && !draft.blocked.length;
            if (draft.blocked.length) this.wrong = "It does not fit here.";
            return this.show();
        }
        const round = this.view.table.play.round;
        const pending = {
            seat: draft.task.seat,
            round,
            line: draft.line,
            connection: this.here.table.viewed,
            unsure: false,
        };
        this.pending = pending;
        this.here.say("", "notice");
        this.show();
        try {
            await this.here.table.ask("draw", { round, line: draft.line });
            this.pending = null;
            this.taken = 0;
        } catch (error) {
            if (error instanceof Unsure) pending.unsure = true;
            else this.pending = null;
            this.wrong = error instanceof Unsure ? "" : /** @type {Error} */ (error).message;
        }
        this.update();
    }

    takeBack() {
        this.here.ask("take_back", { round: this.view.table.play.round, seat: this.seat });
    }

    /** The countdown. */
    tick() {
        const table = this.view.table;
        const until = table?.deadline ?? table?.closes;
        const clock = this.panes.bar.querySelector(".clock");
        if (!(clock instanceof HTMLElement) || !until || table.stage !== "playing") return;
        const left = until - this.here.table.now;
        clock.hidden = false;
        clock.textContent = `${remaining(left)} left`;
        clock.classList.toggle("soon", left < 15_000);
    }
}
