/** The fair copy of a map: the server draws it, and the browser shows and keeps it. */

import { fetched, keyed } from "../wire/http";

export const STYLES = ["light", "night", "ink"] as const;
export type CopyStyle = (typeof STYLES)[number];
export const PAPERS = ["screen", "A4", "A3"] as const;
export type CopyPaper = (typeof PAPERS)[number];
export type CopyForm = "svg" | "png";

/** So many at a table: their copies are drawn without being asked for. */
export const FEW = 4;

export interface Wanted {
    seat: number;
    style: CopyStyle;
    paper: CopyPaper;
    lang: string;
    form: CopyForm;
}

/** What is asked behind the address. */
export function questions({ seat, style, paper, lang, form }: Wanted): string {
    return `?seat=${seat}&style=${style}&paper=${paper}&lang=${lang}&form=${form}`;
}

/** The copy of a table's map. */
export async function copyOf(game: string, key: string, wanted: Wanted): Promise<Blob> {
    return (await fetched(`/api/tables/${game}/copy${questions(wanted)}`, keyed(key))).blob();
}

/** The copy of a map of a record, which the server checks and does not keep. */
export async function copyOfText(record: string, wanted: Wanted): Promise<Blob> {
    const sent = { method: "POST", body: record, headers: { "Content-Type": "text/plain" } };
    return (await fetched(`/api/copies${questions(wanted)}`, sent)).blob();
}

/** As part of an address: the server's policy lets no picture in from anywhere else. */
export const shownAs = (svg: string): string =>
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Let the browser keep a file. */
export function save(name: string, blob: Blob): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
