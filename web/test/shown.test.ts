import { describe, expect, it } from "vitest";
import type { Ask, BoardPanel, CellShown, DicePanel, Screen, Update } from "../src/wire";
import { shown } from "../src/lib/shown";

const cell = (id: string, line: string): CellShown => ({
  id,
  title: id,
  lines: [line],
  place: [0, 0, 1, 1],
  svg: "",
});
const board: BoardPanel = {
  type: "board",
  title: "Map",
  width: 400,
  svg: "<g></g>",
  cells: [cell("1", "one"), cell("2", "two")],
  legend: { svg: "", height: 500, tokens: {} },
  pieces: [{ seat: 0, cell: "1", at: [5, 5] }],
};
const dice: DicePanel = { type: "dice", title: "Dice", dice: [] };
const ask = { seat: 0, number: 3 } as Ask;
const undo = { seat: 0, number: 3 };

function told(screen: Partial<Screen>, more: Partial<Update> = {}): Update {
  return { type: "update", version: 1, log: [], log_from: 0, screen: { panels: [], ...screen }, ...more };
}

const ann = { seat: 0, name: "Ann", colour: "olive" };
const ben = { seat: 1, name: "Ben", colour: "plum" };
const whole = { panels: [dice, board], players: [ann, ben], game: "Normandy", commitment: "", lookup: [], phrases: [] };
const own = { seats: [0], asks: [ask], markets: [], undo };
const first = shown(null, told({ ...whole, halted: "why" }, { own }));

describe("what is shown", () => {
  it("is as before where nothing was told, and only there", () => {
    const next = shown(first, told({ panels: [1, 0], waiting: ["Ann"] }));
    expect(next.panels[0]).toBe(board);
    expect(next.panels[1]).toBe(dice);
    expect([next.game, next.asks, next.waiting]).toEqual(["Normandy", first.asks, ["Ann"]]);
    expect(next.halted).toBeUndefined();
  });

  it("asks nothing in a moment to look at, and the same as before after it", () => {
    const moment = shown(first, told({ panels: [1] }, { look: true }));
    expect([moment.asks, moment.undo, moment.players]).toEqual([[], null, first.players]);
    const after = shown(moment, told({ panels: [0] }));
    expect([after.asks, after.undo]).toEqual([[ask], undo]);
    const answered = shown(moment, told({}, { own: { seats: [0], asks: [] } }));
    expect([answered.asks, answered.undo]).toEqual([[], null]);
  });

  it("tells who of those who sit there sits here", () => {
    expect(first.players.map(({ yours }) => yours)).toEqual([true, false]);
    const renamed = shown(first, told({ players: [ann, { ...ben, name: "Bo" }] }));
    expect(renamed.players.map(({ name, yours }) => [name, yours])).toEqual([["Ann", true], ["Bo", false]]);
    expect(shown(renamed, told({}, { own: { seats: [1] } })).players[1]!.yours).toBe(true);
    expect(shown(renamed, told({}, { own: { seats: [0], asks: [] } })).players).toBe(renamed.players);
  });

  it("knows a card by its id once its face was told", () => {
    const face = (id: string, name: string) => ({ id, kind: "item", name, title: name });
    const rope = face("rope", "Rope");
    const one = shown(first, told({ faces: [rope] }));
    expect(shown(one, told({})).faces).toEqual({ rope });
    const other = shown(one, told({ faces: [face("map", "Map"), face("rope", "Corde")] }));
    expect(Object.values(other.faces).map(({ name }) => name)).toEqual(["Corde", "Map"]);
  });

  it("has on the map what has changed there", () => {
    const pieces = [{ seat: 0, cell: "2", at: [6, 6] as [number, number] }];
    const news = { type: "board-now" as const, was: 1, cells: [cell("2", "new")], pieces };
    const [now] = shown(first, told({ panels: [news] })).panels;
    expect(now).toEqual({ ...board, cells: [board.cells[0], cell("2", "new")], pieces });
    const weather = [{ kind: "rain" as const, words: "Rain" }];
    const [wet] = shown(first, told({ panels: [{ type: "board-now", was: 1, weather }] })).panels;
    expect(wet).toEqual({ ...board, weather });
  });

  it("has on the score sheet the lines that have changed", () => {
    const row = (seat: number, text: string) => ({ seat, name: "", text, busy: false });
    const sheet = { type: "scores" as const, title: "Units", rows: [row(0, "a"), row(1, "b")] };
    const before = shown(first, told({ panels: [sheet] }));
    const news = { type: "scores-now" as const, was: 0, rows: [row(1, "c")] };
    const [now] = shown(before, told({ panels: [news] })).panels;
    expect(now).toEqual({ ...sheet, rows: [row(0, "a"), row(1, "c")] });
    const titled = { type: "scores-now" as const, was: 0, title: "Home" };
    expect(shown(before, told({ panels: [titled] })).panels).toEqual([{ ...sheet, title: "Home" }]);
  });
});
