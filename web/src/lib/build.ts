/** Which build of the page this is; the server knows the one that it has. */

declare const __QUILLMAP_BUILD__: string | undefined;

export const BUILD = typeof __QUILLMAP_BUILD__ === "string" ? __QUILLMAP_BUILD__ : "dev";
