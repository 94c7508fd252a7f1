import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromHex, sha256 } from "../../src/lib/dealing/sha256";

describe("SHA-256 of our own", () => {
    it("agrees with the one of node, at every length around the edges of blocks", () => {
        for (let length = 0; length < 200; length++) {
            const bytes = randomBytes(length);
            const wanted = createHash("sha256").update(bytes).digest("hex");
            expect(sha256(bytes)).toBe(wanted);
        }
    });

    it("reads hexadecimal digits", () => {
        expect([...fromHex("00ff10")]).toEqual([0, 255, 16]);
    });
});
