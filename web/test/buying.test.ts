import { expect, it } from "vitest";
import type { MarketShown, MenuPrompt } from "../src/wire";
import { purchases } from "../src/table/buying";

const prompt: MenuPrompt = {
  type: "menu",
  entries: [
    { label: "Nothing more", action: "done" },
    { label: "Rally Scout", action: "rally scout", card: "scout" },
    { label: "Use Rope", action: "use rope", card: "rope" },
  ],
};
const offer = (card: string) => ({
  card,
  price: [],
  price_words: "3 Stars",
  actions: { [`rally ${card}`]: "Rally" },
});
const market: MarketShown = {
  seat: 0,
  has: [],
  has_words: "",
  buying: true,
  shelves: [{ title: "", open: true, offers: [offer("scout"), offer("rope")] }],
};

it("finds what buys something among all that is asked, with its place", () => {
  expect([...purchases(prompt, market)]).toEqual([["rally scout", [prompt.entries[1], 1]]]);
});

it("finds nothing where nobody buys", () => {
  expect(purchases(prompt, { ...market, buying: false }).size).toBe(0);
  expect(purchases(prompt, undefined).size).toBe(0);
});
