/** The one function, held by the numbers that every dealer is held by. */

import { describe, expect, it } from "vitest";
import { fromHex } from "../../src/lib/dealing/sha256";
import { taken, uniform } from "../../src/lib/dealing/uniform";
import { VECTORS } from "./vectors";

describe("u(seed, label, n)", () => {
    it.each(VECTORS.u)("$label of $n", ({ seed, label, n, result, thrown_away }) => {
        expect(uniform(fromHex(seed), label, BigInt(n))).toEqual([BigInt(result), thrown_away]);
    });

    it("takes out of a list what it decides for", () => {
        const rest = [..."abcdefghijklmn"];
        expect(taken(new Uint8Array(32), "card/0/0", rest)).toBe("l");
        expect(rest.join("")).toBe("abcdefghijkmn");
    });
});
