/** What a crest looks like, for those who listen. Its texts come with the part `lobby`. */

import { t } from "../language/language.svelte";
import type { Crest } from "./crest";

/** "Crest: shield, blue; bend, gold; star, silver." */
export function crestWords({ shape, colour, pattern, charge }: Crest): string {
    const parts = [
        [`crest-shape-${shape}`, colour],
        ...(pattern ? [[`crest-pattern-${pattern.name}`, pattern.colour]] : []),
        ...(charge ? [[`crest-charge-${charge.name}`, charge.colour]] : []),
    ].map(([id = "", of = ""]) => `${t(id)}, ${t(`crest-colour-${of}`)}`);
    return t("crest-words", { parts: parts.join("; ") });
}
