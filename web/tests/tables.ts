/** Tables for tests, from the messages that the Python tests keep. */

import { readFileSync } from "node:fs";
import { message, type Mine, type Table } from "../src/lib/wire/messages";
import { project } from "./files";

/** The parts of a kept message of news. */
export function kept(name: string): { table: Table; mine: Mine } {
    const url = project(`tests/data/wire/news_${name}.json`);
    const read = message(readFileSync(url, "utf-8"));
    if (read?.kind !== "news" || !read.table || !read.mine) throw new Error(`no table in ${name}`);
    return { table: read.table, mine: read.mine };
}
