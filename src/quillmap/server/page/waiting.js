/** A table before its start: who comes, what is played, and the link to share. */

import { addressOf, get } from "./api.js";
import { button, field, fill, h, offer, select } from "./dom.js";
import { tableForm } from "./form.js";
import { keepName, myName } from "./memory.js";
import { nameOfCard, onlyHere, remaining } from "./words.js";

/** @typedef {import("./table.js").Here} Here */

export class WaitingScreen {
    /** @param {HTMLElement} place @param {Here} here */
    constructor(place, here) {
        this.stage = "waiting";
        this.here = here;
        this.seats = h("div", {});
        this.actions = h("div", { class: "row" });
        this.share = h("section", { class: "panel" });
        this.rules = h("section", { class: "panel" });
        this.change = h("section", { class: "panel", hidden: true });
        this.name = /** @type {HTMLInputElement} */ (
            h("input", {
                maxlength: 24,
                autocomplete: "nickname",
                value: myName(),
                placeholder: "Your name",
            })
        );
        this.changing = "";
        this.shared = "";
        /** @type {any} */
        this.choices = null;
        this.bot = select([["weighted", "weighted"]]);
        this.sitting = h(
            "form",
            { class: "row end", submit: (/** @type {Event} */ e) => this.sit(e) },
            field("Your name", this.name),
            h("button", { class: "primary", "data-key": "sit" }, "Sit down"),
        );
        this.botting = h(
            "div",
            { class: "row end" },
            field("Bot", this.bot),
            button("Add a bot", () => this.addBot()),
        );
        place.replaceChildren(
            h(
                "div",
                { class: "waiting" },
                h(
                    "section",
                    { class: "panel" },
                    h("h1", {}, "The table is being laid"),
                    this.seats,
                    this.sitting,
                    this.botting,
                    this.actions,
                ),
                this.share,
                this.rules,
                this.change,
            ),
        );
        this.load();
    }

    async load() {
        const choices = await get("/api/choices").catch(() => null);
        if (!choices) return;
        const bots = choices.bots.map((/** @type {any} */ bot) => [bot.name, bot.name]);
        offer(this.bot, bots, "weighted");
        this.choices = choices;
        this.update();
    }

    sit(/** @type {Event} */ event) {
        event.preventDefault();
        const name = this.name.value.trim();
        if (name) keepName(name);
        this.here.ask("sit", { name });
    }

    addBot() {
        this.here.ask("seat_bot", { bot: this.bot.value });
    }

    update() {
        const { table, mine, drawn } = this.here.table.view;
        if (!table || !mine) return;
        const free = table.chairs.filter((/** @type {any} */ chair) => !chair).length;
        fill(
            this.seats,
            h(
                "ol",
                { class: "seats" },
                ...table.chairs.map((/** @type {any} */ chair, /** @type {number} */ at) =>
                    this.seat(chair, at + 1, mine, drawn),
                ),
            ),
        );
        this.sitting.hidden = free === 0;
        this.botting.hidden = free === 0 || !mine.host;
        const taken = table.chairs.length - free;
        fill(
            this.actions,
            mine.host &&
                button(
                    free && taken ? `Start with ${taken}` : "Start",
                    () => this.here.ask("start"),
                    {
                        class: "primary",
                        key: "start",
                        disabled: taken === 0,
                    },
                ),
            mine.host &&
                button(
                    "Close the table",
                    () => confirm("Close this table for everybody?") && this.here.ask("close"),
                ),
            !mine.host &&
                h("p", { class: "quiet" }, "The host starts the game when everybody is here."),
        );
        this.showShare(table);
        this.showRules(table, mine);
    }

    seat(
        /** @type {any} */ chair,
        /** @type {number} */ seat,
        /** @type {any} */ mine,
        /** @type {any} */ drawn,
    ) {
        if (!chair) return h("li", { class: "quiet" }, "a free seat");
        const own = mine.seats.includes(seat);
        const about = chair.bot
            ? `bot: ${chair.bot}`
            : own
              ? "you"
              : drawn.here.includes(seat)
                ? "here"
                : "away";
        return h(
            "li",
            {},
            h("strong", {}, chair.name),
            h("span", { class: "quiet" }, about),
            (own || mine.host) &&
                button(own ? "Stand up" : "Free the seat", () => this.here.ask("stand", { seat }), {
                    key: `stand ${seat}`,
                    class: "plain",
                }),
        );
    }

    showShare(/** @type {any} */ table) {
        const address = location.origin + addressOf(table.game, table.key);
        const link = /** @type {HTMLInputElement} */ (
            h("input", {
                readonly: true,
                value: address,
                "data-key": "link",
                focus: () => link.select(),
            })
        );
        const copied = h("span", { class: "quiet", role: "status" });
        const copy = async () => {
            try {
                await navigator.clipboard.writeText(address);
                copied.textContent = "Copied.";
            } catch {
                link.select(); // plain http has no clipboard
                copied.textContent = "Copy the marked text.";
            }
        };
        if (this.shared === address + table.code) return;
        this.shared = address + table.code;
        fill(
            this.share,
            h("h2", {}, "Invite others"),
            field("Link, for people you trust", link),
            onlyHere() && h("p", { class: "quiet" }, onlyHere()),
            h("div", { class: "row" }, button("Copy the link", copy), copied),
            table.code &&
                h(
                    "p",
                    {},
                    "Or say the code: ",
                    h(
                        "strong",
                        { class: "spoken" },
                        `${table.code.slice(0, 3)} ${table.code.slice(3)}`,
                    ),
                ),
        );
    }

    showRules(/** @type {any} */ table, /** @type {any} */ mine) {
        const { options, settings } = table;
        const time = settings.round_time ? remaining(settings.round_time * 1000) : "no limit";
        const facts = [
            ["How", settings.kind === "race" ? "race: everybody alone, same cards" : "one table"],
            ["Rules", options.ruleset],
            ["Map", options.map_sheet],
            ["Edicts", table.edicts.map(nameOfCard).join(", ")],
            settings.kind === "race"
                ? ["Closes after", remaining(settings.race_time * 1000)]
                : ["Time for a round", time],
            ["Listed", settings.listed ? "yes" : "no"],
        ];
        fill(
            this.rules,
            h("h2", {}, "What is played"),
            h("dl", {}, ...facts.flatMap(([term, fact]) => [h("dt", {}, term), h("dd", {}, fact)])),
        );
        this.change.hidden = !mine.host || !this.choices;
        const state = JSON.stringify([options, settings, table.chairs.length, this.choices]);
        if (this.change.hidden || state === this.changing) return;
        this.changing = state;
        const form = tableForm(
            this.here.material,
            this.choices,
            (asked) => this.here.ask("settle", asked),
            table,
        );
        fill(
            this.change,
            h(
                "details",
                { "data-key": "change" },
                h("summary", {}, h("h2", {}, "Change the rules")),
                form,
            ),
        );
    }
}
