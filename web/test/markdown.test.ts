import { describe, expect, it } from "vitest";
import { blocks, spans, unmarked } from "../src/lib/markdown";

describe("the Markdown of rules", () => {
  it("has paragraphs, lists and tables", () => {
    const body = "One\nline.\n\n- a\n- b\n  more\n\n1. x\n\n| h | i |\n|---|---|\n| 1 | 2 |";
    expect(blocks(body).map((block) => block.kind)).toEqual(["paragraph", "list", "list", "table"]);
    expect(blocks(body)[1]).toMatchObject({ ordered: false, items: [[{ text: "a" }], [{ text: "b more" }]] });
    expect(blocks(body)[2]).toMatchObject({ ordered: true });
    expect(blocks(body)[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("has emphasis, code and mentions of rules", () => {
    expect(spans("a **b** *c* `d` (E-2)").map((span) => span.kind)).toEqual([
      "plain", "bold", "plain", "italic", "plain", "code", "plain", "rule", "plain",
    ]);
  });

  it("never becomes HTML", () => {
    expect(spans("<img src=x>")).toEqual([{ kind: "plain", text: "<img src=x>" }]);
  });

  it("is searched without its marks", () => {
    expect(unmarked("**Étoile**\n*dés* `4`")).toBe("Étoile dés 4");
    expect(unmarked("| a | b |")).toBe(" a b ");
    expect(unmarked("1. one\n2. two\n- three")).toBe("one two three");
  });
});
