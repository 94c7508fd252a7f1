/** The others: their maps, who has drawn, and what can be done about seats. */

import { addressOf } from "./api.js";
import { button, fill, h } from "./dom.js";
import { described, icon, mapOf } from "./sheet.js";
import { lanesOf } from "./race.js";
import { onlyHere, plural } from "./words.js";

/** @typedef {import("./play.js").PlayScreen} PlayScreen */

/** @type {WeakMap<PlayScreen, Map<string, Element>>} pictures of maps that have not changed */
const kept = new WeakMap();

function smallMap(
    /** @type {PlayScreen} */ screen,
    /** @type {any} */ sheet,
    /** @type {string} */ name,
) {
    const pictures = kept.get(screen) ?? new Map();
    kept.set(screen, pictures);
    const key = `${name}\n${JSON.stringify(sheet)}`;
    const picture =
        pictures.get(key) ??
        mapOf(sheet, { label: `Map of ${name}: ${described(sheet)}`, small: true });
    return { key, picture };
}

/** Fill the panel of all who sit here. */
export function showPeople(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table, mine, drawn } = screen.view;
    const { stage, chairs, play } = table;
    const state = JSON.stringify([
        stage,
        chairs,
        play.sheets,
        play.awaited,
        mine,
        drawn,
        screen.looking,
    ]);
    if (state === screen.peopleShown) return;
    screen.peopleShown = state;
    const pictures = new Map();
    const cards = table.chairs.map((/** @type {any} */ chair, /** @type {number} */ at) => {
        const seat = at + 1;
        const name = chair?.name ?? `Seat ${seat}`;
        const { key, picture } = smallMap(screen, table.play.sheets[at], `${seat} ${name}`);
        pictures.set(key, picture);
        return h(
            "li",
            { class: screen.looking === seat ? "person looked" : "person" },
            h(
                "button",
                {
                    type: "button",
                    class: "mini",
                    "aria-label": `Look at the map of ${name}`,
                    "data-key": `look ${seat}`,
                    click: () => screen.look(seat),
                },
                picture,
            ),
            h("strong", {}, name),
            h("span", { class: "quiet" }, stateOf(screen, chair, seat)),
            h(
                "span",
                { class: "quiet" },
                icon("coin"),
                plural(table.play.sheets[at].coins ?? 0, "coin"),
            ),
            hostsTool(screen, chair, seat, mine),
        );
    });
    kept.set(screen, pictures);
    place.hidden = table.chairs.length < 2;
    fill(place, h("h2", {}, "Everybody"), h("ul", { class: "people" }, ...cards));
}

function stateOf(
    /** @type {PlayScreen} */ screen,
    /** @type {any} */ chair,
    /** @type {number} */ seat,
) {
    const { table, drawn, mine } = screen.view;
    if (!chair) return "";
    if (chair.left) return "has left";
    const who = chair.bot
        ? `bot: ${chair.bot}`
        : chair.handed
          ? `${chair.handed} draws`
          : mine.seats.includes(seat)
            ? "you"
            : drawn.here.includes(seat)
              ? "here"
              : "away";
    if (table.stage !== "playing") return who;
    const owes = table.play.awaited.includes(seat);
    return `${who}, ${drawn.seats.includes(seat) ? "has drawn" : owes ? "is drawing" : "waits"}`;
}

function hostsTool(
    /** @type {PlayScreen} */ screen,
    /** @type {any} */ chair,
    /** @type {number} */ seat,
    /** @type {any} */ mine,
) {
    const { table, drawn } = screen.view;
    const gone = chair && !chair.bot && !chair.handed && !chair.left && !drawn.here.includes(seat);
    if (!mine.host || !gone || table.stage !== "playing" || mine.seats.includes(seat)) return null;
    return button("Let a bot draw", () => screen.here.ask("hand_over", { seat }), {
        key: `hand ${seat}`,
        class: "plain",
    });
}

/** The race that this lane belongs to. */
export function showRace(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table } = screen.view;
    place.hidden = table.kind !== "lane";
    if (place.hidden) return;
    const mine = new Set(screen.view.mine.seats.length ? [table.game] : []);
    fill(
        place,
        h("h2", {}, "The race"),
        lanesOf(screen.view, mine),
        h(
            "a",
            { class: "button", href: addressOf(table.race, table.key), "data-key": "race" },
            "To the race",
        ),
    );
}

/** Everything about the own seats and the table: leave, hand over, links, close. */
export function showMenu(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table, mine } = screen.view;
    const { ask } = screen.here;
    const playing = table.stage === "playing";
    place.hidden = !playing;
    const seats = mine.seats.flatMap((/** @type {number} */ seat) => {
        const chair = table.chairs[seat - 1];
        const name = mine.seats.length > 1 ? ` (${chair.name})` : "";
        if (chair.left) return [];
        return [
            chair.handed
                ? button(`Take the seat back${name}`, () => ask("come_back", { seat }), {
                      class: "primary",
                  })
                : button(`Let a bot draw for me${name}`, () => ask("hand_over", { seat })),
            // The seat of a race is moved at the race, and takes its lane along.
            ...(table.kind === "lane"
                ? []
                : [button(`Play on another device${name}`, () => personalLink(screen, seat))]),
            mine.linked.includes(seat) &&
                button(`Revoke the personal link${name}`, () => ask("unlink", { seat })),
            button(
                `Leave for good${name}`,
                () => confirm("Leave this game for good?") && ask("leave", { seat }),
            ),
        ];
    });
    fill(
        place,
        h(
            "details",
            { "data-key": "menu details" },
            h("summary", { "data-key": "menu" }, h("h2", {}, "Table")),
            h(
                "div",
                { class: "stack" },
                ...seats,
                mine.host &&
                    table.kind === "table" &&
                    button(
                        "Close the table",
                        () =>
                            confirm("Close this table? The game ends without a result.") &&
                            ask("close"),
                    ),
                h(
                    "label",
                    { class: "field" },
                    h("span", {}, "Link for those who watch"),
                    h("input", {
                        readonly: true,
                        "data-key": "watch",
                        value: location.origin + addressOf(table.game, table.key),
                    }),
                ),
                screen.linkText &&
                    h(
                        "label",
                        { class: "field" },
                        h("span", {}, "Personal link: whoever opens it gets the seat"),
                        h("input", {
                            readonly: true,
                            "data-key": "personal",
                            value: screen.linkText,
                        }),
                    ),
                onlyHere() && h("p", { class: "quiet" }, onlyHere()),
            ),
        ),
    );
}

async function personalLink(/** @type {PlayScreen} */ screen, /** @type {number} */ seat) {
    const answer = await screen.here.ask("link", { seat });
    if (!answer) return;
    const { game, key } = screen.view.table;
    screen.linkText = `${location.origin}/t/${game}#${key}.${seat}.${answer.token}`;
    screen.update();
}
