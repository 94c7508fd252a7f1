/** What lies over a map without being part of it. */

/** Squares to point out, and why. */
export interface Mark {
    kind: "earns" | "loses" | "choose" | "wanted" | "new";
    squares: readonly number[];
}

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
