/** Links to tables, and giving them to others: by the device's own share menu, or by copying. */

import { GAME_ID, pathOf } from "../page/routes";

type Linked = { game: string; key: string };

/** The link of a table for everybody who may come in. */
export function linkOf({ game, key }: Linked, origin = location.origin): string {
    return `${origin}${pathOf("table", game)}#${key}`;
}

/** The link that carries a seat to another device. */
export function personalLink(
    table: Linked,
    seat: number,
    token: string,
    origin = location.origin,
): string {
    return `${linkOf(table, origin)}.${seat}.${token}`;
}

/** A spoken code in two halves, as people say it: `ABC 346`. */
export function spokenCode(code: string): string {
    const half = Math.ceil(code.length / 2);
    return `${code.slice(0, half)} ${code.slice(half)}`.trim();
}

/** Whether links from this address lead nowhere on other machines. */
export function onlyHere(host = location.hostname): boolean {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** What became of a text that was to be given away. */
export type ShareOutcome = "shared" | "copied" | "failed" | "dismissed";

/** Whether this device has a share menu. */
export function canShare(): boolean {
    return typeof navigator.share === "function";
}

/** Offer a link in the share menu of the device, with a sentence if there is one. */
export async function share(title: string, url: string, text?: string): Promise<ShareOutcome> {
    try {
        await navigator.share({ title, url, ...(text && { text }) });
        return "shared";
    } catch (error) {
        // Whoever closes the menu wants nothing more.
        return error instanceof DOMException && error.name === "AbortError"
            ? "dismissed"
            : copy(text ? `${text}\n${url}` : url);
    }
}

/** Copy a text; plain http has no clipboard, then it fails and the text is there to be marked. */
export async function copy(text: string): Promise<ShareOutcome> {
    try {
        await navigator.clipboard.writeText(text);
        return "copied";
    } catch {
        return "failed";
    }
}

/** The path of a table with what stands behind its `#`, anywhere in a text. */
const LINK = new RegExp(`/t/(${GAME_ID})/?(#[\\w.-]*)?`);

/** What somebody typed to join: a link of ours, or a code in any spelling; empty if neither. */
export function invitation(typed: string): { path: string } | { code: string } | null {
    const link = LINK.exec(typed);
    if (link) return { path: `${pathOf("table", link[1])}${link[2] ?? ""}` };
    const code = typed.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    return code ? { code } : null;
}
