/** Games that strangers may see: their address, what they show, and what one says of them. */

import { nameOf, t } from "../language/language.svelte";
import { pathOf } from "../page/routes";
import type { Standing } from "../table/result";
import { call } from "../wire/http";
import { seasonScore, sheet, type Table } from "../wire/messages";
import { list, maybe, number, object, or, orNull, text, type Of } from "../wire/readers";

/** Who somebody is to strangers: all that is hidden with a seat that is not public. */
export const identity = object({
    name: text,
    province: maybe(text),
    title: maybe(text),
    crest: maybe(text),
});

export const publicSeat = object({
    seat: number,
    total: number,
    rank: orNull(number),
    bot: maybe(text),
    who: maybe(identity),
    sheet: maybe(sheet),
    scores: or(list(seasonScore), []),
});
export type PublicSeat = Of<typeof publicSeat>;

export const publicGame = object({
    game: text,
    ruleset: text,
    edicts: list(text),
    rating: orNull(number),
    title: orNull(text),
    seats: list(publicSeat),
});
export type PublicGame = Of<typeof publicGame>;

/** What everybody may see of a game. */
export const publicGameOf = (game: string): Promise<PublicGame> =>
    call(publicGame, `/api/public/${game}`);

/** The fair copy of a public map, for an `img`. */
export const publicCopy = (game: string, seat: number, lang: string): string =>
    `/api/public/${game}/copy?seat=${seat}&lang=${lang}`;

/** Where everybody finds a game. The language is that of the words beside the link. */
export function publicLink(game: string, lang: string, origin = location.origin): string {
    return `${origin}${pathOf("public", game)}${lang === "en" ? "" : `?lang=${lang}`}`;
}

/** What a seat is called where not everybody wants to be seen. */
export const publicName = ({ seat, who }: PublicSeat): string =>
    who?.name ?? t("public-player", { seat });

/** Everybody, best first; those who have left come last. */
export function placed(seats: readonly PublicSeat[]): PublicSeat[] {
    const last = seats.length + 1;
    return [...seats].sort(
        (one, other) => (one.rank ?? last) - (other.rank ?? last) || one.seat - other.seat,
    );
}

/** A seat as the table of points takes it. */
export const standingOf = ({ seat, rank, total, scores }: PublicSeat): Standing => ({
    seat,
    rank,
    total,
    seasons: scores,
    lost: scores.reduce((sum, score) => sum + score[3], 0),
});

/** What can be done about an own seat: whether it is public now, and whether it can be. */
export function publishing(table: Table, seats: readonly number[]) {
    return {
        /** A lane waits until nobody plays its cards any more: then its seed is told. */
        waits: table.kind === "lane" && table.seed === null,
        listed: table.settings.listed === true,
        own: seats.map((seat) => ({
            seat,
            on: table.chairs[seat - 1]?.published ?? false,
        })),
        any: table.chairs.some((chair) => chair?.published),
    };
}

/** What somebody says of the own game, in the language of the page: points and title, or rank. */
export function boast(table: Table, seat: number): string {
    const result = table.result;
    const points = result?.totals[seat - 1] ?? 0;
    const rank = result?.ranks[seat - 1] ?? null;
    if (result?.title) return t("publish-text-alone", { points, title: nameOf(result.title) });
    if (rank === null || table.chairs.length < 2) return t("publish-text-plain", { points });
    return t("publish-text-among", { points, rank, players: table.chairs.length });
}
