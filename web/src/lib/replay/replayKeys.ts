/** What the keys do to a replay. Fields keep theirs, and buttons their space bar. */

/** How much faster than usual a replay can run. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds from one moment to the next at the usual speed. */
export const STEP = 1200;

/** What a key asks for. */
export type ReplayKey =
    | { kind: "step"; by: 1 | -1 }
    | { kind: "first" | "last" | "run" }
    | { kind: "season"; season: number }
    | { kind: "speed"; by: 1 | -1 };

/** What this key means here; null if nothing. */
export function replayKey(event: KeyboardEvent): ReplayKey | null {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || event.ctrlKey || event.metaKey) return null;
    if (target?.closest("input, select, textarea, dialog")) return null;
    switch (event.key) {
        case "ArrowRight":
            return { kind: "step", by: 1 };
        case "ArrowLeft":
            return { kind: "step", by: -1 };
        case "Home":
            return { kind: "first" };
        case "End":
            return { kind: "last" };
        case "+":
            return { kind: "speed", by: 1 };
        case "-":
            return { kind: "speed", by: -1 };
        case " ":
            return target?.closest("button, a, summary") ? null : { kind: "run" };
        default:
            return /^[1-4]$/.test(event.key)
                ? { kind: "season", season: Number(event.key) - 1 }
                : null;
    }
}

/** The speed beside this one; the same at either end. */
export function speedBeside(speed: number, by: 1 | -1): number {
    const at = SPEEDS.findIndex((each) => each === speed) + by;
    return SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)] ?? speed;
}
