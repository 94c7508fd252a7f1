/**
 * What is said at first meetings: one thing for a round at most, until it is drawn or somebody closes
 * it. Nothing waits for it. New edicts are introduced before the first card of a game.
 */

import type { Material } from "../cards/material";
import { taskOf } from "../draw/task";
import type { Play, Table } from "../wire/messages";
import { newMeeting, type MarkId, type Meeting } from "./marks";
import { meet, meetInLesson, seen } from "./seen";

/** What is said now; `edicts` are new ones that can be looked at. */
export type Said = Meeting & { id: MarkId | "edicts" };

export class Guide {
    said = $state.raw<Said | null>(null);
    /** The numbers of the edicts that are new in this game. */
    fresh = $state.raw<readonly number[]>([]);
    /** Whether they lie open. */
    open = $state(false);
    #round = "";

    /** Look at a table with the eyes of a seat; null while there is nothing to draw. */
    follow(table: Table, play: Play | null, seat: number | null, material: Material): void {
        const task = play && seat !== null ? taskOf(table, seat, material) : null;
        if (!play || !task) {
            this.said = null;
            return;
        }
        const round = [table.game, seat, play.round].join(" ");
        if (round === this.#round) return;
        this.#round = round;
        this.said = this.#meetEdicts(table, play);
        if (this.said || this.open) return;
        const found = newMeeting({ table, play, material, task }, seen()?.marks ?? new Set());
        if (found) meet({ marks: [found.id] });
        this.said = found;
    }

    /** The edicts of a game are met with it; what is new beside known ones is shown at once. */
    #meetEdicts({ edicts, kind, chairs, deadline }: Table, { round }: Play): Said | null {
        const known = seen()?.edicts ?? new Set();
        const fresh = edicts.flatMap((card, at) => (known.has(card) ? [] : [at]));
        if (!fresh.length) return null;
        meet({ edicts });
        // In a first game all are new, and the game itself is what is learnt.
        if (!known.size || round !== 1) return null;
        this.fresh = fresh;
        // Whoever is alone has time; others must not wait for somebody who reads.
        this.open = kind === "table" && chairs.length === 1 && deadline === null;
        return this.open ? null : { id: "edicts", edicts: fresh, subject: `edict-${fresh[0]}` };
    }

    /** The guided first game has told this itself. */
    taught(step: string): void {
        meetInLesson(step);
    }

    close(): void {
        this.said = null;
    }

    /** Look at the new edicts, and have done so. */
    look(): void {
        this.open = true;
        this.said = null;
    }
    looked(): void {
        this.open = false;
    }
}
