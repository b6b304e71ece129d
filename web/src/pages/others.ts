/** Every page but the first, which is there sooner without them. */

export { default as Card } from "./Card.svelte";
export { default as Cards } from "./Cards.svelte";
export { default as Daily } from "./Daily.svelte";
export { default as History } from "./History.svelte";
export { default as MapPage } from "./MapPage.svelte";
export { default as Maps } from "./Maps.svelte";
export { default as NewTable } from "./NewTable.svelte";
export { default as Nowhere } from "./Nowhere.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as Settings } from "./Settings.svelte";
export { default as TablePage } from "./TablePage.svelte";
