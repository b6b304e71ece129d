import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const file = (language: string) => readFileSync(join(root, `locale/${language}.ftl`), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

describe("the page's texts", () => {
  it("are there in every language, in the same order", () => {
    expect(keys(file("fr"))).toEqual(keys(file("en")));
  });

  it("are all there", () => {
    const known = new Set(keys(file("en")));
    const used = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .flatMap((name) => [...readFileSync(join(root, "src", name), "utf8").matchAll(/\bt\("([\w-]+)"/g)])
      .map((match) => match[1]!);
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });

  it("have no-break spaces before French punctuation", () => {
    const said = file("fr").replace(/\{[^{}]*\}/g, "x").replace(/^#.*$/gm, "");
    expect(said.match(/[^\u00A0\s][:;!?»](?=\s|$)/gm) ?? []).toEqual([]);
    expect(said.match(/ [:;!?»]/g) ?? []).toEqual([]);
  });
});
