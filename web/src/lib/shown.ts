/** What is shown: what was told last, and of all else what was told before. */

import type {
  BoardNow,
  BoardPanel,
  CardFace,
  Panel,
  ScorePanel,
  ScoresNow,
  Screen,
} from "../wire";

type Kept = "players" | "asks" | "game" | "commitment" | "lookup" | "markets" | "phrases";
/** What stands on cards, by their ids. */
export type Faces = Record<string, CardFace>;
type Whole = { panels: Panel[]; faces: Faces } & { [K in Kept]: NonNullable<Screen[K]> };
export type Shown = Omit<Screen, keyof Whole> & Whole;

export function shown(before: Shown | null, news: Screen): Shown {
  const kept = <K extends Kept>(key: K) => (news[key] ?? before?.[key]) as Shown[K];
  return {
    ...news,
    panels: news.panels.map((panel) => lying(before?.panels ?? [], panel)),
    faces: { ...before?.faces, ...byId(news.faces) },
    players: kept("players"),
    asks: kept("asks"),
    game: kept("game"),
    commitment: kept("commitment"),
    lookup: kept("lookup"),
    markets: kept("markets"),
    phrases: kept("phrases"),
  };
}

export function byId(faces: readonly CardFace[] = []): Faces {
  return Object.fromEntries(faces.map((face) => [face.id, face]));
}

function lying(before: readonly Panel[], panel: Screen["panels"][number]): Panel {
  if (typeof panel === "number") return before[panel]!;
  if (panel.type === "board-now") return changed(before[panel.was] as BoardPanel, panel);
  if (panel.type === "scores-now") return counted(before[panel.was] as ScorePanel, panel);
  return panel;
}

function counted(sheet: ScorePanel, { title, rows = [] }: ScoresNow): ScorePanel {
  const fresh = new Map(rows.map((row) => [row.seat, row]));
  return {
    ...sheet,
    title: title ?? sheet.title,
    rows: sheet.rows.map((row) => fresh.get(row.seat) ?? row),
  };
}

function changed(board: BoardPanel, { cells = [], legend, pieces, weather }: BoardNow): BoardPanel {
  const fresh = new Map(cells.map((cell) => [cell.id, cell]));
  return {
    ...board,
    cells: board.cells.map((cell) => fresh.get(cell.id) ?? cell),
    legend: legend ?? board.legend,
    pieces: pieces ?? board.pieces,
    ...(weather && { weather }),
  };
}
