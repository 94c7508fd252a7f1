/** The language of the page: texts by Project Fluent, switched at once without loading anew. */

import {
    FluentBundle,
    FluentNumber,
    FluentResource,
    type FluentVariable,
    type Scope,
} from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { preferences } from "../page/preferences.svelte";
import type { Refusal } from "../wire/messages";

/** The languages, each in its own name, in the order in which they are offered. */
export const LANGUAGES = {
    en: "English",
    pl: "Polski",
    de: "Deutsch",
    cs: "Čeština",
    el: "Ελληνικά",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

/** Texts that are loaded when somebody asks for them; catalogue.ts says which. */
export type Late = Exclude<keyof typeof catalogues, "texts">;
type Part = keyof typeof catalogues;
/** Arguments of reasons that hold ids, and the message that names such an id. */
const NAMING: Record<string, string> = {
    card: "name",
    terrain: "name",
    offered: "name",
    option: "option",
    setting: "option",
    ruleset: "option-ruleset",
    bot: "bot",
};

function isLanguage(word: string): word is Language {
    return word in LANGUAGES;
}

/** What somebody chose here before, else the first of the browser's languages that we speak. */
export function preferred(chosen: string, browser: readonly string[]): Language {
    const wanted = [chosen, ...browser].map((each) => each.slice(0, 2).toLowerCase());
    return wanted.find(isLanguage) ?? "en";
}

/** Isolation marks are off: names are never right to left. */
const OPTIONS = { useIsolating: false };

/** A bundle from the text of a catalogue. */
export function bundleOf(language: string, text: string): FluentBundle {
    const bundle = new FluentBundle(language, OPTIONS);
    bundle.addResource(new FluentResource(text));
    return bundle;
}

/** A number with a real minus, which few of our languages get from `Intl`. */
class ReadNumber extends FluentNumber {
    override toString(scope?: Scope): string {
        return super.toString(scope).replace("-", "−");
    }
}

/** The text of a message of a bundle, or null if it has none. */
export function textIn(bundle: FluentBundle, id: string, args: Args = {}): string | null {
    const message = bundle.getMessage(id);
    if (!message?.value) return null;
    const read = Object.entries(args).map(([key, value]) => [
        key,
        typeof value === "number" ? new ReadNumber(value) : value,
    ]);
    return bundle.formatPattern(message.value, Object.fromEntries(read) as Args, []);
}

class LanguageOfThePage {
    current = $state<Language>("en");
    #bundle = $state.raw(new FluentBundle("en"));
    /** The language that was asked for last, which may still be loading. */
    #asked = preferred(preferences.language, navigator.languages);
    #loading: Promise<void> = Promise.resolve();
    /** The texts that have come, by part and language. */
    #come = new Map<string, FluentResource>();
    /** The late texts that somebody has asked for. */
    #wanted = new Map<Late, Promise<void>>();

    /** Load the language that the player reads. */
    async begin(): Promise<void> {
        await this.speak(this.#asked);
    }

    /** Somebody chose a language. */
    async choose(language: Language): Promise<void> {
        preferences.language = language;
        await this.speak(language);
    }

    speak(language: Language): Promise<void> {
        this.#asked = language;
        this.#loading = this.#load(language);
        return this.#loading;
    }

    async #load(language: Language): Promise<void> {
        const parts: Part[] = ["texts", ...this.#wanted.keys()];
        await Promise.all(parts.map((part) => this.#fetch(part, language)));
        // Another language was asked for meanwhile: whoever waits here waits for that one.
        if (language !== this.#asked) return this.#loading;
        const bundle = new FluentBundle(language, OPTIONS);
        for (const [key, texts] of this.#come) {
            if (key.endsWith(language)) bundle.addResource(texts);
        }
        this.#bundle = bundle;
        this.current = language;
        document.documentElement.lang = language;
        return undefined;
    }

    async #fetch(part: Part, language: Language): Promise<void> {
        const key = `${part} ${language}`;
        if (this.#come.has(key)) return;
        const { default: text } = await catalogues[part][language]();
        this.#come.set(key, new FluentResource(text));
    }

    /** Load texts that are not needed at once; from then on with every language. */
    want(part: Late): Promise<void> {
        const asked = this.#wanted.get(part);
        if (asked) return asked;
        // Noted before it is loaded: whoever speaks meanwhile has these texts, too.
        this.#wanted.set(part, Promise.resolve());
        const loading = this.speak(this.#asked).catch((error: unknown) => {
            this.#wanted.delete(part);
            throw error;
        });
        this.#wanted.set(part, loading);
        return loading;
    }

    has(id: string): boolean {
        return this.#bundle.hasMessage(id);
    }

    text(id: string, args?: Args): string {
        // A missing message is an error of ours that a test finds; the id is better than nothing.
        return textIn(this.#bundle, id, args) ?? id;
    }
}

export const language = new LanguageOfThePage();

/** What is being loaded, together with the late texts that it shows. */
export async function withTexts<T>(loading: Promise<T>, ...parts: Late[]): Promise<T> {
    const [loaded] = await Promise.all([loading, ...parts.map((part) => language.want(part))]);
    return loaded;
}

/** The text of a message in the language of the page. */
export function t(id: string, args?: Args): string {
    return language.text(id, args);
}

/** The name of a card, terrain, season or title. */
export function nameOf(id: string): string {
    return language.has(`name-${id}`) ? t(`name-${id}`) : id;
}

/** An argument as a player reads it: ids become names, several of them a list. */
function argument(key: string, value: string | number): string | number {
    const kind = NAMING[key];
    if (typeof value === "number" || !kind) return value;
    const words = value.split(" ").map((id) => {
        const message = `${kind}-${id}`;
        return language.has(message) ? t(message) : id;
    });
    return words.join(" / ");
}

/** The message of a reason; why a card gives nothing stands with the other texts of the card. */
export function messageOf(code: string): string {
    const zero = code.startsWith("zero_");
    return zero ? `zero-${code.slice("zero_".length)}` : `reason-${code}`;
}

/** Why not, in the language of the page; the server's English for what this page does not know. */
export function reason(refusal: Refusal): string {
    const id = messageOf(refusal.code);
    if (!language.has(id)) return refusal.text;
    const args = Object.entries(refusal.args).map(([key, value]) => [key, argument(key, value)]);
    return t(id, Object.fromEntries(args) as Args);
}
