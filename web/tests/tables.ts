/** Tables for tests, from the messages that the Python tests keep. */

import { readFileSync } from "node:fs";
import { message, type Mine, type Table } from "../src/lib/wire/messages";
import { project } from "./files";

/** A kept message as it is sent. */
export function keptJson(name: string): Record<string, unknown> {
    const text = readFileSync(project(`tests/data/wire/${name}.json`), "utf-8");
    return JSON.parse(text) as Record<string, unknown>;
}

/** The parts of a kept message of news. */
export function kept(name: string): { table: Table; mine: Mine } {
    const read = message(JSON.stringify(keptJson(`news_${name}`)));
    if (read?.kind !== "news" || !read.table || !read.mine) throw new Error(`no table in ${name}`);
    return { table: read.table, mine: read.mine };
}
