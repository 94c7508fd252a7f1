/** What the tab of a table says, for those who look at another one: whose turn it is. */

import { t } from "../language/language.svelte";
import type { Drawn, Mine, Table } from "../wire/messages";
import { owing } from "./seats";
import { waitedFor, waitingText } from "./waiting";

/** The own turn first, then whom all wait for; else how far the table is. */
export function tabTitle(table: Table | null, drawn: Drawn, mine: Mine): string {
    if (!table) return "Quillmap";
    if (owing(table, mine).length) return t("title-your-turn");
    if (table.stage === "waiting") return t("title-waiting");
    if (table.stage === "over") return t("title-over");
    const words = waitingText(table, waitedFor(table, drawn, mine));
    return words ? `${words} · Quillmap` : "Quillmap";
}
