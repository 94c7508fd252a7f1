/** The options of a game (R18) as a form needs them: what each ruleset offers, all of it as text. */

import { allChoices, type Choices } from "../wire/http";
import { byName, either, flag, list, number, object, text, type Of } from "../wire/readers";

const value = either(either(text, number), flag);

/** One option as `GET /api/choices` describes it. */
export const offeredOption = object({
    id: text,
    kind: text,
    alone: flag,
    rulesets: byName(object({ values: list(value), usual: value, cards: list(text) })),
});
export type OfferedOption = Of<typeof offeredOption>;

/** An option in one ruleset. */
export interface OptionField {
    id: string;
    /** `choice`, `switch` or `cards`. */
    kind: string;
    /** Whether it matters to those who play alone only. */
    alone: boolean;
    values: string[];
    usual: string;
    /** For `cards`: four of these may be chosen instead of one of the values. */
    cards: string[];
}

/** A value of the server as text: `on`, `8`, `random`. */
export function valueText(value: string | number | boolean): string {
    return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

/** The rulesets, in the order of the server. */
export function rulesetsOf(choices: Choices): string[] {
    const ruleset = offers(choices).find(({ id }) => id === "ruleset");
    return Object.keys(ruleset?.rulesets ?? {});
}

/** What can be chosen in a ruleset, apart from the ruleset itself. */
export function fieldsOf(choices: Choices, ruleset: string): OptionField[] {
    return offers(choices).flatMap(({ id, kind, alone, rulesets }) => {
        const offer = rulesets[ruleset];
        if (!offer || id === "ruleset") return [];
        const values = offer.values.map(valueText);
        return [{ id, kind, alone, values, usual: valueText(offer.usual), cards: offer.cards }];
    });
}

function offers(choices: Choices): OfferedOption[] {
    return list(offeredOption)(choices.options);
}

/** Options of the editions: what differs between the printed rulebooks, so few need them. */
const EDITIONS = new Set([
    "fallback_terrain",
    "ambush_fallback",
    "solo_ambush",
    "hero_pattern_rotation",
    "wildholds_points",
    "effects_after_winter",
]);

/** The fields in their two groups, without those that do not matter to so many players. */
export function grouped(
    fields: readonly OptionField[],
    alone: boolean,
): { cards: OptionField[]; editions: OptionField[] } {
    const wanted = fields.filter((field) => alone || !field.alone);
    return {
        cards: wanted.filter(({ id }) => !EDITIONS.has(id)),
        editions: wanted.filter(({ id }) => EDITIONS.has(id)),
    };
}

const preset = object({ ruleset: text, edicts: either(text, list(text)) });

/** The edicts of the preset for a first game with a ruleset, as an option has them; else empty. */
export function firstEdicts(choices: Choices, ruleset: string): string {
    for (const each of Object.values(choices.presets)) {
        const { ruleset: of, edicts } = preset(each);
        if (of === ruleset) return typeof edicts === "string" ? edicts : edicts.join(" ");
    }
    return "";
}

let asked: Promise<Choices> | undefined;

/** What a table can be made of here; asked for again only if it did not come. */
export function theChoices(): Promise<Choices> {
    asked ??= allChoices().catch((error: unknown) => {
        asked = undefined;
        throw error;
    });
    return asked;
}
