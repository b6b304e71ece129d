import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countedDown, endingOf, heardIn, type Highlight, highlightsOf } from "../src/lib/highlights";
import { Showing } from "../src/lib/showing.svelte";
import type { AmountShown, HighlightShown, LogLine, ScoreRow } from "../src/wire";

const me = new Set([0]);
const watcher = new Set<number>();

function line(text: string, seat: number | undefined, highlight?: HighlightShown, more: Partial<LogLine> = {}): LogLine {
  return { at: 1, text, rule: "", names: seat === undefined ? [] : [seat], ...(highlight && { highlight }), ...more };
}

function amount(what: string, amount: number): AmountShown {
  return { what, amount, words: `${amount} ${what}` };
}

function row(seat: number, soldiers: number): ScoreRow {
  return { seat, name: "", text: "", busy: false, has: [amount("soldiers", soldiers)] };
}

const fired = line("MGF on me", 0, { kind: "fire", title: "Fire!", dice: [{ die: "P3", colour: "plain", face: "3", words: "3" }] });
const fought = line("Combat", 0, { kind: "combat", title: "Combat!", joins: true, numbers: [amount("def", 2), amount("mgf", 3)] });
const lost = line("5 Soldiers", 0, { lost: [amount("soldiers", 3)] });
const lostToo = line("2 Soldiers", 0, { lost: [amount("soldiers", 2)] });

describe("what is shown of what happens", () => {
  it("is one thing where parts belong together: dice, what they come to, and what that costs", () => {
    const found = highlightsOf([fired, fought, lost, lostToo], me);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: "fire", title: "Fire!", lines: ["MGF on me", "Combat"] });
    expect(found[0]!.dice).toHaveLength(1);
    expect(found[0]!.numbers.map(({ what }) => what)).toEqual(["def", "mgf"]);
    expect(found[0]!.lost).toMatchObject([{ what: "soldiers", amount: 5 }]);
    expect(lost.highlight!.lost![0]!.amount).toBe(3); // the log keeps its own
  });

  it("stands by itself where there was nothing before it", () => {
    expect(highlightsOf([fought], me).map(({ kind }) => kind)).toEqual(["combat"]);
  });

  it("does not go on into another turn, and is nothing where it is only a part", () => {
    expect(highlightsOf([lost], me)).toEqual([]);
    const found = highlightsOf([fought, line("Turn 2", undefined, undefined, { begins: true }), lost], me);
    expect(found[0]!.lost).toEqual([]);
  });

  it("is of one's own, or the whole table's", () => {
    const theirs = line("Combat", 1, { kind: "combat", title: "" });
    const all = line("Assault", 1, { kind: "assault", title: "", table: true });
    const nobodys = line("Beach", undefined, { kind: "taken", title: "" });
    expect(highlightsOf([theirs, all, nobodys], me).map(({ kind }) => kind)).toEqual(["assault", "taken"]);
    expect(highlightsOf([theirs, all, nobodys], watcher).map(({ kind }) => kind)).toEqual(["assault", "taken"]);
    expect(highlightsOf([theirs], new Set([0, 1])).map(({ kind }) => kind)).toEqual(["combat"]);
  });

  it("takes over the words and the card of what follows, and keeps to few lines", () => {
    const bought = line("buys", 0, { kind: "medal", title: "" });
    const drawn = line("draws", 0, { card: "bronze-star" }, { seats: [0], brief: "Bronze Star" });
    const again = line("draws again", 0, { card: "silver-star" });
    expect(highlightsOf([bought, drawn, again], me)[0]).toMatchObject({
      card: "bronze-star",
      lines: ["Bronze Star", "draws again"],
    });
  });

  it("may be only to hear", () => {
    const given = line("gives", 1, { kind: "gift", heard: true }, { names: [1, 0] });
    expect(highlightsOf([given], me)).toEqual([]);
    expect(heardIn([given, fired], me)).toEqual(["gift"]);
    expect(heardIn([given], new Set([2]))).toEqual([]);
  });

  it("counts down from what there was, if that is all that has changed", () => {
    const found = highlightsOf([fought, lost], me);
    countedDown(found, me, [row(1, 9), row(0, 12)], [row(1, 9), row(0, 9)]);
    expect(found[0]!.lost[0]!.was).toBe(12);
    const other = highlightsOf([fought, lost], me);
    countedDown(other, me, [row(0, 12)], [row(0, 11)]);
    expect(other[0]!.lost[0]!.was).toBeUndefined();
  });

  it("tells an end as theirs who look", () => {
    const over = { text: "why", rule: "", winners: [], scores: [], played: { game: "", started: "" } };
    const kinds = (["won", "lost", "ranked"] as const).map((result) => endingOf({ ...over, result }, "").kind);
    expect(kinds).toEqual(["victory", "defeat", "ended"]);
  });
});

function named(kind: string): Highlight {
  return { kind, title: "", lines: [], numbers: [], lost: [], dice: [], card: "" };
}

describe("showing one thing after the other", () => {
  let begun: string[];
  let showing: Showing;
  beforeEach(() => {
    vi.useFakeTimers();
    begun = [];
    showing = new Showing(() => 1000, ({ kind }) => begun.push(kind));
  });
  afterEach(() => vi.useRealTimers());

  it("shows each for a while, and then nothing", () => {
    showing.put([named("a"), named("b")]);
    expect(showing.now?.kind).toBe("a");
    vi.advanceTimersByTime(1000);
    expect(showing.now?.kind).toBe("b");
    vi.advanceTimersByTime(1000);
    expect(showing.now).toBeNull();
    expect(begun).toEqual(["a", "b"]);
  });

  it("leaves out what is older when much happens", () => {
    showing.put(["a", "b", "c", "d"].map(named));
    expect(showing.now?.kind).toBe("c");
    showing.put([named("e")]);
    showing.put([named("f"), named("g")]);
    vi.advanceTimersByTime(1000);
    expect(showing.now?.kind).toBe("f");
    vi.advanceTimersByTime(2000);
    expect(begun).toEqual(["c", "f", "g"]);
    expect(showing.now).toBeNull();
  });

  it("goes on when it was seen, and starts the time anew", () => {
    showing.put([named("a"), named("b")]);
    vi.advanceTimersByTime(900);
    showing.skip();
    vi.advanceTimersByTime(900);
    expect(showing.now?.kind).toBe("b");
  });

  it("waits for those who want to see everything for as long as they like", () => {
    const patient = new Showing(() => Infinity, () => {});
    patient.put([named("a"), named("b")]);
    vi.advanceTimersByTime(100_000);
    expect(patient.now?.kind).toBe("a");
    patient.skip();
    expect(patient.now?.kind).toBe("b");
  });

  it("goes away whole for those who do something else, and comes back with what is new", () => {
    showing.put([named("a"), named("b")]);
    showing.clear();
    expect(showing.now).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(begun).toEqual(["a"]);
    showing.put([named("c")]);
    expect(showing.now?.kind).toBe("c");
    showing.put([]);
    expect(showing.now?.kind).toBe("c");
  });
});
