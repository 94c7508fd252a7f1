/**
 * Crests as docs/notation.md writes them: read, written, and drawn with the lines that Python uses for
 * the fair copy (`python -m tools.crests` writes them into crests.json). Only late screens need this.
 */

import data from "../../data/crests.json";

/** A pattern or a charge, and its colour. */
export interface Part {
    name: string;
    colour: string;
}
export interface Crest {
    shape: string;
    colour: string;
    pattern: Part | null;
    charge: Part | null;
}

const SHAPE_DATA: Record<string, { edge: string; charge: string }> = data.shapes;
const COLOUR_DATA: Record<string, string> = data.colours;
const PATTERN_DATA: Record<string, string> = data.patterns;
const CHARGE_DATA: Record<string, string> = data.charges;

export const SHAPES = Object.keys(SHAPE_DATA);
export const COLOURS = Object.keys(COLOUR_DATA);
export const PATTERNS = Object.keys(PATTERN_DATA);
export const CHARGES = Object.keys(CHARGE_DATA);

/** The crest of a text; null for none, and for words that a later version may know. */
export function readCrest(text: string): Crest | null {
    const words = text.split(" ");
    const next = (of: readonly string[]): string | null =>
        of.includes(words[0] ?? "") ? (words.shift() ?? null) : null;
    const shape = next(SHAPES);
    const colour = next(COLOURS);
    const parts = [PATTERNS, CHARGES].map((of): Part | null => {
        const name = next(of);
        return name === null ? null : { name, colour: next(COLOURS) ?? "" };
    });
    const [pattern = null, charge = null] = parts;
    const good = shape && colour && parts.every((part) => part?.colour !== "") && !words.length;
    return good ? { shape, colour, pattern, charge } : null;
}

export function writeCrest({ shape, colour, pattern, charge }: Crest): string {
    const parts = [pattern, charge].flatMap((part) => (part ? [part.name, part.colour] : []));
    return [shape, colour, ...parts].join(" ");
}

/** The drawing of a crest, letter by letter as `crest_svg` of Python makes it. */
export function crestSvg(crest: Crest): string {
    const shape = SHAPE_DATA[crest.shape];
    if (!shape) return "";
    const { edge, charge: where } = shape;
    const fill = (name: string): string => COLOUR_DATA[name] ?? "";
    const parts = [`<path d="${edge}" fill="${fill(crest.colour)}"/>`];
    if (crest.pattern) {
        const { name, colour } = crest.pattern;
        const d = PATTERN_DATA[name];
        parts.push(
            d
                ? `<path d="${d}" fill="${fill(colour)}"/>`
                : `<path d="${edge}" fill="none" stroke="${fill(colour)}"` +
                      ` stroke-width="${data.border}"/>`,
        );
    }
    if (crest.charge) {
        const { name, colour } = crest.charge;
        parts.push(
            `<path d="${CHARGE_DATA[name] ?? ""}" fill="${fill(colour)}" fill-rule="evenodd"` +
                ` stroke="${data.ink}" stroke-width="1.5" transform="${where}"/>`,
        );
    }
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${data.size.join(" ")}">` +
        `<clipPath id="crest"><path d="${edge}"/></clipPath>` +
        `<g clip-path="url(#crest)" stroke="none">${parts.join("")}</g>` +
        `<path d="${edge}" fill="none" stroke="${data.ink}" stroke-width="${data.outline}"` +
        ` stroke-linejoin="round"/></svg>`
    );
}

/** The drawing as the address of a picture. */
export const crestUrl = (crest: Crest): string =>
    `data:image/svg+xml,${encodeURIComponent(crestSvg(crest))}`;
