import { describe, expect, it } from "vitest";
import { finder, textBefore, type Piece } from "../src/lib/terms";
import type { TermText } from "../src/wire";

function term(...words: string[]): TermText {
  return { words, text: `${words[0]} is explained.`, rules: ["X-1"] };
}

const find = finder([
  term("Item", "Items"),
  term("Item Point", "Item Points"),
  term("RWB", "RWBs"),
  term("Unité", "Unités"),
  term("une suite"),
  term("MGF"),
]);
const shown = (pieces: Piece[]) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.word}]`)).join("");
const marked = (text: string, before?: string) => shown(find(text, before));

describe("words that are explained", () => {
  it("are found as whole words, and the longest first", () => {
    expect(marked("3 Item Points for an Item.")).toBe("3 [Item Points] for an [Item].");
    expect(marked("Itemised, aRWB, MGF-free, RWB2")).toBe("Itemised, aRWB, MGF-free, RWB2");
    expect(marked("(RWB) MGF: 2d6")).toBe("([RWB]) [MGF]: 2d6");
  });

  it("are found in French, beside apostrophes and accents", () => {
    expect(marked("l’Unité, puis une suite")).toBe("l’[Unité], puis [une suite]");
    expect(marked("désUnités; pour la suite")).toBe("désUnités; pour la suite");
  });

  it("are marked where they come first in a block, in whatever form", () => {
    expect(marked("an RWB and two RWBs")).toBe("an [RWB] and two RWBs");
    expect(marked("two RWBs and MGF", "an RWB")).toBe("two RWBs and [MGF]");
  });

  it("know what they mean", () => {
    expect(find("RWBs")).toEqual([{ word: "RWBs", term: term("RWB", "RWBs") }]);
  });

  it("leave a text alone if there are none", () => {
    expect(find("nothing")).toEqual(["nothing"]);
    expect(find("")).toEqual([]);
    expect(finder([])("an RWB")).toEqual(["an RWB"]);
  });
});

describe("a block of text", () => {
  it("has all before a part of it", () => {
    const spans = [
      { kind: "plain" as const, text: "an RWB" },
      { kind: "bold" as const, text: "of" },
      { kind: "plain" as const, text: "stars" },
    ];
    expect(textBefore(spans, 0)).toBe("");
    expect(textBefore(spans, 2)).toBe("an RWB of");
  });
});
