/** The way on which the solo rule looks for a place of an ambush (R12.2). */

import { SIZE } from "./grid";

/** The squares of a ring clockwise from its top left corner. */
function clockwise(ring: number): number[] {
    const [low, high] = [ring, SIZE - 1 - ring];
    if (low === high) return [low * SIZE + low];
    const steps = Array.from({ length: high - low }, (_, step) => step);
    return [
        ...steps.map((step) => low * SIZE + low + step),
        ...steps.map((step) => (low + step) * SIZE + high),
        ...steps.map((step) => high * SIZE + high - step),
        ...steps.map((step) => (high - step) * SIZE + low),
    ];
}

/** All squares, ring by ring from the edge, each ring from its corner along the arrow. */
export function walk(corner: string, arrow: string): number[] {
    return Array.from({ length: (SIZE + 1) / 2 }, (_, ring) => {
        const around = clockwise(ring);
        if (arrow === "counter_clockwise") around.reverse();
        const row = corner.includes("top") ? ring : SIZE - 1 - ring;
        const column = corner.includes("left") ? ring : SIZE - 1 - ring;
        const start = around.indexOf(row * SIZE + column);
        return [...around.slice(start), ...around.slice(0, start)];
    }).flat();
}
