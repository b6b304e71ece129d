import { describe, expect, it } from "vitest";
import { moved, Sheet, steps, tapped } from "../src/lib/sheet.svelte";

describe("the question at the foot of a phone", () => {
  it("goes round by taps, and up and down by keys", () => {
    expect([tapped("half"), tapped("full"), tapped("peek")]).toEqual(["full", "peek", "half"]);
    expect([moved("peek", 1), moved("half", 1), moved("full", 1)]).toEqual(["half", "full", "full"]);
    expect([moved("full", -2), moved("peek", -1)]).toEqual(["peek", "peek"]);
  });

  it("goes a step by a drag, two by a long one, and none by a slip", () => {
    expect([steps(200, 844), steps(-200, 844)]).toEqual([1, -1]);
    expect([steps(500, 844), steps(-500, 844)]).toEqual([2, -2]);
    expect(steps(10, 844)).toBeCloseTo(0);
  });

  it("is unfolded by another question, and keeps its room for one of the same kind", () => {
    const sheet = new Sheet();
    sheet.meet("0 rally");
    sheet.stand = "full";
    sheet.meet("0 rally");
    expect(sheet.stand).toBe("full");
    sheet.meet("0 move");
    expect(sheet.stand).toBe("half");
    sheet.stand = "peek";
    sheet.meet("0 move");
    expect(sheet.stand).toBe("half");
  });
});
