/** The squares that glow in a step by their names, for those who do not see them. */

import type { Draft } from "../draw/draft";
import { hasCoin, SQUARES, squareNames, squaresOf } from "../map/grid";
import type { Scored } from "../wire/messages";
import { villagesOf, type Said } from "./answers";
import { finishOf } from "./squares";
import type { Step } from "./steps";

function named(what: string, squares: Iterable<number>): Said[] {
    const names = squareNames(squares).replaceAll(" ", ", ");
    return names ? [{ id: `lesson-named-${what}`, args: { squares: names } }] : [];
}

/** Around each of its mountains lie the squares that glow: so many have one short name. */
function mountains(map: string): Said[] {
    const all = Array.from({ length: SQUARES }, (_, at) => at);
    return named(
        "mountains",
        all.filter((at) => hasCoin(map, at)),
    );
}

/** What a step speaks of; nothing where its words have said it. */
export function namedIn(
    step: Step,
    map: string,
    scored: Scored | null,
    draft: Draft | null,
): Said[] {
    switch (step) {
        case "edge":
            return [{ id: "lesson-named-edge" }];
        case "river":
            return mountains(map);
        case "ruins":
            return named("ruins", draft?.task.wanted?.squares ?? []);
        case "rift": {
            const { mountain, village } = finishOf(map, villagesOf(scored));
            const found = [...named("side", mountain), ...named("village", village)];
            return found.length ? found : mountains(map);
        }
        case "monsters":
            return named("monsters", squaresOf(scored?.exposed ?? ""));
        default:
            return [];
    }
}
