/**
 * What this browser saw of the promise that fixes the cards: the commitment, and how many cards lay
 * open by then. So a solo game is opened first and begun by its own screen, once the promise is here.
 */

import { remembered, store } from "../page/storage";
import type { Table } from "../wire/messages";
import { fromHex, sha256 } from "./sha256";

/** The first commitment that was seen of a game. */
export interface SeenCommitment {
    commitment: string;
    /** How many cards lay open then; 0 is what we want. */
    cards: number;
}
type Promised = Pick<Table, "game" | "race" | "commitment" | "play">;

const BEGIN = "quillmap.begin";
/** For browsers that keep nothing: at least until the page is left. */
const seen = new Map<string, SeenCommitment>();

function kept(game: string): SeenCommitment | null {
    const [cards = "", commitment = ""] = remembered(`seen.${game}`, "").split(" ");
    return seen.get(game) ?? (commitment ? { commitment, cards: Number(cards) } : null);
}

/** How many cards a position has shown; more than one where a season has passed. */
function cardsOf(play: Table["play"]): number {
    return play ? play.shown.length + play.season : 0;
}

/** Remember the first commitment that this browser sees of a game; called with every view. */
export function witness(table: Promised): void {
    if (!table.commitment || kept(table.game)) return;
    const first = { commitment: table.commitment, cards: cardsOf(table.play) };
    seen.set(table.game, first);
    store(`seen.${table.game}`, `${first.cards} ${first.commitment}`);
}

/** What was remembered; a lane is dealt by the seed of its race, whose promise came earlier. */
export function witnessed(table: Pick<Table, "game" | "race">): SeenCommitment | null {
    return (table.race === null ? null : kept(table.race)) ?? kept(table.game);
}

/** What a check of the cards comes to. */
export interface CardsCheck {
    /** The seed gives the promise of the table, and the one that this browser saw. */
    good: boolean;
    digest: string;
    promised: string;
    /** When this browser saw the promise: before the first card, later, or never. */
    seen: "before" | "first" | "later" | "never";
}

/** Compute the promise from the seed that is told at the end; null while it is not told. */
export function checkCards(table: Table, witness: SeenCommitment | null): CardsCheck | null {
    if (!table.seed) return null;
    const digest = sha256(fromHex(table.seed));
    const promised = witness?.commitment ?? table.commitment;
    const seen =
        witness === null
            ? "never"
            : witness.cards === 0
              ? "before"
              : witness.cards === 1
                ? "first"
                : "later";
    return { good: digest === promised && digest === table.commitment, digest, promised, seen };
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
