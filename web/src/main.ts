import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/texts.svelte";
import { preferences } from "./lib/preferences.svelte";
import "./style/theme.css";
import "./style/base.css";

await speak(preferences.lang);
mount(App, { target: document.getElementById("app")! });
