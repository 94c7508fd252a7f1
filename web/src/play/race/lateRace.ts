/** The board of a race with its texts, which the tables of a game do not need. */

import { withTexts } from "../../lib/language/language.svelte";

export const theRace = () => withTexts(import("./RaceBoard.svelte"), "lobby", "after");
