import { describe, expect, it } from "vitest";
import { Index, plain, slips } from "../src/lib/searching";

const CARDS = [
  { title: "Radio", text: "Your Unit may ask for a barrage." },
  { title: "Éclaireur", text: "Gagnez deux Points d’Objet." },
  { title: "Sergeant", text: "With a radio, gain 1 Star." },
  { title: "Bangalore", text: "Mines do not count. Explosive." },
  { title: "Medic", text: "Lose no Soldiers to a star shell at night." },
  { title: "Stay", text: "Cœur vaillant." },
];
const index = new Index(CARDS, (card) => [
  { text: card.title, weight: 3 },
  { text: card.text, weight: 1 },
]);
const found = (wanted: string) => index.find(wanted).map(({ thing }) => thing.title);

describe("a search", () => {
  it("finds everything, as it was, if nothing is looked for", () => {
    expect(found(" ")).toEqual(CARDS.map((card) => card.title));
  });

  it("asks for all words, in any order and any field", () => {
    expect(found("radio")).toEqual(["Radio", "Sergeant"]);
    expect(found("star radio")).toEqual(["Sergeant"]);
    expect(found("radio medic")).toEqual([]);
  });

  it("ranks what is called so before what tells of it", () => {
    expect(found("radi")[0]).toBe("Radio");
  });

  it("does not mind accents, capitals and ligatures, in what is typed or written", () => {
    for (const wanted of ["eclaireur", "ÉCLAIREUR", "d'objet", "d’objet", "coeur", "cœur"]) {
      expect(found(wanted)).toHaveLength(1);
    }
    expect(plain("Œuvre forcée")).toBe("oeuvre forcee");
  });

  it("forgives slips, of fingers that are still typing too", () => {
    for (const wanted of ["bangalroe", "bangalor", "bangalre", "bongalore", "bangallore", "bonga", "banaglo"]) {
      expect(found(wanted)).toEqual(["Bangalore"]);
    }
    expect(found("xangaloxx")).toEqual([]);
  });

  it("takes a word for a slip only if nothing is called so", () => {
    expect(found("star")).not.toContain("Stay");
    expect(found("stat")).toContain("Stay");
  });

  it("forgives nothing in the shortest words", () => {
    expect(found("mad")).toEqual([]);
  });

  it("shows where the words stand", () => {
    const [first] = index.find("explosiv");
    expect(first!.snippet).toEqual([
      { text: "Mines do not count. ", hit: false },
      { text: "Explosive", hit: true },
      { text: ".", hit: false },
    ]);
  });

  it("does not show again what is read anyway", () => {
    const named = new Index(CARDS, (card) => [
      { text: card.text, weight: 1 },
      { text: card.title, weight: 3, heading: true },
    ]);
    expect(named.find("medic")[0]!.snippet).toEqual([{ text: CARDS[4]!.text, hit: false }]);
  });

  it("cuts a long text at words, around what was found", () => {
    const long = `${"before ".repeat(30)}needle ${"after ".repeat(60)}`.trim();
    const [only] = new Index([long], (text) => [{ text, weight: 1 }]).find("nedle");
    const text = only!.snippet.map((piece) => piece.text).join("");
    expect(text).toMatch(/^…before (before )*needle (after )*after…$/);
    expect(text.length).toBeLessThan(160);
  });
});

describe("slips", () => {
  it("are counted, up to a limit", () => {
    expect(slips("star", "star", 1)).toBe(0);
    expect(slips("star", "satr", 1)).toBe(1);
    expect(slips("star", "stars", 1)).toBe(1);
    expect(slips("star", "skull", 2)).toBe(Infinity);
  });
});
