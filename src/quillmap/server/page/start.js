/** The start screen: play at once, open a table, join one, or go on with a game. */

import { addressOf, get, goTo, post } from "./api.js";
import { button, field, fill, h } from "./dom.js";
import { beginSoon, keepName, myName } from "./memory.js";
import { tableForm } from "./form.js";
import { icon } from "./sheet.js";
import { plural, seasonName } from "./words.js";

const USUAL = "Wanderer";
const REFRESH = 15_000;

/** @param {HTMLElement} main @param {any} material */
export async function startScreen(main, material) {
    const problem = h("div", {});
    const name = /** @type {HTMLInputElement} */ (
        h("input", { maxlength: 24, autocomplete: "nickname", placeholder: USUAL, value: myName() })
    );
    const called = () => {
        const said = name.value.trim();
        if (said) keepName(said);
        return said || USUAL;
    };
    const attempt = async (
        /** @type {() => Promise<any>} */ does,
        /** @type {HTMLElement} */ place = problem,
    ) => {
        fill(place);
        try {
            const opened = await does();
            goTo(opened.game, opened.key);
        } catch (error) {
            fill(
                place,
                h("p", { class: "error", role: "alert" }, /** @type {Error} */ (error).message),
            );
            place.scrollIntoView({ block: "nearest" });
        }
    };
    // The table begins from its own screen, so that this browser sees the promise before a card.
    const alone = (/** @type {string} */ preset) => () =>
        attempt(async () => {
            const opened = await post("/api/tables", { seats: 1, preset, names: [called()] });
            beginSoon(opened.game);
            return opened;
        });
    const lists = h("div", { class: "lists" });
    const choices = await get("/api/choices");
    const opening = tableForm(material, choices, (asked) => {
        const { play, ...table } = asked;
        attempt(() => post("/api/tables", { ...table, names: play ? [called()] : [] }));
    });
    main.replaceChildren(
        h(
            "div",
            { class: "start" },
            h(
                "section",
                { class: "hero-panel" },
                h(
                    "div",
                    { class: "strip", "aria-hidden": "true" },
                    ...["forest", "village", "farm", "water", "mountain"].map(icon),
                ),
                h("h1", {}, "Draw your own map"),
                h(
                    "p",
                    {},
                    "Everybody gets the same card and draws it on a map of their own. After four seasons the best map wins.",
                ),
                field("Your name", name),
                problem,
                h(
                    "div",
                    { class: "row" },
                    button("Play alone now", alone("first_game"), { class: "primary" }),
                    button("… with heroes", alone("first_game_heroes")),
                ),
            ),
            h("section", { class: "panel" }, h("h2", {}, "Join a table"), codeForm(attempt)),
            h(
                "section",
                { class: "panel wide" },
                h("details", {}, h("summary", {}, h("h2", {}, "Open a new table")), opening),
            ),
            lists,
        ),
    );
    const refresh = async () => {
        if (!document.hidden) await listGames(lists).catch(() => undefined);
    };
    await refresh();
    setInterval(refresh, REFRESH);
    document.addEventListener("visibilitychange", refresh);
}

/** @param {(does: () => Promise<any>, place: HTMLElement) => void} attempt */
function codeForm(attempt) {
    const code = /** @type {HTMLInputElement} */ (
        h("input", {
            maxlength: 20,
            autocomplete: "off",
            autocapitalize: "characters",
            spellcheck: "false",
            placeholder: "ABC 346",
            class: "code",
        })
    );
    const submit = (/** @type {Event} */ event) => {
        event.preventDefault();
        if (code.value.trim()) attempt(() => post("/api/codes", { code: code.value }), problem);
    };
    const problem = h("div", {}); // beside the box, where whoever typed it looks
    return h(
        "form",
        { submit },
        h(
            "div",
            { class: "row end" },
            field("The code that somebody told you", code),
            h("button", { "data-key": "join" }, "Join"),
        ),
        problem,
    );
}

async function listGames(/** @type {HTMLElement} */ place) {
    const [mine, lobby] = await Promise.all([get("/api/mine"), get("/api/tables")]);
    const urgency = (/** @type {any} */ game) =>
        game.waits_for_you ? 0 : game.stage === "playing" ? 1 : game.stage === "waiting" ? 2 : 3;
    mine.sort(
        (/** @type {any} */ one, /** @type {any} */ other) =>
            urgency(one) - urgency(other) || other.touched - one.touched,
    );
    const own = new Set(mine.map((/** @type {any} */ game) => game.game));
    const others = lobby.filter((/** @type {any} */ game) => !own.has(game.game));
    fill(
        place,
        mine.length > 0 &&
            h(
                "section",
                { class: "panel" },
                h("h2", {}, "My games"),
                h("ul", { class: "games" }, ...mine.slice(0, 50).map(listed)),
            ),
        h(
            "section",
            { class: "panel" },
            h("h2", {}, "Open tables"),
            others.length
                ? h("ul", { class: "games" }, ...others.map(listed))
                : h("p", { class: "quiet" }, "No table is waiting for strangers now."),
        ),
    );
}

/** @type {Record<string, string>} */
const STAGES = {
    waiting: "waiting for players",
    playing: "under way",
    over: "finished",
    closed: "closed",
};

function listed(/** @type {any} */ game) {
    const names = game.names.join(", ") || "nobody yet";
    const stage =
        game.stage === "playing" && game.kind !== "race"
            ? seasonName(game.season)
            : STAGES[game.stage];
    const kind = game.kind === "race" ? "race, " : game.kind === "lane" ? "lane of a race, " : "";
    const rating =
        game.rating === null || game.rating === undefined ? "" : `, rating ${game.rating}`;
    return h(
        "li",
        {},
        h(
            "a",
            {
                href: addressOf(game.game, ""),
                class: game.waits_for_you ? "game waits" : "game",
                "data-key": game.game,
            },
            h("strong", {}, names),
            h(
                "span",
                {},
                `${kind}${game.ruleset}, map ${game.sheet}, ${plural(game.seats, "seat")}`,
            ),
            h("span", { class: "stage" }, game.waits_for_you ? "Your turn" : `${stage}${rating}`),
        ),
    );
}
