/** The form of a table: what somebody chose, apart from what is usual; and what it asks for. */

import { isOwnMap } from "../map/ownMap";
import type { NewTable } from "../wire/http";
import type { Table } from "../wire/messages";
import { valueText, type OptionField } from "./gameOptions";

export const MOST_SEATS = 100;
/** So many may come where nobody has said another number; free seats disappear at the start. */
const MOST_FRIENDS = 6;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Times for a round that are offered at once, in seconds; 0 for no limit. */
export const ROUND_TIMES = [0, 30, 60, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
/** The same for how long a race is open. */
export const RACE_TIMES = [HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY];
/** What the server accepts, beside 0 for a round. */
export const LIMITS = { round: [5, 30 * DAY], race: [60, 90 * DAY] } as const;

export const UNITS = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

/** What is in the form. Everything has a usual value, so an untouched form is a good table. */
export interface TableForm {
    kind: "table" | "race";
    seats: number;
    ruleset: string;
    /** Options that are not as usual, by id; lists as text with spaces. */
    options: Record<string, string>;
    listed: boolean;
    round_time: number;
    race_time: number;
    substitute: string;
    /** Null: on for one who plays alone, else off. */
    hints: boolean | null;
    /** Whether people may say a few phrases to all. */
    reactions: boolean;
    /** Whether who opens it sits down, too. */
    playing: boolean;
    /** How many of each bot. */
    bots: Record<string, number>;
    /** The bot for all seats that are still free; empty to leave them to people. */
    rest: string;
}

/** A form that nobody has touched. */
export function newForm(kind: "table" | "race"): TableForm {
    return {
        kind,
        seats: MOST_FRIENDS,
        ruleset: "base",
        options: {},
        listed: false,
        round_time: 0,
        race_time: 7 * DAY,
        substitute: "weighted",
        hints: null,
        reactions: true,
        playing: true,
        bots: {},
        rest: "",
    };
}

/** The same table with everything as usual, for so many seats. */
export function usually({ kind, seats }: TableForm): TableForm {
    return { ...newForm(kind), seats };
}

/** Whether hints are allowed: where nobody chose, only to those who play alone. */
export function hintsOf({ hints, kind, seats }: TableForm): boolean {
    return hints ?? (kind === "table" && seats === 1);
}

/** How many choices behind "more options" are not as usual. */
export function changesOf(form: TableForm): number {
    const usual = usually(form);
    const others = [
        form.listed !== usual.listed,
        form.round_time !== usual.round_time,
        form.substitute !== usual.substitute,
        hintsOf(form) !== hintsOf(usual),
        form.reactions !== usual.reactions,
        form.playing !== usual.playing,
        Object.values(form.bots).some((many) => many > 0),
    ];
    return Object.keys(form.options).length + others.filter(Boolean).length;
}

/** A number of seats that a table can have. */
export function seatsFrom(value: number): number {
    return Math.min(MOST_SEATS, Math.max(1, Math.round(value) || 1));
}

/** Who gets the seats that are left. Bots take all of them, so there is one unless more are wanted. */
export function chooseRest(form: TableForm, rest: string): TableForm {
    const few = newForm(form.kind).seats;
    if (rest && !form.rest && form.seats === few) return { ...form, rest, seats: 2 };
    if (!rest && form.rest && form.seats === 2) return { ...form, rest, seats: few };
    return { ...form, rest };
}

/** How many seats are left when everybody of the form has sat down. */
export function freeSeats(form: TableForm): number {
    const bots = Object.values(form.bots).reduce((sum, many) => sum + many, 0);
    return form.seats - bots - (form.playing ? 1 : 0);
}

/** The bots of the form in order: those that were counted, then those for the rest. */
export function botsOf(form: TableForm): string[] {
    const counted = Object.entries(form.bots).flatMap(([bot, many]) =>
        Array<string>(many).fill(bot),
    );
    const rest = form.rest ? Math.max(0, freeSeats(form)) : 0;
    return [...counted, ...Array<string>(rest).fill(form.rest)];
}

/** Options as the server reads them: lists of cards as lists. */
function sent(form: TableForm): Record<string, unknown> {
    const read = (value: string): string | string[] =>
        value.includes(" ") ? value.split(" ") : value;
    const chosen = Object.entries(form.options).map(([id, value]) => [id, read(value)]);
    return { ruleset: form.ruleset, ...Object.fromEntries(chosen) };
}

function settingsOf(form: TableForm): Pick<NewTable, "listed" | "substitute"> & {
    round_time: number;
    race_time: number;
    hints?: boolean;
    reactions: boolean;
} {
    const { listed, substitute, race_time, hints, reactions } = form;
    const round_time = form.kind === "race" ? 0 : form.round_time;
    const settings = { listed, substitute, race_time, round_time, reactions };
    return { ...settings, ...(hints === null ? {} : { hints }) };
}

/** The request for a new table. */
export function asked(form: TableForm, name: string): NewTable {
    return {
        kind: form.kind,
        seats: form.seats,
        options: sent(form),
        ...settingsOf(form),
        names: form.playing ? [name] : [],
        bots: botsOf(form),
    };
}

/** The request that changes a table which has not begun. */
export function settled(form: TableForm): {
    seats: number;
    options: Record<string, unknown>;
    settings: Record<string, unknown>;
} {
    return {
        seats: form.seats,
        options: sent(form),
        settings: { kind: form.kind, ...settingsOf(form) },
    };
}

/** The form of a table that has not begun, to change it. `fields` are the options of its ruleset. */
export function formOf(table: Table, fields: readonly OptionField[]): TableForm {
    const { settings } = table;
    const given = fields.map(({ id }) => [id, valueText(table.options[id] ?? "")] as const);
    const usual = new Map(fields.map((field) => [field.id, field.usual]));
    const untouched = newForm(table.kind === "race" ? "race" : "table");
    const usualHints = hintsOf({ ...untouched, seats: table.chairs.length });
    return {
        ...untouched,
        seats: table.chairs.length,
        ruleset: String(table.options.ruleset ?? "base"),
        options: Object.fromEntries(
            given.filter(([id, value]) => value !== "" && value !== usual.get(id)),
        ),
        listed: settings.listed === true,
        round_time: Number(settings.round_time ?? 0),
        race_time: Number(settings.race_time ?? 7 * DAY),
        substitute: String(settings.substitute ?? "weighted"),
        // As usual stays so when the number of seats changes.
        hints: settings.hints === !usualHints ? !usualHints : null,
        reactions: settings.reactions !== false,
    };
}

/** Choose an option; what is as usual is not kept. */
export function chooseOption(form: TableForm, field: OptionField, value: string): TableForm {
    const options = { ...form.options };
    if (value === field.usual) delete options[field.id];
    else options[field.id] = value;
    return { ...form, options };
}

/** Whether a field can have this value: one of its own, a list of its cards, or an own map. */
function isOffered(field: OptionField, value: string): boolean {
    if (field.id === "map_sheet" && isOwnMap(value)) return true;
    const cards = value.split(" ");
    return field.values.includes(value) || cards.every((card) => field.cards.includes(card));
}

/** Choose a ruleset; options that it does not have are as usual again. */
export function chooseRuleset(
    form: TableForm,
    ruleset: string,
    fields: readonly OptionField[],
): TableForm {
    const fits = (id: string, value: string): boolean =>
        fields.some((field) => field.id === id && isOffered(field, value));
    const kept = Object.entries(form.options).filter(([id, value]) => fits(id, value));
    return { ...form, ruleset, options: Object.fromEntries(kept) };
}

/**
 * Four edicts with another card in one place. Each kind of card is there once (R3.4), so the place
 * that has this kind takes the card that is replaced.
 */
export function chooseEdict(
    edicts: readonly string[],
    place: number,
    card: string,
    backOf: (card: string) => string,
): string[] {
    const before = edicts[place];
    const other = edicts.findIndex((each, at) => at !== place && backOf(each) === backOf(card));
    return edicts.map((each, at) => (at === place ? card : at === other ? before : each));
}

/** Four of the ambush cards with one more or one less; the oldest goes when there are too many. */
export function chooseAmbush(chosen: readonly string[], card: string): string[] {
    if (chosen.includes(card)) return chosen.filter((each) => each !== card);
    return [...chosen, card].slice(-4);
}

/** A time in the largest unit that says it without a fraction: 120 is 2 minutes. */
export function inUnits(seconds: number): { count: number; unit: Unit } {
    const units: Unit[] = ["days", "hours", "minutes"];
    const unit = units.find((each) => seconds > 0 && seconds % UNITS[each] === 0) ?? "seconds";
    return { count: seconds / UNITS[unit], unit };
}

/** A time that the server accepts, nearest to what was typed. */
export function timeWithin([least, most]: readonly [number, number], seconds: number): number {
    return Math.min(most, Math.max(least, Math.round(seconds) || least));
}
