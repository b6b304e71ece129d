/** What is chosen for the settings of a game. */

import type { Fault, SettingShown, TableWish } from "../wire";

export type Options = NonNullable<TableWish["options"]>;
export type Value = Options[string];

export function valueOf(options: Options, setting: SettingShown): Value {
  return options[setting.name] ?? setting.default;
}

/** What is set to its default is left out. */
export function choose(options: Options, setting: SettingShown, value: Value): void {
  if (value === setting.default) delete options[setting.name];
  else options[setting.name] = value;
}

/** Settings as an evening has them, without what is as usual. */
export function settled(settings: readonly SettingShown[], wanted: Options): Options {
  const options: Options = {};
  for (const setting of settings) choose(options, setting, valueOf(wanted, setting));
  return options;
}

/** Whether the table is set up as an evening is, whoever has which seat. */
export function isAs(
  settings: readonly SettingShown[],
  options: Options,
  wanted: Options,
): boolean {
  return settings
    .filter(({ seat }) => seat === undefined)
    .every((setting) => valueOf(options, setting) === valueOf(wanted, setting));
}

/** What is wrong, by the settings that it is told beside. */
export function faultsBeside(faults: readonly Fault[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { text, settings = [] } of faults) {
    for (const name of new Set(settings)) found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}

/** Seats behind one that goes away take their settings along; whoever joins the `left` gets its own. */
export function moveUp(
  settings: readonly SettingShown[],
  options: Options,
  place: number,
  left: number,
): void {
  const ofSeats = settings.filter((setting) => setting.seat !== undefined);
  for (const label of new Set(ofSeats.map((setting) => setting.label))) {
    const same = ofSeats.filter((setting) => setting.label === label);
    const values = same.map((setting) => valueOf(options, setting));
    values.splice(left, 0, ...values.splice(place, 1));
    same.forEach((setting, seat) => choose(options, setting, values[seat]!));
  }
}

/** A seat that joins has what no other has, where there is a choice left. */
export function takeFree(settings: readonly SettingShown[], options: Options, place: number): void {
  for (const setting of settings.filter(({ seat }) => seat === place)) {
    const others = settings.filter(({ label, seat }) => label === setting.label && seat! < place);
    const taken = others.map((other) => valueOf(options, other));
    if (!taken.includes(valueOf(options, setting))) continue;
    const free = setting.choices?.find(([choice]) => !taken.includes(choice));
    if (free) choose(options, setting, free[0]);
  }
}
