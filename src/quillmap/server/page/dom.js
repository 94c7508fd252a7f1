/** Elements without a framework. Text from the server only ever goes in as text. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * @param {Element} element
 * @param {Record<string, unknown>} attributes
 */
function dress(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined) continue;
        if (value === false && !name.startsWith("aria-")) continue;
        if (typeof value === "function") element.addEventListener(name, /** @type {any} */ (value));
        else
            element.setAttribute(
                name,
                value === true && !name.startsWith("aria-") ? "" : String(value),
            );
    }
}

/** Children without those that are not there. */
function real(/** @type {Child[]} */ children) {
    return children
        .flat()
        .filter((child) => child !== null && child !== undefined && child !== false)
        .map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * An HTML element; attributes that are functions listen to the event of that name.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    dress(element, attributes);
    element.append(...real(/** @type {Child[]} */ (children)));
    return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
    const element = document.createElementNS(SVG, tag);
    dress(element, attributes);
    element.append(...real(/** @type {Child[]} */ (children)));
    return /** @type {SVGElement} */ (element);
}

/**
 * A button. `key` finds it again after its surroundings were drawn anew, so that focus stays.
 * @param {string} label
 * @param {() => void} does
 * @param {Record<string, unknown>} [attributes]
 * @returns {HTMLButtonElement}
 */
export function button(label, does, attributes = {}) {
    const { key = label, ...rest } = attributes;
    const all = { type: "button", "data-key": key, click: does, ...rest };
    return /** @type {HTMLButtonElement} */ (h("button", all, label));
}

/**
 * Replace what an element holds, if it would look any different: a control that somebody is about
 * to press stays the same element. So listeners must look at the state when they are called.
 * Focus stays on the control with the same key, and details stay open.
 * @param {Element} place
 * @param {...(Child | Child[])} children
 */
export function fill(place, ...children) {
    const fresh = /** @type {Element} */ (place.cloneNode(false));
    fresh.append(...real(/** @type {Child[]} */ (children)));
    for (const details of place.querySelectorAll("details[data-key]")) {
        const same = fresh.querySelector(keyed(details.getAttribute("data-key") ?? ""));
        same?.toggleAttribute("open", details.hasAttribute("open"));
    }
    if (place.isEqualNode(fresh)) return;
    const active = document.activeElement;
    const key = active && place.contains(active) ? active.getAttribute("data-key") : null;
    place.replaceChildren(...fresh.childNodes);
    if (key === null) return;
    const again = place.querySelector(keyed(key));
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

function keyed(/** @type {string} */ key) {
    return `[data-key="${CSS.escape(key)}"]`;
}

/**
 * A labelled control.
 * @param {string} label
 * @param {HTMLElement} control
 * @param {string} [hint]
 */
export function field(label, control, hint = "") {
    return h(
        "label",
        { class: "field" },
        h("span", {}, label),
        control,
        hint && h("small", {}, hint),
    );
}

/**
 * A select with options.
 * @param {[string, string][]} options value and what is read
 * @param {Record<string, unknown>} [attributes]
 * @param {string} [chosen]
 * @returns {HTMLSelectElement}
 */
export function select(options, attributes = {}, chosen = "") {
    const element = /** @type {HTMLSelectElement} */ (h("select", attributes));
    offer(element, options, chosen);
    return element;
}

/**
 * Other options for a select; the first one is chosen unless another one is named.
 * @param {HTMLSelectElement} element
 * @param {[string, string][]} options
 * @param {string} [chosen]
 */
export function offer(element, options, chosen = "") {
    element.replaceChildren(...options.map(([value, text]) => h("option", { value }, text)));
    const known = options.some(([value]) => value === chosen);
    element.value = known ? chosen : (options[0]?.[0] ?? "");
}
