/**
 * What this browser saw of a game whose cards were promised: the commitment, how many cards lay open
 * by then, and all that was shown later. So a solo game is opened first and begun by its own screen,
 * once the promise is here.
 */

import { forget, remembered, store } from "../page/storage";
import type { Table } from "../wire/messages";
import { shownIn, shownSince, type Shown } from "./shown";

/** The first commitment that was seen of a game. */
export interface SeenCommitment {
    commitment: string;
    /** How many cards lay open then; 0 is what we want. */
    cards: number;
}

const BEGIN = "quillmap.begin";
/** Of so many games this browser keeps what was shown; that is about 100 kB. */
export const MOST_GAMES = 80;
/** For browsers that keep nothing: at least until the page is left. */
const seen = new Map<string, SeenCommitment>();
const shown = new Map<string, Shown>();

function kept(game: string): SeenCommitment | null {
    const [cards = "", commitment = ""] = remembered(`seen.${game}`, "").split(" ");
    return seen.get(game) ?? (commitment ? { commitment, cards: Number(cards) } : null);
}

/** How many cards a position has shown; more than one where a season has passed. */
function cardsOf(play: Table["play"]): number {
    return play ? play.shown.length + play.season : 0;
}

/** Remember the first commitment that this browser sees of a game, and what is shown of it. */
export function witness(table: Table): void {
    // What comes with the seed, or later, could be told to fit it.
    if (table.seed) return;
    if (table.commitment && !kept(table.game)) {
        const first = { commitment: table.commitment, cards: cardsOf(table.play) };
        seen.set(table.game, first);
        store(`seen.${table.game}`, `${first.cards} ${first.commitment}`);
    }
    if (table.play) remember(table.game, shownIn(table, table.play));
}

function remember(game: string, now: Shown): void {
    const before = witnessedCards(game);
    const all = shownSince(before, now);
    if (JSON.stringify(all) === JSON.stringify(before)) return;
    shown.set(game, all);
    const games = [
        ...remembered("shown", "")
            .split(" ")
            .filter((id) => id && id !== game),
        game,
    ];
    for (const id of games.splice(0, games.length - MOST_GAMES)) forget(`shown.${id}`);
    store("shown", games.join(" "));
    store(`shown.${game}`, all);
}

/** What was remembered of the promise; a lane is dealt by the seed of its race, promised earlier. */
export function witnessed(table: Pick<Table, "game" | "race">): SeenCommitment | null {
    return (table.race === null ? null : kept(table.race)) ?? kept(table.game);
}

/** What was remembered of the cards; nothing where this browser did not look on. */
export function witnessedCards(game: string): Shown {
    return shown.get(game) ?? remembered<Shown>(`shown.${game}`, {});
}

/** The table that begins by itself in this visit. */
let beginning = "";

/** Note that this table should begin as soon as its promise was seen. */
export function beginSoon(game: string): void {
    beginning = game;
    try {
        sessionStorage.setItem(BEGIN, game);
    } catch {
        // Then there is a button for it.
    }
}

/** Whether this table is about to begin by itself, so that nobody is asked to start it. */
export function beginsByItself(game: string): boolean {
    return beginning === game;
}

/** Whether this table should begin now; only said once. */
export function shouldBegin(game: string): boolean {
    try {
        if (sessionStorage.getItem(BEGIN) !== game) return false;
        sessionStorage.removeItem(BEGIN);
        return true;
    } catch {
        return false;
    }
}
