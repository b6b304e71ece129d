/** The glossary comes when the first words are to be found in something, once per language. */

import { api } from "./api";
import { finder, type Finder, type Piece } from "./terms";
import { language } from "./texts.svelte";

let known = $state.raw<Record<string, Finder>>({});
const asked = new Set<string>();

function learn(lang: string): void {
  if (asked.has(lang)) return;
  asked.add(lang);
  api.glossary().then(
    (terms) => (known = { ...known, [lang]: finder(terms) }),
    () => asked.delete(lang), // it is a help, and can do without
  );
}

/** A text with the words in it that can be explained. */
export function withTerms(text: string, before = ""): Piece[] {
  const lang = language();
  const find = known[lang];
  if (find) return find(text, before);
  learn(lang);
  return [text];
}
