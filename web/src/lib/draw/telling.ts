/**
 * A drawing for those who listen: all of a new card at first, and then what has changed. Whoever moves a
 * shape hears the squares under it, its words when it was turned, and points when they are others.
 */

import { t } from "../language/language.svelte";
import { squareNames } from "../map/grid";
import { shapeWords } from "../map/shapeWords";
import type { Previewed } from "../wire/messages";
import { squaresIn, strikesOf, type Draft } from "./draft";
import { fitting, gains, optionName, optionTerrain, outcome, rowsIn } from "./draftText";
import { complete } from "./fit";

/**
 * What is to be said about a sketch: what there is to draw, what was chosen of it, where it lies now,
 * why it does not fit, what it brings before it is drawn, what to choose, or that it rests no more.
 */
export type Saying = "task" | "option" | "place" | "why" | "gains" | "choose" | "free";

/** What was heard of a draft: its squares, how it is turned, and what it brings; null if unknown. */
interface Heard {
    draft: Draft;
    place: string;
    brings: string | null;
}

/** All that can be drawn, by the digits that choose it; a shape that several have is said once. */
function offered(draft: Draft): string[] {
    const { options } = draft.task;
    const byShape = new Map<string, string[]>();
    for (const [at, option] of options.entries()) {
        const digit = options.length > 1 ? `${at + 1}: ` : "";
        const shape = shapeWords(rowsIn(draft, at));
        byShape.set(shape, [...(byShape.get(shape) ?? []), digit + optionTerrain(option)]);
    }
    return [...byShape].map(([shape, names]) => `${names.join(", ")}: ${shape}.`);
}

function chosen(draft: Draft): string[] {
    const { task, option, rows } = draft;
    return task.options.slice(option, option + 1).map((each) => `${optionName(each, rows)}.`);
}

function spoken(squares: number[]): string {
    return squareNames(squares).replaceAll(" ", ", ");
}

/** The squares under it: `C4, C5, C6, D6.` Of a hero also those that it strikes. */
function place(draft: Draft): string {
    if (draft.choosing) return "";
    const strikes = strikesOf(draft);
    const struck = strikes.length ? [t("draw-strikes", { squares: spoken(strikes) })] : [];
    return [`${spoken(squaresIn(draft))}.`, ...struck].join(" ");
}

function isSame(one: Draft, other: Draft): boolean {
    return one.task === other.task && one.option === other.option;
}

/** What was said about a drawing, and what is to be said next. */
export class Telling {
    #heard: Heard | null = null;

    /** What those who listen hear next; empty where there is nothing to say. */
    next(
        saying: Saying | null,
        draft: Draft | null,
        preview: Previewed | null,
        asked = "",
    ): string {
        if (!saying || !draft) return "";
        if (saying === "choose") return t("draw-choose");
        if (saying === "free") return t("draw-free");
        if (saying === "why") return fitting(draft);
        const known = preview !== null && complete(draft);
        const before = this.#heard;
        const now = {
            draft,
            place: place(draft),
            brings: known ? gains(preview).join("; ") : null,
        };
        this.#heard = now;
        const words = this.#words(saying, now, before, preview, asked);
        return words.filter(Boolean).join(" ");
    }

    #words(
        saying: "task" | "option" | "place" | "gains",
        now: Heard,
        before: Heard | null,
        preview: Previewed | null,
        asked: string,
    ): string[] {
        const { draft } = now;
        const whole = outcome(draft, now.brings ? preview : null);
        switch (saying) {
            case "gains":
                return [
                    now.place,
                    outcome(draft, preview).replace(/\.?$/, "."),
                    t("draw-enter-draws"),
                ];
            case "task":
                return [asked, ...offered(draft), now.place, whole];
            case "option":
                return [...chosen(draft), now.place, whole];
            case "place":
                return before && isSame(before.draft, draft)
                    ? moved(now, before)
                    : [now.place, whole];
        }
    }
}

/** The way from one place to another of the same shape. */
function moved({ draft, place, brings }: Heard, before: Heard): string[] {
    const other = brings !== null && brings !== before.brings;
    // What brought nothing, or was not known, need not be said to bring nothing.
    const news = other ? brings || (before.brings ? t("draw-no-change") : "") : "";
    // Nobody has moved it: what it brings came later.
    if (draft === before.draft) return [news];
    const turned = draft.rows.join("/") !== before.draft.rows.join("/");
    // It lies at the edge, has no other place, or looks the same when turned.
    if (place && place === before.place && !turned) return [t("draw-as-before")];
    const shape = turned ? `${shapeWords(draft.rows)}.` : "";
    return [shape, place, [fitting(draft), news].filter(Boolean).join("; ")];
}
