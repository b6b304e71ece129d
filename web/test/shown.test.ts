import { describe, expect, it } from "vitest";
import type { BoardPanel, CellShown, DicePanel, Screen } from "../src/wire";
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
const said: Screen = { panels: [], entering: null, waiting: [], undo: null, redo: null, proposal: null, over: null };
const first = shown(null, {
  ...said,
  panels: [dice, board],
  players: [],
  asks: [],
  game: "Normandy",
  commitment: "",
  lookup: [],
  markets: [],
  phrases: [],
  halted: "why",
});

describe("what is shown", () => {
  it("is as before where nothing was told, and only there", () => {
    const next = shown(first, { ...said, panels: [1, 0], waiting: ["Ann"] });
    expect(next.panels[0]).toBe(board);
    expect(next.panels[1]).toBe(dice);
    expect([next.game, next.asks, next.waiting]).toEqual(["Normandy", first.asks, ["Ann"]]);
    expect(next.halted).toBeUndefined();
  });

  it("knows a card by its id once its face was told", () => {
    const face = (id: string, name: string) => ({ id, kind: "item", name, title: name });
    const rope = face("rope", "Rope");
    const one = shown(first, { ...said, faces: [rope] });
    expect(shown(one, said).faces).toEqual({ rope });
    const other = shown(one, { ...said, faces: [face("map", "Map"), face("rope", "Corde")] });
    expect(Object.values(other.faces).map(({ name }) => name)).toEqual(["Corde", "Map"]);
  });

  it("has on the map what has changed there", () => {
    const pieces = [{ seat: 0, cell: "2", at: [6, 6] as [number, number] }];
    const news = { type: "board-now" as const, was: 1, cells: [cell("2", "new")], pieces };
    const [now] = shown(first, { ...said, panels: [news] }).panels;
    expect(now).toEqual({ ...board, cells: [board.cells[0], cell("2", "new")], pieces });
    const weather = [{ kind: "rain" as const, words: "Rain" }];
    const [wet] = shown(first, { ...said, panels: [{ type: "board-now", was: 1, weather }] }).panels;
    expect(wet).toEqual({ ...board, weather });
  });

  it("has on the score sheet the lines that have changed", () => {
    const row = (seat: number, text: string) => ({ seat, name: "", text, busy: false });
    const sheet = { type: "scores" as const, title: "Units", rows: [row(0, "a"), row(1, "b")] };
    const before = shown(first, { ...said, panels: [sheet] });
    const news = { type: "scores-now" as const, was: 0, rows: [row(1, "c")] };
    const [now] = shown(before, { ...said, panels: [news] }).panels;
    expect(now).toEqual({ ...sheet, rows: [row(0, "a"), row(1, "c")] });
    const titled = { type: "scores-now" as const, was: 0, title: "Home" };
    expect(shown(before, { ...said, panels: [titled] }).panels).toEqual([{ ...sheet, title: "Home" }]);
  });
});
