/** Bots in the language of the page; the server's own words for a bot that this page does not know. */

import type { Choices } from "../wire/http";
import { language, t } from "./language.svelte";

type Bots = Choices["bots"];

export function botName(bot: string): string {
    return language.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How strong a bot is among the bots of a server, and how it plays; nothing where there is none. */
export function botAbout(bot: string, bots: Bots): string {
    const found = bots.find(({ name }) => name === bot);
    if (!found) return "";
    const most = Math.max(...bots.map(({ level }) => level));
    const about = language.has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : found.description;
    return `${t("strength", { level: found.level, most })} ${about}`;
}

/** What somebody at a table is called. A bot that nobody named is called as this language does. */
export function chairName({ name, bot }: { name: string; bot?: string | undefined }): string {
    const number = /^[A-Z][a-z_-]* (\d+)$/.exec(name)?.[1];
    const usual = bot && number && name.toLowerCase() === `${bot} ${number}`;
    return usual ? `${botName(bot)} ${number}` : name;
}
