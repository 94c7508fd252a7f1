/** The keys of a drawing. They never take anything away from fields, buttons and links. */

/** @typedef {import("./play.js").PlayScreen} PlayScreen */
/** @typedef {import("./draft.js").Draft} Draft */

/** The one behind this one, around the end. */
function next(/** @type {any[]} */ list, /** @type {any} */ one) {
    return list[(list.indexOf(one) + 1) % list.length] ?? one;
}

function nextTerrain(/** @type {Draft} */ draft) {
    draft.terrain = next(draft.task.terrains, draft.terrain);
}

function nextShape(/** @type {Draft} */ draft) {
    const { choices } = draft.task;
    const fitting = choices.map((_, at) => at).filter((at) => choices[at].fits);
    draft.choose(next(fitting, draft.choice));
}

function escape(/** @type {PlayScreen} */ screen) {
    if (screen.draft?.gazing) screen.change((draft) => (draft.gazing = false));
    else screen.board.release();
}

/** @type {Record<string, (screen: PlayScreen) => void>} */
const SHAPING = {
    r: (screen) => screen.change((draft) => draft.turn()),
    f: (screen) => screen.change((draft) => draft.flip()),
    t: (screen) => screen.change(nextTerrain),
    s: (screen) => screen.change(nextShape),
};

/** @type {Record<string, (screen: PlayScreen) => void>} */
const MOVING = {
    Escape: escape,
    ArrowLeft: (screen) => screen.board.nudge(0, -1),
    ArrowRight: (screen) => screen.board.nudge(0, 1),
    ArrowUp: (screen) => screen.board.nudge(-1, 0),
    ArrowDown: (screen) => screen.board.nudge(1, 0),
};

/** Do what a key means, if it means anything here. */
export function pressed(/** @type {PlayScreen} */ screen, /** @type {KeyboardEvent} */ event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const { draft } = screen;
    const modified = event.ctrlKey || event.altKey || event.metaKey;
    if (!draft || modified || target.closest("input, select, textarea, dialog, .scroll, .stories")) return;
    const free =
        target === document.body || target === screen.board.element || target.id === "main";
    let does = MOVING[event.key];
    if (!draft.choosing) does ??= SHAPING[event.key.toLowerCase()];
    if (free && event.key === "Enter") does = () => screen.send();
    if (!does) return;
    event.preventDefault();
    does(screen);
}
