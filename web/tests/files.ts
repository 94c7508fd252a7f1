/** Where the tests find files of the project. */

import { join } from "node:path";

/** A path from the folder of the page. */
export const here = (path: string): string => join(import.meta.dirname, "..", path);
/** A path from the folder of the whole project. */
export const project = (path: string): string => join(import.meta.dirname, "../..", path);
