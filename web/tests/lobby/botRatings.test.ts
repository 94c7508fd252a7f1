import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { botsOn } from "../../src/lib/lobby/botRatings";
import { project } from "../files";

interface Measured {
    report: { suite: string; players: { bot: string; rating: number }[] };
}

test("bots reach what was measured, the weakest first", () => {
    const files = readdirSync(project("bench/bots")).filter((name) => name.endsWith(".json"));
    expect(files).toHaveLength(8);
    for (const file of files) {
        const text = readFileSync(project(`bench/bots/${file}`), "utf-8");
        const { suite, players } = (JSON.parse(text) as Measured).report;
        const [ruleset = "", sheet = ""] = suite.split("-");
        const bots = players.filter(({ bot }) => !bot.startsWith("hindsight"));
        const means = bots.map(({ bot, rating }) => ({ bot, rating: Math.round(rating) }));
        expect(botsOn(ruleset, sheet)).toEqual(means);
        expect(means.map(({ rating }) => rating)).toEqual(
            means.map(({ rating }) => rating).sort((one, other) => one - other),
        );
    }
    expect(botsOn("base", "own")).toEqual([]);
});
