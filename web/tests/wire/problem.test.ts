import { describe, expect, it } from "vitest";
import { Offline, problemOf, Refused, Unsure } from "../../src/lib/wire/problem";

describe("a problem", () => {
    const refusal = { code: "host_only", args: {}, text: "Only the host." };

    it("is the reason of a refusal, or what is the matter with the connection", () => {
        expect(problemOf(new Refused(refusal))).toBe(refusal);
        expect(problemOf(new Unsure())).toBe("unsure");
        expect(problemOf(new Offline())).toBe("offline");
    });

    it("is not made of an error of our own", () => {
        const mistake = new TypeError("undefined is not a function");
        expect(() => problemOf(mistake)).toThrow(mistake);
    });
});
