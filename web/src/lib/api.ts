import type {
  BoardPanel,
  CardText,
  DayShown,
  DayWish,
  LogLine,
  MapText,
  Moment,
  NewTable,
  Numbers,
  Offer,
  OpenTable,
  RecordChecked,
  RuleText,
  SeatTaken,
  SeatTaking,
  SettingsChecked,
  SettingsWish,
  TableShown,
  TableWish,
  TermText,
  Trouble,
} from "../wire";
import { TABLES_LISTED } from "../wire";
import { keysOn, keysTo, rings } from "./keyring";
import { lose } from "./reach.svelte";
import { language, t } from "./texts.svelte";

interface Request {
  body?: unknown;
  /** A file that is sent as it is. */
  file?: Blob;
  /** The table whose keys are shown. */
  table?: string;
  /** Another key to show. */
  key?: string;
}

async function fetched(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.body !== undefined) headers["content-type"] = "application/json";
  const keys = request.table ? keysTo(request.table) : request.key ? [request.key] : [];
  if (keys.length > 0) headers.authorization = `Bearer ${keys.join(" ")}`;
  const url = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const init: RequestInit = { headers };
  if (request.body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(request.body);
  } else if (request.file) {
    init.method = "POST";
    init.body = request.file;
  }
  const response = await fetch(url, init).catch(() => {
    lose();
    throw new Error(t("no-connection"));
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** The server would not do it, and says what is wrong. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super([trouble.text, ...(trouble.faults ?? []).map((fault) => fault.text)].join("\n"));
  }
}

async function refusal(response: Response): Promise<Error> {
  try {
    return new Refusal((await response.json()) as Trouble);
  } catch {
    return new Error(t("no-answer", { status: response.status }));
  }
}

async function json<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await fetched(path, request)).json()) as T;
}

async function mine(): Promise<TableShown[]> {
  const all = rings().map((ring) => ({ table: ring.table, keys: keysOn(ring) }));
  const found: TableShown[] = [];
  for (let from = 0; from < all.length; from += TABLES_LISTED) {
    const body = all.slice(from, from + TABLES_LISTED);
    found.push(...(await json<TableShown[]>("/api/mine", { body })));
  }
  return found;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  offer: () => json<Offer>("/api/offer"),
  rules: () => json<RuleText[]>("/api/rules"),
  glossary: () => json<TermText[]>("/api/glossary"),
  cards: () => json<CardText[]>("/api/cards"),
  maps: () => json<MapText[]>("/api/maps"),
  map: (game: string, id: string) =>
    json<BoardPanel>(`/api/maps/${encodeURIComponent(game)}/${encodeURIComponent(id)}`),
  check: (wish: SettingsWish) => json<SettingsChecked>("/api/check", { body: wish }),
  create: (wish: TableWish) => json<NewTable>("/api/tables", { body: wish }),
  mine,
  day: (day: string, key: string) =>
    json<DayShown>(`/api/daily${day && `/${encodeURIComponent(day)}`}`, { key }),
  playDay: (wish: DayWish) => json<NewTable>("/api/daily", { body: wish }),
  checkRecord: (file: Blob) => json<RecordChecked>("/api/daily/check", { file }),
  open: () => json<OpenTable[]>("/api/open"),
  sitDown: (id: string, name: string) =>
    json<SeatTaken>(`/api/open/${encodeURIComponent(id)}`, { body: { name } satisfies SeatTaking }),
  moment: (id: string, at: number | null) =>
    json<Moment>(`${table(id)}/moment${at === null ? "" : `?at=${at}`}`, { table: id }),
  course: (id: string) => json<LogLine[]>(`${table(id)}/course`, { table: id }),
  numbers: (id: string) => json<Numbers>(`${table(id)}/numbers`, { table: id }),
  goOn: (id: string, at: number) =>
    json<NewTable>(`${table(id)}/go-on?at=${at}`, { table: id, body: {} }),
  verdict: (id: string) => json<Trouble>(`${table(id)}/verdict`, { table: id }),
  record: async (id: string) => (await fetched(`${table(id)}/record`, { table: id })).blob(),
};
