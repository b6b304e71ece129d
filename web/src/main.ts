import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/app.svelte";
import { here } from "./lib/place.svelte";
import { preferences } from "./lib/preferences.svelte";
import { watchReach } from "./lib/reach.svelte";
import { theOffer } from "./lib/said.svelte";
import { speak } from "./lib/texts.svelte";
import "./style/theme.css";
import "./style/base.css";

watchReach();
// The first page shows what is offered: ask for it while the texts are on their way.
if (here().page === "home") theOffer().catch(() => {});
// Another language is better than an empty page.
await speak(preferences.lang).catch(() => speak(preferences.lang === "en" ? "fr" : "en"));
mount(App, { target: document.getElementById("app")! });
// Once everything that is needed now is there.
if (import.meta.env.PROD) setTimeout(keepPage, 3000);
