/** From a draft or a sealed line to what lies over the map. */

import type { Ghost, Mark } from "../../board/overlays";
import {
    blockedIn,
    fallsIn,
    NONE,
    optionOf,
    squaresIn,
    strikesOf,
    type Draft,
} from "../../lib/draw/draft";
import { whyNot } from "../../lib/draw/fit";
import { readLine } from "../../lib/draw/line";
import type { Wanted } from "../../lib/draw/task";
import { squaresOf } from "../../lib/map/grid";

/** The ghost of a draft. */
export function ghostOf(draft: Draft, pinned: boolean): Ghost {
    const fits = whyNot(draft) === null;
    if (draft.task.kind === "destroy") {
        const squares = draft.chosen === NONE ? [] : [draft.chosen];
        const blocked = fits ? [] : squares;
        return { squares, terrain: "destroyed", strikes: [], blocked, destroys: [], fits, pinned };
    }
    const chosen = draft.choosing && draft.chosen !== NONE ? [draft.chosen] : [];
    return {
        squares: squaresIn(draft),
        terrain: optionOf(draft)?.terrain ?? "monster",
        strikes: strikesOf(draft),
        blocked: draft.choosing && !fits ? chosen : blockedIn(draft),
        destroys: [...fallsIn(draft), ...(fits ? chosen : [])],
        fits,
        pinned,
    };
}

/** What a seat has sealed. */
export function sealedGhost(line: string): Ghost | null {
    const drawn = readLine(line);
    if (!drawn) return null;
    const only = drawn.squares.length === 0;
    return {
        squares: only ? drawn.destroys : drawn.squares,
        terrain: only ? "destroyed" : (drawn.terrain ?? "monster"),
        strikes: drawn.strikes,
        blocked: [],
        destroys: only ? [] : drawn.destroys,
        fits: true,
        pinned: true,
    };
}

/** What is pointed out: squares to choose one of, or squares to cover one of. */
export function marksOf(targets: string, wanted: Wanted | null): Mark[] {
    if (targets) return [{ kind: "choose", squares: squaresOf(targets) }];
    return wanted ? [{ kind: "wanted", squares: [...wanted.squares] }] : [];
}
