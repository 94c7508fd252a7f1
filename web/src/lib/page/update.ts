/** Loading a newer page by itself: once for each build, so that a page that stays old is no trap. */

import { BUILD } from "./build";

const KEY = "quillmap.loaded-from";

/** Whether this build has not yet tried to make way for a newer one; only said once. */
export function mayLoadByItself(build = BUILD): boolean {
    try {
        if (sessionStorage.getItem(KEY) === build) return false;
        sessionStorage.setItem(KEY, build);
        return true;
    } catch {
        return false;
    }
}
