/** Where a bubble stands to what it speaks of: rectangles in, the place of its tail out. */

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

/** On which side of a bubble its tail is, and how far along that side, in pixels. */
export interface Tail {
    side: "left" | "top" | "right" | "bottom";
    at: number;
}

/** So far a tail stays from the corners, which are round. */
const ROUND = 14;
/** With more than this between them, a tail would point at whatever is there. */
const NEAR = 20;
/** They may touch, or overlap by the line around them. */
const LINE = 2;

const SIDES = {
    left: ({ left }: Box, { right }: Box) => left - right,
    top: ({ top }: Box, { bottom }: Box) => top - bottom,
    right: ({ right }: Box, { left }: Box) => left - right,
    bottom: ({ bottom }: Box, { top }: Box) => top - bottom,
};

/** The middle of what both have, where a tail can be; null for nothing. */
function shared(from: number, to: number, other: readonly [number, number]): number | null {
    const [first, last] = [Math.max(from + ROUND, other[0]), Math.min(to - ROUND, other[1])];
    return last > first ? (first + last) / 2 - from : null;
}

/**
 * The tail of a bubble that points at the nearest of its subjects; null where none lies beside it:
 * a tail that points at a neighbour is worse than none, and what is spoken of glows anyway.
 */
export function tailTo(bubble: Box, subjects: readonly Box[]): Tail | null {
    let best: (Tail & { gap: number }) | null = null;
    for (const subject of subjects) {
        for (const [side, gapTo] of Object.entries(SIDES) as [Tail["side"], typeof SIDES.left][]) {
            const gap = gapTo(bubble, subject);
            const upright = side === "left" || side === "right";
            const at = upright
                ? shared(bubble.top, bubble.bottom, [subject.top, subject.bottom])
                : shared(bubble.left, bubble.right, [subject.left, subject.right]);
            const fits = gap >= -LINE && gap <= NEAR && at !== null;
            if (fits && (!best || gap < best.gap)) best = { side, at, gap };
        }
    }
    return best && { side: best.side, at: best.at };
}
