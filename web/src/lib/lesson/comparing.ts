/** The choices of a card side by side: for each a good place, and what the server says it brings. */

import { lineOf } from "../draw/line";
import type { DrawOption, Task } from "../draw/task";
import type { Placement } from "../map/shapes";
import type { LiveTable } from "../table/liveTable.svelte";
import { slopesOf } from "./squares";

/** The place of a shape that lies on most of these squares. */
export function bestPlace(option: DrawOption, wanted: ReadonlySet<number>): Placement | null {
    const hits = ({ squares }: Placement): number => squares.filter((at) => wanted.has(at)).length;
    return option.places.reduce<Placement | null>(
        (best, each) => (best && hits(best) >= hits(each) ? best : each),
        null,
    );
}

/** For each option the points of a good place until the end of the game; null where nobody can say. */
export async function compared(
    task: Task,
    live: Pick<LiveTable, "ask">,
): Promise<(number | null)[]> {
    const wanted = new Set(slopesOf(task.sheet.map));
    const found: (number | null)[] = [];
    for (const option of task.options) {
        const place = bestPlace(option, wanted);
        const line = place && lineOf(task, option, place, null);
        found.push(line ? await pointsOf(line, task.round, live) : null);
    }
    return found;
}

/** A preview of the ghost may overtake this one: then it is asked once more. */
async function pointsOf(
    line: string,
    round: number,
    live: Pick<LiveTable, "ask">,
    tries = 3,
): Promise<number | null> {
    try {
        return (await live.ask("preview", { round, line })).preview?.gains.total ?? null;
    } catch {
        return tries > 1 ? pointsOf(line, round, live, tries - 1) : null;
    }
}
