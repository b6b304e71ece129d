/** Sitting at a table: the connection, the question at hand, and what is read out. */

import type { Ask, Called, NewTable, Panel, Player, Proposal, Update } from "../wire";
import { Connection } from "../lib/connection.svelte";
import { recap, sinceDecided } from "../lib/deciding";
import { gameOf, record, strike } from "../lib/history";
import { giveUp, keepAsWatcher } from "../lib/keyring";
import { tumbling } from "../lib/motion";
import { announce, dismiss, hush, notify } from "../lib/news.svelte";
import { seatAndRole } from "../lib/players";
import { preferences } from "../lib/preferences.svelte";
import { Reading } from "../lib/reading";
import { t } from "../lib/texts.svelte";
import { Choosing } from "./choosing.svelte";
import { Noticing } from "./noticing.svelte";

const SAYING_SHOWN_FOR = 5000;

export class Sitting {
  readonly choosing = new Choosing(
    (ask, action, leaving) => this.act(ask, action, leaving),
    () => !preferences.stops,
  );
  readonly connection: Connection;
  readonly noticing = new Noticing();
  /** What somebody has just said, by seat. */
  sayings = $state<Record<number, string>>({});

  /** Somebody has set up another game. */
  call = $state.raw<Called>();

  players = $derived.by(() => this.connection.screen?.players ?? []);
  mine = $derived(this.players.filter((player) => player.yours));
  /** Who has to take this screen before anything more is asked or shown. */
  next = $derived.by(() => {
    const { screen, looking } = this.connection;
    return looking ? undefined : this.players.find(({ seat }) => seat === screen?.hand_over);
  });
  /** The seats of those at this screen. */
  seats = $derived(new Set(this.mine.map(({ seat }) => seat)));
  /** What was decided last, and what has come to those who sit here: it is told beside the question. */
  happened = $derived.by(() => {
    const { log, looking } = this.connection;
    const [from, to] = this.decided;
    if (looking) return sinceDecided(log.filter(({ at }) => from < at && at <= to));
    return recap(log, this.decided, this.seats, this.answered);
  });
  /** Nothing can be done just now: something is on its way, or there is no connection. */
  waiting = $derived.by(() => {
    const { unanswered, status, settling } = this.connection;
    return unanswered > 0 || status !== "open" || settling;
  });

  /** The last step before somebody at this screen answered last. */
  private answered = $state(0);
  /** The steps in which it was: after the first, up to the second. */
  private decided = $state.raw<[number, number]>([0, 0]);
  private acted = false;
  /** It was shown for a moment: what follows does not make it old. */
  private looked = false;
  private dice = "";
  private proposed: number | undefined;
  private arrived = false;
  private ended = false;
  private gathering = false;
  /** The step up to which the log has been read out. */
  private toldUpTo = 0;
  private reading = new Reading(announce);
  /** The notices of what was said, by seat. */
  private heard = new Map<number, number>();
  private falling = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(table: string) {
    this.connection = new Connection(table, {
      updated: (update) => this.updated(update),
      said: (seat, text) => this.said(seat, text),
      refused: (text) => notify(text, "trouble"),
      noticed: (text) => notify(text),
      called: (call) => {
        this.call = call;
        announce(call.text);
      },
    });
  }

  /** Somebody says that they have the screen in hand. */
  take({ seat }: Player): void {
    if (!this.waiting) this.connection.wish({ type: "here", seat });
  }

  enter(text: string): void {
    const entering = this.connection.screen?.entering;
    if (!entering) return;
    this.hasActed();
    this.connection.wish({ type: "enter", seat: entering.seat, number: entering.number, text });
  }

  undo(): void {
    const undo = this.connection.screen?.undo;
    if (undo && !this.waiting) this.connection.wish({ type: "undo", seat: undo.seat, number: undo.number });
  }

  redo(): void {
    const redo = this.connection.screen?.redo;
    if (redo && !this.waiting) this.connection.wish({ type: "redo", seat: redo.seat, number: redo.number });
  }

  answer({ number }: Proposal, seat: number, agree: boolean): void {
    this.connection.wish({ type: "answer", seat, number, agree });
  }

  say(phrase: string): void {
    const seat = this.choosing.ask?.seat ?? this.mine[0]?.seat;
    if (seat !== undefined) this.connection.wish({ type: "phrase", seat, phrase });
  }

  /** Before the game: we are not ready yet, or are now. */
  hold(hold: boolean): void {
    const seat = this.mine[0]?.seat;
    if (seat !== undefined) this.connection.wish({ type: "hold", seat, hold });
  }

  /** Wait no longer for those who are missing. */
  begin(bots: boolean): void {
    const seat = this.connection.screen?.host;
    if (typeof seat === "number") this.connection.wish({ type: "begin", seat, bots });
  }

  /** Let anybody sit down, or only those who have a link; tells why not, or "" once it is so. */
  openUp(open: boolean, told: (trouble: string) => void): void {
    const seat = this.connection.screen?.host;
    if (typeof seat === "number") this.connection.wish({ type: "open", seat, open }, told);
  }

  /** Those who still sit here are told where the next game is. */
  callTo({ table, keys }: NewTable): void {
    const seat = this.mine[0]?.seat;
    if (seat !== undefined) this.connection.wish({ type: "again", seat, table, keys });
  }

  /** Tells why the name is refused, or "" once everybody knows it. */
  rename(player: Player, name: string, colour: string, told: (trouble: string) => void): void {
    this.connection.wish({ type: "name", seat: player.seat, name, colour }, told);
  }

  private act(ask: Ask, action: string, leaving: boolean): void {
    if (this.waiting) return;
    this.hasActed();
    this.connection.wish({ type: "act", seat: ask.seat, number: ask.number, action, leaving });
  }

  private hasActed(): void {
    this.noticing.showing.clear();
    this.acted = true;
    this.answered = this.connection.log.at(-1)?.at ?? 0;
  }

  private updated(update: Update): void {
    if (update.whole) this.hush();
    // Whoever has just come, or takes the screen over, reads in the log what was before.
    if (!this.arrived) this.answered = this.connection.log.at(-1)?.at ?? 0;
    const thinking = this.choosing.asked;
    const { asks, panels } = this.connection.screen!;
    this.choosing.update(asks, panels);
    // Whoever thinks is not disturbed by what the others do meanwhile.
    if (!thinking || thinking !== this.choosing.asked) this.note(update);
    if (!this.arrived && this.mine.length === 0) keepAsWatcher(this.connection.table);
    this.keepHistory();
    this.noteBeginning();
    const rolled = this.diceChanged(panels);
    this.noticing.updated(update, this.connection.screen!, this.seats, rolled);
    this.tell(update, rolled);
    this.arrived = true;
  }

  /** What has ended is part of our history, unless its end is taken back. */
  private keepHistory(): void {
    const { table, screen } = this.connection;
    const over = screen?.over;
    const game = over && gameOf(table, over, this.players);
    if (game) record(game);
    else if (this.ended) strike(table);
    this.ended = Boolean(game);
  }

  private noteBeginning(): void {
    const { table, screen } = this.connection;
    if (screen?.gathering?.strangers) giveUp(table, screen.gathering.strangers);
    const before = this.gathering;
    this.gathering = Boolean(screen?.gathering);
    if (before && !this.gathering) notify(t("room-begun"));
  }

  /** Somebody else may listen now. */
  private hush(): void {
    this.reading.hush();
    hush();
  }

  private note(update: Update): void {
    const decided = !update.whole && update.log.some((line) => line.decisive);
    const old = this.acted || (update.log.length > 0 && !this.looked);
    if (decided) this.decided = [update.log_from, update.log.at(-1)!.at];
    else if (old) this.decided = [0, 0];
    this.acted = false;
    this.looked = update.look ?? false;
  }

  /** Read out what happened, once the dice lie still, and what is asked. */
  private tell(update: Update, rolled: boolean): void {
    const { entering, over, halted, proposal } = this.connection.screen!;
    const passing = this.next && t("hand-over", { name: seatAndRole(this.next) });
    const question =
      passing ?? this.choosing.ask?.question ?? entering?.text ?? over?.text ?? halted ?? "";
    // Told as a whole after a gap, or in another language: most of it is known.
    const fresh = update.log.filter((line) => !update.whole || line.at > this.toldUpTo);
    const lines = this.arrived ? fresh.map((line) => line.text) : [];
    const last = this.connection.log.at(-1)?.at ?? 0;
    if (last < this.toldUpTo) lines.unshift(t("taken-back"));
    this.toldUpTo = last;
    const request = this.newRequest(proposal);
    const known = lines.length === 0 && !update.whole;
    const text = [...lines, request, known ? "" : question].filter(Boolean).join(" ");
    this.reading.after(rolled ? tumbling() : 0, text);
  }

  /** What somebody has just asked for, beside the game. */
  private newRequest(proposal: Proposal | null): string {
    const before = this.proposed;
    this.proposed = proposal?.number;
    return proposal && this.proposed !== before ? proposal.text : "";
  }

  private diceChanged(panels: Panel[]): boolean {
    const before = this.dice;
    this.dice = panels
      .filter((panel) => panel.type === "dice")
      .map((panel) => panel.dice.map((die) => die.die).join(" "))
      .join("|");
    return this.dice !== before;
  }

  private said(seat: number, text: string): void {
    if (preferences.muted) return;
    this.sayings[seat] = text;
    const name = this.players[seat]?.name ?? "";
    // The players may be out of sight; of each, only what was said last is shown.
    dismiss(this.heard.get(seat) ?? 0);
    this.heard.set(seat, notify(t("said", { name, text }), "plain", SAYING_SHOWN_FOR));
    clearTimeout(this.falling.get(seat));
    this.falling.set(
      seat,
      setTimeout(() => delete this.sayings[seat], SAYING_SHOWN_FOR),
    );
  }
}
