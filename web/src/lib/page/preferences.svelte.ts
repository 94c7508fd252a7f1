/** What a player chose on this device, kept by the browser. */

import { remembered, store } from "./storage";

export type Theme = "system" | "light" | "dark";

class Preferences {
    #language = $state(remembered("language", ""));
    #name = $state(remembered("name", ""));
    #theme = $state<Theme>(remembered("theme", "system"));
    #sound = $state(remembered("sound", false));
    #sounds = $state(remembered("sounds", false));
    #confirm = $state(remembered("confirm", true));
    #reactions = $state(remembered("reactions", true));
    #marks = $state(remembered("marks", true));

    get language(): string {
        return this.#language;
    }
    set language(value: string) {
        this.#language = remember("language", value);
    }

    /** The name that the player used last. */
    get name(): string {
        return this.#name;
    }
    set name(value: string) {
        this.#name = remember("name", value);
    }

    get theme(): Theme {
        return this.#theme;
    }
    set theme(value: Theme) {
        this.#theme = remember("theme", value);
    }

    /** Whether a sound says that it is one's turn. */
    get sound(): boolean {
        return this.#sound;
    }
    set sound(value: boolean) {
        this.#sound = remember("sound", value);
    }

    /** Whether a game has soft sounds: pen, coin, stamp and page. */
    get sounds(): boolean {
        return this.#sounds;
    }
    set sounds(value: boolean) {
        this.#sounds = remember("sounds", value);
    }

    /** Whether a draw is previewed first and then confirmed. */
    get confirm(): boolean {
        return this.#confirm;
    }
    set confirm(value: boolean) {
        this.#confirm = remember("confirm", value);
    }

    /** Whether one sees what others say at a table. */
    get reactions(): boolean {
        return this.#reactions;
    }
    set reactions(value: boolean) {
        this.#reactions = remember("reactions", value);
    }

    /** Whether a few words explain what comes up for the first time. */
    get marks(): boolean {
        return this.#marks;
    }
    set marks(value: boolean) {
        this.#marks = remember("marks", value);
    }
}

function remember<T>(key: string, value: T): T {
    store(key, value);
    return value;
}

export const preferences = new Preferences();
