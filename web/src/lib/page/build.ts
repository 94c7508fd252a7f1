/** Which build of the page this is; the server knows the one that it has, and says so in hello. */

declare const __QUILLMAP_BUILD__: string;

/** `dev` while somebody works on the page: then no server has a newer one. */
export const BUILD = __QUILLMAP_BUILD__;
