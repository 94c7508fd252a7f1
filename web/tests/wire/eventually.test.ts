/** A part of the page that cannot be loaded stays away until it can; mistakes are not hidden. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, PAUSES_MS } from "../../src/lib/wire/eventually";
import { Offline, Unsure } from "../../src/lib/wire/problem";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what comes at once is there at once", async () => {
    expect(await eventually(() => Promise.resolve("part"))).toBe("part");
});

test("a broken line is tried again, ever more rarely, until it is whole", async () => {
    const styles = new Error("Unable to preload CSS for /page/assets/Coins.css");
    const failures = [new TypeError("Failed to fetch"), styles, new Offline(), new Unsure()];
    const asked: number[] = [];
    const start = Date.now();
    const loading = eventually(() => {
        asked.push(Date.now() - start);
        const failure = failures.shift();
        return failure ? Promise.reject(failure) : Promise.resolve("part");
    });
    await vi.runAllTimersAsync();
    expect(await loading).toBe("part");
    const waited = PAUSES_MS.slice(0, 4).map((_, at) =>
        PAUSES_MS.slice(0, at + 1).reduce<number>((sum, pause) => sum + pause, 0),
    );
    expect(asked).toEqual([0, ...waited]);
});

test("after the last pause it goes on with that one", async () => {
    let asked = 0;
    void eventually(() => {
        asked += 1;
        return Promise.reject(new Offline());
    });
    await vi.advanceTimersByTimeAsync(PAUSES_MS.reduce<number>((sum, pause) => sum + pause, 0));
    expect(asked).toBe(1 + PAUSES_MS.length);
    await vi.advanceTimersByTimeAsync(2 * PAUSES_MS[PAUSES_MS.length - 1]!);
    expect(asked).toBe(3 + PAUSES_MS.length);
});

test("a mistake in the part itself is told", async () => {
    await expect(eventually(() => Promise.reject(new RangeError("ours")))).rejects.toThrow("ours");
});
