import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keysOf } from "../src/lib/keyboard.svelte";

const texts = readFileSync(join(import.meta.dirname, "../locale/en.ftl"), "utf8");

test("every key is told in words, and each page tells of the list itself", () => {
  for (const page of ["home", "table", "replay", "rules", "cards", "maps", "settings"] as const) {
    const keys = keysOf(page);
    expect(keys.map(({ does }) => does)).toContain("keys-list");
    for (const { does } of keys) expect(texts).toMatch(new RegExp(`^${does} = `, "m"));
  }
});

test("a page tells of what its keys do, and of no other's", () => {
  const does = (page: "table" | "rules") => keysOf(page).map((key) => key.does);
  expect(does("table")).toContain("keys-enter");
  expect(does("table")).not.toContain("keys-search");
  expect(does("rules")).toContain("keys-search");
});
