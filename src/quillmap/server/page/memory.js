/** What this browser keeps: a name, and the commitments seen before the first card. */

/** @param {string} key */
function read(key) {
    try {
        return localStorage.getItem(key);
    } catch {
        return null; // a browser that keeps nothing
    }
}

/** @param {string} key @param {string} value */
function write(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch {
        // Then it is not kept, and the page says so where it matters.
    }
}

/** The name under which somebody played last. */
export function myName() {
    return read("quillmap.name") ?? "";
}

export function keepName(/** @type {string} */ name) {
    write("quillmap.name", name);
}

/** @typedef {{ commitment: string, card: number }} Seen which one, and how many cards lay open */

/** @type {Map<string, Seen>} */
const seen = new Map();

/**
 * Remember the first commitment that this browser saw of a game.
 * @param {string} game
 * @param {string} commitment
 * @param {number} cards how many cards had been shown by then
 */
export function witness(game, commitment, cards) {
    if (!commitment || witnessed(game)) return;
    seen.set(game, { commitment, card: cards });
    write(`quillmap.seen.${game}`, `${cards} ${commitment}`);
}

/**
 * What was remembered.
 * @param {string} game
 * @returns {Seen | null}
 */
export function witnessed(game) {
    const kept = seen.get(game);
    if (kept) return kept;
    const [card, commitment] = (read(`quillmap.seen.${game}`) ?? "").split(" ");
    return commitment ? { commitment, card: Number(card) } : null;
}

/** Note that this table should begin as soon as its promise was seen. */
export function beginSoon(/** @type {string} */ game) {
    try {
        sessionStorage.setItem("quillmap.begin", game);
    } catch {
        // Then there is a button for it.
    }
}

/** Whether this table should begin now; only said once. */
export function shouldBegin(/** @type {string} */ game) {
    try {
        if (sessionStorage.getItem("quillmap.begin") !== game) return false;
        sessionStorage.removeItem("quillmap.begin");
        return true;
    } catch {
        return false;
    }
}
