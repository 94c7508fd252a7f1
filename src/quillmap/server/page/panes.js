/** The parts of the screen of a game, and which of them is shown when. */

import { showCard, showControls } from "./card.js";
import { button, fill, h } from "./dom.js";
import { endPanel } from "./end.js";
import { showBar, showDeck, showEdicts, showStory } from "./panels.js";
import { showMenu, showPeople, showRace } from "./people.js";
import { readLine } from "./task.js";
import { who } from "./words.js";

/** @typedef {import("./play.js").PlayScreen} PlayScreen */

const KEYS = "Arrows move, R turns, F flips, T changes the terrain, S the shape, Enter draws.";

/** The empty parts, in their places around the board. */
export function panesOf(/** @type {HTMLElement} */ board) {
    const panel = (/** @type {string} */ name) => h("section", { class: `panel ${name}` });
    const panes = {
        bar: h("div", { class: "bar" }),
        end: panel("ending"),
        card: panel("card"),
        whose: h("div", { class: "whose" }),
        controls: h("div", { class: "controls", role: "group", "aria-label": "Draw" }),
        help: h("p", { class: "quiet keys" }, KEYS),
        edicts: panel("edicts-panel"),
        people: panel("people-panel"),
        race: panel("race-panel"),
        story: panel("story"),
        deck: panel("deck"),
        menu: panel("menu"),
    };
    const { bar, end, card, whose, controls, help, edicts, people, race, story, deck, menu } =
        panes;
    const left = h("div", { class: "left" }, card);
    const middle = h("div", { class: "middle" }, whose, board, controls, help);
    const right = h("div", { class: "right" }, edicts, people, race, story, deck, menu);
    return { ...panes, root: h("div", { class: "play" }, bar, end, left, middle, right) };
}

/** Everything that only news can change. */
export function showAll(/** @type {PlayScreen} */ screen) {
    const { panes } = screen;
    const over = screen.view.table.stage !== "playing";
    panes.end.hidden = !over;
    panes.root.classList.toggle("done", over);
    if (over) fill(panes.end, ...endPanel(screen.here));
    showBar(panes.bar, screen);
    showPeople(panes.people, screen);
    showRace(panes.race, screen);
    showDeck(panes.deck, screen);
    showStory(panes.story, screen);
    showMenu(panes.menu, screen);
}

/** A table that was closed before its first card. */
export function showUnplayed(/** @type {PlayScreen} */ screen) {
    const { end, root } = screen.panes;
    root.replaceChildren(end);
    fill(end, ...endPanel(screen.here));
}

/** Everything that changes while somebody draws. */
export function showDrawing(/** @type {PlayScreen} */ screen) {
    const { panes, seat, sealed, board } = screen;
    const { table, mine } = screen.view;
    const own = screen.draft?.task.on ?? (sealed ? readLine(sealed).on : seat) ?? 1;
    const on = screen.looking ?? own;
    const looking = on !== own;
    const draft = looking ? null : screen.draft;
    board.show(table.play.sheets[on - 1], who(table, on), draft, looking ? null : sealed);
    board.element.classList.toggle("foreign", on !== seat && seat !== null);
    fill(panes.whose, ...headingOf(screen, on, looking));
    panes.whose.classList.toggle("plain-own", on === seat && mine.seats.length === 1 && !looking);
    panes.help.hidden = !screen.draft;
    showCard(panes.card, screen);
    showControls(panes.controls, screen);
    showEdicts(panes.edicts, screen);
}

function headingOf(
    /** @type {PlayScreen} */ screen,
    /** @type {number} */ on,
    /** @type {boolean} */ looking,
) {
    const { table, mine } = screen.view;
    const seats = mine.seats.length > 1 ? mine.seats : [];
    const name = who(table, on);
    let text = `Map of ${name}`;
    if (mine.seats.includes(on) && !seats.length) text = "Your map";
    if (on !== screen.seat && screen.draft && !looking) text = `You draw on the map of ${name}`;
    const take = (/** @type {number} */ seat) =>
        button(who(table, seat), () => screen.take(seat), {
            class: "plain",
            "aria-pressed": seat === screen.seat,
            key: `seat ${seat}`,
        });
    const back = looking && button("Back", () => screen.look(null), { class: "plain" });
    return [h("h1", {}, text), back, ...seats.map(take)];
}
