/** How the page is built: into the Python package, with names that change with the contents. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue";

/** Where a server runs while somebody works on the page: `quillmap serve --port 8800`. */
const SERVER = process.env.QUILLMAP_SERVER ?? "http://localhost:8800";

export default defineConfig({
    base: "/page/",
    plugins: [catalogue(), svelte()],
    // Under vitest Svelte must be the one for browsers.
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    build: {
        outDir: "../src/quillmap/server/page",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: true,
    },
    server: { proxy: { "/api": { target: SERVER, ws: true } } },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
