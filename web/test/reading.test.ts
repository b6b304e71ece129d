import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Reading } from "../src/lib/reading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads out in order, and together what is due together", () => {
  const heard: string[] = [];
  const reading = new Reading((text) => heard.push(text));
  reading.after(0, "Ann rolls.");
  vi.advanceTimersByTime(0);
  reading.after(700, "The dice of Ann.");
  vi.advanceTimersByTime(300);
  reading.after(0, "Ann stands.");
  reading.after(0, "");
  reading.after(700, "The dice of Ben.");
  expect(heard).toEqual(["Ann rolls."]);
  vi.advanceTimersByTime(400);
  expect(heard).toEqual(["Ann rolls.", "The dice of Ann. Ann stands."]);
  vi.advanceTimersByTime(300);
  expect(heard).toEqual(["Ann rolls.", "The dice of Ann. Ann stands.", "The dice of Ben."]);
});

it("keeps what waits to itself once somebody else may listen", () => {
  const heard: string[] = [];
  const reading = new Reading((text) => heard.push(text));
  reading.after(700, "Ann draws a card that only she sees.");
  reading.hush();
  reading.after(0, "Hand over to Ben.");
  vi.advanceTimersByTime(700);
  expect(heard).toEqual(["Hand over to Ben."]);
});
