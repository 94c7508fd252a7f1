/** What happened, in words: which message of the catalogue says an event, and with what. */

import { SEASONS } from "../cards/seasons";
import { botName } from "../language/botNames";
import { nameOf, t } from "../language/language.svelte";
import type { Event, Table } from "../wire/messages";
import { whoSits, seasonTotal } from "../people/seats";

/** A message of the catalogue, still to be put into a language. */
export interface EventMessage {
    id: string;
    args: Record<string, string | number>;
    /** Those of `args` that are ids with a name in every language. */
    named: string[];
}

function message(id: string, args: EventMessage["args"] = {}, ...named: string[]): EventMessage {
    return { id, args, named };
}

/** One event as a sentence in the language of the page; empty for those that need none. */
export function eventText(table: Table, event: Event): string {
    const found = eventMessage(table, event);
    if (!found) return "";
    const args = { ...found.args };
    for (const key of found.named) args[key] = nameOf(String(args[key]));
    return t(found.id, args);
}

/** The message of an event; null for those that need none. */
export function eventMessage(table: Table, event: Event): EventMessage | null {
    switch (event.kind) {
        case "revealed":
            return message("story-revealed", { card: event.card }, "card");
        case "drawn":
            return drawnMessage(table, event);
        case "attacked":
            return null;
        case "destroyed":
            return message("story-destroyed", {
                who: whoSits(table, event.seat),
                squares: event.squares,
                cause: event.cause,
            });
        case "paid":
            return message("story-paid", { who: whoSits(table, event.seat), coins: event.coins });
        case "ignored":
            return message("story-ignored", { card: event.card }, "card");
        case "season_scored":
            return scoredMessage(table, event);
        case "season_began":
            return message("story-season-began", { season: SEASONS[event.season] ?? "" }, "season");
        case "left":
            return message("story-left", { who: whoSits(table, event.seat) });
        case "game_ended":
            return message("story-game-ended");
        case "handed":
        case "let_draw":
            return message(`story-${event.kind}`, {
                who: whoSits(table, event.seat),
                bot: botName(event.bot),
            });
        case "returned":
        case "host":
            return message(`story-${event.kind}`, { who: whoSits(table, event.seat) });
        case "nudged":
            return nudgedMessage(table, event);
        case "reaction":
            return message("story-reaction", {
                who: whoSits(table, event.seat),
                words: t(`say-${event.word}`),
            });
    }
}

function nudgedMessage(table: Table, event: Event & { kind: "nudged" }): EventMessage {
    const who = whoSits(table, event.seat);
    if (event.by === null) return message("story-nudged-host", { who });
    return message("story-nudged", { who, by: whoSits(table, event.by) });
}

function drawnMessage(table: Table, event: Event & { kind: "drawn" }): EventMessage {
    const { terrain, squares } = event;
    const whose = whoSits(table, event.seat);
    if (event.by === null) return message("story-drawn-rule", { whose, squares });
    const who = event.bot
        ? t("story-bot-for", {
              who: whoSits(table, event.by),
              bot: botName(event.bot),
              why: event.why ?? "",
          })
        : whoSits(table, event.by);
    if (event.by === event.seat)
        return message("story-drawn", { who, terrain, squares }, "terrain");
    return message("story-drawn-on", { who, whose, squares });
}

function scoredMessage(table: Table, event: Event & { kind: "season_scored" }): EventMessage {
    const season = SEASONS[event.season] ?? "";
    const [alone] = event.results;
    if (event.results.length === 1 && alone) {
        return message(
            "story-season-scored-solo",
            { season, points: seasonTotal(alone) },
            "season",
        );
    }
    const best = Math.max(...event.results.map((each) => (each ? seasonTotal(each) : -99)));
    const names = event.results.flatMap((each, at) =>
        each && seasonTotal(each) === best ? [whoSits(table, at + 1)] : [],
    );
    return message(
        "story-season-scored",
        { season, who: names.slice(0, 3).join(", "), points: best },
        "season",
    );
}
