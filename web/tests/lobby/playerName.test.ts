/** Names as people type them. */

import { describe, expect, it } from "vitest";
import { tidyName } from "../../src/lib/lobby/playerName";

describe("a name", () => {
    it("loses what a keyboard has added unseen", () => {
        expect(tidyName(" Ada \u2764\ufe0f ")).toBe("Ada \u2764");
        expect(tidyName("\u{1f469}\u200d\u{1f33e}")).toBe("\u{1f469}\u{1f33e}");
        expect(tidyName("\u200d")).toBe("");
    });

    it("is left alone otherwise", () => {
        for (const name of ["Ada", "Zoë", "Łukasz", "Ελένη", "ख़ाँ", "山田 太郎", "🐉"])
            expect(tidyName(name)).toBe(name);
    });
});
