import { expect, it, vi } from "vitest";
import { TABLES_LISTED, type KeyRing } from "../src/wire";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
});

const { api } = await import("../src/lib/api");

it("asks for tables of one's own in pieces that the server takes, and leaves none out", async () => {
  const rings = Array.from({ length: 2 * TABLES_LISTED + 1 }, (_, at) => ({ table: `${at}`, keys: ["k"] }));
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(rings) });
  const asked: KeyRing[][] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as KeyRing[]);
    return new Response(JSON.stringify(asked.at(-1)));
  });
  expect((await api.mine()).map(({ table }) => table)).toEqual(rings.map(({ table }) => table));
  expect(asked.map((piece) => piece.length)).toEqual([TABLES_LISTED, TABLES_LISTED, 1]);
});
