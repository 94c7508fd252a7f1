/** The language of the page: texts by Project Fluent, switched at once without loading anew. */

import {
    FluentBundle,
    FluentNumber,
    FluentResource,
    type FluentVariable,
    type Scope,
} from "@fluent/bundle";
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

type Load = () => Promise<{ default: string }>;
const TEXTS: Record<Language, Load> = {
    en: () => import("virtual:texts/en"),
    pl: () => import("virtual:texts/pl"),
    de: () => import("virtual:texts/de"),
    cs: () => import("virtual:texts/cs"),
    el: () => import("virtual:texts/el"),
};
const RULES: Record<Language, Load> = {
    en: () => import("virtual:rules/en"),
    pl: () => import("virtual:rules/pl"),
    de: () => import("virtual:rules/de"),
    cs: () => import("virtual:rules/cs"),
    el: () => import("virtual:rules/el"),
};
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

/** A bundle from the text of a catalogue. Isolation marks are off: names are never right to left. */
export function bundleOf(language: string, text: string): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
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
    #explains = false;
    #explained: Promise<void> | undefined;

    /** Load the language that the player reads. */
    async begin(): Promise<void> {
        await this.speak(preferred(preferences.language, navigator.languages));
    }

    /** Somebody chose a language. */
    async choose(language: Language): Promise<void> {
        preferences.language = language;
        await this.speak(language);
    }

    async speak(language: Language): Promise<void> {
        const { default: text } = await TEXTS[language]();
        const bundle = bundleOf(language, text);
        if (this.#explains) await addRules(bundle, language);
        this.#bundle = bundle;
        this.current = language;
        document.documentElement.lang = language;
    }

    /** Load the long texts that explain the rules, too; from then on with every language. */
    wantRules(): Promise<void> {
        if (!this.#explained) {
            this.#explains = true;
            this.#explained = this.speak(this.current);
        }
        return this.#explained;
    }

    has(id: string): boolean {
        return this.#bundle.hasMessage(id);
    }

    text(id: string, args?: Args): string {
        // A missing message is an error of ours that a test finds; the id is better than nothing.
        return textIn(this.#bundle, id, args) ?? id;
    }
}

async function addRules(bundle: FluentBundle, language: Language): Promise<void> {
    const { default: text } = await RULES[language]();
    bundle.addResource(new FluentResource(text));
}

export const language = new LanguageOfThePage();

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
