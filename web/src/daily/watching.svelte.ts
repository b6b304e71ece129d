import type { DayShown } from "../wire";
import { api } from "../lib/api";
import { player } from "../lib/days";
import { language } from "../lib/texts.svelte";

/** Milliseconds until it is asked again what the bots have made of it; longer every time. */
const FIRST = 2000;
const LONGEST = 30_000;

/** A day as the server tells of it, until all bots have finished. */
export class DayWatch {
  found = $state.raw<DayShown>();
  trouble = $state("");

  constructor(day: string) {
    $effect(() => {
      void language();
      let wait = FIRST;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let current = true;
      const ask = async () => {
        try {
          const told = await api.day(day, player());
          if (!current) return;
          this.found = told;
          this.trouble = "";
          if (!told.battles.some(({ thinking }) => thinking)) return;
          timer = setTimeout(ask, wait);
          wait = Math.min(2 * wait, LONGEST);
        } catch (problem) {
          if (current) this.trouble = problem instanceof Error ? problem.message : String(problem);
        }
      };
      void ask();
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }
}
