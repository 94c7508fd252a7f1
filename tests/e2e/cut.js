// Run in a page: every text that is cut, that leaves its window, its button, its label or cell, or
// that lies below something else.
() => {
    const SLACK = 1.5; // pixels; letters may lean a little over the edge of their box
    const wide = document.documentElement.clientWidth;
    const name = (node) => node.outerHTML.replace(/\s+/g, " ").slice(0, 100);
    const found = [];
    const report = (why, words, node) => found.push(`${why}: "${words.trim()}" in ${name(node)}`);

    /** Only for those who listen: one pixel, or clipped away. */
    const unseen = (each) => {
        const style = getComputedStyle(each);
        return style.clipPath !== "none" || (each.offsetWidth <= 1 && style.overflow === "hidden");
    };
    const ancestors = (node) => {
        const all = [];
        for (let each = node; each; each = each.parentElement) all.push(each);
        return all;
    };
    /** Whether a box can be moved sideways, so that nothing in it is lost. */
    const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX);
    const inside = (rect, box, sides) =>
        (!sides.x || (rect.left >= box.left - SLACK && rect.right <= box.right + SLACK)) &&
        (!sides.y || (rect.top >= box.top - SLACK && rect.bottom <= box.bottom + SLACK));

    /** What moves on its own when the page is scrolled: it may well lie above other things. */
    const layer = (node) =>
        ancestors(node).find(
            (each) => each.matches("dialog, .scene") || /sticky|fixed/.test(getComputedStyle(each).position),
        );
    /** Something of the same layer that lies above the middle of a text. */
    function above(text, rect) {
        const parent = text.parentElement;
        const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
        if (!top || top.contains(parent) || parent.contains(top) || parent.closest("svg")) return null;
        const field = parent.closest("label, button");
        return (field && field.contains(top)) || layer(top) !== layer(parent) ? null : top;
    }

    function look(text, rects, all) {
        const words = text.textContent;
        const field = text.parentElement.closest("button, label, td, th, summary, a.button, option");
        // Words of a button that have a place of their own, as those of a hint, are to fit in there.
        const placed = all.find((each) => getComputedStyle(each).position === "absolute");
        const box = field?.contains(placed ?? null) ? placed : field;
        const scroller = all.find((each) => each !== document.documentElement && scrolls(each));
        for (const rect of rects) {
            if (rect.width < 0.5) continue;
            if (!scroller && (rect.left < -SLACK || rect.right > wide + SLACK))
                return report("leaves the window", words, text.parentElement);
            if (box && !inside(rect, box.getBoundingClientRect(), { x: true, y: true }))
                return report("leaves its box", words, box);
            const top = above(text, rect);
            if (top) return report("is covered", words, top);
            for (const each of all) {
                const { overflowX, overflowY } = getComputedStyle(each);
                const sides = { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
                if (each === document.body || each === document.documentElement) continue;
                if (!inside(rect, each.getBoundingClientRect(), sides))
                    return report("is cut", words, each);
            }
        }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!text.textContent.trim() || parent.closest("select, script, style, textarea")) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const all = ancestors(parent);
        if (all.some(unseen) || parent.closest(".skip")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        look(text, range.getClientRects(), all);
    }

    // What a closed list shows is no node of its own, so it is measured.
    const pen = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
        if (!select.checkVisibility() || unseen(select)) continue;
        const style = getComputedStyle(select);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const words = select.selectedOptions[0]?.textContent.trim() ?? "";
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        if (pen.measureText(words).width > room + SLACK) report("does not fit", words, select);
    }
    return found;
};
