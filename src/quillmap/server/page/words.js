/** What happened, in sentences; and small words that several screens need. */

import { h } from "./dom.js";

/** @type {any} the document of /api/material, once it is there */
let material = null;

export function useMaterial(/** @type {any} */ loaded) {
    material = loaded;
}

/** The name of a card, season or title. */
export function nameOfCard(/** @type {string} */ id) {
    return material?.names[id] ?? id;
}

export function seasonName(/** @type {number} */ season) {
    return nameOfCard(material.seasons[Math.min(season, 3)].id);
}

/** Who sits on a seat. */
export function who(/** @type {any} */ table, /** @type {number} */ seat) {
    return table.chairs[seat - 1]?.name ?? `Seat ${seat}`;
}

export function plural(/** @type {number} */ count, /** @type {string} */ word) {
    return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** The four numbers of a season and their sum: `4 + 6 + 2 − 1 = 11`. */
export function summed(/** @type {number[]} */ [first, second, coins, monsters]) {
    const sum = first + second + coins - monsters;
    return `${first} + ${second} + ${coins} − ${monsters} = ${sum < 0 ? `−${-sum}` : sum}`;
}

/** @type {Record<string, (table: any, event: any) => string>} */
const SENTENCES = {
    revealed: (_, { card }) => `${nameOfCard(card)} was revealed.`,
    drawn: (table, { seat, by, terrain, squares }) => {
        if (by === null) return `${who(table, seat)}: ${terrain} on ${squares}.`;
        const where = by === seat ? "" : ` on the map of ${who(table, seat)}`;
        return `${who(table, by)} drew ${terrain}${where}: ${squares}.`;
    },
    attacked: (table, { seat, squares }) =>
        squares ? `The hero of ${who(table, seat)} strikes ${squares}.` : "",
    destroyed: (table, { seat, squares, cause }) =>
        `${squares} destroyed on the map of ${who(table, seat)} (${cause}).`,
    paid: (table, { seat, coins }) => `${who(table, seat)} got ${plural(coins, "coin")}.`,
    ignored: (_, { card }) => `${nameOfCard(card)} fits nowhere and is gone.`,
    season_scored: (table, { season, results }) => {
        const each = results.map(
            (/** @type {number[] | null} */ result, /** @type {number} */ at) =>
                result ? `${who(table, at + 1)} ${summed(result)}` : "",
        );
        return `${seasonName(season)} is over: ${each.filter(Boolean).join("; ")}.`;
    },
    season_began: (_, { season }) => `${seasonName(season)} begins.`,
    left: (table, { seat }) => `${who(table, seat)} has left.`,
    game_ended: () => "The game is over.",
};

/** An event as a sentence; empty if there is nothing to say. */
export function sentence(/** @type {any} */ table, /** @type {any} */ event) {
    return SENTENCES[event.kind]?.(table, event) ?? "";
}

/** Say something to those who listen instead of looking. */
export function announce(/** @type {string} */ text) {
    const live = document.getElementById("live");
    if (live && text) live.textContent = text;
}

/** A word of warning where this page shows a link that others cannot follow, else nothing. */
export function onlyHere(host = location.hostname) {
    if (!/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)) return "";
    return 'This address works on this machine only. For others in the house, start it with quillmap serve --lan (or make serve ARGS="--lan").';
}

/** A time until then: `1:05`, `3 h`, `2 days`. */
export function remaining(/** @type {number} */ milliseconds) {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} days`;
    if (seconds >= 2 * 3_600) return `${Math.floor(seconds / 3_600)} h`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Something went wrong, or a notice, where people look. */
export function notice(/** @type {string} */ text, kind = "notice") {
    return text ? h("p", { class: kind, role: kind === "error" ? "alert" : "status" }, text) : null;
}

/** What somebody must not miss: a season's points, and what others did to one's own maps. */
export function notable(/** @type {any} */ { table, mine }, /** @type {any[]} */ events) {
    const own = new Set(mine.seats);
    const found = events.filter((event) => {
        if (event.kind === "season_scored") return true;
        if (event.kind === "ignored") return own.size > 0;
        if (!own.has(event.seat)) return false;
        return event.kind === "destroyed" || (event.kind === "drawn" && event.by !== event.seat);
    });
    const said = found.map((event) => {
        if (event.kind !== "season_scored") return sentence(table, event);
        const results = event.results.map((/** @type {any} */ result, /** @type {number} */ at) =>
            own.has(at + 1) || !own.size ? result : null,
        );
        return sentence(table, { ...event, results });
    });
    return said.join(" ");
}
