import { describe, expect, it } from "vitest";
import { openIn, stepOf, STEPS } from "../../src/lib/lesson/steps";
import type { Play } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const play = kept("playing").table.play as Play;
const at = (card: string, season = 0, shown = [card]): Play => ({ ...play, card, season, shown });

describe("the step of a game", () => {
    it("follows from its card", () => {
        const cards = ["forgotten_forest", "marshlands", "great_river", "hamlet"];
        const later = ["hinterland_stream", "rift_lands", "homestead"];
        const steps = [...cards, ...later].map((card) => stepOf(at(card), true));
        expect(steps).toEqual(STEPS.slice(1, -1));
    });

    it("begins with words before the first card alone", () => {
        expect(stepOf(at("forgotten_forest"), false)).toBe("map");
        expect(stepOf(at("hamlet"), false), "in another browser").toBe("village");
    });

    it("ends with the first card of summer", () => {
        expect(stepOf(at("treetop_village", 1), true)).toBe("summer");
        expect(stepOf(at("orchard", 1, ["treetop_village", "orchard"]), true)).toBeNull();
        expect(stepOf(at("hamlet", 2), true), "the same cards come again").toBeNull();
        expect(stepOf(at("kethras_gates"), true)).toBeNull();
    });
});

it("edicts open one after the other, and stay open", () => {
    const open = STEPS.map(openIn);
    expect(open).toEqual([...open].sort());
    expect([open[0], open.at(-1), openIn(null)]).toEqual([0, 4, 4]);
});
