/** Where the page begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { language, LANGUAGES, preferred } from "./lib/language/language.svelte";
import { preferences } from "./lib/page/preferences.svelte";
import { router } from "./lib/page/router.svelte";
import { screens } from "./screens";
import "./face/alegreya.css";
import "./face/fallback.css";
import "./board/pictures/colours.css";
import "./theme.css";

// The screen is fetched while the language is; the frame asks for it again, and gets the same.
void screens[router.route.screen]().catch(() => undefined);
// So are its letters: a language in its own name has letters of its own.
const spoken = LANGUAGES[preferred(preferences.language, navigator.languages)];
void document.fonts.load("1em Alegreya", `0${spoken}`).catch(() => undefined);
await language.begin();
const target = document.getElementById("page");
if (target) mount(App, { target });
