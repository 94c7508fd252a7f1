/**
 * The drawing that one seat is working on: the draft, whether it rests, what it would bring, and
 * whether it is on its way. It outlives reloads and lost connections, and news of the same round.
 */

import { untrack } from "svelte";
import { preferences } from "../page/preferences.svelte";
import { openGains } from "../table/openGains";
import type { LiveTable } from "../table/liveTable.svelte";
import type { Mine, Previewed } from "../wire/messages";
import { problemOf } from "../wire/problem";
import {
    choosingNow,
    draftOf,
    firstDraft,
    handleOf,
    lineIn,
    movedOver,
    NONE,
    type Draft,
} from "./draft";
import { keptDraft, keepDraft, taskKey } from "./draftStorage";
import { inNotation, type DrawProblem } from "./draftText";
import { complete, mustChoose, whyNot } from "./fit";
import { wholeLine } from "./line";
import type { Task } from "./task";
import type { Saying } from "./telling";

/** How long a ghost rests before the server is asked what it would bring. */
export const PREVIEW_DELAY_MS = 110;
/** A hand that clicks twice by mistake should not draw the next card as well. */
export const NEW_TASK_PAUSE_MS = 450;

/** Where a change came from: only what is typed or pressed is also said aloud. */
export type Hand = "pointer" | "keys";
/**
 * What a change does: the ghost follows the mouse, is another one in its place, is moved on by keys or
 * buttons, or is put down by a click or a tap. Only what is put down stops following.
 */
export type Step = "follows" | "turns" | "moves" | "puts";

/** A line to show on the map, and the squares that its reasons are about. */
export interface Pointed {
    line: string;
    squares: number[];
}

export class Sketch {
    draft = $state.raw<Draft | null>(null);
    /** Whether it rests where somebody put it, or still follows the mouse. */
    pinned = $state(false);
    /**
     * Whether somebody has chosen this place. Where a mouse has only passed, or a new shape begins,
     * nothing is drawn: the mouse that goes to the button would take the shape along.
     */
    placed = $state(false);
    /** Whether somebody has taken it anywhere: where it begins nobody has thought of yet. */
    taken = $state(false);
    /** What it would bring, once the server has said so; of the last draft that fitted. */
    preview = $state.raw<Previewed | null>(null);
    problem = $state.raw<DrawProblem | null>(null);
    sending = $state(false);
    /** A hint that somebody points at: it is shown instead of the draft, which stays as it is. */
    pointed = $state.raw<Pointed | null>(null);
    /** The square that has the focus. It stays while a mouse passes over the map. */
    cursor = $state(0);
    /** What the live region says next; the frame of the page is told by whoever shows this. */
    saying = $state.raw<Saying | null>(null);
    /** The line that somebody has looked at, and confirms by saying so again. */
    #considered = "";
    /** Which task the draft belongs to. */
    #taskKey = "";
    #sentRound = 0;
    /** What the seats had drawn when a request was lost on the way; null while none is. */
    #unsureSince: Mine | null = null;
    #previewTimer: ReturnType<typeof setTimeout> | undefined;
    /** Before this time nothing is drawn. */
    #notBefore = 0;
    /** How many edicts lie open: all of them, but in the guided first game. */
    openEdicts = Infinity;
    #hand: Hand = "pointer";
    /** What those who listen have not heard yet: what there is to draw, or what was chosen of it. */
    #unheard: "task" | "option" | null = null;

    constructor(private readonly live: LiveTable) {}

    get line(): string {
        return this.draft ? lineIn(this.draft) : "";
    }

    /** The line that somebody is about to draw: one that fits, in a place that was chosen. */
    get meant(): string {
        return this.draft && this.placed && complete(this.draft) ? this.line : "";
    }

    /** From when on a press draws, on the clock of the page: one that came with a new card does not. */
    get drawsFrom(): number {
        return this.#notBefore;
    }

    /** Follow every view of the table; to be called while a component is made, and ends with it. */
    followViews(task: () => Task | null, sealed: () => string | undefined): void {
        $effect.pre(() => {
            // Also when the connection is back: what was unsure is settled by the view that follows.
            const now = [this.live.state, this.live.mine, task(), sealed()] as const;
            untrack(() => this.follow(now[2], now[3]));
        });
    }

    /** A new view: another task begins another draft, the same one changes nothing. */
    follow(task: Task | null, sealed: string | undefined): void {
        this.#settle(task, sealed);
        const key = task ? taskKey(this.live.game, task) : "";
        if (key === this.#taskKey) return;
        this.#taskKey = key;
        this.#considered = "";
        this.#notBefore = performance.now() + NEW_TASK_PAUSE_MS;
        this.problem = null;
        this.preview = null;
        this.pointed = null;
        this.saying = null;
        this.#unheard = "task";
        const kept = task && !sealed ? keptDraft(this.live.game, task) : null;
        const drawn = task && sealed ? draftOf(task, sealed) : null;
        this.draft = kept?.draft ?? drawn ?? (task && firstDraft(task));
        this.pinned = Boolean(kept?.pinned);
        this.placed = this.taken = Boolean(kept ?? drawn);
        if (this.draft) this.cursor = handleOf(this.draft);
        if (this.draft && !sealed) this.#previewSoon();
    }

    /** What came of a draw that was sent. */
    #settle(task: Task | null, sealed: string | undefined): void {
        const arrived = Boolean(sealed) || task?.round !== this.#sentRound;
        if (arrived) this.sending = false;
        if (this.problem === "offline" && this.live.state === "open") this.problem = null;
        if (
            !this.#unsureSince ||
            this.live.state !== "open" ||
            this.live.mine === this.#unsureSince
        )
            return;
        this.#unsureSince = null;
        this.sending = false;
        this.problem = arrived ? null : "lost";
    }

    /** Put another draft in its place. */
    change(next: Draft, hand: Hand, step: Step = hand === "keys" ? "moves" : "puts"): void {
        if (this.sending) return;
        if (next.option !== this.draft?.option) this.#unheard ??= "option";
        // What somebody moves is seen, also where a mouse still rests on a hint.
        if (step !== "follows") this.pointed = null;
        this.draft = next;
        this.pinned ||= step === "puts";
        if (step !== "turns") {
            this.placed = this.pinned || step === "moves";
            this.taken = true;
        }
        this.problem = null;
        this.#hand = hand;
        if (this.pinned || step !== "follows") {
            keepDraft(this.live.game, next, this.pinned);
            this.cursor = handleOf(next);
        }
        if (whyNot(next) || mustChoose(next)) this.preview = null;
        // Said once it rests: whoever holds an arrow down hears where it came to lie, and not the way.
        this.saying = null;
        this.#previewSoon();
    }

    /** Let the mouse take it along again, or go back to placing the shape. */
    release(): void {
        if (!this.draft || this.sending) return;
        const { choosing, task } = this.draft;
        if (choosing && task.kind !== "destroy") {
            this.pinned = true;
            this.change(choosingNow(this.draft, false), "keys");
        } else {
            if (choosing) this.change({ ...this.draft, chosen: NONE }, "keys", "turns");
            // Also so that the same preview is said again.
            this.saying = this.pinned ? "free" : null;
            this.pinned = this.placed = false;
        }
        this.#considered = "";
        this.problem = null;
    }

    /** Look at it once more before it is drawn. */
    consider(): void {
        if (!this.draft) return;
        this.pinned = this.placed = this.taken = true;
        this.cursor = handleOf(this.draft);
        keepDraft(this.live.game, this.draft, true);
        this.#considered = this.line;
    }

    /** Enter on the map: preview, then draw. */
    enter(): void {
        if (!this.draft || this.sending) return;
        this.#hand = "keys";
        // Nothing is drawn but what is seen: the drawing comes first, where a hint lies over it.
        if (this.pointed && this.pointed.line !== this.line) {
            this.pointed = null;
            this.saying = "place";
        } else if (this.draft.choosing && this.draft.chosen === NONE) {
            this.change(movedOver(this.draft, this.cursor), "keys");
        } else if (whyNot(this.draft)) this.saying = "why";
        else if (mustChoose(this.draft) || !preferences.confirm || this.#considered === this.line) {
            void this.confirm();
        } else {
            this.consider();
            this.saying = "gains";
        }
    }

    /** Draw it; a Gorgon's square is chosen first. */
    async confirm(): Promise<void> {
        const draft = this.draft;
        if (!draft || this.sending || performance.now() < this.#notBefore) return;
        if (mustChoose(draft)) {
            this.change(choosingNow(draft, true), this.#hand, "turns");
            this.pinned = this.placed = false;
            this.saying = "choose";
        } else if (complete(draft)) await this.#send(draft.task.round, lineIn(draft));
    }

    /** A line that somebody typed: the ghost goes there, and the same line again draws it. */
    async typed(text: string): Promise<void> {
        const task = this.draft?.task;
        if (!task || this.sending) return;
        this.pointed = null;
        const line = wholeLine(task, inNotation(text));
        const found = draftOf(task, line);
        if (!found) return this.#send(task.round, line, true);
        const again = lineIn(found) === this.#considered || !preferences.confirm;
        if (this.line !== lineIn(found)) this.change(found, "keys");
        if (again) return this.confirm();
        this.consider();
        this.saying = "gains";
    }

    /** A hint: the ghost goes where it says. */
    takeHint(line: string): void {
        const found = this.draft && draftOf(this.draft.task, line);
        this.pointed = null;
        if (!found) return;
        this.change(found, "keys");
        this.consider();
    }

    async takeBack(seat: number, round: number): Promise<void> {
        this.#sentRound = 0;
        await this.#try(() => this.live.ask("take_back", { round, seat }));
        if (this.draft) this.#previewSoon();
    }

    /** Send it; or only ask, for lines that are probably wrong: the refusal says why. */
    async #send(round: number, line: string, asking = false): Promise<void> {
        clearTimeout(this.#previewTimer);
        this.sending = true;
        this.problem = null;
        this.#sentRound = round;
        const kind = asking ? "preview" : "draw";
        const done = await this.#try(() => this.live.ask(kind, { round, line }));
        // The view follows, before or after the answer: until then nothing else can be done.
        if (!done || asking) this.sending = false;
        else this.#settleAfter(round);
    }

    #settleAfter(round: number): void {
        const play = this.live.table?.play;
        const seat = String(this.draft?.task.seat ?? "");
        if (play?.round !== round || this.live.mine.sealed[seat]) this.sending = false;
    }

    async #try(does: () => Promise<unknown>): Promise<boolean> {
        try {
            await does();
            return true;
        } catch (error) {
            this.problem = problemOf(error);
            if (this.problem === "unsure") this.#unsureSince = this.live.mine;
            return false;
        }
    }

    #previewSoon(): void {
        clearTimeout(this.#previewTimer);
        this.#previewTimer = setTimeout(() => void this.#askPreview(), PREVIEW_DELAY_MS);
    }

    async #askPreview(): Promise<void> {
        const draft = this.draft;
        if (!draft) return;
        const line = lineIn(draft);
        if (complete(draft) && this.live.state === "open") {
            try {
                const answer = await this.live.ask("preview", { round: draft.task.round, line });
                if (this.line !== line) return;
                this.preview = answer.preview ? this.#seen(answer.preview) : null;
            } catch (error) {
                // Overtaken by a newer one, too many at once, or offline: what is drawn is judged anyway.
                problemOf(error);
                if (this.line !== line) return;
            }
        }
        this.#sayPlace();
    }

    /** What is still face down is neither counted nor named. */
    #seen(preview: Previewed): Previewed {
        return { ...preview, gains: openGains(preview.gains, this.openEdicts) };
    }

    /** Tell where it lies, or all about a new task; what a mouse does is seen, and not told. */
    #sayPlace(): void {
        if (this.#unheard) this.saying = this.#unheard;
        else if (this.#hand === "keys" && this.saying !== "gains") this.saying = "place";
        this.#unheard = null;
    }
}
