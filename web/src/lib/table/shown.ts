/**
 * What the seed of a game decides, as it was shown: by which rules, edicts, ambushes, map, and the
 * cards of each season. Kept from view to view, so that it can be compared with the seed at the end.
 */

import type { Play, Table } from "../wire/messages";

/**
 * By name: `rules`, `ruleset`, `season_set`, `explore_set`, `hero_cards`; then `edicts`, `ambushes` and
 * `sheet`, each behind `drawn` or `chosen`; `ground`, the bare map; `cards 0` to `cards 3`. Lists end
 * with a comma, so that a list is the beginning of a longer one exactly if its text is.
 */
export type Shown = Record<string, string>;

/** The options that say what is dealt from. */
export const DEALT_BY = ["ruleset", "season_set", "explore_set", "hero_cards"] as const;
const BARE = /[^.^#rfvawmhX]/g;
const RUINS = /[fvawmhX]/g;

/** Names as one text. */
export function listed(names: readonly string[]): string {
    return names.map((each) => `${each},`).join("");
}

/** A map without what was drawn: mountains, wasteland and ruins never go. */
function ground(map: string): string {
    return map.replace(BARE, ".").replace(RUINS, "r");
}

function drawnOr(option: unknown): string {
    return option === "random" ? "drawn " : "chosen ";
}

/** What one view of a table shows; nothing before the first card, when all may still be changed. */
export function shownIn(table: Omit<Table, "play">, play: Play | null): Shown {
    if (!play) return {};
    const { options } = table;
    const text = (id: string) => String(options[id]).replace("true", "on").replace("false", "off");
    const shown: Shown = {
        rules: String(table.rules),
        edicts: drawnOr(options.edicts) + listed(table.edicts),
        ambushes: drawnOr(options.ambush_set) + listed(table.ambushes),
        sheet: drawnOr(options.map_sheet) + (table.sheet ?? text("map_sheet")),
        ground: [...new Set(play.sheets.map((sheet) => ground(sheet.map)))].join("|"),
        [`cards ${play.season}`]: listed(play.shown),
    };
    for (const id of DEALT_BY) shown[id] = text(id);
    return shown;
}

function both(old: string | undefined, now: string): string {
    if (old === undefined || now.startsWith(old)) return now;
    // What was ever shown in two ways stays so, whatever is shown later.
    return old.startsWith(now) || old.includes("|") ? old : `${old}|${now}`;
}

/** What was shown so far, with what is shown now. */
export function shownSince(before: Shown, now: Shown): Shown {
    const kept = Object.entries(now).map(([id, value]) => [id, both(before[id], value)]);
    return { ...before, ...Object.fromEntries(kept) };
}
