/** What a screen reader hears: one polite region for the whole page, shown by its frame. */

/** Also one that is still being loaded: nobody would hear the end of what is said before it. */
function windowIsOpen(): boolean {
    return document.querySelector("dialog[open], .season-comes") !== null;
}

class LiveRegion {
    text = $state("");
    /** What came while a window lay above the page, and waits until it is gone. */
    #waiting: string[] = [];
    #watching: MutationObserver | null = null;

    /** Say something as soon as nothing else is being said. */
    say(text: string): void {
        // What calls for words may also open a window: that one lies above the page by then.
        setTimeout(() => this.#say(text));
    }

    #say(text: string): void {
        // Behind a window nothing is read out, and nobody would ever hear it.
        if (this.#waiting.length || windowIsOpen()) this.#wait(text);
        // The same words twice would not be noticed as a change.
        else this.text = text === this.text ? `${text}\u00a0` : text;
    }

    #wait(text: string): void {
        this.#waiting.push(text);
        if (this.#watching) return;
        // A window may be closed, or taken out of the page with no word about it: both are seen here.
        this.#watching = new MutationObserver(() => {
            // Whoever closed it may open another one, or give the focus to something that is read first.
            if (!windowIsOpen()) setTimeout(this.#closed);
        });
        this.#watching.observe(document.body, {
            childList: true,
            subtree: true,
            attributeFilter: ["open"],
        });
    }

    #closed = (): void => {
        if (!this.#watching || windowIsOpen()) return;
        this.#watching.disconnect();
        this.#watching = null;
        this.text = this.#waiting.join(" ");
        this.#waiting = [];
    };
}

export const liveRegion = new LiveRegion();
