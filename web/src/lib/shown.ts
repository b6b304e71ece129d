/** What is shown: what was told last, and of all else what was told before. */

import type {
  Ask,
  BoardNow,
  BoardPanel,
  CardFace,
  Ending,
  Entering,
  MarketShown,
  Own,
  Panel,
  Proposal,
  ScorePanel,
  ScoresNow,
  Screen,
  Undoing,
  Update,
} from "../wire";
import { type Seated, seated } from "./players";

type Kept = "game" | "commitment" | "lookup" | "phrases";
/** What stands on cards, by their ids. */
export type Faces = Record<string, CardFace>;
type Whole = {
  panels: Panel[];
  faces: Faces;
  players: Seated[];
  waiting: string[];
  proposal: Proposal | null;
} & { [K in Kept]: NonNullable<Screen[K]> };

/** What those at this screen are told alone. */
interface Ours {
  seats: number[];
  markets: MarketShown[];
  host: number | null;
  asks: Ask[];
  entering: Entering | null;
  undo: Undoing | null;
  redo: Undoing | null;
  hand_over: number | null;
  over: Ending | null;
}

/** In a moment to look at, nothing is asked and nothing can be done. */
const PASSING = { asks: [], entering: null, undo: null, redo: null, hand_over: null, over: null };

/** `own` stays as it is in a moment to look at. */
export type Shown = Omit<Screen, keyof Whole> & Whole & Ours & { own: Ours };

export function shown(before: Shown | null, { screen: news, own: told, look }: Update): Shown {
  const kept = <K extends Kept>(key: K) => (news[key] ?? before?.[key]) as Shown[K];
  const own = told ? ours(before?.own, told) : before!.own;
  const elsewhere = String(own.seats) !== String(before?.own.seats);
  return {
    ...news,
    panels: news.panels.map((panel) => lying(before?.panels ?? [], panel)),
    faces: { ...before?.faces, ...byId(news.faces) },
    players: news.players || elsewhere ? seated(news.players ?? before!.players, own.seats) : before!.players,
    waiting: news.waiting ?? [],
    proposal: news.proposal ?? null,
    game: kept("game"),
    commitment: kept("commitment"),
    lookup: kept("lookup"),
    phrases: kept("phrases"),
    ...own,
    ...(look && PASSING),
    own,
  };
}

function ours(before: Ours | undefined, told: Own): Ours {
  return {
    seats: told.seats ?? [],
    markets: told.markets ?? before?.markets ?? [],
    host: told.host ?? null,
    asks: told.asks ?? before?.asks ?? [],
    entering: told.entering ?? null,
    undo: told.undo ?? null,
    redo: told.redo ?? null,
    hand_over: told.hand_over ?? null,
    over: told.over ?? null,
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
