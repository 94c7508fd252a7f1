/** The card that lies open: its choices, what it asks for, and the controls of a drawing. */

import { button, fill, h } from "./dom.js";
import { icon, shapeOf } from "./sheet.js";
import { nameOfCard, plural, who } from "./words.js";

/** @typedef {import("./play.js").PlayScreen} PlayScreen */
/** @typedef {import("./draft.js").Draft} Draft */

/** @type {Record<string, string>} what the monsters of Heroes do, in our own words */
const MONSTERS = {
    D: "The Dragon pays 3 coins once each of its squares is closed in or destroyed.",
    Z: "After each season the Zombies spread to every empty square beside them.",
    T: "After each season the owner destroys one empty square beside the Troll.",
    G: "The Gorgon destroys one square beside it at once: you choose which.",
};

/** Fill the panel of the card. */
export function showCard(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { table } = screen.view;
    const { play } = table;
    const card = play.shown.at(-1);
    if (!card || table.stage !== "playing") {
        fill(place);
        place.hidden = true;
        return;
    }
    place.hidden = false;
    const explore = screen.here.material.explore[card];
    const time =
        explore && play.asks === "explore"
            ? h("span", { class: "chip" }, `time ${explore.time}`)
            : null;
    fill(
        place,
        h("div", { class: "card-head" }, h("h2", {}, headline(play, card)), time),
        h("div", { class: "card-text" }, ...hints(screen, card)),
        screen.draft ? choicesOf(screen, screen.draft) : printed(screen, card),
    );
}

function headline(/** @type {any} */ play, /** @type {string} */ card) {
    if (play.asks === "troll") return "The Troll ravages";
    if (play.asks === "gaze") return "The Gorgon gazes";
    return nameOfCard(card);
}

/** What is asked for, in a few sentences. */
function hints(/** @type {PlayScreen} */ screen, /** @type {string} */ card) {
    const { table } = screen.view;
    const { play } = table;
    const task = screen.draft?.task;
    const said = [];
    const ambush = screen.here.material.ambushes[card];
    if (play.ruins && play.asks === "explore" && !task?.single)
        said.push("Ruins: cover at least one open ruins square.");
    else if (play.ruins && play.asks !== "explore")
        said.push("Ruins wait for the next explore card.");
    if (task?.single) said.push("Nothing fits: draw one single square, anywhere.");
    if (play.asks === "hero")
        said.push(
            "Draw the hero on an empty square. It strikes the marked squares: monsters there are destroyed, now and later.",
        );
    if (play.asks === "ambush") {
        const whose = !task
            ? ""
            : task.on === task.seat
              ? "your own map"
              : `the map of ${who(table, task.on)}`;
        said.push(
            whose
                ? `Ambush! You draw monsters on ${whose}.`
                : "Ambush! Neighbours draw monsters on each other's maps.",
        );
        if (ambush?.letter) said.push(MONSTERS[ambush.letter]);
    }
    if (task?.kind === "destroy")
        said.push(
            `Choose the square to destroy (${plural(task.targets.length, "square")} possible).`,
        );
    return said.map((text) => h("p", {}, text));
}

/** The card as it is, for those who do not draw now. */
function printed(/** @type {PlayScreen} */ screen, /** @type {string} */ card) {
    const { explore, ambushes, heroes } = screen.here.material;
    const rows = ambushes[card]?.rows ?? heroes[card]?.rows;
    if (rows) return h("div", { class: "choices" }, shapeOf(rows, "monster"));
    const found = explore[card];
    if (!found) return null;
    return h(
        "div",
        { class: "choices" },
        ...found.shapes.map((/** @type {any} */ shape) =>
            h(
                "span",
                { class: "choice" },
                shapeOf(shape.rows, found.terrains[0]),
                shape.coin && icon("coin"),
            ),
        ),
        h("span", {}, found.terrains.join(", ")),
    );
}

/** Buttons for terrain and shape. */
function choicesOf(/** @type {PlayScreen} */ screen, /** @type {Draft} */ draft) {
    const { task } = draft;
    if (task.kind === "destroy") return null;
    const terrains =
        task.terrains.length < 2
            ? []
            : task.terrains.map((terrain) => {
                  const chosen = terrain === draft.terrain;
                  const pick = () => screen.change((now) => (now.terrain = terrain));
                  return h(
                      "button",
                      {
                          type: "button",
                          class: "choice",
                          "aria-pressed": chosen,
                          "data-key": terrain,
                          click: pick,
                      },
                      icon(terrain),
                      terrain,
                  );
              });
    const plain = terrains.length > 0 && task.choices.length === 1 && draft.rows.join() === "X";
    const shapes = task.choices.map((choice, at) => {
        const label = `Shape ${at + 1}${choice.coin ? ", with a coin" : ""}${choice.fits ? "" : ", fits nowhere"}`;
        const pick = () => screen.change((now) => now.choose(at));
        const rows = at === draft.choice ? draft.rows : choice.rows;
        return h(
            "button",
            {
                type: "button",
                class: "choice",
                "aria-pressed": at === draft.choice,
                "aria-label": label,
                "data-key": `shape ${at}`,
                disabled: !choice.fits,
                click: pick,
            },
            shapeOf(rows, draft.terrain),
            choice.coin && icon("coin"),
            !choice.fits && h("small", {}, "fits nowhere"),
        );
    });
    return h(
        "div",
        { class: "choices" },
        terrains.length > 0 &&
            h("div", { class: "group", role: "group", "aria-label": "Terrain" }, ...terrains),
        !plain && h("div", { class: "group", role: "group", "aria-label": "Shape" }, ...shapes),
    );
}

/** Fill the bar with the controls: move, turn, flip, draw, take back. */
export function showControls(/** @type {HTMLElement} */ place, /** @type {PlayScreen} */ screen) {
    const { draft, pending, sealed } = screen;
    const turning = draft?.task.turning && !draft.choosing && draft.rows.join("").length > 1;
    const move = (
        /** @type {string} */ label,
        /** @type {string} */ sign,
        /** @type {number} */ down,
        /** @type {number} */ right,
    ) =>
        button(sign, () => screen.board.nudge(down, right), {
            "aria-label": label,
            key: label,
            class: "move",
        });
    place.hidden = !draft && !sealed && !pending;
    place.classList.toggle("resting", !draft);
    fill(
        place,
        h(
            "p",
            { class: screen.wrong || screen.misfit ? "outcome wrong" : "outcome", role: "status" },
            screen.outcome(),
        ),
        draft &&
            h(
                "div",
                { class: "moves" },
                move("Left", "◀", 0, -1),
                move("Up", "▲", -1, 0),
                move("Down", "▼", 1, 0),
                move("Right", "▶", 0, 1),
                button("↻", () => screen.change((now) => now.turn()), {
                    "aria-label": "Turn (R)",
                    title: "Turn (R)",
                    key: "turn",
                    class: "move",
                    disabled: !turning,
                }),
                button("⇋", () => screen.change((now) => now.flip()), {
                    "aria-label": "Flip (F)",
                    title: "Flip (F)",
                    key: "flip",
                    class: "move",
                    disabled: !turning,
                }),
            ),
        draft?.gazing &&
            button("Move the monsters again", () => screen.change((now) => (now.gazing = false)), {
                class: "again",
            }),
        draft &&
            button(pending ? "Sending …" : screen.confirmLabel(), () => screen.send(), {
                class: "primary go",
                key: "go",
                disabled: pending !== null,
            }),
        !draft &&
            sealed &&
            button("Take back", () => screen.takeBack(), { key: "back", class: "go" }),
    );
}
