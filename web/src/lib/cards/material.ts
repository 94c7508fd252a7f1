/** What is in the boxes, asked of the server once. The page knows no card by heart. */

import { call } from "../wire/http";
import { byName, flag, list, number, object, orNull, text, type Of } from "../wire/readers";

export const material = object({
    explore: byName(
        object({
            box: text,
            time: number,
            terrains: list(text),
            shapes: list(object({ rows: list(text), coin: flag })),
        }),
    ),
    ruins: list(text),
    ambushes: byName(
        object({ box: text, rows: list(text), arrow: text, corner: text, letter: orNull(text) }),
    ),
    heroes: byName(object({ rows: list(text) })),
    scoring: byName(object({ box: text, back: text, solo_value: number })),
    seasons: list(object({ id: text, edicts: list(number), threshold: byName(number) })),
    titles: list(object({ id: text, rating: number })),
    terrains: list(text),
    sheets: byName(list(text)),
    coin_track: number,
});
export type Material = Of<typeof material>;

let asked: Promise<Material> | undefined;

/** The material; asked for again only if it did not come. */
export function theMaterial(): Promise<Material> {
    asked ??= call(material, "/api/material").catch((error: unknown) => {
        asked = undefined;
        throw error;
    });
    return asked;
}
