/** The form of a table: rules and settings, for a new one or for one that has not begun. */

import { field, h, offer, select } from "./dom.js";

/** @type {Record<string, string>} */
const RULESETS = {
    base: "Cartographers",
    heroes: "Cartographers Heroes",
    combined: "Both combined",
};
/** @type {[string, string][]} */
const ROUNDS = [
    ["0", "no limit"],
    ["30", "30 seconds"],
    ["60", "1 minute"],
    ["120", "2 minutes"],
    ["300", "5 minutes"],
    ["86400", "1 day"],
    ["259200", "3 days"],
];
/** @type {[string, string][]} */
const RACES = [
    ["3600", "1 hour"],
    ["86400", "1 day"],
    ["604800", "1 week"],
    ["2592000", "30 days"],
];

/**
 * @param {any} material
 * @param {any} choices what /api/choices says
 * @param {(asked: any) => void} open
 * @param {any} [table] the view of a table whose rules are to be changed
 */
export function tableForm(material, choices, open, table = null) {
    const options = table?.options ?? {};
    const settings = table?.settings ?? {};
    const kind = select(
        [
            ["table", "One table, all together"],
            ["race", "Race: everybody alone, same cards"],
        ],
        {},
        settings.kind,
    );
    const ruleset = select(Object.entries(RULESETS), {}, options.ruleset);
    const sheet = select([]);
    const edicts = select([]);
    const number = (/** @type {number} */ value, /** @type {number} */ least) =>
        /** @type {HTMLInputElement} */ (
            h("input", { type: "number", min: least, max: 100, value, inputmode: "numeric" })
        );
    const seats = number(table?.chairs.length ?? 2, 1);
    const bots = number(0, 0);
    const bot = select(
        choices.bots.map((/** @type {any} */ each) => [
            each.name,
            `${each.name}: ${each.description}`,
        ]),
        {},
        "weighted",
    );
    const round = select(ROUNDS, {}, String(settings.round_time ?? 0));
    const race = select(RACES, {}, String(settings.race_time ?? 604_800));
    const check = (/** @type {boolean} */ checked) =>
        /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked }));
    const listed = check(Boolean(settings.listed));
    const play = check(true);
    const roundField = field("Time for a round", round, "Then a bot draws for those who have not.");
    const raceField = field("The race closes after", race);
    const byRules = () => {
        const sheets = material.sheets[ruleset.value].map((/** @type {string} */ each) => [
            each,
            `Map ${each}`,
        ]);
        offer(sheet, sheets, options.map_sheet);
        const presets = ruleset.value === "heroes" ? [["first_game", "for a first game"]] : [];
        if (options.edicts?.includes(" ")) presets.push([options.edicts, "as they were chosen"]);
        const drawn = [["random", "drawn at random"], ...presets];
        offer(edicts, /** @type {[string, string][]} */ (drawn), options.edicts);
    };
    const byKind = () => {
        roundField.hidden = kind.value === "race";
        raceField.hidden = kind.value !== "race";
    };
    ruleset.addEventListener("change", byRules);
    kind.addEventListener("change", byKind);
    byRules();
    byKind();
    const asked = () => {
        const chosen = edicts.value.includes(" ") ? edicts.value.split(" ") : edicts.value;
        const rules = { ruleset: ruleset.value, map_sheet: sheet.value, edicts: chosen };
        const how = {
            listed: listed.checked,
            round_time: kind.value === "race" ? 0 : Number(round.value),
            race_time: Number(race.value),
        };
        const many = Number(seats.value);
        if (table)
            return {
                seats: many,
                options: rules,
                settings: { ...how, kind: settings.kind, substitute: settings.substitute },
            };
        const given = Array(Number(bots.value)).fill(bot.value);
        return {
            kind: kind.value,
            seats: Math.max(many, given.length + (play.checked ? 1 : 0)),
            options: rules,
            ...how,
            bots: given,
            play: play.checked,
        };
    };
    const submit = (/** @type {Event} */ event) => {
        event.preventDefault();
        open(asked());
    };
    return h(
        "form",
        { submit, class: "form" },
        table ? null : field("How", kind),
        field("Rules", ruleset),
        field("Map", sheet),
        field("Edicts", edicts),
        field("Seats", seats, "1 to 100"),
        table ? null : field("Of these, bots", bots),
        table ? null : field("Which bots", bot),
        roundField,
        raceField,
        h("label", { class: "check" }, listed, "Show it in the list of open tables"),
        table ? null : h("label", { class: "check" }, play, "I play, too"),
        h("button", { class: "primary", "data-key": "open" }, table ? "Change" : "Open the table"),
    );
}
