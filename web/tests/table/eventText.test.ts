import { describe, expect, it } from "vitest";
import { eventMessage } from "../../src/lib/table/eventText";
import type { SeasonScore } from "../../src/lib/wire/messages";
import { kept } from "../tables";

const { table } = kept("playing");

describe("events in words", () => {
    it("tell who drew on whose map", () => {
        const drawn = { kind: "drawn", terrain: "forest", squares: "C4" } as const;
        expect(eventMessage(table, { ...drawn, seat: 1, by: 1 })?.id).toBe("story-drawn");
        expect(eventMessage(table, { ...drawn, seat: 2, by: 1 })?.args).toMatchObject({
            who: "Ada",
            whose: "Βασιλική",
        });
        expect(eventMessage(table, { ...drawn, seat: 1, by: null })?.id).toBe("story-drawn-rule");
    });

    it("tell of bots that drew for people, and of people among themselves", () => {
        const drawn = { kind: "drawn", terrain: "forest", squares: "C4", seat: 1, by: 1 } as const;
        const late = eventMessage(table, { ...drawn, bot: "weighted", why: "late" });
        expect(late?.id).toBe("story-drawn");
        expect(late?.args.who).not.toBe("Ada");
        const nudged = eventMessage(table, { kind: "nudged", seat: 1, by: 2 });
        expect(nudged?.args).toEqual({ who: "Ada", by: "Βασιλική" });
        expect(eventMessage(table, { kind: "nudged", seat: 1, by: null })?.id).toBe(
            "story-nudged-host",
        );
        expect(eventMessage(table, { kind: "host", seat: 2 })?.id).toBe("story-host");
    });

    it("name the best of a season, and all of them if they are equal", () => {
        const results: SeasonScore[] = [
            [1, 2, 0, 0],
            [3, 0, 0, 0],
            [0, 0, 0, 0],
        ];
        const said = eventMessage(table, { kind: "season_scored", season: 0, results });
        expect(said?.args).toMatchObject({ who: "Ada, Βασιλική", points: 3 });
    });
});
