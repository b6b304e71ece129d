import { MediaQuery } from "svelte/reactivity";

/** A phone, or a window as narrow as one: the question lies at the foot of the screen. */
export const narrow = new MediaQuery("max-width: 63.99rem");
