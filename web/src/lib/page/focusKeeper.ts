/**
 * Keeps the focus where somebody was busy. A press may take the pressed element away, or switch it off
 * for a while: then the browser gives the focus to nothing, and those who listen or only have keys
 * would begin at the top of the page again.
 *
 * The focus goes to what lay around the lost element and is still there, and not to a button beside
 * it: one Enter too many would press that. Where that would be the whole page, it goes to the map that
 * somebody draws on, as the keys mean that one; and so it does when a window gives it back to the page.
 */

/** What is worth being read when the focus comes there. */
const PLACES = "section, form, fieldset, details, dialog, figure, ol, ul, nav, main, [role=group]";

/** Where somebody is at home on a page that has a map to draw on. */
const HOME = '[data-home] [tabindex="0"]';

/** Who had the focus, from the inside out. */
type Trail = readonly Element[];

function trailOf(element: Element): Trail {
    const found: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
    return found;
}

function isFree(document: Document): boolean {
    return document.activeElement === null || document.activeElement === document.body;
}

/** Look after the focus of a page; the returned function ends it. */
export function keepFocus(document: Document): () => void {
    let trail: Trail = [];
    /** Where the focus was before it went into each of the open windows; a closed one keeps nothing. */
    const openers = new WeakMap<Element, Trail>();
    let due: ReturnType<typeof setTimeout> | undefined;

    function came({ target }: FocusEvent): void {
        if (!(target instanceof Element)) return;
        const dialog = target.closest("dialog");
        const inside = dialog !== null && trail.includes(dialog);
        if (dialog && !inside && trail.length) openers.set(dialog, trail);
        const fromWindow = trail.some((each) => each.matches("dialog"));
        trail = trailOf(target);
        const home = fromWindow && target.matches("main") && target.querySelector(HOME);
        if (home) focused(home);
    }
    /** Whoever clicks on nothing wants nothing to have the focus. */
    function pressed({ target }: Event): void {
        if (target === document.body || target === document.documentElement) trail = [];
    }

    /** Back to a lost element if it is there again, else to the place around it. */
    function restore(lost: Trail): boolean {
        const [element, ...around] = lost;
        if (element.isConnected && focused(element)) return true;
        if (element.isConnected) return false;
        const gone = around.find((each) => openers.has(each));
        const opener = gone && !gone.isConnected ? openers.get(gone) : undefined;
        if (gone && opener) openers.delete(gone);
        if (opener) return restore(opener);
        // A place without a box of its own (`display: contents`) takes no focus: then the next one.
        return around.some((each) => {
            if (!each.isConnected || !each.matches(PLACES)) return false;
            const home = each.matches("main") && each.querySelector(HOME);
            return home ? focused(home) : focused(each, true);
        });
    }

    function look(): void {
        if (isFree(document) && trail.length) restore(trail);
    }
    const observer = new MutationObserver(() => {
        if (!isFree(document) || !trail.length) return;
        // Whoever knows better where the focus belongs goes first.
        clearTimeout(due);
        due = setTimeout(look);
    });
    document.addEventListener("focusin", came);
    document.addEventListener("pointerdown", pressed);
    observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ["disabled", "open"],
    });
    return () => {
        clearTimeout(due);
        observer.disconnect();
        document.removeEventListener("focusin", came);
        document.removeEventListener("pointerdown", pressed);
    };
}

/** Give an element the focus; a place that usually takes none has it until it is left again. */
function focused(element: Element, asPlace = false): boolean {
    if (!(element instanceof HTMLElement)) return false;
    const leave = (): void => {
        element.removeAttribute("tabindex");
        delete element.dataset.keptFocus;
    };
    const lent = asPlace && !element.hasAttribute("tabindex");
    if (lent) {
        element.tabIndex = -1;
        element.dataset.keptFocus = "";
        element.addEventListener("blur", leave, { once: true });
    }
    element.focus({ preventScroll: true });
    const taken = element.ownerDocument.activeElement === element;
    if (lent && !taken) leave();
    return taken;
}
