import { describe, expect, test } from "vitest";
import { byTurn, type Filter, wanted } from "../src/lib/logbook";
import type { LogLine } from "../src/wire";

function line(text: string, more: Partial<LogLine> = {}): LogLine {
  return { at: 1, text, rule: "T-1", ...more };
}

const LOG = [
  line("lands"),
  line("Turn 1 begins.", { turn: "Turn 1", opens: true }),
  line("rolls", { phase: "Roll", names: [0] }),
  line("re-rolls", { names: [1] }),
  line("moves", { phase: "Move", names: [0], decisive: true }),
  line("Turn 2 begins.", { turn: "Turn 2", opens: true }),
  line("rolls again", { phase: "Roll", names: [1, 0] }),
];

function outline(log: LogLine[], want: (line: LogLine) => boolean = () => true, most = Infinity) {
  return byTurn(log, want, most).turns.map(({ title, phases }) => [
    title,
    ...phases.map((phase) => [phase.title, ...phase.entries.map(({ line }) => line.text)]),
  ]);
}

describe("headings", () => {
  test("turns, phases and lines, all of them the newest first", () => {
    expect(outline(LOG)).toEqual([
      ["Turn 2", ["Roll", "rolls again"]],
      ["Turn 1", ["Move", "moves"], ["Roll", "re-rolls", "rolls"]],
      ["", ["", "lands"]],
    ]);
  });

  test("the line that says no more than its heading is the heading's own", () => {
    const [last] = byTurn(LOG, () => true, Infinity).turns;
    expect(last!.opening?.text).toBe("Turn 2 begins.");
    const headed = [line("The enemy shows his dice.", { turn: "Round 1: Ann", phase: "Skirmish" })];
    expect(outline(headed)).toEqual([["Round 1: Ann", ["Skirmish", "The enemy shows his dice."]]]);
    expect(byTurn(headed, () => true, Infinity).turns[0]!.opening).toBeUndefined();
  });

  test("a line is known by its place, whatever comes after it", () => {
    const places = (log: LogLine[]) =>
      byTurn(log, () => true, Infinity).turns.flatMap((turn) => [
        turn.place,
        ...turn.phases.flatMap(({ place, entries }) => [place, ...entries.map((entry) => entry.place)]),
      ]);
    const before = places(LOG);
    expect(places([...LOG, line("stands")]).slice(-before.length + 3)).toEqual(before.slice(3));
  });

  test("a game without headings has its lines", () => {
    expect(outline([line("one"), line("two")])).toEqual([["", ["", "two", "one"]]]);
    expect(outline([])).toEqual([]);
  });
});

describe("a log that is told from its end", () => {
  const leftOut = { upto: 3, turn: "Turn 1", phase: "Roll" };
  const told = LOG.slice(3);

  test("stands under what had begun by then", () => {
    const { turns } = byTurn(told, () => true, Infinity, { leftOut, earlier: 0 });
    const [last] = turns.slice(-1);
    expect([last!.title, ...last!.phases.map(({ title }) => title)]).toEqual(["Turn 1", "Move", "Roll"]);
    expect(last!.phases[1]!.entries.map(({ line }) => line.text)).toEqual(["re-rolls"]);
  });

  test("keeps the places of its lines when older ones come in front of them", () => {
    const places = (log: LogLine[], earlier: number) =>
      byTurn(log, () => true, Infinity, { leftOut: null, earlier }).turns.flatMap(({ phases }) =>
        phases.flatMap(({ entries }) => entries.map(({ line, place }) => [line.text, place])),
      );
    const before = places(told, 0);
    expect(places(LOG, 3).slice(0, before.length)).toEqual(before);
    expect(places(LOG, 3).at(-1)).toEqual(["lands", -3]);
  });
});

describe("filters", () => {
  const ofFilter = (filter: Filter, ...mine: number[]) => outline(LOG, wanted(filter, new Set(mine)));

  test("important is what decided something, and a heading over nothing is not shown", () => {
    expect(ofFilter("important", 0)).toEqual([["Turn 1", ["Move", "moves"]]]);
  });

  test("mine is what names me, and what names nobody", () => {
    expect(ofFilter("mine", 1)).toEqual([
      ["Turn 2", ["Roll", "rolls again"]],
      ["Turn 1", ["Roll", "re-rolls"]],
      ["", ["", "lands"]],
    ]);
  });
});

describe("a long log", () => {
  const long = Array.from({ length: 5000 }, (_, number) =>
    line(`line ${number}`, number % 50 === 0 ? { turn: `Turn ${number / 50}`, phase: "Roll" } : {}),
  );

  test("is shown up to so many lines, under their headings, and there is more", () => {
    const { turns, more } = byTurn(long, () => true, 120);
    expect(turns.flatMap(({ phases }) => phases.flatMap(({ entries }) => entries))).toHaveLength(120);
    expect(turns.map(({ title }) => title)).toEqual(["Turn 99", "Turn 98", "Turn 97"]);
    expect(more).toBe(true);
  });

  test("what is older than all that is shown is not even looked at", () => {
    let looked = 0;
    byTurn(long, () => ++looked > 0, 120);
    expect(looked).toBeLessThan(200);
  });

  test("all of it can be shown", () => {
    const { turns, more } = byTurn(long, () => true, Infinity);
    expect([turns.length, more]).toEqual([100, false]);
  });
});
