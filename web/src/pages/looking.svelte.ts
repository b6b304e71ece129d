/** What somebody was looking for among cards, maps and rules: it is still there when they come back. */

import type { CardText } from "../wire";
import type { Chosen } from "../lib/filtering";

export const looking = $state({
  /** The words. */
  rules: "",
  cards: "",
  maps: "",
  chosen: {} as Chosen,
  /** The card looked at last. */
  card: undefined as CardText | undefined,
});
