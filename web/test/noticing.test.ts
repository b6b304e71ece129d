import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Shown } from "../src/lib/shown";
import type { LogLine, Panel, Update } from "../src/wire";

const played = vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return [] as string[];
});
vi.mock("../src/lib/sound", async (original) => ({
  ...(await original<typeof import("../src/lib/sound")>()),
  play: (sound: string) => played.push(sound),
}));
const { Noticing } = await import("../src/table/noticing.svelte");
const { preferences } = await import("../src/lib/preferences.svelte");

const me = new Set([0]);

function screen(more: Partial<Shown> = {}, ...panels: Panel[]): Shown {
  return { panels, asks: [], waiting: [], over: null, ...more } as unknown as Shown;
}

function update(whole = false, ...log: LogLine[]): Update {
  return { type: "update", version: 1, screen: {}, log, log_from: 0, whole } as unknown as Update;
}

function dice(locked: number): Panel {
  const die = { die: "Rs", colour: "red", face: "star", words: "" };
  return { type: "dice", title: "", dice: [0, 1].map((nth) => ({ ...die, locked: nth < locked })) };
}

function cards(seat: number, ...ids: string[]): Panel {
  return { type: "cards", title: "", seat, cards: ids.map((id) => ({ id, status: "ready" })) };
}

const medal: LogLine = { at: 1, text: "", rule: "", names: [0], highlight: { kind: "medal", title: "" } };
/** What was before is told without what is shown of it. */
const past: LogLine = { at: 1, text: "", rule: "", names: [0] };
const landing: LogLine = { ...past, highlight: { kind: "landing", title: "" } };
const gift: LogLine = { at: 1, text: "", rule: "", names: [1, 0], highlight: { kind: "gift", heard: true } };
const asked = { asks: [{ seat: 0 }] } as unknown as Partial<Shown>;
const ended = { over: { result: "won", text: "" } } as unknown as Partial<Shown>;

let noticing: InstanceType<typeof Noticing>;

beforeEach(() => {
  preferences.scenes = "auto";
  noticing = new Noticing();
  noticing.updated(update(true, past), screen({}, dice(0), cards(0)), me, true);
  expect(noticing.showing.now).toBeNull(); // whoever comes sees nothing of what was before
  expect(played).toEqual([]);
  return () => {
    noticing.showing.clear();
    played.length = 0;
  };
});

describe("what has just happened", () => {
  it("is shown, and heard as it begins", () => {
    noticing.updated(update(false, medal), screen(), me, false);
    expect(noticing.showing.now?.kind).toBe("medal");
    expect(played).toEqual(["medal"]);
  });

  it("is only heard by those who want no scenes", () => {
    preferences.scenes = "off";
    noticing.updated(update(false, medal), screen(ended), me, false);
    expect(noticing.showing.now).toBeNull();
    expect(played).toEqual(["victory"]);
  });

  it("goes away with all that is told anew", () => {
    noticing.updated(update(false, medal), screen(), me, false);
    noticing.updated(update(true, past), screen(), me, false);
    expect(noticing.showing.now).toBeNull();
  });

  it("is how it began, to whoever comes before anything was decided", () => {
    const fresh = new Noticing();
    fresh.updated(update(true, landing), screen(), me, true);
    expect(fresh.showing.now?.kind).toBe("landing");
    fresh.showing.clear();
  });

  it("is heard: locked dice, a throw, a card of one's own, a gift", () => {
    noticing.updated(update(false, gift), screen({}, dice(1), cards(0, "medic")), me, true);
    expect(played).toEqual(["gift", "lock", "dice", "card"]);
    noticing.updated(update(), screen({}, dice(1), cards(0, "medic"), cards(1, "scout")), me, false);
    expect(played).toHaveLength(4);
  });

  it("is one's turn, if the table has waited for others", () => {
    noticing.updated(update(), screen(asked), me, false);
    expect(played).toEqual([]);
    noticing.updated(update(), screen({ waiting: ["Ben"] }), me, false);
    noticing.updated(update(), screen(asked), me, false);
    expect(played).toEqual(["turn"]);
  });

  it("ends once", () => {
    noticing.updated(update(false), screen(ended), me, false);
    expect(noticing.showing.now?.kind).toBe("victory");
    noticing.showing.clear();
    noticing.updated(update(false), screen(ended), me, false);
    expect(noticing.showing.now).toBeNull();
    expect(played).toEqual(["victory"]);
  });
});
