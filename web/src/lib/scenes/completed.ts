/** What a drawing has brought: a row, a column, a cluster that is complete, or else many points. */

import { columnOf, rowOf, SIZE, squareName, squaresOf } from "../map/grid";
import type { Scored } from "../wire/messages";

export interface Completed {
    /** Which edict pays it, and how much more than before. */
    edict: number;
    points: number;
    squares: number[];
    /** What is complete, and which row or column; or only that it is worth more. */
    kind: "row" | "column" | "other" | "more";
    line: string;
}

/** What lacks something until it is paid at once, and is complete then. */
const WHOLE = new Set(["cluster", "diagonal", "straight", "terrains", "water"]);
/** These are complete only as whole lines: some edicts pay for a part of them. */
const LINES = new Set(["row", "column"]);
/** So many points more are worth a moment, also where nothing is complete. */
const MANY = 3;

/**
 * What is paid for now, and was not when the same map was scored before, by the edicts that are still
 * paying.
 */
export function completedBetween(
    before: Scored,
    after: Scored,
    paying: readonly boolean[],
): Completed[] {
    return after.edicts.flatMap(({ points, awards }, edict) => {
        const was = before.edicts[edict];
        if (!was || !paying[edict] || points <= was.points) return [];
        const kind = was.headway?.kind ?? "";
        const paid = was.awards.map((each) => ({ ...each, squares: squaresOf(each.squares) }));
        const found = awards.flatMap((award): Completed[] => {
            const squares = squaresOf(award.squares);
            // A cluster that grows on is no news, as long as it pays what it paid.
            const known = paid.some(
                (each) =>
                    each.points === award.points &&
                    each.squares.every((at) => squares.includes(at)),
            );
            if (known || award.points <= 0 || !squares.length) return [];
            return [{ edict, points: award.points, squares, ...lineOf(squares) }];
        });
        const more = points - was.points;
        const whole = found.every((each) =>
            each.kind === "other" ? WHOLE.has(kind) : LINES.has(kind),
        );
        // Where something else was lost or only grew, the parts are not what the drawing has brought.
        if (whole && found.reduce((sum, each) => sum + each.points, 0) === more) return found;
        const old = new Set(paid.flatMap((each) => each.squares));
        const squares = [...new Set(found.flatMap((each) => each.squares))];
        const fresh = squares.filter((at) => !old.has(at));
        return more >= MANY
            ? [{ edict, points: more, squares: fresh, kind: "more", line: "" }]
            : [];
    });
}

function lineOf(squares: readonly number[]): Pick<Completed, "kind" | "line"> {
    const [first = 0] = squares;
    const whole = squares.length === SIZE;
    if (whole && squares.every((at) => rowOf(at) === rowOf(first)))
        return { kind: "row", line: squareName(first).charAt(0) };
    if (whole && squares.every((at) => columnOf(at) === columnOf(first)))
        return { kind: "column", line: squareName(first).slice(1) };
    return { kind: "other", line: "" };
}
