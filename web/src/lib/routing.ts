/** Addresses live in the fragment, which browsers never send: keys in them stay here. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; map: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; at: number | null; key: string }
  | { page: "rules"; rule: string }
  | { page: "settings" | "history" }
  /** What somebody is looking for there, as the address says it. */
  | { page: "cards" | "maps"; query: string }
  | { page: "card" | "map"; game: string; id: string }
  | { page: "daily"; day: string }
  | { page: "nowhere" };

export function parse(hash: string): Route {
  const [path, query = ""] = hash.split("?", 2) as [string, string?];
  const [page = "", first = "", second = "", third = ""] = path
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (page === "new" && first) return { page, game: first, map: second };
  if (page === "table" && first) return { page, table: first, key: second };
  if (page === "replay" && first) {
    return { page, table: first, at: /^\d+$/.test(second) ? Number(second) : null, key: third };
  }
  if (page === "rules") return { page, rule: first };
  if (page === "cards" && first && second) return { page: "card", game: first, id: second };
  if (page === "maps" && first && second) return { page: "map", game: first, id: second };
  if (page === "daily" && !second) return { page, day: first };
  if ((page === "cards" || page === "maps") && !first) return { page, query };
  if ((page === "settings" || page === "history") && !first) return { page };
  return { page: page ? "nowhere" : "home" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  home: "#/",
  rules: "#/rules",
  rule: (id: string) => `#/rules/${id}`,
  cards: "#/cards",
  card: (game: string, id: string) => `#/cards/${game}/${id}`,
  maps: "#/maps",
  found: (what: "cards" | "maps", query: string) => `#/${what}${query && `?${query}`}`,
  map: (game: string, id: string) => `#/maps/${game}/${id}`,
  settings: "#/settings",
  history: "#/history",
  daily: "#/daily",
  day: (day: string) => `#/daily/${day}`,
  newTable: (game: string, map = "") => `#/new/${game}${map && `/${map}`}`,
  table: (id: string, key = "") => `#/table/${id}${key && `/${key}`}`,
  replay: (id: string, at: number | null = null, key = "") =>
    `#/replay/${id}${at === null ? "" : `/${at}`}${key && `/${key}`}`,
};

/** Whether an address is one that every computer has for itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

export function link(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}
