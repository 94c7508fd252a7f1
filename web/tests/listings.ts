/** Games in a list, for tests. */

import { listing, type Listing } from "../src/lib/wire/http";

let number = 0;
/** A game of one under way, with what the test says of it. */
export function game(more: Partial<Listing>): Listing {
    number += 1;
    return listing({
        game: `game${number}`,
        stage: "playing",
        kind: "table",
        ruleset: "base",
        sheet: "A",
        seats: 1,
        names: ["Ada"],
        bots: 0,
        round_time: 0,
        season: 0,
        opened: 1,
        touched: number,
        rating: null,
        hints: 0,
        race: null,
        waits_for_you: false,
        ...more,
    });
}
/** Which games these are. */
export const ids = (games: Listing[]): string[] => games.map((each) => each.game);
