/** Maps in words, for those who do not see them. */

import { t } from "../lib/language/language.svelte";
import {
    hasCoin,
    hasRuins,
    isEmpty,
    kindOf,
    SQUARES,
    squareName,
    squaresOf,
} from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";

/** Every square with the letters of the monsters there. */
function lettersOf(sheet: Sheet): Map<number, string> {
    const found = Object.entries(sheet.letters).flatMap(([letter, names]) =>
        squaresOf(names).map((square) => [square, letter] as const),
    );
    return new Map(found);
}

/** Each square in words: `D4, empty, ruins`. */
export function squareLabels(sheet: Sheet): string[] {
    const attacked = new Set(squaresOf(sheet.attacked));
    const letters = lettersOf(sheet);
    return Array.from({ length: SQUARES }, (_, square) => {
        const mark = sheet.map[square];
        const parts = [squareName(square), kindName(mark)];
        if (hasRuins(mark)) parts.push(t("square-ruins"));
        if (hasCoin(sheet.map, square)) parts.push(t("draw-with-coin"));
        const letter = letters.get(square);
        if (letter) parts.push(t(`monster-${letter}`));
        if (attacked.has(square)) parts.push(t("square-attacked"));
        return parts.join(", ");
    });
}

/** What a square is called. */
export function kindName(mark: string): string {
    const kind = kindOf(mark);
    if (isEmpty(mark) || !kind) return t("square-empty");
    const bare = kind === "wasteland" || kind === "destroyed";
    return t(bare ? `square-${kind}` : `terrain-${kind}`);
}

/** A map in one sentence: how many squares of which kind. */
export function described(sheet: Sheet): string {
    const counts = new Map<string, number>();
    for (const mark of sheet.map) {
        const name = kindName(mark);
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}
