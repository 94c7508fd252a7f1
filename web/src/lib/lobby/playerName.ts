/** Names as people type them. */

/** Joiners and variation selectors, which keyboards put beside emoji and letters unseen. */
const UNSEEN = /[\u200c\u200d\ufe00-\ufe0f]/g;

/** A name as the server takes it: nobody knows that something unseen has been typed. */
export function tidyName(said: string): string {
    return said.replace(UNSEEN, "").trim();
}
