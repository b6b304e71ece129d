/** What stands on cards: whoever draws a card asks here, by its id. */

import { createContext } from "svelte";
import type { Faces } from "./shown";

export const [getFaces, putFaces] = createContext<() => Faces>();
