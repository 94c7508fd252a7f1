import { describe, expect, it } from "vitest";
import { language, preferred, t, withTexts } from "../../src/lib/language/language.svelte";

describe("the language", () => {
    it("is the chosen one, else the first of the browser's that we speak, else English", () => {
        expect(preferred("cs", ["pl"])).toBe("cs");
        expect(preferred("", ["fr-FR", "pl-PL", "de"])).toBe("pl");
        expect(preferred("", ["fr"])).toBe("en");
    });
});

describe("late texts", () => {
    it("come in the language that is asked for last, and stay with every other", async () => {
        await language.begin();
        expect(t("end-over")).toBe("end-over");
        // Nobody waits for one before the next is asked for.
        const loading = [language.want("after"), language.speak("pl"), language.want("lobby")];
        await Promise.all(loading);
        expect(language.current).toBe("pl");
        expect(["end-over", "sit-down", "start-title"].filter((id) => t(id) === id)).toEqual([]);
        await language.speak("de");
        expect(t("sit-down")).toBe("Hinsetzen");
        expect(await withTexts(Promise.resolve(7), "after", "mine")).toBe(7);
        expect(language.has("end-over")).toBe(true);
    });
});
