/** Looking for words: all of them must be there, in any order; accents and capitals do not matter. */

import { plain } from "./markdown";

export function searching(wanted: string): (...texts: string[]) => boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
}
