/** Sitting at a table: the connection, the question at hand, and what is read out. */

import type { Ask, Player, Update } from "../wire";
import { Connection } from "../lib/connection.svelte";
import { keepAsWatcher } from "../lib/keyring";
import { tumbling } from "../lib/motion";
import { announce, notify } from "../lib/news.svelte";
import { preferences } from "../lib/preferences.svelte";
import { rattle } from "../lib/sound";
import { Choosing } from "./choosing.svelte";

const SAYING_SHOWN_FOR = 5000;

export class Sitting {
  readonly choosing = new Choosing((ask, action) => this.act(ask, action));
  readonly connection: Connection;
  /** What somebody has just said, by seat. */
  sayings = $state<Record<number, string>>({});

  players = $derived.by(() => this.connection.screen?.players ?? []);
  mine = $derived(this.players.filter((player) => player.yours));
  /** Nothing can be done just now: something is on its way, or there is no connection. */
  waiting = $derived.by(() => this.connection.unanswered > 0 || this.connection.status !== "open");

  private dice = "";
  private arrived = false;

  constructor(table: string) {
    this.connection = new Connection(table, {
      updated: (update) => this.updated(update),
      said: (seat, text) => this.said(seat, text),
      refused: (text) => notify(text, "trouble"),
    });
  }

  enter(text: string): void {
    const entering = this.connection.screen?.entering;
    if (!entering) return;
    this.connection.wish({ type: "enter", seat: entering.seat, number: entering.number, text });
  }

  undo(): void {
    const undo = this.connection.screen?.undo;
    if (undo) this.connection.wish({ type: "undo", seat: undo.seat });
  }

  redo(): void {
    const seat = this.connection.screen?.redo ?? null;
    if (seat !== null) this.connection.wish({ type: "redo", seat });
  }

  answer(seat: number, agree: boolean): void {
    this.connection.wish({ type: "answer", seat, agree });
  }

  say(phrase: string): void {
    const seat = this.choosing.ask?.seat ?? this.mine[0]?.seat;
    if (seat !== undefined) this.connection.wish({ type: "phrase", seat, phrase });
  }

  rename(player: Player, name: string, colour: string): void {
    this.connection.wish({ type: "name", seat: player.seat, name, colour });
  }

  private act(ask: Ask, action: string): void {
    this.connection.wish({ type: "act", seat: ask.seat, number: ask.number, action });
  }

  private updated(update: Update): void {
    this.choosing.update(update.screen.asks, this.connection.panels);
    if (!this.arrived && this.mine.length === 0) keepAsWatcher(this.connection.table);
    const rolled = this.diceChanged();
    if (rolled && this.arrived) rattle();
    this.tell(update, rolled);
    this.arrived = true;
  }

  /** Read out what happened, once the dice lie still, and what is asked. */
  private tell(update: Update, rolled: boolean): void {
    const { entering, over, halted } = update.screen;
    const question = this.choosing.ask?.question ?? entering?.text ?? over?.text ?? halted ?? "";
    const lines = this.arrived && !update.whole ? update.log.map((line) => line.text) : [];
    const text = [...lines, question].filter(Boolean).join(" ");
    if (lines.length > 0 || update.whole) setTimeout(() => announce(text), rolled ? tumbling() : 0);
  }

  private diceChanged(): boolean {
    const before = this.dice;
    this.dice = this.connection.panels
      .filter((panel) => panel.type === "dice")
      .map((panel) => panel.dice.map((die) => die.die).join(" "))
      .join("|");
    return this.dice !== before;
  }

  private said(seat: number, text: string): void {
    if (preferences.muted) return;
    this.sayings[seat] = text;
    announce(`${this.players[seat]?.name ?? ""}: ${text}`);
    setTimeout(() => {
      if (this.sayings[seat] === text) delete this.sayings[seat];
    }, SAYING_SHOWN_FOR);
  }
}
