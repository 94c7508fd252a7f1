/** The four edicts as the panels show them: what each gives now, after the drawing, and why. */

import type { Material } from "../cards/material";
import type { Play, Previewed, Refusal, Scored, Table } from "../wire/messages";

export interface EdictRow {
    card: string;
    /** Which back it has: it says what the card is about. */
    back: string;
    /** The seasons in which it scores. */
    seasons: string[];
    scoresNow: boolean;
    /** Null until the server has said it. */
    points: number | null;
    /** Null while there is no drawing under preview. */
    after: number | null;
    /** The squares that earn it, with the drawing if there is one. */
    squares: string;
    /** Why it is zero. */
    why: Refusal | null;
}

/** The rows of a table, on the map that `scored` and `previewed` are about. */
export function edictRows(
    table: Table,
    play: Play,
    material: Material,
    points: readonly number[],
    scored: Scored | null,
    previewed: Previewed | null,
): EdictRow[] {
    return table.edicts.map((card, at) => {
        const now = scored?.edicts[at];
        const then = previewed?.edicts[at];
        const seasons = material.seasons.filter((each) => each.edicts.includes(at));
        return {
            card,
            back: material.scoring[card]?.back ?? "",
            seasons: seasons.map((each) => each.id),
            scoresNow: material.seasons[play.season]?.edicts.includes(at) ?? false,
            points: then?.before ?? points[at] ?? null,
            after: then?.after ?? null,
            squares: then?.squares ?? now?.awards.map((each) => each.squares).join(" ") ?? "",
            why: then ? then.why : (now?.why ?? null),
        };
    });
}
