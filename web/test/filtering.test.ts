import { expect, test } from "vitest";
import { asQuery, choices, filtered, readQuery } from "../src/lib/filtering";
import type { CardText } from "../src/wire";

function card(id: string, more: Partial<CardText>): CardText {
  const { kind = "item" } = more;
  return { game: "normandy", id, kind, kind_words: `${kind}s`, group: "", title: id, text: "", ...more };
}

const CARDS = [
  card("radio", { cost: 10, source: "book" }),
  card("plasma", { cost: 3, source: "ours", module: "crossing", module_words: "The crossing" }),
  card("scout", { kind: "specialist", cost: 3, nation: "usa", whose: "USA" }),
  card("heart", { game: "battle", kind: "medal" }),
];
const ids = (cards: CardText[]) => cards.map(({ id }) => id);

test("cards fit all that was chosen", () => {
  expect(ids(filtered(CARDS, {}))).toHaveLength(4);
  expect(ids(filtered(CARDS, { kind: "item" }))).toEqual(["radio", "plasma"]);
  expect(ids(filtered(CARDS, { cost: "3", kind: "item" }))).toEqual(["plasma"]);
  expect(ids(filtered(CARDS, { nation: "usa" }))).toEqual(["scout"]);
});

test("only what leaves something can be chosen, and it is told how much", () => {
  expect(choices(CARDS, { kind: "item" }, "module")).toEqual([
    { value: "crossing", words: "The crossing", count: 1 },
  ]);
  expect(choices(CARDS, { game: "battle" }, "cost")).toEqual([]);
  expect(choices(CARDS, {}, "kind").map(({ words, count }) => [words, count])).toEqual([
    ["items", 2],
    ["specialists", 1],
    ["medals", 1],
  ]);
});

test("what was chosen stays to be seen, and costs stand in order", () => {
  expect(choices(CARDS, {}, "cost").map(({ value }) => value)).toEqual(["3", "10"]);
  const nothing = choices(CARDS, { cost: "10", kind: "specialist" }, "cost");
  expect(nothing.find(({ value }) => value === "10")?.count).toBe(0);
});

test("what is looked for is said in an address, and read again", () => {
  const chosen = { kind: "item", nation: "", cost: "12" };
  expect(asQuery(" flak vest ", chosen)).toBe("words=flak+vest&kind=item&cost=12");
  expect(readQuery("words=flak+vest&kind=item&cost=12")).toEqual({
    words: "flak vest",
    chosen: { kind: "item", cost: "12" },
  });
});

test("an address says nothing of what is not looked for", () => {
  expect(asQuery("  ", {})).toBe("");
  expect(readQuery("")).toEqual({ words: "", chosen: {} });
  expect(readQuery("what=ever&%")).toEqual({ words: "", chosen: {} });
});
