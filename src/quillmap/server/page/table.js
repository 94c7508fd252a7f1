/** One table: its socket, what came last, and the screen for its stage. */

import { h, fill } from "./dom.js";
import { shouldBegin, witness } from "./memory.js";
import { PlayScreen } from "./play.js";
import { RaceScreen } from "./race.js";
import { Table, Unsure } from "./socket.js";
import { WaitingScreen } from "./waiting.js";
import { announce, notable, notice, sentence } from "./words.js";

/** How many sentences are kept for those who look away. */
const STORIES = 60;

/**
 * What is behind the # of the address: the key of the table, and for a personal link a seat and
 * its secret. `#key` or `#key.seat.token`.
 */
function fromFragment() {
    const [key = "", seat = "", token = ""] = location.hash.slice(1).split(".");
    return { key: key === "main" ? "" : key, seat: Number(seat), token };
}

/**
 * @typedef {object} Here what every screen of a table can use
 * @property {Table} table
 * @property {any} material
 * @property {string[]} stories the newest first
 * @property {(kind: string, fields?: Record<string, unknown>) => Promise<any>} ask refusals are shown
 * @property {(text: string, kind?: string) => void} say
 */

/** @param {HTMLElement} main @param {any} material @param {string} game */
export function tableScreen(main, material, game) {
    const { key, seat, token } = fromFragment();
    const told = h("div", { class: "told" });
    const place = h("div", {});
    main.replaceChildren(told, place);
    /** @type {{ update: () => void, stage: string } | null} */
    let screen = null;
    let claiming = token !== "";
    /** @type {string[]} */
    const stories = [];

    const table = new Table(game, key, {
        news: (events) => {
            const view = table.view.table;
            if (!view || !table.view.mine || !table.view.drawn) return;
            witness(view.game, view.commitment, cardsSeen(view.play));
            const said = events.map((event) => sentence(view, event)).filter(Boolean);
            stories.unshift(...[...said].reverse());
            stories.length = Math.min(stories.length, STORIES);
            announce(said.join(" "));
            const news = notable(table.view, events);
            if (news) here.say(news, "notice");
            if (claiming) claim();
            show();
        },
        state: () => {
            showState(table, place);
            screen?.update();
        },
    });

    /** @type {Here} */
    const here = {
        table,
        material,
        stories,
        say: (text, kind = "error") => fill(told, notice(text, kind)),
        ask: async (kind, fields) => {
            try {
                const answer = await table.ask(kind, fields);
                fill(told);
                return answer;
            } catch (error) {
                const unsure = error instanceof Unsure ? " What you see below is what counts." : "";
                here.say(/** @type {Error} */ (error).message + unsure);
                return null;
            }
        },
    };

    async function claim() {
        claiming = false;
        const answer = await here.ask("claim", { seat, token });
        if (answer) history.replaceState(null, "", `#${key}`);
    }

    function show() {
        const view = table.view.table;
        if (view.stage === "waiting" && shouldBegin(view.game)) {
            here.ask("start").then((answer) => answer ?? show());
            return;
        }
        const wanted =
            view.stage === "waiting" ? "waiting" : view.kind === "race" ? "race" : "play";
        if (screen?.stage !== wanted) {
            const kinds = { waiting: WaitingScreen, race: RaceScreen, play: PlayScreen };
            screen = new kinds[wanted](place, here);
        }
        screen.update();
        document.title = titleOf(table.view);
    }
}

/** Which round was under way when we first looked: 0 before the first card, then simply many. */
function cardsSeen(/** @type {any} */ play) {
    if (!play) return 0;
    return play.round === 1 ? 1 : 99;
}

function titleOf(/** @type {any} */ { table, mine, drawn }) {
    const open =
        table.play?.awaited.filter((/** @type {number} */ seat) => !drawn.seats.includes(seat)) ??
        [];
    const turn =
        table.stage === "playing" &&
        open.some((/** @type {number} */ seat) => mine.seats.includes(seat));
    return turn ? "● Your turn: Quillmap" : "Quillmap";
}

/** Whether we are connected, in the corner of every page; and why not any more. */
function showState(/** @type {Table} */ table, /** @type {HTMLElement} */ place) {
    const status = /** @type {HTMLElement} */ (document.getElementById("status"));
    const words = {
        connecting: "connecting …",
        open: "",
        lost: "connection lost, trying again …",
        gone: "",
    };
    status.textContent = words[table.state];
    status.className = `status ${table.state}`;
    document.body.classList.toggle("offline", table.state === "lost");
    if (table.state === "gone") {
        place.replaceChildren(
            h(
                "section",
                { class: "panel" },
                h("p", { class: "error", role: "alert" }, table.farewell),
                h("a", { href: "/", class: "button" }, "To the start"),
            ),
        );
    }
}
