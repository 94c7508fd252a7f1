/** What the own maps of a game in a list are signed with. Only "My games" reads it. */

import type { Listing } from "../wire/http";
import { flag, list, object, or, orNull, text } from "../wire/readers";

const signed = list(
    object({
        mine: or(flag, false),
        province: or(orNull(text), null),
        crest: or(orNull(text), null),
    }),
);

/** Those of the caller that say something; none of a server that does not tell them. */
export function ownSigned(
    game: Pick<Listing, "signed">,
): { province: string | null; crest: string | null }[] {
    const all = game.signed ? signed(game.signed, "signed") : [];
    return all.filter(({ mine, province, crest }) => mine && (province ?? crest));
}
