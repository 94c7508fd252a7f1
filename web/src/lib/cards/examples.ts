/** The drawn examples of the cards; written by tools/examples.py, with points by the engine. */

import data from "../../data/examples.json";
import { list, maybe, number, object, text, byName, type Of } from "../wire/readers";

const example = object({
    at: text,
    rows: list(text),
    edges: list(text),
    points: maybe(number),
    squares: maybe(list(text)),
    attacked: maybe(list(text)),
    destroyed: maybe(list(text)),
});
export type Example = Of<typeof example>;

const examples = object({
    scoring: byName(example),
    heroes: byName(example),
    ambushes: byName(example),
});

/** All of them, by kind and id. */
export const EXAMPLES = examples(data);
