/** What is chosen for the settings of a game. */

import type { SettingShown, TableWish } from "../wire";

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
