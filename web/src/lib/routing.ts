/** Addresses live in the fragment, which browsers never send: keys in them stay here. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; at: number | null; key: string }
  | { page: "rules"; rule: string }
  | { page: "nowhere" };

export function parse(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (page === "new" && first) return { page, game: first };
  if (page === "table" && first) return { page, table: first, key: second };
  if (page === "replay" && first) {
    return { page, table: first, at: /^\d+$/.test(second) ? Number(second) : null, key: third };
  }
  if (page === "rules") return { page, rule: first };
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
  newTable: (game: string) => `#/new/${game}`,
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
