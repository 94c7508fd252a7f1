/** Letters as keys of the page, and where they are. */

/** The key of an event; where the keyboard writes Greek, the Latin letter that is printed there. */
export function latinKey({ key, code }: KeyboardEvent): string {
    const printed = /^Key([A-Z])$/.exec(code)?.[1];
    const foreign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
    return printed && foreign ? printed.toLowerCase() : key;
}

/** Whether a key may be one of the page: not in a field or a window, and not together with Ctrl or Alt. */
export function isOfPage({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (altKey || ctrlKey || metaKey) return false;
    return target instanceof Element && !target.closest("input, select, textarea, dialog");
}
