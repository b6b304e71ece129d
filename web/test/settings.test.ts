import { describe, expect, it } from "vitest";
import type { SettingShown } from "../src/wire";
import {
  choose,
  faultsBeside,
  isAs,
  moveUp,
  settled,
  takeFree,
  type Options,
} from "../src/lib/settings";

const NATIONS = ["usa", "uk", "canada", "france"];
const shown = (name: string, given: Partial<SettingShown>): SettingShown => ({
  ...{ name, label: name, help: "", rule: "U-1", kind: "choice", default: "", group: "" },
  ...given,
});
const settings = [
  shown("map", { default: "omaha" }),
  ...NATIONS.map((nation, seat) =>
    shown(`nation_${seat + 1}`, { label: "Nation", seat, default: nation }),
  ),
];

describe("settings of seats", () => {
  it("move up with the seats behind one that goes away", () => {
    const options: Options = { map: "utah" };
    moveUp(settings, options, 0, 3);
    expect(options).toEqual({
      map: "utah",
      nation_1: "uk",
      nation_2: "canada",
      nation_3: "france",
      nation_4: "usa",
    });
    moveUp(settings, options, 3, 3);
    expect(options.nation_4).toBe("usa");
  });

  it("stay what they are where nobody sits", () => {
    const options: Options = {};
    moveUp(settings, options, 0, 1);
    expect(options).toEqual({ nation_1: "uk", nation_2: "usa" });
  });

  it("are free ones where a seat joins", () => {
    const choices = NATIONS.map((nation): [string, string] => [nation, nation]);
    const given = settings.map((setting) => ({ ...setting, choices }));
    const options: Options = { nation_2: "canada" };
    takeFree(given, options, 2);
    expect(options).toEqual({ nation_2: "canada", nation_3: "uk" });
    takeFree(given, options, 3);
    expect("nation_4" in options).toBe(false);
  });

  it("are left out where they are as usual", () => {
    const options: Options = { nation_1: "uk", nation_2: "usa" };
    moveUp(settings, options, 0, 3);
    expect(options).toEqual({ nation_2: "canada", nation_3: "france", nation_4: "uk" });
    choose(options, settings[2]!, "uk");
    expect("nation_2" in options).toBe(false);
  });
});

describe("the settings of an evening", () => {
  const evening: Options = { map: "omaha", nation_1: "uk" };

  it("are without what is as usual", () => {
    expect(settled(settings, evening)).toEqual({ nation_1: "uk" });
  });

  it("are those of the form, whoever has which seat", () => {
    expect(isAs(settings, { nation_1: "france" }, evening)).toBe(true);
    expect(isAs(settings, { map: "utah" }, evening)).toBe(false);
  });
});

describe("faults", () => {
  it("stand once beside each setting that they are about", () => {
    const found = faultsBeside([
      { text: "one", settings: ["map", "crossing", "map"] },
      { text: "two", settings: ["map"] },
      { text: "three" },
    ]);
    expect([...found]).toEqual([
      ["map", ["one", "two"]],
      ["crossing", ["one"]],
    ]);
  });
});
