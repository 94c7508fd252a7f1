/** A table of a list in words. */

import { SEASONS } from "../../lib/cards/seasons";
import { countdown } from "../../lib/language/countdown";
import { language, nameOf, t } from "../../lib/language/language.svelte";
import { inUnits } from "../../lib/lobby/tableForm";
import type { Listing } from "../../lib/wire/http";

/** So many names are told; a hundred would fill the screen. */
const NAMES = 4;

/** What a game is called: who sits there, or what somebody alone has earned by it. */
export function headOf({ names, seats, title, ruleset }: Listing): string {
    if (seats === 1) return title ? nameOf(title) : t(`option-ruleset-${ruleset}`);
    if (!names.length) return t("nobody-yet");
    const told = names.slice(0, NAMES).join(", ");
    const more = names.length - NAMES;
    return more > 0 ? t("and-more", { names: told, count: more }) : told;
}

/** `sheet A`, `own map`, or until the start `random sheet`. */
export function sheetShort(sheet: string): string {
    const named = `sheet-short-${sheet}`;
    return language.has(named) ? t(named) : t("sheet-short", { sheet });
}

/** Which game it is: `Cartographers · sheet A · race`. */
export function aboutGame(game: Listing): string {
    const alone = game.seats === 1;
    const rules = alone && !game.title ? [] : [t(`option-ruleset-${game.ruleset}`)];
    const parts = [...rules, sheetShort(game.sheet)];
    if (game.kind !== "table") parts.push(t(`option-kind-${game.kind}`));
    if (alone) parts.push(game.kind === "lane" ? game.names.join(", ") : t("solo"));
    if (game.hints) parts.push(t("hints-used", { count: game.hints }));
    if (game.round_time) {
        const { count, unit } = inUnits(game.round_time);
        parts.push(t("time-a-round", { time: t(`option-time-${unit}`, { count }) }));
    }
    if (game.deck_of !== null) parts.push(t("known-deck"));
    if (game.handed) parts.push(t("helped-by-bot"));
    return parts.join(" · ");
}

/** How far it is, or how it ended. */
export function stateOf(game: Listing, now: number): string {
    if (game.stage === "waiting") {
        return t("seats-taken", { taken: game.names.length, seats: game.seats });
    }
    const day = dayOf(game.touched);
    if (game.stage === "playing") return [underWay(game, now), day].join(" · ");
    if (game.stage === "closed") return [t("stage-closed"), day].join(" · ");
    if (game.rating === null) return [t("stage-over"), day].join(" · ");
    const points = game.total === null ? [] : [t("points-made", { count: game.total })];
    return [...points, day].join(" · ");
}

function underWay(game: Listing, now: number): string {
    if (game.kind === "race") return t("stage-playing");
    const season = nameOf(SEASONS[Math.min(game.season, 3)]);
    if (game.deadline === null) return season;
    const { id, args } = countdown(game.deadline - now);
    return [season, t(id, args)].join(" · ");
}

/** A day as the reader writes it. */
export function dayOf(time: number): string {
    return new Intl.DateTimeFormat(language.current, { dateStyle: "medium" }).format(time);
}
