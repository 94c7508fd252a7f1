/**
 * How far somebody is in the guided first game. The step follows from the cards; what a browser keeps
 * besides is little, and a game that goes on in another one is at the same step there.
 */

import { remembered, store } from "../page/storage";
import { answerOf, type Noted, type Said } from "./answers";
import type { Step } from "./steps";

type State = "new" | "begun" | "over";
const KEY = "lesson";

/** So many games are remembered: nobody learns more often. */
const KEPT = 8;

function keptStates(): [string, State][] {
    const kept: unknown = remembered<unknown[]>(KEY, []);
    if (!Array.isArray(kept)) return [];
    return kept.filter(
        (each): each is [string, State] =>
            Array.isArray(each) &&
            each.length === 2 &&
            each.every((one) => typeof one === "string"),
    );
}

export class Progress {
    state = $state<State>("new");
    /** What the last drawing brought, until somebody goes on. */
    answer = $state.raw<Said[]>([]);
    /** What the choices of a card bring, side by side, each for the round that it was asked in. */
    brings = $state.raw<{ round: number; found: (number | null)[] } | null>(null);
    /** The rounds that the server has scored since this page is open. */
    #noted = $state.raw(new Map<number, Noted & { step: Step | null }>());

    constructor(private readonly game: string) {
        this.state = keptStates().find(([each]) => each === game)?.[1] ?? "new";
    }

    /** The first words were read. */
    begin(): void {
        if (this.state === "new") this.#become("begun");
    }

    /** From here on it is a game like any other. */
    end(): void {
        this.answer = [];
        this.#become("over");
    }

    /** Somebody has skipped it, and wants to be guided after all. */
    resume(): void {
        this.#become("begun");
    }

    /** What the last drawing brought was read. */
    goOn(): void {
        this.answer = [];
    }

    /** Whether a round has been scored, so that there is nothing more to say about the one before. */
    knows(round: number): boolean {
        return this.#noted.has(round) || !this.#noted.has(round - 1);
    }

    /** Whether what the last drawing brought is still to be told, or being read. */
    reads(round: number): boolean {
        return this.answer.length > 0 || !this.knows(round);
    }

    /** What the map of a round is worth: compared with the round before, it is the answer. */
    note(round: number, step: Step | null, now: Noted): void {
        if (this.#noted.has(round)) return;
        const before = this.#noted.get(round - 1);
        this.#noted = new Map(this.#noted).set(round, { ...now, step });
        // The first card lay open while the first words were read.
        const asked = before?.step === "map" ? "edge" : before?.step;
        const answers = before && asked && asked !== "monsters";
        this.answer = answers ? answerOf(asked, before, now) : [];
    }

    /** What the monsters cost when their step began, and now. */
    monstersBefore(): number {
        const asked = [...this.#noted.values()].findLast(({ step }) => step === "monsters");
        return asked?.scored.monsters ?? 0;
    }

    #become(state: State): void {
        this.state = state;
        const others = keptStates().filter(([game]) => game !== this.game);
        store(KEY, [...others, [this.game, state]].slice(-KEPT));
    }
}
