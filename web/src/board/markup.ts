/**
 * What stands on a map as markup of SVG, made in one go: a hundred squares would else be a hundred
 * little components. Only symbols and letters of our own go into it, never what somebody wrote.
 */

import { hasCoin, hasRuins, kindOf, squaresOf } from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";
import { CELL, xOf, yOf } from "./geometry";
import { areaMarkup, edgesMarkup, JOINED } from "./terrain";

function use(id: string, square: number): string {
    return `<use href="#${id}" x="${xOf(square)}" y="${yOf(square)}" width="${CELL}" height="${CELL}"/>`;
}

/** A mountain's coin, until somebody has it. */
function coinOn(square: number): string {
    return `<use href="#coin" x="${xOf(square) + 11}" y="${yOf(square) + 10.5}" width="9" height="9"/>`;
}

/** Ruins below a drawing, in its corner. */
function ruinBadge(square: number): string {
    const [x, y] = [xOf(square) + 11, yOf(square) + 0.5];
    return (
        `<rect x="${x}" y="${y}" width="8.5" height="8.5" rx="2" fill="var(--badge)" opacity=".92"/>` +
        `<use href="#ruins" x="${x}" y="${y}" width="8.5" height="8.5"/>`
    );
}

function letterBadge(square: number, letter: string): string {
    const [x, y] = [xOf(square) + 5, yOf(square) + 15];
    return (
        `<circle cx="${x}" cy="${y}" r="4.6" fill="var(--badge)" opacity=".92"/>` +
        `<text x="${x}" y="${y + 3}" text-anchor="middle" font-size="8.5" font-weight="700" ` +
        `font-family="system-ui, sans-serif" fill="var(--badge-ink)">${letter}</text>`
    );
}

/** The squares of each kind. */
function kindsOn(map: string): Map<string, number[]> {
    const found = new Map<string, number[]>();
    [...map].forEach((mark, square) => {
        const kind = kindOf(mark);
        if (kind) found.set(kind, [...(found.get(kind) ?? []), square]);
    });
    return found;
}

/** The squares of a sheet; `letterOf` says how a language writes the letter of a monster. */
export function squaresMarkup(sheet: Sheet, letterOf: (letter: string) => string): string {
    const kinds = kindsOn(sheet.map);
    const areas = JOINED.map((kind) => areaMarkup(kind, kinds.get(kind) ?? []));
    const marks = [...sheet.map].flatMap((mark, square) => {
        const kind = kindOf(mark);
        const found = kind && !JOINED.some((each) => each === kind) ? [use(kind, square)] : [];
        if (hasCoin(sheet.map, square)) found.push(coinOn(square));
        if (hasRuins(mark)) found.push(kind ? ruinBadge(square) : use("ruins", square));
        return found;
    });
    const struck = squaresOf(sheet.attacked).map((square) => use("struck", square));
    const letters = Object.entries(sheet.letters).flatMap(([letter, names]) =>
        squaresOf(names).map((square) => letterBadge(square, letterOf(letter))),
    );
    return [...areas, ...marks, edgesMarkup(kinds), ...struck, ...letters].join("");
}
