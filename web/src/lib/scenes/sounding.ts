/** Which sounds belong to what happened on the maps of this device. */

import type { Sound } from "../page/sounds";
import type { Event } from "../wire/messages";

/** In the order of the events, each once; the end of a season has its own. */
export function soundsOf(events: readonly Event[], seats: readonly number[]): Sound[] {
    const found = events.flatMap((event): Sound[] => {
        if (event.kind === "revealed") return ["page"];
        if (!("seat" in event) || !seats.includes(event.seat)) return [];
        if (event.kind === "paid") return event.coins ? ["coin"] : [];
        if (event.kind !== "drawn") return [];
        return [event.terrain === "monster" && event.by !== event.seat ? "stamp" : "pen"];
    });
    return [...new Set(found)];
}
