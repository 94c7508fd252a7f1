/**
 * The screens, as a list: which path shows which. The server sends the page for each of these, and
 * the tests walk over all of them.
 */

export const SCREENS = {
    start: "/",
    new: "/new",
    race: "/new/race",
    join: "/join",
    mine: "/mine",
    rules: "/rules",
    record: "/record",
    settings: "/settings",
    table: "/t/:game",
    replay: "/t/:game/replay",
    public: "/p/:game",
} as const;
export type Screen = keyof typeof SCREENS;

/** A screen, and which game it is about; `none` for a path that nobody knows. */
export interface Route {
    screen: Screen | "none";
    game: string;
}

/** What the id of a game looks like. */
export const GAME_ID = "[a-z0-9][a-z0-9-]{0,39}";
const PATTERNS = Object.entries(SCREENS).map(
    ([screen, path]) =>
        [screen as Screen, new RegExp(`^${path.replace(":game", `(${GAME_ID})`)}/?$`)] as const,
);

/** The screen of a path. */
export function routeOf(path: string): Route {
    for (const [screen, pattern] of PATTERNS) {
        const found = pattern.exec(path);
        if (found) return { screen, game: found[1] ?? "" };
    }
    return { screen: "none", game: "" };
}

/** The path of a screen. */
export function pathOf(screen: Screen, game = ""): string {
    return SCREENS[screen].replace(":game", game);
}

/** What a link to a table carries behind its `#`, where no server sees it. */
export interface Secrets {
    key: string;
    /** A personal link: the seat and the token to claim it with. */
    seat: number | null;
    token: string;
}

/** `#key` or `#key.seat.token`. */
export function secretsOf(hash: string): Secrets {
    const [key = "", seat = "", token = ""] = hash.replace(/^#/, "").split(".");
    const number = Number(seat);
    const personal = Boolean(token) && Number.isInteger(number) && number > 0;
    return { key, seat: personal ? number : null, token: personal ? token : "" };
}
