/** The check of the cards for people: what was compared, line by line, and whom to trust for it. */

import { SEASONS } from "../cards/seasons";
import { nameOf, t } from "../language/language.svelte";
import { isOwnMap } from "../map/ownMap";
import { witnessed, witnessedCards } from "../table/commitment";
import type { Moment } from "../replay/replay";
import type { Table } from "../wire/messages";
import {
    checkCards,
    toldByBoth,
    toldByRecord,
    toldByReplay,
    type CardsCheck,
    type Part,
    type Told,
} from "./check";

/** Where a game is known from. */
export interface Sources {
    table: Table;
    /** The moments that a replay shows; null elsewhere. */
    moments: Moment[] | null;
    /** The text of the record that somebody opened; empty elsewhere. */
    file: string;
    /** The record that the server gives; undefined if it was not asked, null if it did not come. */
    record: string | null | undefined;
}

/** One thing that was compared. */
export interface Line {
    good: boolean;
    text: string;
}

function toldBy({ table, moments, file, record }: Sources): Told | null {
    const text = file || record;
    const byRecord = text ? toldByRecord(text) : null;
    if (!moments) return byRecord;
    const byReplay = toldByReplay(table, moments);
    return byRecord ? toldByBoth(byReplay, byRecord) : byReplay;
}

/** Deal a game again; null while its seed is not told. */
export function checkOf(sources: Sources): CardsCheck | null {
    const { table, file } = sources;
    // A record that somebody opened has no game whose cards this browser could have seen.
    const promise = file ? null : witnessed(table);
    const saw = file ? {} : witnessedCards(table.game);
    return checkCards({ table, promise, saw, told: toldBy(sources) });
}

/** What was compared, each with how it came out. */
export function linesOf(checked: CardsCheck): Line[] {
    const lines = [
        { good: checked.promise === "good", text: t(`check-promise-${checked.promise}`) },
    ];
    if (!checked.sameRules) lines.push({ good: false, text: t("check-rules-changed") });
    for (const part of checked.parts) lines.push({ good: part.good, text: partText(part) });
    if (checked.wrong.length) lines.push({ good: false, text: wrongText(checked) });
    else if (checked.parts.length)
        lines.push({ good: true, text: t("check-cards-good", { cards: checked.cards }) });
    return lines;
}

/** From where it is known what was shown and promised, and what the check cannot prove. */
export function limitsOf(checked: CardsCheck, { moments, file, record }: Sources): string {
    const { saw, cards } = checked;
    if (file) return [t("check-saw-file"), t("check-limits")].join(" ");
    const some = saw === 0 ? "none" : saw < cards ? "some" : "all";
    const known = !moments && !record ? t("check-no-record") : t(`check-saw-${some}`, { saw });
    return [known, t(`check-seen-${checked.seen}`), t("check-limits")].join(" ");
}

function partText({ id, drawn, good, due, shown }: Part): string {
    if (good) return t(drawn ? "check-part-drawn" : "check-part-chosen", { part: id });
    const name = id === "sheet" ? mapName : nameOf;
    const names = (ids: string[]) => ids.map(name).join(", ");
    return t("check-part-bad", { part: id, due: names(due), shown: names(shown) });
}

function mapName(sheet: string): string {
    if (!sheet) return t("check-other-map");
    return t(isOwnMap(sheet) ? "sheet-short-own" : `option-map_sheet-${sheet}`);
}

/** The first wrong card by name, as others follow from it. */
function wrongText({ wrong }: CardsCheck): string {
    const [{ season, number, due, shown }] = wrong;
    const name = (id: string) => (id ? nameOf(id) : "–");
    return t("check-cards-bad", {
        wrong: wrong.length,
        season: nameOf(SEASONS[season] ?? ""),
        number,
        due: name(due),
        shown: shown.split("|").map(name).join(" / "),
    });
}
