/** A drawing in words: what to do now, whether it fits, and what it would bring. */

import { nameOf, reason, t } from "../language/language.svelte";
import { kindOf, squareName, squareOf } from "../map/grid";
import type { Rows } from "../map/shapes";
import { shapeWords } from "../map/shapeWords";
import { gainTexts } from "../table/gainText";
import type { Previewed, Refusal } from "../wire/messages";
import type { Problem } from "../wire/problem";
import { lineIn, NONE, optionOf, type Draft } from "./draft";
import { mustChoose, whyNot } from "./fit";
import type { DrawOption, Task } from "./task";

/** Why nothing was drawn: refused, or something about the connection. */
export type DrawProblem = NonNullable<Problem> | "lost";
const TERRAINS = ["forest", "village", "farm", "water", "monster", "hero"];

/** What the seat is asked for, as one sentence. `whose` map it is, where it is another's. */
export function askedFor(task: Task, whose: string | null, choosing = false): string {
    const card = nameOf(task.card);
    if (choosing && task.kind === "shape") return t("draw-choose");
    if (task.asks === "gaze") return t("draw-gaze");
    if (task.asks === "troll") return t("draw-troll");
    if (task.asks === "hero") return t("draw-hero", { card });
    if (task.single) return singleReason(task, whose);
    if (task.asks === "explore") {
        return t(task.wanted ? "draw-explore-ruins" : "draw-explore", { card });
    }
    if (task.wanted) {
        const [square] = task.wanted.squares;
        return t("draw-ambush-walk", { card, square: squareName(square) });
    }
    return t("draw-ambush", { card, who: whose ?? "" });
}

/** Whether a task asks for more than one of the shapes of its card, wherever it fits. */
export function askedBeyondShapes({ asks, single, wanted }: Task): boolean {
    return asks !== "explore" || single || wanted !== null;
}

/** Why there is nothing but one square to draw. */
function singleReason(task: Task, whose: string | null): string {
    const card = nameOf(task.card);
    if (task.asks === "ambush") {
        const any = task.options.length > 1;
        return t(any ? "draw-single-ambush-any" : "draw-single-ambush", { card, who: whose ?? "" });
    }
    return t(task.ruined ? "draw-single-ruins" : "draw-single", { card });
}

/** Whether it fits, in a word or a sentence. */
export function fitting(draft: Draft): string {
    const why = whyNot(draft);
    if (why) return refused(why, draft.task.sheet.map);
    if (mustChoose(draft)) return t(draft.choosing ? "draw-choose" : "draw-then-choose");
    return t("draw-fits");
}

/** Why not; of a square that is filled also with what, where nobody has drawn it. */
function refused(why: Refusal, map: string): string {
    if (why.code !== "occupied") return reason(why);
    const square = String(why.args.square);
    const kind = kindOf(map[squareOf(square) ?? NONE] ?? "") ?? "";
    return t("draw-filled", { square, kind });
}

/** What a preview brings: `Canal Lake +3 in summer`; nothing where nothing will be paid. */
export function gains(preview: Previewed): string[] {
    return gainTexts(
        preview.gains,
        preview.edicts.map(({ card }) => card),
    );
}

/** `fits; Canal Lake +3 in summer; a coin: 1 in each of 3 seasons`. */
export function outcome(draft: Draft, preview: Previewed | null): string {
    const said = fitting(draft);
    if (!preview || whyNot(draft) || mustChoose(draft)) return said;
    const found = gains(preview);
    return `${said}; ${found.length ? found.join("; ") : t("draw-no-change")}`;
}

/** What a button offers: `Village with a coin: two in a column`. It begins as it is seen. */
export function optionName(option: DrawOption, rows: Rows = option.rows): string {
    return `${optionTerrain(option)}: ${shapeWords(rows)}`;
}

/** The shape of an option as it would lie: turned as the draft is, where it has the same one. */
export function rowsIn(draft: Draft, at: number): Rows {
    const rows = draft.task.options[at]?.rows ?? draft.rows;
    return rows.join("/") === optionOf(draft)?.rows.join("/") ? draft.rows : rows;
}

/** `Village with a coin`. */
export function optionTerrain({ terrain, coin, places }: DrawOption): string {
    const parts = [nameOf(terrain)];
    if (coin) parts.push(t("draw-with-coin"));
    if (!places.length) parts.push(t("draw-nowhere"));
    return parts.join(" ");
}

/** Why nothing was drawn on this map, in a sentence; empty where nothing went wrong. */
export function problemText(problem: DrawProblem | null, map = ""): string {
    if (problem === null) return "";
    return typeof problem === "string" ? t(`draw-${problem}`) : refused(problem, map);
}

/** What lies on the map as a line that can be typed: `forest C4 C5`. */
export function typable(draft: Draft): string {
    return lineIn(draft).replace(/^\d+ (on \d+ )?/, "");
}

/** A typed line with the names of terrain, as people read them, in the words of the notation. */
export function inNotation(typed: string): string {
    const lower = typed.toLocaleLowerCase();
    for (const terrain of TERRAINS) {
        const name = nameOf(terrain).toLocaleLowerCase();
        if (lower.includes(name)) return lower.replace(name, terrain);
    }
    return typed;
}
