/** How to play, on one screen and in our own words. */

import { button, h } from "./dom.js";

/** @type {[string, string][]} */
const RULES = [
    [
        "The goal",
        "Draw a map of eleven by eleven squares. Four scoring cards, the edicts A to D, say what is worth points. Whoever has the most after four seasons wins; alone you play for a title.",
    ],
    [
        "A round",
        "One card is revealed for everybody. Choose one of its shapes and one of its terrains, turn and flip it as you like, and draw it on empty squares of your map; it need not touch anything. If no shape fits anywhere, draw a single square instead. When all have drawn, the next card comes.",
    ],
    ["Ruins", "After a ruins card the next shape has to cover at least one open ruins square."],
    [
        "Ambushes",
        "Monsters! A neighbour draws them on your map, and you on a neighbour's. At the end of each season you lose a point for every empty square beside a monster, so close them in. Alone, a rule says where they go.",
    ],
    [
        "Heroes",
        "Only with the second box. A hero stands on one empty square and strikes those around it that are marked: monsters there are destroyed, also those that come later.",
    ],
    [
        "Seasons and edicts",
        "Cards take time, and when it has run out a season ends. Spring scores A and B, summer B and C, fall C and D, winter D and A, each time with coins added and monsters taken off.",
    ],
    [
        "Coins",
        "One for a shape with a coin beside it, and one for a mountain whose four sides are filled. Each coin counts again in every season from then on.",
    ],
    [
        "Your hand",
        "The bright shape on the map is only a sketch. Point, drag or use the arrows to move it; a tap or click lays it down. R turns it, F flips it, T and S choose terrain and shape. The edicts show what it would bring. "Draw it", Enter or a second click seals it, and until all have drawn you can take it back.",
    ],
];

/** A button that opens the summary. */
export function howToPlay() {
    /** @type {HTMLDialogElement | null} */
    let dialog = null;
    const show = () => {
        dialog ??= summary();
        if (!dialog.isConnected) document.body.append(dialog);
        dialog.showModal();
    };
    return button("How to play", show, { class: "plain", "aria-haspopup": "dialog" });
}

function summary() {
    const dialog = /** @type {HTMLDialogElement} */ (
        h(
            "dialog",
            { class: "panel how", "aria-labelledby": "how" },
            h("h2", { id: "how" }, "How to play"),
            h("dl", {}, ...RULES.flatMap(([term, text]) => [h("dt", {}, term), h("dd", {}, text)])),
        )
    );
    dialog.append(button("Back", () => dialog.close(), { class: "primary", autofocus: true }));
    return dialog;
}
