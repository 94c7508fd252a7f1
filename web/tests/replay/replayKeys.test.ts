/** Keys of a replay: what they mean, and where they belong to somebody else. */

import { describe, expect, it } from "vitest";
import { replayKey, speedBeside, SPEEDS } from "../../src/lib/replay/replayKeys";

const key = (name: string, more: object = {}): KeyboardEvent =>
    ({ key: name, target: null, altKey: false, ctrlKey: false, metaKey: false, ...more }) as never;

describe("the keys of a replay", () => {
    it("step, run, jump and change the speed", () => {
        expect(replayKey(key("ArrowLeft"))).toEqual({ kind: "step", by: -1 });
        expect(replayKey(key("End"))).toEqual({ kind: "last" });
        expect(replayKey(key(" "))).toEqual({ kind: "run" });
        expect(replayKey(key("3"))).toEqual({ kind: "season", season: 2 });
        expect(replayKey(key("-"))).toEqual({ kind: "speed", by: -1 });
        expect(replayKey(key("5"))).toBeNull();
        expect(replayKey(key("ArrowLeft", { altKey: true }))).toBeNull();
    });

    it("know the slowest and the fastest speed", () => {
        expect(speedBeside(1, 1)).toBe(2);
        expect(speedBeside(SPEEDS[0], -1)).toBe(SPEEDS[0]);
        expect(speedBeside(4, 1)).toBe(4);
    });
});
