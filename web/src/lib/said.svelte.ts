/** What the server says and does not change: kept per language. */

import type { CardText, MapText, Offer, RuleText } from "../wire";
import { api } from "./api";
import { reach } from "./reach.svelte";
import { language } from "./texts.svelte";

class PerLanguage<T> {
  private known = new Map<string, Promise<T>>();

  constructor(private ask: () => Promise<T>) {}

  get(): Promise<T> {
    void reach.found;
    const lang = language();
    let answer = this.known.get(lang);
    if (!answer) {
      answer = this.ask();
      this.known.set(lang, answer);
      answer.catch(() => this.known.delete(lang));
    }
    return answer;
  }
}

const offer = new PerLanguage<Offer>(api.offer);
const rules = new PerLanguage<RuleText[]>(api.rules);
const cards = new PerLanguage<CardText[]>(api.cards);
const maps = new PerLanguage<MapText[]>(api.maps);

export const theOffer = () => offer.get();
export const allRules = () => rules.get();
export const allCards = () => cards.get();
export const allMaps = () => maps.get();

/** The rule that lies open in the dialog. */
export const openRule = $state({ id: "" });
