/** Statistics of my solo games: clean and helped ones apart, by ruleset, sheet and edict. */

import type { Listing } from "../wire/http";
import { grouped, isClean, isComparable, type Rated } from "./personalBests";

/** Numbers of some games. */
export interface Tally {
    games: number;
    mean: number;
    best: number;
    /** The values in the order in which the games ended. */
    trend: number[];
}

/** The games of a ruleset, or of one of its sheets. */
export interface GroupTally {
    ruleset: string;
    /** Null for all sheets of the ruleset together. */
    sheet: string | null;
    clean: Tally | null;
    helped: Tally | null;
}

/** What an edict has brought. */
export interface EdictTally {
    card: string;
    clean: Tally | null;
    helped: Tally | null;
}

/** What games that are the oldest first come to. */
export function tallyOf(values: readonly number[]): Tally | null {
    if (!values.length) return null;
    const sum = values.reduce((all, each) => all + each, 0);
    const best = Math.max(...values);
    return { games: values.length, mean: sum / values.length, best, trend: [...values] };
}

function inOrder(games: readonly Listing[]): Rated[] {
    return games.filter(isComparable).sort((one, other) => one.touched - other.touched);
}

function apart<T>(
    values: readonly T[],
    gameOf: (value: T) => Listing,
    numberOf: (value: T) => number,
): { clean: Tally | null; helped: Tally | null } {
    const of = (clean: boolean): number[] =>
        values.filter((each) => isClean(gameOf(each)) === clean).map(numberOf);
    return { clean: tallyOf(of(true)), helped: tallyOf(of(false)) };
}

/** By ruleset, each followed by its sheets. */
export function byGame(games: readonly Listing[]): GroupTally[] {
    const numbers = (group: Rated[]): ReturnType<typeof apart> =>
        apart(
            group,
            (game) => game,
            (game) => game.rating,
        );
    const inRulesets = grouped(inOrder(games), ({ ruleset }) => ruleset);
    return [...inRulesets].sort().flatMap(([ruleset, group]) => {
        const sheets = [...grouped(group, ({ sheet }) => sheet)].sort();
        const rows = sheets.map(([sheet, some]) => ({ ruleset, sheet, ...numbers(some) }));
        // One sheet says the same as all of them together.
        const all = { ruleset, sheet: null, ...numbers(group) };
        return rows.length > 1 ? [all, ...rows] : rows;
    });
}

/** Which of the four edicts each season scores, in the order of its two numbers: AB, BC, CD, DA. */
export type SeasonPairs = readonly (readonly number[])[];

/** The points that each edict of a game has brought, once its seasons are told. */
export function edictPoints(game: Listing, pairs: SeasonPairs): [card: string, points: number][] {
    const { edicts, scores } = game;
    if (!edicts || !scores) return [];
    return edicts.map((card, at) => {
        const parts = scores.map((season, number) => {
            const place = pairs[number]?.indexOf(at) ?? -1;
            return place === 0 ? season[0] : place === 1 ? season[1] : 0;
        });
        return [card, parts.reduce((sum, each) => sum + each, 0)];
    });
}

/** By edict, those that have been played. */
export function byEdict(games: readonly Listing[], pairs: SeasonPairs): EdictTally[] {
    const results = inOrder(games).flatMap((game) =>
        edictPoints(game, pairs).map(([card, points]) => ({ card, points, game })),
    );
    return [...grouped(results, ({ card }) => card)].map(([card, group]) => ({
        card,
        ...apart(
            group,
            ({ game }) => game,
            ({ points }) => points,
        ),
    }));
}

/** So many values a small plot shows at most: the last ones. */
const PLOTTED = 30;

/** A plot of values as the points of a line in a box of this size, the newest on the right. */
export function plotted(values: readonly number[], width: number, height: number): string {
    const shown = values.slice(-PLOTTED);
    const least = Math.min(...shown);
    const range = Math.max(...shown) - least;
    const step = shown.length > 1 ? width / (shown.length - 1) : 0;
    return shown
        .map((value, at) => {
            const y = range ? height - ((value - least) / range) * height : height / 2;
            return `${Math.round(at * step * 10) / 10},${Math.round(y * 10) / 10}`;
        })
        .join(" ");
}

/** Which way the values go: the mean of the later half against that of the earlier one. */
export function direction(values: readonly number[]): "up" | "down" | "level" | "few" {
    const shown = values.slice(-PLOTTED);
    if (shown.length < 4) return "few";
    const half = Math.floor(shown.length / 2);
    const mean = (some: number[]): number => (tallyOf(some) ?? { mean: 0 }).mean;
    const change = mean(shown.slice(-half)) - mean(shown.slice(0, half));
    return Math.abs(change) < 1 ? "level" : change > 0 ? "up" : "down";
}
