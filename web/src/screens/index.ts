/** The component of each screen, loaded when it is first shown. */

import type { Component } from "svelte";
import type { Route } from "../lib/page/routes";

/** What every screen is told. */
export interface ScreenProps {
    /** Which game it is about; empty for most screens. */
    game: string;
}
export type ScreenComponent = Component<ScreenProps> | Component;

export const screens: Record<Route["screen"], () => Promise<{ default: ScreenComponent }>> = {
    start: () => import("./Start.svelte"),
    new: () => import("./NewTable.svelte"),
    race: () => import("./NewRace.svelte"),
    join: () => import("./Join.svelte"),
    mine: () => import("./MyGames.svelte"),
    rules: () => import("./Rules.svelte"),
    record: () => import("./OpenRecord.svelte"),
    settings: () => import("./Settings.svelte"),
    table: () => import("./Table.svelte"),
    replay: () => import("./Replay.svelte"),
    none: () => import("./Lost.svelte"),
};
