import { describe, expect, it } from "vitest";
import { countdown } from "../../src/lib/language/countdown";

describe("time that is left", () => {
    it("is told in the two largest units", () => {
        expect(countdown(65_000)).toEqual({
            id: "left-minutes",
            args: { minutes: 1, seconds: "05" },
        });
        expect(countdown(3_600_000 * 26).id).toBe("left-days");
        expect(countdown(3_600_000 * 2).args).toEqual({ hours: 2, minutes: 0 });
        expect(countdown(-5).args).toEqual({ minutes: 0, seconds: "00" });
    });
});
