/**
 * Were the cards fair? All that a seed decides is dealt again, and compared with the promise, with
 * what this browser saw while the game went on, and with what the record or a replay tells of it.
 */

import type { SeenCommitment } from "../table/commitment";
import type { Moment } from "../replay/replay";
import { DEALT_BY, listed, shownIn, shownSince, type Shown } from "../table/shown";
import type { Table } from "../wire/messages";
import { dealtAmbushes, dealtCards, dealtEdicts, dealtSheet, type Rules } from "./deal";
import { groundOf, NEWEST } from "./lists";
import { recorded, type Recorded } from "./record";
import { fromHex, sha256 } from "./sha256";

/** A whole game, as a record or a replay tells it. */
export type Told = Pick<Recorded, "shown" | "cards"> & Partial<Recorded>;

/** What is known of a game whose seed was told. */
export interface Evidence {
    table: Table;
    /** The promise that this browser saw first; null if it saw none. */
    promise: SeenCommitment | null;
    /** What this browser saw before the seed was told. */
    saw: Shown;
    /** The whole game; null where only what this browser saw can be checked. */
    told: Told | null;
}

/** Something of the setup: drawn by the seed, or chosen by those who opened the table. */
export interface Part {
    id: "edicts" | "ambushes" | "sheet";
    drawn: boolean;
    good: boolean;
    shown: string[];
    due: string[];
}

/** A card that is not the one that the seed deals; empty where there is none. */
export interface WrongCard {
    season: number;
    /** From 1 on in its season. */
    number: number;
    shown: string;
    due: string;
}

export interface CardsCheck {
    /** Unknown where this page cannot deal by the rules of the game. */
    verdict: "good" | "bad" | "unknown";
    /** Whether the seed gives the promise, and the promise is the one that was seen and recorded. */
    promise: "good" | "other-seed" | "other-promise";
    digest: string;
    promised: string;
    /** When this browser saw the promise: before the first card, later, or never. */
    seen: "before" | "first" | "later" | "never";
    /** Whether the rules stayed the same from the first card on. */
    sameRules: boolean;
    parts: Part[];
    /** How many cards were compared, and how many of them this browser saw turned over. */
    cards: number;
    saw: number;
    wrong: WrongCard[];
}

const SEEN = ["before", "first"] as const;
const SPRING_TO_WINTER = [0, 1, 2, 3];
const names = (text = ""): string[] => text.split(",").filter(Boolean);
const cardsIn = (shown: Shown): string[][] =>
    SPRING_TO_WINTER.map((season) => names(shown[`cards ${season}`]));

/** What a replay tells, moment by moment. */
export function toldByReplay(table: Table, moments: Moment[]): Told {
    const each = moments.map((moment) => shownIn(table, moment.play));
    const shown = each.reduce(shownSince, {});
    return { shown, cards: cardsIn(shown).flat() };
}

/** What the text of a record tells. */
export function toldByRecord(text: string): Told {
    return recorded(text);
}

/** The same as both tell it; where they differ, both is told, which no seed deals. */
export function toldByBoth(one: Told, other: Told): Told {
    const longer = one.cards.length < other.cards.length ? other.cards : one.cards;
    const cards = longer.map((_, at) =>
        one.cards[at] === other.cards[at] ? one.cards[at] : `${one.cards[at]}|${other.cards[at]}`,
    );
    return { ...one, ...other, shown: shownSince(one.shown, other.shown), cards };
}

/** Check a game; null while its seed is not told. */
export function checkCards({ table, promise, saw, told }: Evidence): CardsCheck | null {
    if (!table.seed) return null;
    const digest = sha256(fromHex(table.seed));
    const promised = promise?.commitment ?? table.commitment;
    const samePromise = [promised, told?.commitment].every(
        (each) => (each ?? table.commitment) === table.commitment,
    );
    const sameSeed = (told?.seed ?? table.seed) === table.seed && digest === table.commitment;
    const checked: CardsCheck = {
        verdict: "unknown",
        promise: !samePromise ? "other-promise" : !sameSeed ? "other-seed" : "good",
        digest,
        promised,
        seen: promise ? (SEEN[promise.cards] ?? "later") : "never",
        sameRules: true,
        parts: [],
        cards: 0,
        saw: cardsIn(saw).flat().length,
        wrong: [],
    };
    const all = [told?.shown ?? {}, shownIn(table, table.play)].reduce(shownSince, saw);
    try {
        dealAgain(checked, fromHex(table.seed), all, table, told?.cards ?? null);
    } catch {
        // Rules that cannot be dealt by: then only the promise was checked.
    }
    if (checked.promise !== "good") checked.verdict = "bad";
    return checked;
}

function dealAgain(
    checked: CardsCheck,
    seed: Uint8Array,
    all: Shown,
    table: Table,
    told: string[] | null,
): void {
    const rules = rulesOf(all);
    if (!(rules.rules >= 1 && rules.rules <= NEWEST)) return;
    const dealt = dealtCards(seed, rules);
    checked.sameRules = ["rules", ...DEALT_BY].every((id) => !all[id]?.includes("|"));
    checked.parts = [
        part("edicts", all, dealtEdicts(seed, rules)),
        part("ambushes", all, dealtAmbushes(seed, rules)),
        sheetPart(all, dealtSheet(seed, rules)),
    ];
    const everybodyLeft = table.chairs.every((chair) => chair?.left);
    checked.wrong = [
        ...wrongSeen(dealt, cardsIn(all)),
        ...(told ? wrongTold(dealt, told, !everybodyLeft) : []),
    ].filter(({ season, number }, at, every) => at === first(every, season, number));
    checked.cards = told?.length ?? checked.saw;
    const good = checked.sameRules && checked.parts.every((each) => each.good);
    checked.verdict = good && !checked.wrong.length ? "good" : "bad";
}

const once = (text = ""): string => text.split("|")[0];
const isDrawn = (text = ""): boolean => text.startsWith("drawn ");
const valueOf = (text: string): string => text.slice(text.indexOf(" ") + 1);
const first = (wrong: WrongCard[], season: number, number: number): number =>
    wrong.findIndex((each) => each.season === season && each.number === number);

function rulesOf(all: Shown): Rules {
    const chosen = (text = "") => (isDrawn(text) ? null : names(valueOf(once(text))));
    return {
        rules: Number(once(all.rules)),
        ruleset: once(all.ruleset),
        season_set: once(all.season_set),
        explore_set: once(all.explore_set),
        hero_cards: once(all.hero_cards) === "on",
        edicts: chosen(all.edicts),
        ambushes: chosen(all.ambushes),
    };
}

/** The edicts or ambushes: what was drawn has to be what is due, what was chosen only the same. */
function part(id: "edicts" | "ambushes", all: Shown, due: string[]): Part {
    const told = all[id] ?? "";
    const right = (isDrawn(told) ? "drawn " : "chosen ") + listed(due);
    const other = told.split("|").find((each) => each !== right) ?? right;
    return { id, drawn: isDrawn(told), good: told === right, shown: names(valueOf(other)), due };
}

/** The map: its name, and the mountains, wasteland and ruins on it. */
function sheetPart(all: Shown, dealt: string): Part {
    const told = all.sheet ?? "";
    const due = isDrawn(told) ? dealt : valueOf(once(told));
    const right = (isDrawn(told) ? "drawn " : "chosen ") + due;
    const sameGround = !all.ground || all.ground === groundOf(due);
    const other = told.split("|").find((each) => each !== right) ?? right;
    const good = told === right && sameGround;
    // The name is right, but not what is drawn there: a map without a name.
    const shown = told === right && !sameGround ? "" : valueOf(other);
    return { id: "sheet", drawn: isDrawn(told), good, shown: [shown], due: [due] };
}

/** What was seen of each season, from its first card on. */
function wrongSeen(dealt: string[][], seen: string[][]): WrongCard[] {
    return seen.flatMap((cards, season) =>
        cards.flatMap((shown, at) => {
            const due = dealt[season]?.[at] ?? "";
            return shown === due ? [] : [{ season, number: at + 1, shown, due }];
        }),
    );
}

/** A whole game, in which no card may be missing unless nobody played on. */
function wrongTold(dealt: string[][], told: string[], whole: boolean): WrongCard[] {
    const places = dealt.flatMap((cards, season) =>
        cards.map((due, at) => ({ season, number: at + 1, due })),
    );
    const wrong = places.flatMap((place, at) => {
        const shown = told[at] ?? "";
        const fine = shown === place.due || (!whole && at >= told.length);
        return fine ? [] : [{ ...place, shown }];
    });
    const winter = dealt.length - 1;
    const more = told.slice(places.length).map((shown, at) => ({
        season: winter,
        number: (dealt[winter]?.length ?? 0) + at + 1,
        shown,
        due: "",
    }));
    return [...wrong, ...more];
}
