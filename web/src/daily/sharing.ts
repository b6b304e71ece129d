/** A line to share: what came of a daily battle, and where to fight it. It tells nothing of the dice. */

import type { BattleShown, DayShown } from "../wire";
import { link, to } from "../lib/routing";
import { t } from "../lib/texts.svelte";

function result({ name, mine, par = [] }: BattleShown): string {
  const text = mine?.text ?? "";
  const first = par[0];
  if (!first) return t("daily-line", { battle: name, result: text });
  return t("daily-line-par", { battle: name, result: text, par: first.text });
}

export function sharedBattle({ day }: DayShown, battle: BattleShown): string {
  return [t("daily-line-day", { day }), result(battle), link(to.day(day))].join("\n");
}

export function sharedDay({ day, battles }: DayShown): string {
  const fought = battles.filter(({ mine }) => mine?.text);
  return [t("daily-line-day", { day }), ...fought.map(result), link(to.day(day))].join("\n");
}
