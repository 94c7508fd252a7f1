/** How the page is built: into the Python package, with names that change with the contents. */

import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./catalogue.ts";
import { chunksFrom } from "./chunks.ts";

/** Where a server runs while somebody works on the page: `quillmap serve --port 8800`. */
const SERVER = process.env.QUILLMAP_SERVER ?? "http://localhost:8800";

const MAIN = join(import.meta.dirname, "src/main.ts");

export default defineConfig(({ command }) => ({
    // The server keeps the built files apart from the paths of the screens; while somebody works on
    // the page, Vite answers all paths.
    base: command === "build" ? "/page/" : "/",
    // tools/page.py names the build, for src/lib/page/build.ts; the server knows the same name.
    define: { __QUILLMAP_BUILD__: JSON.stringify(process.env.QUILLMAP_BUILD ?? "dev") },
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
        // Few files: chunks.ts says which scripts there are. Each brings its own styles, so that
        // nobody waits for those of a later screen.
        rolldownOptions: {
            // How long plugins took is no warning.
            checks: { pluginTimings: false },
            output: { codeSplitting: { groups: chunksFrom(MAIN) } },
        },
    },
    server: { proxy: { "/api": { target: SERVER, ws: true } } },
    test: {
        environment: "happy-dom",
        include: ["tests/**/*.test.ts"],
        setupFiles: ["tests/anew.ts"],
        isolate: false,
        // A busy machine is no reason to fail.
        testTimeout: 120_000,
        hookTimeout: 120_000,
    },
}));
