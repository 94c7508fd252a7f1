/** A drawing in words: what to do now, whether it fits, and what it would bring. */

import { nameOf, reason, t } from "../language/language.svelte";
import { signedText } from "../language/numbers";
import { squareName } from "../map/grid";
import type { Idea, Previewed } from "../wire/messages";
import type { Problem } from "../wire/problem";
import { lineIn, type Draft } from "./draft";
import { mustChoose, whyNot } from "./fit";
import type { Task } from "./task";

/** Why nothing was drawn: refused, or something about the connection. */
export type DrawProblem = NonNullable<Problem> | "lost";
/** What is to be said about a sketch: why it does not fit, what it brings, or what to choose. */
export type Saying = "why" | "gains" | "choose";

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
    if (why) return reason(why);
    if (mustChoose(draft)) return t("draw-then-choose");
    return t("draw-fits");
}

/** What a preview changes: `Canal Lake +3`, `coins +1`; nothing where nothing does. */
export function gains(preview: Previewed): string[] {
    const edicts = preview.edicts.map(({ card, before, after }): [string, number] => [
        nameOf(card),
        after - before,
    ]);
    const coins = preview.coins[1] - preview.coins[0];
    return parts(edicts, coins, preview.monsters[1] - preview.monsters[0]);
}

/** What a hint changes. */
export function ideaGains(idea: Idea, edicts: string[]): string[] {
    const each = idea.edicts.map((change, at): [string, number] => [nameOf(edicts[at]), change]);
    return parts(each, idea.coins, idea.monsters);
}

/** `lost` is what monsters cost more, in words: "monsters +3" would read as more monsters. */
function parts(edicts: [string, number][], coins: number, lost: number): string[] {
    const all = [...edicts, [t("draw-coins"), coins] as const];
    const said = all.flatMap(([name, change]) => (change ? [`${name} ${signedText(change)}`] : []));
    const change = lost < 0 ? "less" : "more";
    return lost ? [...said, t("draw-monsters", { change, points: Math.abs(lost) })] : said;
}

/** `fits; Canal Lake +3, coins +1`. */
export function outcome(draft: Draft, preview: Previewed | null): string {
    const said = fitting(draft);
    if (!preview || whyNot(draft) || mustChoose(draft)) return said;
    const found = gains(preview);
    return `${said}; ${found.length ? found.join(", ") : t("draw-no-change")}`;
}

/** What those who listen hear next about a sketch; empty where there is nothing to say. */
export function announcement(
    saying: Saying | null,
    draft: Draft | null,
    preview: Previewed | null,
): string {
    if (!saying || !draft) return "";
    if (saying === "choose") return t("draw-choose");
    if (saying === "why") return fitting(draft);
    return outcome(draft, preview);
}

/** Why nothing was drawn, in a sentence; empty where nothing went wrong. */
export function problemText(problem: DrawProblem | null): string {
    if (problem === null) return "";
    return typeof problem === "string" ? t(`draw-${problem}`) : reason(problem);
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
