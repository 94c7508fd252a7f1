/**
 * Every picture of the page, drawn by us, on 20 by 20. Colours are variables of colours.css, so that
 * light, dark and saved pictures use the same drawings.
 *
 * A terrain fills its square with a tone and a pattern of its own and carries a symbol, so that it is
 * told apart without colour: by what stands on it and by its texture.
 */

import { JOINED, tileMarkup } from "../terrain";

/** Pictures of whole squares. */
const SQUARES: Record<string, string> = {
    ...Object.fromEntries(JOINED.map((kind) => [kind, tileMarkup(kind)])),
    monster: `<rect width="20" height="20" fill="var(--monster)"/>
        <path fill="var(--monster-soft)" d="M0 0h6L0 6zM20 20h-6l6-6z"/>
        <path fill="var(--monster-mark)" fill-rule="evenodd" d="M2.8 2.2c1 2 2.2 2.9 3.9 3.3h6.6c1.7-.4 2.9-1.3 3.9-3.3.9 3 .7 5.3.1 7.3.2 4.9-2.8 8.2-7.3 8.2S2.5 14.4 2.7 9.5c-.6-2-.8-4.3.1-7.3zM5.7 8.3l3.6 2.3c-.8 1.7-3.4 1.3-3.6-2.3zM14.3 8.3l-3.6 2.3c.8 1.7 3.4 1.3 3.6-2.3zM5.6 13.2l1.5 2.5 1.4-2 1.5 2.2 1.5-2.2 1.4 2 1.5-2.5q-4.4 1.3-8.8 0z"/>`,
    hero: `<rect width="20" height="20" fill="var(--hero)"/>
        <path fill="none" stroke="var(--hero-soft)" stroke-width="1.2" d="M0 0l3 3M20 0l-3 3M0 20l3-3M20 20l-3-3"/>
        <path fill="var(--hero-mark)" fill-rule="evenodd" d="M10 1.8q3 2 6.8 2.1v5.6c0 4.3-2.8 7-6.8 8.9-4-1.9-6.8-4.6-6.8-8.9V3.9Q7 3.8 10 1.8zm-.8 3.3v7H7.5V13.6h1.7v2h1.6v-2h1.7v-1.5h-1.7v-7L10 4z"/>`,
    mountain: `<rect width="20" height="20" fill="var(--mountain)"/>
        <path fill="var(--mountain-mark)" d="M.8 17.3 7.9 3.4l3.5 6.3 2.2-3.3 5.6 10.9z"/>
        <path fill="var(--mountain-soft)" d="M7.9 3.4 9 9.5l-1.3 7.8H.8zM13.6 6.4l.6 4.5-1 6.4h-1.3l-.5-7.6z"/>
        <path fill="var(--snow)" d="M7.9 3.4 5.4 8.2l1.8.7 1-1.3 1.5 1.2 1-.7zM13.6 6.4l-1.3 2.1 1.1.8.8-.7 1.2.9z"/>
        <path fill="none" stroke="var(--map-edge)" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round" d="M.8 17.3 7.9 3.4l3.5 6.3 2.2-3.3 5.6 10.9"/>`,
    wasteland: `<rect width="20" height="20" fill="var(--waste)"/>
        <path fill="none" stroke="var(--waste-mark)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="M0 5.5 5 3l4.5 3.2L13 4.5l2 2.5 5-1.5M3 11l3-1.5 2.5 3L13 10.5l1.5 3 3.5-2M0 16.5l5.5-2 3 2.5 3.5-1.5 2.5 2.5 5.5-1.5M9.5 6.2l-1 6.3M15 7l-.5 6.5"/>`,
    destroyed: `<rect width="20" height="20" fill="var(--gone)"/>
        <path fill="none" stroke="var(--gone-mark)" stroke-width="2.2" stroke-linecap="round" d="M4.5 4.8 15 15.5M15.5 4.5 4.8 15.2"/>`,
    ruins: `<path fill="none" stroke="var(--stone)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M3 17h14M4.5 6.5h4.6M5.4 6.5V17M8.2 6.5V17M11.2 10.5h4.5M12 10.5V17M14.8 10.5V17M3.5 4h6.4l1-1.3M12.5 8l2.5-1.2"/>`,
    struck: `<circle cx="10" cy="10" r="5.2" fill="none" stroke="var(--halo)" stroke-width="3.6"/>
        <path fill="none" stroke="var(--halo)" stroke-width="3.6" stroke-linecap="round" d="M10 2.5v4M10 13.5v4M2.5 10h4M13.5 10h4"/>
        <circle cx="10" cy="10" r="5.2" fill="none" stroke="var(--strike)" stroke-width="1.6"/>
        <path fill="none" stroke="var(--strike)" stroke-width="1.6" stroke-linecap="round" d="M10 2v4.5M10 13.5V18M2 10h4.5M13.5 10H18"/>`,
    coin: `<circle cx="10" cy="10" r="8" fill="var(--coin)" stroke="var(--coin-mark)" stroke-width="1.5"/>
        <path fill="none" stroke="var(--coin-mark)" stroke-width="1.4" stroke-linejoin="round" d="M10 5.2l1.5 3.1 3.4.4-2.5 2.4.7 3.4L10 12.8l-3.1 1.7.7-3.4-2.5-2.4 3.4-.4z"/>`,
};

const line = (d: string, width = 1.6): string =>
    `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const solid = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;

/** Pictures in lines of text and on buttons, in the colour of the text. */
const ICONS: Record<string, string> = {
    quill: solid(
        "M17.8 1.8C11 2.2 6 5.6 4.7 12.3L2.2 17.6l1.3.6 2.3-4.2c6.9.3 11.3-3.6 12-12.2zM6.3 12.5c1.6-3.6 4.2-6 8-7.6-3.3 2.3-5.4 4.6-6.5 7.6z",
    ),
    cross: line("M5 5l10 10M15 5 5 15", 2),
    tick: line("M4 10.5 8.3 15 16 5.5", 2.2),
    warning: line("M10 3 18 17H2zM10 8v4.5M10 14.8v.1", 1.7),
    hourglass: line(
        "M5 2.5h10M5 17.5h10M6 2.5c0 4.5 3 5.5 4 7.5 1-2 4-3 4-7.5M6 17.5c0-4.5 3-5.5 4-7.5 1 2 4 3 4 7.5M8.5 15.5h3",
        1.5,
    ),
    turn: line("M15.5 10a5.5 5.5 0 1 1-1.9-4.2M14 2.5v3.6h-3.6", 1.8),
    "turn-back": line("M4.5 10a5.5 5.5 0 1 0 1.9-4.2M6 2.5v3.6h3.6", 1.8),
    flip: line("M10 2.5v15M7.5 5.5 2.5 14.5h5zM12.5 5.5l5 9h-5z", 1.5),
    up: line("M10 16V4.5M5 9.5l5-5 5 5", 2),
    down: line("M10 4v11.5M5 10.5l5 5 5-5", 2),
    left: line("M16 10H4.5M9.5 5l-5 5 5 5", 2),
    right: line("M4 10h11.5M10.5 5l5 5-5 5", 2),
    "skip-on": line("M3 10h9.5M8.5 5.5 13 10l-4.5 4.5M16.5 4v12", 2),
    hint: line(
        "M7.5 15.5h5M8.5 18h3M10 2a5.5 5.5 0 0 0-3 10c.6.5.9 1.2 1 2h4c.1-.8.4-1.5 1-2a5.5 5.5 0 0 0-3-10z",
        1.5,
    ),
    undo: line("M4 7.5h8.5a4 4 0 0 1 0 8H7M7.5 4 4 7.5 7.5 11", 1.8),
    people: line(
        "M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM1.5 16.5c.3-3.3 2.4-5 5.5-5s5.2 1.7 5.5 5M13.5 9a2.5 2.5 0 1 0-.8-4.9M14.5 11.5c2.3.3 3.7 1.9 4 4.5",
        1.5,
    ),
    flag: line("M4.5 18V3M4.5 3.5c4-2 6 2 11 0v7.5c-5 2-7-2-11 0", 1.6),
    door: line("M5 17.5V3.5l8-1.5v16zM13 4h3v13.5h-3M3 17.5h14M10.5 10v.5", 1.5),
    map: line("M2.5 5 7.5 3l5 2 5-2v12l-5 2-5-2-5 2zM7.5 3v12M12.5 5v12", 1.5),
    book: line(
        "M10 5.3C8 3.9 5.5 3.4 2.5 3.7v11.6c3-.3 5.5.2 7.5 1.7 2-1.5 4.5-2 7.5-1.7V3.7c-3-.3-5.5.2-7.5 1.6zM10 5.3V17",
        1.4,
    ),
    table: line(
        "M10 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM7.8 2.5h4.4M7.8 17.5h4.4M2.5 7.8v4.4M17.5 7.8v4.4",
        1.5,
    ),
    shield: line(
        "M10 2.3q3 1.7 6.3 1.8v5.3c0 4-2.5 6.5-6.3 8.3-3.8-1.8-6.3-4.3-6.3-8.3V4.1Q7 4 10 2.3zM10 6v8.5M7.7 12h4.6",
        1.4,
    ),
    spring: line(
        "M10 17.5V9M10 11C10 7 7 5 3.5 5c0 4 2.5 6 6.5 6zM10 9c0-3.5 2.5-5.5 6.5-6 0 4-2.5 6-6.5 6z",
        1.5,
    ),
    summer: line(
        "M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M15.8 4.2l-1.4 1.4M5.6 14.4l-1.4 1.4",
        1.5,
    ),
    fall: line(
        "M4 16.5c2-1 3-2 4-3.5M8 13c-4-3-3-8 .5-10.5C10 4 10.5 5 10.5 6.5 12 5.5 13.5 5 16.5 5c.5 3-.5 5-2 6.5 1.5.2 2.3.6 3 1.5-2.5 2-6 3-9.5 0zM8 13c1.5-2.5 3-4 5.5-5.5",
        1.4,
    ),
    winter: line(
        "M10 2v16M3 6l14 8M17 6 3 14M7.7 3.2 10 5l2.3-1.8M7.7 16.8 10 15l2.3 1.8M3 9l2.6-1.4L5.5 4.7M17 9l-2.6-1.4.1-2.9M3 11l2.6 1.4-.1 2.9M17 11l-2.6 1.4.1 2.9",
        1.3,
    ),
};

/** All of them by their ids. */
export const SYMBOLS: Record<string, string> = { ...SQUARES, ...ICONS };

/** One picture as a `<symbol>`, to be shown by `<use href="#forest">`. */
export function symbolOf(id: string): string {
    return `<symbol id="${id}" viewBox="0 0 20 20">${SYMBOLS[id] ?? ""}</symbol>`;
}

/** Those of the map alone, for pictures that stand by themselves. */
export const MAP_SYMBOLS = Object.keys(SQUARES);
