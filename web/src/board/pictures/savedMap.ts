/** The map as a picture that stands by itself: SVG, and PNG made from it in the browser. */

import { SIZE } from "../../lib/map/grid";
import type { Sheet } from "../../lib/wire/messages";
import { squaresMarkup } from "../markup";
import colours from "./colours.css?raw";
import { MAP_SYMBOLS, symbolOf } from "./symbols";

/** What stands around the map. */
export interface Caption {
    /** Who drew it. */
    name: string;
    /** The title of a solo game, or the rank. */
    title: string;
    /** Points, and what else is said beside them. */
    score: string;
    /** The four edicts with what each gave, a line each. */
    edicts: string[];
    /** Where and when. */
    foot: string;
}

const CELL = 20;
const SIDE = SIZE * CELL;
const MARGIN = 24;
const HEAD = 46;
const FOOT = 62;
export const WIDTH = SIDE + 2 * MARGIN;
export const HEIGHT = SIDE + HEAD + FOOT + MARGIN;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

function lines(): string {
    const path = Array.from(
        { length: SIZE + 1 },
        (_, i) => `M0 ${i * CELL}H${SIDE}M${i * CELL} 0V${SIDE}`,
    );
    return `<path d="${path.join("")}" fill="none" stroke="var(--line)" stroke-width=".7"/>`;
}

/** A text that shrinks rather than runs out of the picture. */
function text(
    words: string,
    x: number,
    y: number,
    size: number,
    more: string,
    room: number,
): string {
    // A letter is a little over half as wide as it is high, in the fonts that we name.
    const wide = words.length * size * 0.56;
    const fit = wide > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : "";
    return `<text x="${x}" y="${y}" font-size="${size}" ${more}${fit}>${escaped(words)}</text>`;
}

/** The map of a sheet with its caption, as the text of an SVG file. */
export function pictureOf(sheet: Sheet, caption: Caption): string {
    const ink = 'fill="var(--badge-ink)"';
    const soft = 'fill="var(--coordinate)"';
    const half = SIDE / 2 - 4;
    const edicts = caption.edicts.map((each, i) =>
        text(each, (i % 2) * (SIDE / 2 + 4), SIDE + 22 + Math.floor(i / 2) * 14, 9.5, ink, half),
    );
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 4}" height="${HEIGHT * 4}">`,
        // The same colours as on the page, and always the light ones.
        `<style>${colours} :root{color-scheme:light}</style>`,
        `<defs>${MAP_SYMBOLS.map(symbolOf).join("")}</defs>`,
        `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3ead6"/>`,
        `<g transform="translate(${MARGIN} ${HEAD})" font-family="Georgia, 'Palatino Linotype', 'DejaVu Serif', serif">`,
        text(caption.name, 0, -22, 17, `${ink} font-weight="600"`, SIDE * 0.62),
        text(caption.score, SIDE, -22, 13, `${ink} text-anchor="end"`, SIDE * 0.36),
        text(caption.title, 0, -8, 11, `${soft} font-style="italic"`, SIDE),
        `<rect x="-1.5" y="-1.5" width="${SIDE + 3}" height="${SIDE + 3}" fill="var(--map-paper)" stroke="var(--map-edge)" stroke-width="1.5"/>`,
        squaresMarkup(sheet, (letter) => letter),
        lines(),
        ...edicts,
        text(caption.foot, 0, SIDE + 56, 8, soft, SIDE),
        "</g></svg>",
    ].join("");
}

/** The same as PNG, four times as large. */
export async function pngOf(svg: string): Promise<Blob> {
    const image = new Image();
    // As part of the address: the server's policy lets no picture in from anywhere else.
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH * 4, HEIGHT * 4];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((good, bad) =>
        canvas.toBlob((blob) => (blob ? good(blob) : bad(new Error("no picture"))), "image/png"),
    );
}

/** Let the browser keep a file. */
export function save(name: string, blob: Blob): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
