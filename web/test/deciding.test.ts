import { describe, expect, it } from "vitest";
import { recap } from "../src/lib/deciding";
import type { LogLine } from "../src/wire";

const line = (at: number, more: Partial<LogLine> = {}): LogLine => ({ at, text: `${at}`, rule: "", ...more });
const me = new Set([0]);

describe("what is told above a question", () => {
  it("is what was decided last, and nothing of another turn", () => {
    const log = [line(1, { decisive: true }), line(2, { begins: true }), line(3, { decisive: true }), line(3)];
    expect(recap(log, [0, 3], me, 3).map(({ at }) => at)).toEqual([3]);
  });

  it("is what has come to those who look since they answered, whoever did it", () => {
    const log = [line(1, { seats: [0] }), line(2, { seats: [1] }), line(3, { seats: [1, 0] }), line(4)];
    expect(recap(log, [0, 0], me, 1).map(({ at }) => at)).toEqual([3]);
    expect(recap(log, [0, 0], new Set(), 0)).toEqual([]);
  });
});
