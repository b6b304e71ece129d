import { describe, expect, it, vi } from "vitest";
import { inOrder } from "../src/lib/unpacking";

async function packed(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

describe("what comes over the line", () => {
  it("is heard at once if it is plain", () => {
    const heard: string[] = [];
    inOrder((text) => heard.push(text))(new MessageEvent("message", { data: "plain" }));
    expect(heard).toEqual(["plain"]);
  });

  it("is heard line by line if several things come at once", async () => {
    const heard: string[] = [];
    const hear = inOrder((line) => heard.push(line));
    for (const data of ["one\ntwo", await packed("three\nfour"), "five\nsix"]) {
      hear(new MessageEvent("message", { data }));
    }
    expect(heard).toEqual(["one", "two"]);
    await vi.waitFor(() => expect(heard).toEqual(["one", "two", "three", "four", "five", "six"]));
  });

  it("is heard in its order, however long it takes to unpack", async () => {
    const heard: string[] = [];
    const hear = inOrder((text) => heard.push(text));
    const large = "a table ".repeat(2000);
    for (const data of [await packed(large), "then", await packed("and"), "last"]) {
      hear(new MessageEvent("message", { data }));
    }
    expect(heard).toEqual([]);
    await vi.waitFor(() => expect(heard).toEqual([large, "then", "and", "last"]));
    hear(new MessageEvent("message", { data: "plain again" }));
    expect(heard.at(-1)).toBe("plain again");
  });
});
