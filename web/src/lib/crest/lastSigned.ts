/** What this browser signed a map with last: the next one is offered the same. */

import { remembered, store } from "../page/storage";
import { readCrest } from "./crest";

export interface Signature {
    province: string;
    title: string;
    crest: string;
}
const NOTHING: Signature = { province: "", title: "", crest: "" };
const KEY = "signed";

/** What is stored may be of another version, or of anybody's making. */
export function lastSigned(): Signature {
    const { province, title, crest } = { ...NOTHING, ...remembered<Partial<Signature>>(KEY, {}) };
    return {
        province: typeof province === "string" ? province : "",
        title: typeof title === "string" ? title : "",
        crest: typeof crest === "string" && readCrest(crest) ? crest : "",
    };
}

export function rememberSigned(signature: Signature): void {
    store(KEY, signature);
}
