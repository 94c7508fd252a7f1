/** A race: solo games of the same cards, side by side. Points only where they may be compared. */

import { addressOf } from "./api.js";
import { button, fill, h } from "./dom.js";
import { endPanel } from "./end.js";
import { plural, remaining, seasonName } from "./words.js";

/** @typedef {import("./table.js").Here} Here */

/** @type {Record<string, string>} */
const STAGES = { over: "finished", closed: "not finished" };

/**
 * How far everybody is.
 * @param {any} view
 * @param {Set<string>} mine games of one's own
 */
export function lanesOf(view, mine) {
    const { race, table } = view;
    if (!race) return h("p", { class: "quiet" }, "The lanes are being opened …");
    const done = (/** @type {string} */ game) =>
        race.over || [...mine].every((own) => stageOf(race, own) !== "playing") || mine.has(game);
    const rows = race.lanes.map((/** @type {any} */ lane) => {
        const where =
            STAGES[lane.stage] ?? `${seasonName(lane.season)}, ${plural(lane.cards, "card")}`;
        const name = h("strong", {}, lane.name, lane.bot ? " (bot)" : "");
        const shown = done(lane.game)
            ? h("a", { href: addressOf(lane.game, table.key), "data-key": lane.game }, name)
            : name;
        return h(
            "tr",
            { class: mine.has(lane.game) ? "own" : "" },
            h("td", {}, lane.rank ?? ""),
            h("td", {}, shown),
            h("td", {}, where),
            h("td", { class: "number" }, lane.total ?? ""),
        );
    });
    const head = ["Rank", "Who", "How far", "Points"].map((text) =>
        h("th", { scope: "col" }, text),
    );
    return h(
        "div",
        { class: "scroll" },
        h(
            "table",
            { class: "scores" },
            h("thead", {}, h("tr", {}, ...head)),
            h("tbody", {}, ...rows),
        ),
    );
}

function stageOf(/** @type {any} */ race, /** @type {string} */ game) {
    return race.lanes.find((/** @type {any} */ lane) => lane.game === game)?.stage;
}

export class RaceScreen {
    /** @param {HTMLElement} place @param {Here} here */
    constructor(place, here) {
        this.stage = "race";
        this.here = here;
        this.main = h("section", { class: "panel" });
        this.end = h("section", { class: "panel" });
        place.replaceChildren(h("div", { class: "waiting" }, this.main, this.end));
        setInterval(() => this.tick(), 1000);
    }

    update() {
        const { table, mine, race } = this.here.table.view;
        const lanes = race?.lanes ?? [];
        const own = mine.seats.map((/** @type {number} */ seat) => lanes[seat - 1]).filter(Boolean);
        const games = new Set(
            /** @type {string[]} */ (own.map((/** @type {any} */ lane) => lane.game)),
        );
        const open = table.stage === "playing";
        fill(
            this.main,
            h("h1", {}, open ? "The race is on" : "The race is over"),
            h("p", { class: "quiet left-time" }),
            ...own.map((/** @type {any} */ lane) =>
                h(
                    "a",
                    {
                        class: "button primary",
                        href: addressOf(lane.game, table.key),
                        "data-key": `lane ${lane.game}`,
                    },
                    lane.stage === "playing"
                        ? `Play as ${lane.name}`
                        : `Look at the map of ${lane.name}`,
                ),
            ),
            lanesOf(this.here.table.view, games),
            open &&
                mine.host &&
                button(
                    "End the race now",
                    () => confirm("End the race for everybody?") && this.here.ask("close"),
                ),
        );
        this.end.hidden = open;
        if (!open) fill(this.end, ...endPanel(this.here));
        this.tick();
    }

    tick() {
        const closes = this.here.table.view.table?.closes;
        const open = this.here.table.view.table?.stage === "playing";
        const left = this.main.querySelector(".left-time");
        if (left)
            left.textContent =
                open && closes ? `It closes in ${remaining(closes - this.here.table.now)}.` : "";
    }
}
