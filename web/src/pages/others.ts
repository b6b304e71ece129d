/** Every page but the first, which is there sooner without them. */

export { default as NewTable } from "./NewTable.svelte";
export { default as Nowhere } from "./Nowhere.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Rules } from "./Rules.svelte";
export { default as TablePage } from "./TablePage.svelte";
