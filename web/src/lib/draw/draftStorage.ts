/** Drafts that outlive a reload: one for each game and seat, good for its own round only. */

import { forget, remembered, store } from "../page/storage";
import { flag, list, number, object, text } from "../wire/readers";
import { firstDraft, type Draft } from "./draft";
import type { Task } from "./task";

const kept = object({
    key: text,
    pinned: flag,
    option: number,
    rows: list(text),
    row: number,
    column: number,
    choosing: flag,
    chosen: number,
});

function place(game: string, seat: number): string {
    return `draft.${game}.${seat}`;
}

/** What tells one task from another: as long as it is the same, so is the draft. */
export function taskKey(game: string, task: Task): string {
    return [game, task.round, task.seat, task.on, task.asks, task.card, task.sheet.map].join(" ");
}

/** Keep a draft. */
export function keepDraft(game: string, draft: Draft, pinned: boolean): void {
    const { task, ...rest } = draft;
    store(place(game, task.seat), { key: taskKey(game, task), pinned, ...rest });
}

/** The draft that was kept for this very task. */
export function keptDraft(game: string, task: Task): { draft: Draft; pinned: boolean } | null {
    try {
        const found = kept(remembered<unknown>(place(game, task.seat), {}));
        const { key, pinned, ...rest } = found;
        const option = task.options[rest.option];
        // A shape of another size was never one of this option.
        const fits = !option || squaresIn(option.rows) === squaresIn(rest.rows);
        if (key !== taskKey(game, task) || !fits) return null;
        return { draft: { ...firstDraft(task), ...rest }, pinned };
    } catch {
        return null;
    }
}

function squaresIn(rows: readonly string[]): number {
    return [...rows.join("")].filter((mark) => mark !== ".").length;
}

/** A game that is over needs none. */
export function forgetDraft(game: string, seat: number): void {
    forget(place(game, seat));
}
