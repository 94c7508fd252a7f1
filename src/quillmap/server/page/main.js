/** Where the page begins: which screen belongs to the address. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { howToPlay } from "./rules.js";
import { startScreen } from "./start.js";
import { tableScreen } from "./table.js";
import { useMaterial } from "./words.js";

async function begin() {
    const main = /** @type {HTMLElement} */ (document.getElementById("main"));
    document.querySelector(".top .brand")?.after(howToPlay());
    try {
        const material = await get("/api/material");
        useMaterial(material);
        const [, game] = location.pathname.match(/^\/t\/([^/]+)/) ?? [];
        if (game) tableScreen(main, material, decodeURIComponent(game));
        else await startScreen(main, material);
    } catch (error) {
        const again = h("button", { type: "button", click: () => location.reload() }, "Try again");
        main.replaceChildren(
            h("p", { class: "error", role: "alert" }, /** @type {Error} */ (error).message),
            again,
        );
    }
}

addEventListener("hashchange", (event) => {
    // Another table's link only differs behind the #, and then the browser loads nothing.
    if (event.newURL.split("#")[1] !== "main") location.reload();
});
begin();
