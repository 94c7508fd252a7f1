/** Opening a table and going there. */

import { router } from "../page/router.svelte";
import { pathOf } from "../page/routes";
import { LESSON } from "../table/lesson";
import { beginSoon } from "../table/commitment";
import { openTable, type Listing, type NewTable } from "../wire/http";
import { aloneTable, isFirst, rememberChoice, type Choice } from "./alone";
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

/** A solo game of this choice, at once; `games` are those of the player, where they are known. */
export async function playAlone(choice: Choice, games: readonly Listing[] | null): Promise<void> {
    const first = await isFirst(games);
    await openAndGo(aloneTable(choice, first, myName()), true);
    rememberChoice(choice);
}

/** The guided first game. */
export function playLesson(): Promise<void> {
    return openAndGo({ seats: 1, preset: LESSON, names: [myName()] }, true);
}

/** The next game of those who played this one, without waiting for anybody. */
export async function playNext(next: NewTable): Promise<void> {
    await openAndGo(next, true);
    const { ruleset, map_sheet } = next.options ?? {};
    if (next.seats === 1) rememberChoice({ ruleset: String(ruleset), sheet: String(map_sheet) });
}

/** A solo game with the cards of one that is over. */
export function playDeck(game: string, key = "", name = myName()): Promise<void> {
    const deck_key = key ? { deck_key: key } : {};
    return openAndGo({ seats: 1, deck: game, ...deck_key, names: [name] }, true);
}
