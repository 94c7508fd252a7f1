/** Events in the language of the page. */

import { nameOf, t } from "../language/language.svelte";
import type { Event, Table } from "../wire/messages";
import { storyOf } from "./eventText";

/** One event as a sentence; empty for those that need none. */
export function sayStory(table: Table, event: Event): string {
    const said = storyOf(table, event);
    if (!said) return "";
    const args = { ...said.args };
    for (const key of said.named) args[key] = nameOf(String(args[key]));
    return t(said.id, args);
}
