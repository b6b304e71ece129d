import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
});

const { api } = await import("../src/lib/api");
const { reach } = await import("../src/lib/reach.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("looks for a lost server again and again, and tells when it is back", async () => {
  const asked: string[] = [];
  let down = true;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (down) throw new TypeError("no connection");
    return new Response("ok");
  });
  await expect(api.offer()).rejects.toThrow();
  expect(reach).toEqual({ lost: true, found: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.slice(1)).toEqual(["/health", "/health"]);
  down = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reach).toEqual({ lost: false, found: 1 });
  expect(asked.length).toBe(4);
});
