/**
 * The rules page: its sections in order, and the paragraph of docs/rules.md that each text stands for.
 *
 * The texts are in rules.ftl of each language: a title `rules-<section>-title`, and a message for each
 * paragraph by its id, with a headword before a bar. A test holds this list against them and against
 * docs/rules.md. Readers see numbers of their own, counted through (`4.2`): those of docs/rules.md have
 * gaps here, as the page leaves out what only a program needs.
 */

import { EXAMPLES } from "./examples";

export interface Paragraph {
    /** The id of its message. */
    readonly id: string;
    /** The paragraph of the numbered rules, such as "R6.3", or a whole section, such as "R18". */
    readonly cites: string;
}

export interface Section {
    readonly id: string;
    readonly paragraphs: readonly Paragraph[];
}

export const RULEBOOK = [
    {
        id: "map",
        paragraphs: [
            { id: "rules-map-1", cites: "R1.1" },
            { id: "rules-map-2", cites: "R1.3" },
            { id: "rules-map-3", cites: "R1.4" },
            { id: "rules-map-4", cites: "R1.5" },
            { id: "rules-map-5", cites: "R1.6" },
            { id: "rules-map-6", cites: "R1.7" },
            { id: "rules-map-7", cites: "R1.8" },
            { id: "rules-map-8", cites: "R1.9" },
            { id: "rules-map-9", cites: "R1.10" },
        ],
    },
    {
        id: "games",
        paragraphs: [
            { id: "rules-games-1", cites: "R2.1" },
            { id: "rules-games-2", cites: "R2.2" },
            { id: "rules-games-3", cites: "R2.3" },
            { id: "rules-games-4", cites: "R2.4" },
        ],
    },
    {
        id: "setup",
        paragraphs: [
            { id: "rules-setup-1", cites: "R3.1" },
            { id: "rules-setup-2", cites: "R3.2" },
            { id: "rules-setup-3", cites: "R3.4" },
            { id: "rules-setup-4", cites: "R3.6" },
            { id: "rules-setup-5", cites: "R3.7" },
        ],
    },
    {
        id: "turn",
        paragraphs: [
            { id: "rules-turn-1", cites: "R4.1" },
            { id: "rules-turn-2", cites: "R4.2" },
            { id: "rules-turn-3", cites: "R4.3" },
            { id: "rules-turn-4", cites: "R4.4" },
            { id: "rules-turn-5", cites: "R4.5" },
        ],
    },
    {
        id: "drawing",
        paragraphs: [
            { id: "rules-drawing-1", cites: "R5.1" },
            { id: "rules-drawing-2", cites: "R5.2" },
            { id: "rules-drawing-3", cites: "R5.3" },
            { id: "rules-drawing-4", cites: "R5.4" },
            { id: "rules-drawing-5", cites: "R5.5" },
            { id: "rules-drawing-6", cites: "R5.6" },
            { id: "rules-drawing-7", cites: "R5.7" },
            { id: "rules-drawing-8", cites: "R5.8" },
            { id: "rules-drawing-9", cites: "R5.9" },
            { id: "rules-drawing-10", cites: "R5.9" },
            { id: "rules-drawing-11", cites: "R5.10" },
            { id: "rules-drawing-12", cites: "R5.11" },
        ],
    },
    {
        id: "ambush",
        paragraphs: [
            { id: "rules-ambush-1", cites: "R6.10" },
            { id: "rules-ambush-2", cites: "R6.11" },
            { id: "rules-ambush-3", cites: "R6.12" },
            { id: "rules-ambush-4", cites: "R6.13" },
            { id: "rules-ambush-5", cites: "R6.14" },
        ],
    },
    {
        id: "heroes",
        paragraphs: [
            { id: "rules-heroes-1", cites: "R6.20" },
            { id: "rules-heroes-2", cites: "R6.21" },
            { id: "rules-heroes-3", cites: "R6.24" },
            { id: "rules-heroes-4", cites: "R6.22" },
            { id: "rules-heroes-5", cites: "R6.25" },
        ],
    },
    {
        id: "monsters",
        paragraphs: [
            { id: "rules-monsters-1", cites: "R2.5" },
            { id: "rules-monsters-2", cites: "R6.30" },
            { id: "rules-monsters-3", cites: "R6.31" },
            { id: "rules-monsters-4", cites: "R6.32" },
            { id: "rules-monsters-5", cites: "R6.33" },
        ],
    },
    {
        id: "coins",
        paragraphs: [
            { id: "rules-coins-1", cites: "R7.1" },
            { id: "rules-coins-2", cites: "R7.2" },
            { id: "rules-coins-3", cites: "R7.3" },
            { id: "rules-coins-4", cites: "R7.4" },
        ],
    },
    {
        id: "seasons",
        paragraphs: [
            { id: "rules-seasons-1", cites: "R8.2" },
            { id: "rules-seasons-2", cites: "R9.1" },
            { id: "rules-seasons-3", cites: "R9.2" },
            { id: "rules-seasons-4", cites: "R9.4" },
            { id: "rules-seasons-5", cites: "R9.5" },
            { id: "rules-seasons-6", cites: "R9.6" },
            { id: "rules-seasons-7", cites: "R10.2" },
        ],
    },
    {
        id: "scoring",
        paragraphs: [
            { id: "rules-scoring-1", cites: "R15" },
            { id: "rules-scoring-2", cites: "R15" },
            { id: "rules-scoring-3", cites: "R15.40" },
            { id: "rules-scoring-4", cites: "R2.6" },
        ],
    },
    {
        id: "end",
        paragraphs: [
            { id: "rules-end-1", cites: "R11.1" },
            { id: "rules-end-2", cites: "R11.2" },
            { id: "rules-end-3", cites: "R11.3" },
        ],
    },
    {
        id: "solo",
        paragraphs: [
            { id: "rules-solo-1", cites: "R12.1" },
            { id: "rules-solo-2", cites: "R12.2" },
            { id: "rules-solo-3", cites: "R12.2" },
            { id: "rules-solo-4", cites: "R12.5" },
            { id: "rules-solo-5", cites: "R12.6" },
            { id: "rules-solo-6", cites: "R12.7" },
            { id: "rules-solo-7", cites: "R12.8" },
            { id: "rules-solo-8", cites: "R12.8" },
        ],
    },
    {
        id: "combined",
        paragraphs: [
            { id: "rules-combined-1", cites: "R13.1" },
            { id: "rules-combined-2", cites: "R13.3" },
            { id: "rules-combined-3", cites: "R13.4" },
            { id: "rules-combined-4", cites: "R13.5" },
            { id: "rules-combined-5", cites: "R13.6" },
            { id: "rules-combined-6", cites: "R13.7" },
            { id: "rules-combined-7", cites: "R13.9" },
        ],
    },
    {
        id: "together",
        paragraphs: [
            { id: "rules-together-1", cites: "R14.1" },
            { id: "rules-together-2", cites: "R14.2" },
            { id: "rules-together-3", cites: "R14.1" },
            { id: "rules-together-4", cites: "R14.3" },
            { id: "rules-together-5", cites: "R14.6" },
            { id: "rules-together-6", cites: "R14.4" },
        ],
    },
    {
        id: "races",
        paragraphs: [
            { id: "rules-races-1", cites: "R3.8" },
            { id: "rules-races-2", cites: "R12.1" },
            { id: "rules-races-3", cites: "R14.1" },
            { id: "rules-races-4", cites: "R11.3" },
        ],
    },
    {
        id: "options",
        paragraphs: [
            { id: "rules-options-1", cites: "R18" },
            { id: "rules-options-2", cites: "R18" },
        ],
    },
] as const satisfies readonly Section[];

/** A paragraph as it is read. */
export interface Read {
    head: string;
    text: string;
}

/** The headword of a text, and what follows the bar. */
export function read(text: string): Read {
    const [head = "", rest] = text.split(" | ", 2);
    return rest === undefined ? { head: "", text } : { head, text: rest };
}

/** A corner of a map beside a paragraph. */
export interface Corner {
    readonly kind: "corner";
    readonly at: string;
    readonly rows: readonly string[];
    readonly edges: readonly string[];
    /** Squares to point out. */
    readonly squares: readonly string[];
    /** Whether they cost points. */
    readonly loses?: boolean;
}

/** What is drawn beside a paragraph. */
export type Picture =
    | Corner
    /** All kinds of squares, with their names. */
    | { readonly kind: "squares" }
    /** The four seasons, how long they last and what they score. */
    | { readonly kind: "seasons" }
    /** The shapes of an explore card. */
    | { readonly kind: "shapes"; readonly card: string }
    /** The monsters of an ambush, as printed. */
    | { readonly kind: "monsters"; readonly card: string }
    /** A shape, turned and mirrored. */
    | { readonly kind: "turns"; readonly card: string }
    /** The example of a card, with its caption. */
    | { readonly kind: "example"; readonly card: string };

function corner(rows: readonly string[], squares: readonly string[] = []): Corner {
    return { kind: "corner", at: "C3", rows, edges: [], squares };
}

const RAID = EXAMPLES.ambushes.gnoll_raid;

/** Whether a picture is small enough to stand in the margin. */
export function isSmall(picture: Picture | undefined): boolean {
    return picture?.kind === "corner" || picture?.kind === "monsters";
}

/** The pictures, by the paragraph that they stand beside. */
export const PICTURES: Readonly<Record<string, Picture>> = {
    "rules-map-2": { kind: "squares" },
    "rules-map-4": corner(["...", ".F.", "..."], ["C4", "D3", "D5", "E4"]),
    "rules-map-5": corner(["FF.F", "F..F", "..V."], ["C3", "C4", "D3"]),
    "rules-games-4": { kind: "seasons" },
    "rules-drawing-1": { kind: "shapes", card: "hamlet" },
    "rules-drawing-3": { kind: "turns", card: "hamlet" },
    "rules-drawing-5": corner(["A^A", "..."], ["C3", "C5"]),
    "rules-drawing-7": corner(["..r.", ".WWW", "...w"], ["E6"]),
    "rules-heroes-2": { kind: "example", card: "dobrik_of_lorkheim" },
    "rules-monsters-2": { kind: "monsters", card: "dragon_inferno" },
    "rules-monsters-3": { kind: "monsters", card: "zombie_plague" },
    "rules-monsters-4": { kind: "monsters", card: "giant_troll_ravage" },
    "rules-monsters-5": { kind: "monsters", card: "gorgon_gaze" },
    "rules-coins-2": corner([".F.", "A^W", ".M."], ["D4"]),
    "rules-seasons-3": {
        kind: "corner",
        at: RAID?.at ?? "A1",
        rows: RAID?.rows ?? [],
        edges: RAID?.edges ?? [],
        squares: RAID?.squares ?? [],
        loses: true,
    },
    "rules-scoring-3": { kind: "example", card: "great_city" },
    "rules-solo-2": { kind: "example", card: "goblin_attack" },
};
