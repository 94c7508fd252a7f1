/** How a person finds something on the page: it can be seen, and it has a name. */
const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== "hidden";
};
const nameOf = (element) =>
    (element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText ?? "").trim();
const where = (selector, name, hidden) => {
    const wanted = name && new RegExp(name);
    const found = [...document.querySelectorAll(selector)].find(
        (each) => (hidden || seen(each)) && (!wanted || wanted.test(nameOf(each))),
    );
    if (!found) return null;
    const covered = () => {
        const { x, y, width, height } = found.getBoundingClientRect();
        return !found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    if (!hidden && covered()) found.scrollIntoView({ block: "center", behavior: "instant" });
    const box = found.getBoundingClientRect();
    return {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        disabled: found.disabled === true,
        text: nameOf(found),
    };
};
/** All that a player has to know before the next click. */
const table = (confirms) => {
    const buttons = confirms.map((name) => where("button", name)).filter((each) => each);
    const under = [...document.querySelectorAll('[role="grid"] .under')];
    return {
        dialog: where("dialog[open] button:last-of-type") && "dialog[open] button",
        under: under.map((each) => Number(each.dataset.square)),
        confirm: buttons.find((each) => !each.disabled) ?? null,
    };
};
/** The squares of the map that do not lie within the width of the page, and how wide the page is. */
const layout = () => {
    const squares = [...document.querySelectorAll('[role="grid"] [data-square]')];
    const boxes = squares.map((each) => each.getBoundingClientRect());
    return {
        squares: squares.filter(seen).length,
        out: boxes.filter(({ left, right }) => left < 0 || right > innerWidth + 0.5).length,
        wider: document.documentElement.scrollWidth - innerWidth,
        size: [innerWidth, innerHeight],
    };
};
