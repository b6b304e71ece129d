/** Where we are on the site. A key in the address is put away before anything else happens. */

import { takeIn } from "./keyring";
import { parse, to, type Route } from "./routing";

function arrive(): Route {
  const route = parse(location.hash);
  if ("key" in route && route.key) {
    const isNew = takeIn(route.table, route.key);
    const clean = route.page === "table" ? to.table(route.table) : to.replay(route.table, route.at);
    history.replaceState(null, "", clean);
    if (isNew) newcomer.table = route.table;
  }
  return route;
}

/** What to do on arrival: greet who came by a link, or show the links to a table just set up. */
export const newcomer = $state({ table: "", invite: "" });

let route = $state.raw<Route>(arrive());
/** Where one looks something up, and means to go back. */
const ASIDE = ["rules", "cards", "card", "maps", "map", "settings"];
/** The table that one has come from, for as long as one looks something up. */
let left = $state("");
window.addEventListener("hashchange", () => {
  const before = route;
  route = arrive();
  if (before.page === "table") left = before.table;
  if (!ASIDE.includes(route.page)) left = "";
});

export function here(): Route {
  return route;
}

export function tableLeft(): string {
  return left;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Change the address without leaving a trace in the history. */
export function replace(hash: string): void {
  history.replaceState(null, "", hash);
  route = parse(hash);
}
