/** The end: points by season and seat, the solo title, and whether the cards were fixed before. */

import { addressOf, download, goTo } from "./api.js";
import { button, h } from "./dom.js";
import { witnessed } from "./memory.js";
import { fromHex, sha256 } from "./sha256.js";
import { nameOfCard, seasonName, summed, who } from "./words.js";

/** @typedef {import("./table.js").Here} Here */

/** The points of all seasons that are over, seat by seat. */
export function scoreTable(/** @type {any} */ table) {
    const { play, result } = table;
    const seasons = Math.max(0, ...play.scores.map((/** @type {any[]} */ each) => each.length));
    if (!seasons) return null;
    const numbers = Array.from({ length: seasons }, (_, at) => at);
    const order = play.scores.map((/** @type {any} */ _, /** @type {number} */ at) => at);
    if (result)
        order.sort(
            (/** @type {number} */ one, /** @type {number} */ other) =>
                (result.ranks[one] ?? 999) - (result.ranks[other] ?? 999),
        );
    const head = ["", ...numbers.map(seasonName), "Sum"].map((text, at) =>
        h("th", { scope: "col", class: at ? "number" : "" }, text),
    );
    const rows = order.map((/** @type {number} */ at) => {
        const scores = play.scores[at];
        const sum = scores.reduce(
            (/** @type {number} */ all, /** @type {number[]} */ [a, b, c, d]) =>
                all + a + b + c - d,
            0,
        );
        const rank =
            result && play.scores.length > 1
                ? `${result.ranks[at] ?? "left"}${result.ranks[at] ? ". " : " "}`
                : "";
        return h(
            "tr",
            { class: result?.ranks[at] === 1 && play.scores.length > 1 ? "own" : "" },
            h("th", { scope: "row" }, rank, who(table, at + 1)),
            ...numbers.map((season) => seasonCell(scores[season])),
            h("td", { class: "number" }, h("strong", {}, sum)),
        );
    });
    return h(
        "div",
        { class: "scroll", tabindex: 0, role: "region", "aria-label": "Points by season" },
        h(
            "table",
            { class: "scores" },
            h("thead", {}, h("tr", {}, ...head)),
            h("tbody", {}, ...rows),
        ),
    );
}

function seasonCell(/** @type {number[] | undefined} */ score) {
    if (!score) return h("td", {});
    const [sum, points] = summed(score).split(" = ");
    return h("td", { class: "number" }, h("strong", {}, points), h("small", {}, sum));
}

/** Whether the seed is the one that was promised before the first card. */
function checkOf(/** @type {any} */ table) {
    const summary = h("summary", {}, "Cards fixed before the game: check");
    if (!table.seed)
        return h(
            "details",
            { "data-key": "check" },
            summary,
            h("p", {}, "The seed of this game is not shown."),
        );
    const seen = witnessed(table.game);
    const digest = sha256(fromHex(table.seed));
    const promised = seen?.commitment ?? table.commitment;
    const good = digest === promised && digest === table.commitment;
    const when =
        seen === null
            ? "This browser has not seen the beginning, so the promise comes from the server now."
            : seen.card === 0
              ? "This browser saw the promise before the first card."
              : `This browser first saw the promise when ${seen.card === 1 ? "the first card lay open" : "the game was under way"}.`;
    const verdict = good
        ? "They match: the seed, and with it every card, was fixed when the promise was made."
        : "They do NOT match: the cards were changed after the promise.";
    return h(
        "details",
        { open: !good, "data-key": "check" },
        summary,
        h("p", { class: good ? "good" : "error" }, verdict),
        h("p", {}, when, " It does not prove that nobody knew the seed."),
        h(
            "dl",
            { class: "digits" },
            h("dt", {}, "Seed"),
            h("dd", {}, table.seed),
            h("dt", {}, "SHA-256 of the seed, computed here"),
            h("dd", {}, digest),
            h("dt", {}, "Promised"),
            h("dd", {}, promised),
        ),
    );
}

/** The panel at the end of a game or race. */
export function endPanel(/** @type {Here} */ here) {
    const { table, mine } = here.table.view;
    const { result } = table;
    const heading =
        table.stage === "closed"
            ? "The table was closed"
            : table.kind === "race"
              ? "The cards"
              : "The game is over";
    const left = result?.ranks[0] === null;
    const take = async (/** @type {Event} */ event) => {
        event.preventDefault();
        await download(table.game, table.key).catch((error) => here.say(error.message));
    };
    const next = async () => {
        const answer = await here.ask("again");
        if (answer) goTo(answer.game, answer.key);
    };
    const may = table.kind !== "lane" && (mine.host || mine.seats.length > 0);
    return [
        h("h2", {}, heading),
        result &&
            result.rating !== null &&
            left &&
            h("p", { class: "title" }, "Left before the end, so there is no rating."),
        result &&
            result.rating !== null &&
            !left &&
            h(
                "p",
                { class: "title" },
                h("strong", {}, nameOfCard(result.title)),
                ` with a rating of ${signed(result.rating)} (${result.totals[0]} points)`,
            ),
        result && result.totals.length > 1 && h("p", { class: "title" }, winners(table)),
        table.play && scoreTable(table),
        table.play &&
            h(
                "p",
                { class: "quiet" },
                "Each season: first edict + second edict + coins − monsters.",
            ),
        checkOf(table),
        h(
            "div",
            { class: "row" },
            table.again
                ? h(
                      "a",
                      {
                          class: "button primary",
                          href: addressOf(table.again.game, table.again.key),
                      },
                      "To the next game",
                  )
                : may && button("Play again", next, { class: "primary" }),
            table.kind !== "race" &&
                h(
                    "a",
                    {
                        class: "button",
                        href: `/api/tables/${table.game}/record`,
                        click: take,
                        download: true,
                    },
                    "Download the record",
                ),
            h("a", { class: "button", href: "/" }, "To the start"),
        ),
    ];
}

function signed(/** @type {number} */ number) {
    return number < 0 ? `−${-number}` : `${number}`;
}

function winners(/** @type {any} */ table) {
    const names = table.result.ranks.flatMap(
        (/** @type {number | null} */ rank, /** @type {number} */ at) =>
            rank === 1 ? [who(table, at + 1)] : [],
    );
    return names.length
        ? `${names.join(" and ")} ${names.length > 1 ? "share the win" : "wins"}.`
        : "Nobody finished.";
}
