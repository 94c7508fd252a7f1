/** Why a draw is good, in a sentence for each reason; and what to think of, for a nudge. */

import { SEASONS } from "../cards/seasons";
import { language, nameOf, t, type Args } from "../language/language.svelte";
import { squareNames, squaresOf } from "../map/grid";
import type { DrawReason, Idea } from "../wire/messages";
import { readLine } from "./line";

/** What a nudge is about, by the kind of the reason; the others have one of their own. */
const ABOUT: Record<string, string> = {
    headway: "edict",
    opens: "edict",
    keeps: "edict",
    mountain_but: "mountain",
    dragon_but: "dragon",
    no_hole: "room",
    room: "room",
    fills: "room",
    snug: "room",
    costs: "least",
};

/** The sentences of an idea, the weightiest first; what this page does not know is left out. */
export function reasonTexts({ reasons }: Idea, edicts: readonly string[]): string[] {
    return reasons.flatMap((reason) => said(`why-${reason.kind}`, reason, edicts));
}

/** What an idea brings more than the draft that it was compared with; none without one. */
export function moreTexts({ more }: Idea, edicts: readonly string[], draft: string): string[] {
    const drawn = readLine(draft);
    const texts = more.flatMap((reason) => said(`why-${reason.kind}`, reason, edicts));
    if (!drawn || !texts.length) return [];
    const squares = squareNames(drawn.squares.length ? drawn.squares : drawn.destroys);
    return [t("hint-beside", { squares }), ...texts];
}

/** What to think of, without the place. */
export function nudgeText(reason: DrawReason | undefined, edicts: readonly string[]): string {
    const about = reason ? (ABOUT[reason.kind] ?? reason.kind) : "room";
    return said(`nudge-${about}`, reason, edicts)[0] ?? t("nudge-room");
}

/** Whether the edict of a reason lies open: of others nobody knows yet. */
export function isOpen(reason: DrawReason, edicts: readonly string[]): boolean {
    return reason.edict === null || reason.edict < edicts.length;
}

function said(id: string, reason: DrawReason | undefined, edicts: readonly string[]): string[] {
    return reason && isOpen(reason, edicts) && language.has(id)
        ? [t(id, argumentsOf(reason, edicts))]
        : [];
}

/** A reason as its sentences need it. */
function argumentsOf(reason: DrawReason, edicts: readonly string[]): Args {
    const { points, seasons, headway, terrain } = reason;
    const card = edicts[reason.edict ?? -1] ?? "";
    const [first, second] = seasons.map((season) => SEASONS[season]);
    return {
        edict: nameOf(card),
        letter: t("edict-letters")[reason.edict ?? -1] ?? "",
        card,
        points: Math.abs(points),
        sign: points > 0 ? "costs" : points < 0 ? "brings" : "neither",
        seasons: seasons.length,
        first: first ?? "",
        second: second ?? "",
        have: reason.have,
        need: reason.need,
        squares: reason.squares,
        open: reason.open,
        count: squaresOf(reason.squares).length,
        terrain: terrain && t(`terrain-${terrain}`),
        kind: headway?.kind ?? "",
        line: headway?.line ?? "",
    };
}
