/** What a screen reader hears: one polite region for the whole page, shown by its frame. */

class LiveRegion {
    text = $state("");

    /** Say something as soon as nothing else is being said. */
    say(text: string): void {
        // The same words twice would not be noticed as a change.
        this.text = text === this.text ? `${text}\u00a0` : text;
    }
}

export const liveRegion = new LiveRegion();
