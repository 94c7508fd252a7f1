/** Light or dark: as the system is, or as the player chose. */

import { preferences } from "./preferences.svelte";

/** Keep the page in the chosen theme; called once, by the frame of the page. */
export function showTheme(): void {
    $effect(() => {
        const root = document.documentElement;
        if (preferences.theme === "system") delete root.dataset.theme;
        else root.dataset.theme = preferences.theme;
    });
}
