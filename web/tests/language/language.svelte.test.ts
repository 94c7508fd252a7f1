import { describe, expect, it } from "vitest";
import { preferred } from "../../src/lib/language/language.svelte";

describe("the language", () => {
    it("is the chosen one, else the first of the browser's that we speak, else English", () => {
        expect(preferred("cs", ["pl"])).toBe("cs");
        expect(preferred("", ["fr-FR", "pl-PL", "de"])).toBe("pl");
        expect(preferred("", ["fr"])).toBe("en");
    });
});
