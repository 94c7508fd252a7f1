/** What a drawing brings, in words: how many points, when, and how often. */

import { SEASONS } from "../cards/seasons";
import { nameOf, t } from "../language/language.svelte";
import { signedText } from "../language/numbers";
import type { Gain, Gains } from "../wire/messages";

/** `Wildholds +8 in summer and again in fall`, `a coin: 1 in each of 4 seasons`; none for nothing. */
export function gainTexts(gains: Gains, cards: readonly string[]): string[] {
    const parts = gainParts(gains, cards);
    const payments = [...gains.edicts.flat(), ...gains.coins, ...gains.monsters];
    const several = paying(payments).length > 1;
    return several ? [...parts, t("gain-total", { points: signedText(gains.total) })] : parts;
}

/** The same without their sum. */
export function gainParts(gains: Gains, cards: readonly string[]): string[] {
    return [
        ...gains.edicts.flatMap((each, at) => edict(nameOf(cards[at] ?? ""), paying(each))),
        ...coins(paying(gains.coins)),
        ...monsters(paying(gains.monsters)),
    ];
}

function paying(gains: readonly Gain[]): Gain[] {
    return gains.filter(({ points }) => points);
}

function edict(name: string, gains: Gain[]): string[] {
    const [one, two] = gains;
    const points = signedText(one?.points ?? 0);
    if (one && two?.points === one.points) {
        const [first, second] = [SEASONS[one.season], SEASONS[two.season]];
        return [t("gain-twice", { name, points, first, second })];
    }
    return gains.map((each) =>
        t("gain-once", { name, points: signedText(each.points), first: SEASONS[each.season] }),
    );
}

function coins([one, ...more]: Gain[]): string[] {
    if (!one) return [];
    const often = { seasons: more.length + 1, first: SEASONS[one.season] };
    return [t("gain-coins", { coins: one.points, ...often })];
}

/** "Monsters +3" would read as more of them, so they are told in words. */
function monsters([one, ...more]: Gain[]): string[] {
    if (!one) return [];
    const often = { seasons: more.length + 1, first: SEASONS[one.season] };
    const change = one.points > 0 ? "less" : "more";
    return [t("gain-monsters", { change, points: Math.abs(one.points), ...often })];
}
