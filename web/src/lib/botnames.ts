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
