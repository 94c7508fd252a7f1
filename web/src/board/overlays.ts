/** What lies over a map without being part of it. */

/** Squares to point out, and why. */
export interface Mark {
    kind: "earns" | "earns-other" | "loses" | "choose" | "wanted" | "new" | "glow";
    squares: readonly number[];
}

/** A shape that has just been drawn; each is inked once. */
export interface Ink {
    squares: readonly number[];
}
/** Those that were. */
export const DRY = new WeakSet<Ink>();

/** What lies over the map and is not drawn yet. */
export interface Ghost {
    squares: readonly number[];
    /** The symbol of its squares. */
    terrain: string;
    /** What a hero strikes. */
    strikes: readonly number[];
    /** Squares of it that are filled already. */
    blocked: readonly number[];
    /** What would be destroyed. */
    destroys: readonly number[];
    fits: boolean;
    /** Whether it rests there, or still follows the pointer. */
    pinned: boolean;
}
