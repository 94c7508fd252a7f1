/** The name that somebody plays under. */

import { t } from "../language/language.svelte";
import { preferences } from "../page/preferences.svelte";

/** Joiners and variation selectors, which keyboards put beside emoji and letters unseen. */
const UNSEEN = /[\u200c\u200d\ufe00-\ufe0f]/g;

/** A name as the server takes it: nobody knows that something unseen has been typed. */
export function tidyName(said: string): string {
    return said.replace(UNSEEN, "").trim();
}

/** The name of whoever sits at this device; one of ours where none was ever said. */
export function myName(): string {
    return tidyName(preferences.name) || t("usual-name");
}
