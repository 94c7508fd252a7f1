/** The end of a season as it is told of: found among the events of a message. */

import type { Event, Play, SeasonScore } from "../wire/messages";

export interface SeasonMoment {
    season: number;
    /** Null where the Troll has chosen since: the numbers were told a round ago. */
    results: (SeasonScore | null)[] | null;
    /** What the lasting effects did, one after the other. */
    effects: Event[];
    /** What was drawn last, before it was scored. */
    drawn: Event[];
}

const EFFECTS = ["destroyed", "drawn", "paid"];

/** The season that ended with these events, or null if none did. */
export function seasonMoment(events: readonly Event[]): SeasonMoment | null {
    const at = events.findIndex((event) => event.kind === "season_scored");
    const scored = events[at];
    const after = events.slice(at + 1);
    const next = after.findIndex((event) => event.kind === "season_began");
    const told = next < 0 ? after : after.slice(0, next);
    const effects = told.filter((event) => EFFECTS.includes(event.kind));
    if (scored?.kind === "season_scored") {
        const drawn = events.slice(0, at).filter((event) => event.kind === "drawn");
        return { season: scored.season, results: scored.results, effects, drawn };
    }
    const began = after[next];
    if (began?.kind !== "season_began" || !effects.length) return null;
    return { season: began.season - 1, results: null, effects, drawn: [] };
}

/** The season that was scored last, for those who come back to it. */
export function lastSeason(play: Play, seasons: number): SeasonMoment {
    const season = seasons - 1;
    const results = play.scores.map((scores) => scores[season] ?? null);
    return { season, results, effects: [], drawn: [] };
}

/** The squares that were last drawn on the map of a seat. */
export function landedOn({ drawn }: SeasonMoment, seat: number): string {
    const last = drawn.findLast((event) => event.kind === "drawn" && event.seat === seat);
    return last?.kind === "drawn" ? last.squares : "";
}
