/** What the panel of hints is given: it is loaded late, and its types are not. */

import type { Pointed } from "../../lib/draw/sketch.svelte";
import type { Hints, Sheet } from "../../lib/wire/messages";

export interface PanelProps {
    hints: Hints;
    /** What the player was about to draw when it was asked; empty for nothing, or if that has changed. */
    draft: string;
    /** What lies on the map now; empty for nothing that can be drawn. */
    onmap: string;
    /** Whether the places are shown, or only what to think of. */
    places: boolean;
    /** The map that is drawn on. */
    sheet: Sheet;
    /** Whether it is a neighbour's. */
    foreign: boolean;
    /** The four scoring cards. */
    edicts: string[];
    asking: boolean;
    /** Show the places, too. */
    onshow: () => void;
    /** It was read, and is put away. */
    onclose: () => void;
    /** Show this on the map while somebody points at it. */
    onpoint: (pointed: Pointed | null) => void;
    /** Put the ghost there. */
    ontake: (line: string) => void;
}
