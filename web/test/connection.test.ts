import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromBrowser, Update } from "../src/wire";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: {} }));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const { Connection } = await import("../src/lib/connection.svelte");
const { speak } = await import("../src/lib/texts.svelte");

class Line {
  static all: Line[] = [];
  sent: FromBrowser[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  close = vi.fn();

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  show(whole = true, told: Partial<Update> = {}): void {
    const own = { seats: [0], asks: [], markets: [] };
    this.hear({ type: "update", version: 7, screen: { panels: [], players: [] }, own, log: [], log_from: 0, whole, ...told });
  }
}

const line = () => Line.all.at(-1)!;
let connection: InstanceType<typeof Connection>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  await speak("en");
  Line.all = [];
  connection = new Connection("t", { updated() {}, said() {}, refused() {}, noticed() {}, called() {} });
  line().onopen!();
  line().show();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("the connection", () => {
  it("gives a silent line up and asks again to take back", () => {
    connection.wish({ type: "undo", seat: 0, number: 3 });
    vi.advanceTimersByTime(10_600);
    expect(Line.all.length).toBe(2);
    line().onopen!();
    expect(line().sent).toMatchObject([
      { type: "hello", version: 7 },
      { type: "undo", number: 3, id: 1 },
    ]);
    line().show();
    line().hear({ type: "done", id: 1, version: 8 });
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(2);
    expect(connection.unanswered).toBe(0);
  });

  it("trusts a line on which nothing is awaited", () => {
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(1);
  });

  it("shows what was decided for a while, and then what has happened since", () => {
    line().show(false, { look: true, log: [{ at: 1, text: "lost", rule: "B-6" }] });
    line().show(false, { version: 9, log_from: 1, log: [{ at: 2, text: "rolled", rule: "B-2" }] });
    expect(connection.looking).toBe(true);
    expect(connection.log.map((told) => told.text)).toEqual(["lost"]);
    vi.advanceTimersByTime(10_000);
    expect(connection.looking).toBe(false);
    expect(connection.log.map((told) => told.text)).toEqual(["lost", "rolled"]);
  });

  it("goes on at once for those who have seen enough, up to the next thing to be seen", () => {
    line().show(false, { look: true, log: [{ at: 1, text: "lost", rule: "B-6" }] });
    line().show(false, { look: true, log_from: 1, log: [{ at: 2, text: "won", rule: "B-6" }] });
    connection.goOn();
    expect(connection.log.at(-1)?.text).toBe("won");
    expect(connection.looking).toBe(true);
    connection.goOn();
    expect(connection.looking).toBe(false);
    expect(connection.settling).toBe(true); // a second tap would be meant for the button that is gone
    vi.advanceTimersByTime(1000);
    expect(connection.settling).toBe(false);
  });

  it("has it told again if the line breaks meanwhile", () => {
    line().show(false, { version: 8, look: true, log: [{ at: 1, text: "lost", rule: "B-6" }] });
    line().show(false, { version: 9, log_from: 1 });
    line().onclose!({ code: 1006 });
    vi.advanceTimersByTime(600);
    line().onopen!();
    expect(line().sent).toMatchObject([{ type: "hello", version: 7 }]);
    line().show();
    expect(connection.looking).toBe(false);
  });

  it("is not taken for a stranger any more once it was let in", async () => {
    const waiting = new Connection("t", { updated() {}, said() {}, refused() {}, noticed() {}, called() {} });
    line().onopen!();
    line().hear({ type: "refused", id: 0, code: "table-full", text: "full" });
    expect(waiting.trouble).toBe("full");
    line().show();
    expect(waiting.trouble).toBe("");
    const lines = Line.all.length;
    await speak("fr");
    waiting.speak("fr");
    expect(Line.all.length).toBe(lines);
    waiting.close();
  });

  it("is told again why it is not let in, even if the first line closes late", async () => {
    const stranger = new Connection("t", { updated() {}, said() {}, refused() {}, noticed() {}, called() {} });
    const first = line();
    first.onopen!();
    first.hear({ type: "refused", id: 0, code: "wrong-key", text: "not you" });
    await speak("fr");
    stranger.speak("fr");
    first.onclose!({ code: 1008 });
    line().onopen!();
    expect(line().sent).toMatchObject([{ type: "hello", lang: "fr" }]);
    stranger.close();
  });

  it("takes another line at once when the network is back", () => {
    connection.wish({ type: "phrase", seat: 0, phrase: "thanks" });
    window.dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(2);
  });

  it("has everything told again if the line broke before it was told in a new language", async () => {
    await speak("fr");
    connection.speak("fr");
    line().show(false);
    line().onclose!({ code: 1006 });
    vi.advanceTimersByTime(600);
    line().onopen!();
    expect(line().sent).toMatchObject([{ type: "hello", lang: "fr", version: 0 }]);
  });

  it("ends with the language that was wanted last", async () => {
    await speak("fr");
    connection.speak("fr");
    await speak("en");
    connection.speak("en");
    line().show();
    expect(line().sent.slice(1)).toEqual([
      { type: "speak", lang: "fr" },
      { type: "speak", lang: "en" },
    ]);
  });
});

describe("the page's language", () => {
  it("is the one asked for last", async () => {
    const { language } = await import("../src/lib/texts.svelte");
    await Promise.all([speak("fr"), speak("en")]);
    expect(language()).toBe("en");
  });
});
