/** Bots in the language of the page; the server's own words for a bot that this page does not know. */

import type { Choices } from "./api";
import { language, t } from "./language.svelte";

type Bot = Pick<Choices["bots"][number], "name" | "description">;

export function botName(bot: string): string {
    return language.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function botAbout({ name, description }: Bot): string {
    return language.has(`bot-${name}-about`) ? t(`bot-${name}-about`) : description;
}

/** What somebody at a table is called. A bot that nobody named is called as this language does. */
export function chairName({ name, bot }: { name: string; bot?: string | undefined }): string {
    const number = /^[A-Z][a-z_-]* (\d+)$/.exec(name)?.[1];
    const usual = bot && number && name.toLowerCase() === `${bot} ${number}`;
    return usual ? `${botName(bot)} ${number}` : name;
}
