/** What lies beside the map: season and time, edicts, points, the deck, what happened. */

import { fill, h } from "./dom.js";
import { squaresOf } from "./geometry.js";
import { icon } from "./sheet.js";
import { scoreTable } from "./end.js";
import { nameOfCard, plural, seasonName } from "./words.js";

/** @typedef {import("./play.js").PlayScreen} PlayScreen */

/** The line above everything: season, time, coins, who is awaited, deadline. */
export function showBar(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table, drawn } = screen.view;
    const { play } = table;
    const now = table.stage === "over" ? 4 : play.season;
    const seasons = screen.here.material.seasons.map(
        (/** @type {any} */ season, /** @type {number} */ at) =>
            h(
                "li",
                {
                    class: at === now ? "now" : at < now ? "past" : "",
                    "aria-current": at === now ? "step" : null,
                },
                nameOfCard(season.id),
            ),
    );
    const open = play.awaited.filter(
        (/** @type {number} */ seat) => !drawn.seats.includes(seat),
    ).length;
    const sheet = play.sheets[(screen.seat ?? 1) - 1];
    fill(
        place,
        h("ol", { class: "seasons", "aria-label": "Seasons" }, ...seasons),
        h(
            "div",
            { class: "facts" },
            table.stage === "playing" && timeOf(play),
            screen.seat !== null &&
                h(
                    "span",
                    { class: "chip", title: "Coins" },
                    icon("coin"),
                    plural(sheet.coins ?? 0, "coin"),
                ),
            table.stage === "playing" &&
                table.chairs.length > 1 &&
                h("span", { class: "chip" }, open ? `${open} still drawing` : "all have drawn"),
            h("span", { class: "chip clock", hidden: true }),
        ),
    );
}

function timeOf(/** @type {any} */ play) {
    const pips = Array.from({ length: play.threshold }, (_, at) =>
        h("i", { class: at < play.time ? "full" : "" }),
    );
    return h(
        "span",
        { class: "chip time", role: "img", "aria-label": `Time ${play.time} of ${play.threshold}` },
        h("span", { class: "pips" }, ...pips),
        `${play.time}/${play.threshold}`,
    );
}

/** The four edicts, what they give before and after the draft, coins and monsters. */
export function showEdicts(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table } = screen.view;
    const { material } = screen.here;
    const { play } = table;
    const scored = play.asks === "troll"; // after the points were written
    const scoring =
        table.stage === "playing" && !scored ? material.seasons[play.season].edicts : [];
    const preview = screen.preview;
    const items = table.edicts.map((/** @type {string} */ card, /** @type {number} */ at) => {
        const change = preview?.edicts[at];
        const seasons = material.seasons
            .filter((/** @type {any} */ season) => season.edicts.includes(at))
            .map((/** @type {any} */ season) => nameOfCard(season.id));
        const mark = () => screen.board.mark(squaresOf(screen.preview?.edicts[at].squares ?? ""));
        const unmark = () => screen.board.mark([]);
        return h(
            "li",
            {
                class: scoring.includes(at) ? "edict now" : "edict",
                tabindex: change ? 0 : null,
                "data-key": `edict ${at}`,
                pointerenter: mark,
                pointerleave: unmark,
                focus: mark,
                blur: unmark,
            },
            h("span", { class: "letter-chip", "aria-hidden": "true" }, "ABCD"[at]),
            h(
                "div",
                {},
                h("strong", {}, nameOfCard(card)),
                h(
                    "span",
                    { class: "when" },
                    scoring.includes(at) ? "scores this season" : seasons.join(" and "),
                ),
                h("p", {}, ruleOf(material, table, card)),
                change?.why && h("p", { class: "quiet" }, change.why.text),
            ),
            change && changeOf(change.before, change.after),
        );
    });
    const whose =
        preview && screen.seat !== null && preview.seat !== screen.seat
            ? ` of ${table.chairs[preview.seat - 1]?.name}`
            : "";
    fill(
        place,
        h("h2", {}, `Edicts${whose ? `: the map${whose}` : ""}`),
        h("ol", { class: "edicts" }, ...items),
        preview &&
            h(
                "div",
                { class: "facts" },
                h(
                    "span",
                    { class: "chip" },
                    icon("coin"),
                    "Coins ",
                    changeOf(preview.coins[0], preview.coins[1]),
                ),
                h(
                    "span",
                    { class: "chip" },
                    icon("monster"),
                    "Monsters cost ",
                    changeOf(preview.monsters[0], preview.monsters[1], true),
                ),
            ),
    );
}

function ruleOf(/** @type {any} */ material, /** @type {any} */ table, /** @type {string} */ card) {
    const rule = material.scoring[card].rule;
    return card === "wildholds" && table.options.wildholds_points === 6
        ? rule.replace("Eight", "Six")
        : rule;
}

function changeOf(/** @type {number} */ before, /** @type {number} */ after, cost = false) {
    const spoken = before === after ? `${before}, no change` : `${before}, then ${after}`;
    const better = cost ? after < before : after > before;
    const name = before === after ? "change" : better ? "change more" : "change less";
    return h(
        "span",
        { class: name, role: "img", "aria-label": spoken },
        before === after ? `${before}` : `${before} → ${after}`,
    );
}

/** The cards of this season, and those that can still come. */
export function showDeck(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table } = screen.view;
    const { unseen, shown, season } = table.play;
    const { explore } = screen.here.material;
    const cards = shown.map((/** @type {string} */ card) =>
        h("li", {}, nameOfCard(card), explore[card] ? ` (${explore[card].time})` : ""),
    );
    const rest = [unseen.explore.map(nameOfCard).join(", ")];
    if (unseen.ambush_backs)
        rest.push(
            `${plural(unseen.ambush_backs, "ambush card")} out of ${unseen.ambushes.map(nameOfCard).join(", ")}`,
        );
    if (unseen.hero_backs)
        rest.push(
            `${plural(unseen.hero_backs, "hero card")} out of ${unseen.heroes.map(nameOfCard).join(", ")}`,
        );
    fill(
        place,
        h(
            "details",
            { "data-key": "deck details" },
            h("summary", { "data-key": "deck" }, h("h2", {}, "Cards")),
            h("h3", {}, `${seasonName(season)} so far`),
            h("ol", { class: "cards" }, ...cards),
            h("h3", {}, "Still face down, in any order"),
            ...rest.filter(Boolean).map((text) => h("p", {}, text)),
        ),
    );
}

/** Points so far, and what happened last. */
export function showStory(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table } = screen.view;
    const scores = table.stage === "playing" ? scoreTable(table) : null;
    const stories = screen.here.stories.slice(0, 12);
    fill(
        place,
        scores && h("h2", {}, "Points"),
        scores,
        h("h2", {}, "What happened"),
        stories.length
            ? h("ul", { class: "stories" }, ...stories.map((text) => h("li", {}, text)))
            : h("p", { class: "quiet" }, "Nothing since you came."),
    );
}
