/** Where the page begins. */

import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./lib/language.svelte";
import "./theme.css";

await language.begin();
const target = document.getElementById("page");
if (target) mount(App, { target });
