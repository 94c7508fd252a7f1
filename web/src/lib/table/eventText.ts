/** What happened, as messages: which text of the catalogue says an event, and with what. */

import type { Event, Table } from "../wire/messages";
import { whoSits, seasonTotal } from "./seats";

/** A text of the catalogue, still to be put into a language. */
export interface Said {
    id: string;
    args: Record<string, string | number>;
    /** Those of `args` that are ids with a name in every language. */
    named: string[];
}

const said = (id: string, args: Said["args"] = {}, ...named: string[]): Said => ({
    id,
    args,
    named,
});

const SEASONS = ["spring", "summer", "fall", "winter"];

/** One event in words; null for those that need none. */
export function storyOf(table: Table, event: Event): Said | null {
    switch (event.kind) {
        case "revealed":
            return said("story-revealed", { card: event.card }, "card");
        case "drawn":
            return drawnStory(table, event);
        case "attacked":
            return null;
        case "destroyed":
            return said("story-destroyed", {
                who: whoSits(table, event.seat),
                squares: event.squares,
                cause: event.cause,
            });
        case "paid":
            return said("story-paid", { who: whoSits(table, event.seat), coins: event.coins });
        case "ignored":
            return said("story-ignored", { card: event.card }, "card");
        case "season_scored":
            return scoredStory(table, event);
        case "season_began":
            return said("story-season-began", { season: SEASONS[event.season] ?? "" }, "season");
        case "left":
            return said("story-left", { who: whoSits(table, event.seat) });
        case "game_ended":
            return said("story-game-ended");
    }
}

function drawnStory(table: Table, event: Event & { kind: "drawn" }): Said {
    const { terrain, squares } = event;
    const whose = whoSits(table, event.seat);
    if (event.by === null) return said("story-drawn-rule", { whose, squares });
    const who = whoSits(table, event.by);
    if (event.by === event.seat) return said("story-drawn", { who, terrain, squares }, "terrain");
    return said("story-drawn-on", { who, whose, squares });
}

function scoredStory(table: Table, event: Event & { kind: "season_scored" }): Said {
    const season = SEASONS[event.season] ?? "";
    const [alone] = event.results;
    if (event.results.length === 1 && alone) {
        return said("story-season-scored-solo", { season, points: seasonTotal(alone) }, "season");
    }
    const best = Math.max(...event.results.map((each) => (each ? seasonTotal(each) : -99)));
    const names = event.results.flatMap((each, at) =>
        each && seasonTotal(each) === best ? [whoSits(table, at + 1)] : [],
    );
    return said(
        "story-season-scored",
        { season, who: names.slice(0, 3).join(", "), points: best },
        "season",
    );
}
