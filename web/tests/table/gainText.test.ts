/** What a drawing brings, in English: when and how often. */

import { beforeAll, describe, expect, it } from "vitest";
import { language } from "../../src/lib/language/language.svelte";
import { gainTexts } from "../../src/lib/table/gainText";
import type { Gain, Gains } from "../../src/lib/wire/messages";

beforeAll(() => language.speak("en"));

const CARDS = ["sentinel_wood", "mages_valley", "wildholds", "borderlands"];
const at = (points: number, ...seasons: number[]): Gain[] =>
    seasons.map((season) => ({ season, points }));

/** Gains of these parts, with their sum. */
function gains(parts: Partial<Omit<Gains, "total">>): Gains {
    const { edicts = [[], [], [], []], coins = [], monsters = [] } = parts;
    const every = [...edicts.flat(), ...coins, ...monsters];
    return { edicts, coins, monsters, total: every.reduce((sum, each) => sum + each.points, 0) };
}

describe("gains in words", () => {
    it("say that an edict is paid twice", () => {
        const found = gainTexts(gains({ edicts: [[], [], at(8, 1, 2), []] }), CARDS);
        expect(found).toEqual(["Wildholds +8 in summer and again in fall", "in all +16"]);
    });

    it("say when it is paid once, and have no sum where there is nothing to add", () => {
        const found = gainTexts(gains({ edicts: [at(-2, 3), [], [], []] }), CARDS);
        expect(found).toEqual(["Sentinel Wood −2 in winter"]);
    });

    it("are silent about an edict that is never paid again, and about what does not change", () => {
        expect(gainTexts(gains({ edicts: [at(0, 3), [], [], at(0, 3)] }), CARDS)).toEqual([]);
    });

    it("tell two payments apart that differ", () => {
        const edicts = [[], [], [...at(8, 1), ...at(2, 2)], []];
        const found = gainTexts(gains({ edicts }), CARDS);
        expect(found.slice(0, 2)).toEqual(["Wildholds +8 in summer", "Wildholds +2 in fall"]);
    });

    it("count a coin in every season that is left", () => {
        const said = (coins: Gain[]): string => gainTexts(gains({ coins }), CARDS)[0] ?? "";
        expect(said(at(1, 0, 1, 2, 3))).toBe("a coin: 1 in each of 4 seasons");
        expect(said(at(2, 2, 3))).toBe("2 coins: 2 in each of 2 seasons");
        expect(said(at(1, 3))).toBe("a coin: 1 in winter");
    });

    it("tell monsters in words: more of them is less", () => {
        const said = (monsters: Gain[]): string => gainTexts(gains({ monsters }), CARDS)[0] ?? "";
        expect(said(at(3, 0, 1, 2, 3))).toBe("monsters cost 3 less, now and each season");
        expect(said(at(-2, 3))).toBe("monsters cost 2 more, in winter");
    });

    it.each(["pl", "de", "cs", "el"] as const)("are whole sentences in %s", async (other) => {
        await language.speak(other);
        const found = gainTexts(
            gains({
                edicts: [at(1, 3), [], at(8, 1, 2), []],
                coins: at(1, 1, 2, 3),
                monsters: at(3, 1, 2, 3),
            }),
            CARDS,
        );
        expect(found).toHaveLength(5);
        expect(found.filter((each) => /[{}$]|-first|undefined/.test(each))).toEqual([]);
        await language.speak("en");
    });
});
