/** Opening a table and going there. */

import { router } from "../page/router.svelte";
import { pathOf } from "../page/routes";
import { beginSoon } from "../table/commitment";
import { openTable, type NewTable } from "../wire/http";
import { myName } from "./playerName";

/** The way to a table. */
export function tablePath(game: string, key = ""): string {
    return pathOf("table", game) + (key ? `#${key}` : "");
}

/** Open a table and go there; `begin` starts it as soon as its promise was seen. */
export async function openAndGo(asked: NewTable, begin: boolean): Promise<void> {
    const { game, key } = await openTable(asked);
    if (begin) beginSoon(game);
    router.go(tablePath(game, key));
}

/** A solo game of a preset, at once. */
export function playAlone(preset: string): Promise<void> {
    return openAndGo({ seats: 1, preset, names: [myName()] }, true);
}

/** A solo game with the cards of one that is over. */
export function playDeck(game: string, key = ""): Promise<void> {
    const deck_key = key ? { deck_key: key } : {};
    return openAndGo({ seats: 1, deck: game, ...deck_key, names: [myName()] }, true);
}
