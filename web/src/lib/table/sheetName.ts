/** What a table is played on, in words. */

import { t } from "../language/language.svelte";
import { isOwnMap } from "../map/ownMap";
import type { Table } from "../wire/messages";

/** The sheet of a table: its name, what chance has decided, or that the map is its own. */
export function sheetName({ options, sheet }: Table): string {
    const asked = String(options.map_sheet);
    if (isOwnMap(asked)) return t("sheet-short-own");
    if (sheet === null) return t(`option-map_sheet-${asked}`);
    return t("sheet-by-chance", { sheet: t(`option-map_sheet-${sheet}`) });
}

/** Which sheet that is, or the line of an own map; empty while chance has not decided. */
export function sheetOf({ options, sheet }: Table): string {
    const asked = String(options.map_sheet);
    return sheet ?? (asked === "random" ? "" : asked);
}
