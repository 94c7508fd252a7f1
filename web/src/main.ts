/** Where the page begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/language/language.svelte";
import { router } from "./lib/page/router.svelte";
import { screens } from "./screens";
import "./board/pictures/colours.css";
import "./theme.css";

// The screen is fetched while the language is; the frame asks for it again, and gets the same.
void screens[router.route.screen]().catch(() => undefined);
await language.begin();
const target = document.getElementById("page");
if (target) mount(App, { target });
