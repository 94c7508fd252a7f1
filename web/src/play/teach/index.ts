/** First meetings, loaded with their texts beside the game. */

import { Guide } from "../../lib/teach/guide.svelte";
import { knownFrom, meet, seen } from "../../lib/teach/seen";
import { myGames } from "../../lib/wire/http";
import Bubble from "./MarkBubble.svelte";
import NewEdicts from "./NewEdicts.svelte";

export interface Meetings {
    guide: Guide;
    Bubble: typeof Bubble;
    NewEdicts: typeof NewEdicts;
}

/** Once in a browser the server is asked what somebody has played before. */
export async function meetings(): Promise<Meetings> {
    if (!seen()) meet(knownFrom(await myGames()));
    return { guide: new Guide(), Bubble, NewEdicts };
}
