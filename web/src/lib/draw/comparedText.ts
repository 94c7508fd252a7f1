/** Ideas in points: beside the player's own drawing, beside each other, and what no reason names. */

import { t } from "../language/language.svelte";
import { numberText, signedText } from "../language/numbers";
import { squareNames } from "../map/grid";
import { gainParts } from "../table/gainText";
import { openGains } from "../table/openGains";
import type { DrawReason, Gain, Gains, Hints, Idea } from "../wire/messages";
import { readLine } from "./line";
import { isOpen, moreTexts, reasonTexts } from "./reasonText";

/** Reasons that name the whole sum themselves. */
const IN_ALL = ["least", "costs"];
const COINS = ["coin", "mountain", "dragon"];
const MONSTERS = ["monsters", "strike"];
/** Reasons that name points and nothing else. */
const MERE = ["edict", "coin"];

/** An idea in sentences. */
export interface Told {
    /** Beside the draft; none without one. */
    beside: string[];
    why: string[];
    /** What is part of its sum, and named by no reason. */
    rest: string[];
}

/** An idea beside the draft, its reasons and the rest. What one of them says the others leave out. */
export function toldTexts(
    idea: Idea,
    hints: Hints,
    edicts: readonly string[],
    draft: string,
    foreign: boolean,
): Told {
    const its = openGains(idea.gains, edicts.length);
    const rest = foreign ? null : restOf(idea, its, edicts);
    const drawn = readLine(draft);
    const same = idea.more.some(({ kind }) => kind === "same");
    if (!drawn || !hints.draft || same || foreign) {
        const beside = moreTexts(idea, edicts, draft);
        return { beside, why: reasonTexts(idea, edicts), rest: restTexts(rest, edicts) };
    }
    const mine = openGains(hints.draft, edicts.length);
    const why = idea.reasons.filter(
        (reason) =>
            !MERE.includes(reason.kind) || !bothPay(rowOf(reason, its), rowOf(reason, mine)),
    );
    const named = why.map((reason) => rowOf(reason, its));
    /** Of the draft nothing, and all of it in a reason: that is said already. */
    const inReasons = (row: Row, base: Row) => named.includes(row) && !pays(base);
    const more = both(its, mine, (row, base) =>
        inReasons(row, base) ? none(row) : above(row, base),
    );
    const less = both(mine, its, above);
    const squares = squareNames(drawn.squares.length ? drawn.squares : drawn.destroys);
    const holes = { ...idea, reasons: idea.more.filter(({ kind }) => kind === "no_draft_hole") };
    return {
        beside: [
            t("hint-yours", { squares, yours: sumText(mine.total) }),
            ...listed("hint-this-more", more, edicts),
            ...listed("hint-yours-more", less, edicts),
            ...reasonTexts(holes, edicts),
        ],
        why: reasonTexts({ ...idea, reasons: why }, edicts),
        rest: restTexts(rest && both(both(rest, more, unlessPaid), less, unlessPaid), edicts),
    };
}

/** What is part of the sum of an idea, and named by none of its reasons. */
function restOf(idea: Idea, its: Gains, edicts: readonly string[]): Gains | null {
    const told = idea.reasons.filter((reason) => isOpen(reason, edicts));
    if (told.some(({ kind }) => IN_ALL.includes(kind))) return null;
    return each(its, (row) => {
        const named = told
            .filter((reason) => rowOf(reason, its) === row)
            .reduce((all, { points }) => all + points, 0);
        return row.map(({ season, points }) => ({ season, points: points - named }));
    });
}

function restTexts(rest: Gains | null, edicts: readonly string[]): string[] {
    return rest ? listed("hint-rest", rest, edicts) : [];
}

/**
 * Why the first is the first, where its points do not say so: another idea brings more, or what the player
 * is about to draw. None where some edict is unknown.
 */
export function orderTexts(
    ideas: readonly Idea[],
    edicts: readonly string[],
    mine: Gains | null = null,
): string[] {
    const [first, ...others] = ideas.map(({ gains }) => gains);
    if (!first || first.edicts.length !== edicts.length) return [];
    const beside = mine ? [...others, mine] : others;
    if (beside.some(({ total }) => total > first.total)) return [t("hint-later")];
    if (!others.length) return [];
    const alike = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
    return alike ? [t("hint-alike", { count: ideas.length })] : [];
}

/** A sum with its sign; nothing has none. */
export function sumText(total: number): string {
    return total ? signedText(total) : numberText(total);
}

function listed(id: string, gains: Gains, edicts: readonly string[]): string[] {
    const parts = gainParts(gains, edicts);
    return parts.length ? [t(id, { gains: parts.join("; ") })] : [];
}

/** What pays for the same in each season that is left. */
type Row = readonly Gain[];

/** The payments that a reason is about; none where it is about what may come. */
function rowOf({ kind, edict }: DrawReason, gains: Gains): Row | undefined {
    if (kind === "edict") return gains.edicts[edict ?? -1];
    return COINS.includes(kind)
        ? gains.coins
        : MONSTERS.includes(kind)
          ? gains.monsters
          : undefined;
}

function pays(row: Row | undefined): boolean {
    return row?.some(({ points }) => points) ?? false;
}

/** Whether both pay, and not the same: then how much more is said, and not how much. */
function bothPay(one: Row | undefined, other: Row | undefined): boolean {
    const differ = one?.some(({ points }, at) => points !== other?.[at]?.points) ?? false;
    return differ && pays(one) && pays(other);
}

function each(gains: Gains, change: (row: Row) => Gain[]): Gains {
    return both(gains, gains, change);
}

/** Put two together, row by row. */
function both(one: Gains, other: Gains, change: (row: Row, base: Row) => Gain[]): Gains {
    return {
        edicts: one.edicts.map((row, at) => change(row, other.edicts[at] ?? [])),
        coins: change(one.coins, other.coins),
        monsters: change(one.monsters, other.monsters),
        total: 0,
    };
}

/** How much more the one pays. */
function above(row: Row, base: Row): Gain[] {
    return row.map(({ season, points }, at) => ({
        season,
        points: Math.max(points - (base[at]?.points ?? 0), 0),
    }));
}

function none(row: Row): Gain[] {
    return row.map(({ season }) => ({ season, points: 0 }));
}

function unlessPaid(row: Row, said: Row): Gain[] {
    return pays(said) ? none(row) : [...row];
}
