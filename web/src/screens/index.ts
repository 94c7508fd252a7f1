/** The component of each screen, loaded when it is first shown. */

import type { Component } from "svelte";
import { withTexts } from "../lib/language/language.svelte";
import type { Route } from "../lib/page/routes";

/** What every screen is told. */
export interface ScreenProps {
    /** Which game it is about; empty for most screens. */
    game: string;
}
export type ScreenComponent = Component<ScreenProps> | Component;

export const screens: Record<Route["screen"], () => Promise<{ default: ScreenComponent }>> = {
    start: () => import("./Start.svelte"),
    new: () => withTexts(import("./NewTable.svelte"), "lobby"),
    race: () => withTexts(import("./NewRace.svelte"), "lobby"),
    join: () => withTexts(import("./Join.svelte"), "lobby"),
    mine: () => withTexts(import("./MyGames.svelte"), "mine", "lobby"),
    rules: () => import("./Rules.svelte"),
    record: () => withTexts(import("./OpenRecord.svelte"), "after"),
    settings: () => import("./Settings.svelte"),
    table: () => import("./Table.svelte"),
    replay: () => withTexts(import("./Replay.svelte"), "after"),
    public: () => withTexts(import("./Public.svelte"), "after", "lobby"),
    none: () => import("./Lost.svelte"),
};
