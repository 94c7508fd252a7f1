/**
 * What stands on a map as markup of SVG, made in one go: a hundred squares would else be a hundred
 * little components. Only symbols and letters of our own go into it, never what somebody wrote.
 */

import { hasRuins, kindOf, squaresOf } from "../lib/map/grid";
import type { Sheet } from "../lib/wire/messages";
import { CELL, xOf, yOf } from "./geometry";

function use(id: string, square: number): string {
    return `<use href="#${id}" x="${xOf(square)}" y="${yOf(square)}" width="${CELL}" height="${CELL}"/>`;
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

/** The squares of a sheet; `letterOf` says how a language writes the letter of a monster. */
export function squaresMarkup(sheet: Sheet, letterOf: (letter: string) => string): string {
    const marks = [...sheet.map].flatMap((mark, square) => {
        const kind = kindOf(mark);
        const found = kind ? [use(kind, square)] : [];
        if (hasRuins(mark)) found.push(kind ? ruinBadge(square) : use("ruins", square));
        return found;
    });
    const struck = squaresOf(sheet.attacked).map((square) => use("struck", square));
    const letters = Object.entries(sheet.letters).flatMap(([letter, names]) =>
        squaresOf(names).map((square) => letterBadge(square, letterOf(letter))),
    );
    return [...marks, ...struck, ...letters].join("");
}
