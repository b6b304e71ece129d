/** How far somebody has got with answering: whose question, how deep in its menus, which dice. */

import type { Ask, CardOnTable, DicePanel, DicePrompt, LeaveShown, MenuEntry, Panel, Prompt } from "../wire";
import { whichOf } from "../lib/numbered";
import { matching, panelFor, pickable, picksOf, placesOf, possible, type Pick } from "../lib/picking";

export class Choosing {
  private asks = $state.raw<Ask[]>([]);
  private panels = $state.raw<Panel[]>([]);
  private seat = $state(-1);
  private way = $state.raw<MenuEntry[]>([]);
  picked = $state.raw<number[]>([]);

  ask = $derived(this.asks.find((ask) => ask.seat === this.seat) ?? this.asks[0] ?? null);
  /** Which question it is. */
  asked = $derived(this.ask ? whichOf(this.ask) : "");
  prompt = $derived<Prompt | null>(this.way.at(-1)?.next ?? this.ask?.prompt ?? null);
  /** What was chosen on the way here. */
  path = $derived(this.way.map((entry) => entry.label));

  dicePrompt = $derived<DicePrompt | null>(this.prompt?.type === "dice" ? this.prompt : null);
  picks = $derived(this.dicePrompt ? picksOf(this.dicePrompt) : []);
  panel = $derived<DicePanel | null>(
    this.ask && this.dicePrompt ? panelFor(this.panels, this.ask.seat, this.dicePrompt) : null,
  );
  free = $derived(
    this.panel && this.dicePrompt ? pickable(this.panel.dice, this.dicePrompt) : new Set<number>(),
  );
  pick = $derived(
    this.picked.length > 0 ? matching(this.picks, this.dice(this.picked)) : undefined,
  );

  /** So many dice, and no fewer, are picked: the last one that is tapped does it. */
  exact = $derived(
    this.dicePrompt !== null && this.picks.every(({ dice }) => dice.length === this.dicePrompt?.most),
  );

  constructor(
    private decide: (ask: Ask, action: string, leaving: boolean) => void,
    /** Whether nothing stands between a tap and what it can only mean. */
    readonly quick: () => boolean = () => true,
  ) {}

  /** How to want nothing more this turn. */
  get leave(): LeaveShown | null {
    return (this.quick() && this.ask?.leave) || null;
  }

  /** Whether it can be said beside this entry: one that leads further on does nothing by itself. */
  leaves({ action }: MenuEntry): boolean {
    return !!action && this.leave?.action === action;
  }

  update(asks: Ask[], panels: Panel[]): void {
    const before = this.asked;
    this.asks = asks;
    this.panels = panels;
    if (before !== this.asked) this.restart();
    else this.retell();
  }

  choose(seat: number): void {
    this.seat = seat;
    this.restart();
  }

  act(action: string, leaving = false): void {
    if (this.ask) this.decide(this.ask, action, leaving);
  }

  /** Take an entry of the menu at hand: act, or go on to what it asks. */
  take(entry: MenuEntry): void {
    if (entry.action) return this.act(entry.action);
    this.way = [...this.way, entry];
    this.picked = this.preset();
  }

  /** Take an entry of the first menu, wherever we are by now. */
  takeFirst(entry: MenuEntry): void {
    this.restart();
    this.take(entry);
  }

  back(): boolean {
    if (this.way.length === 0) return false;
    this.way = this.way.slice(0, -1);
    this.picked = [];
    return true;
  }

  /** Whether a die may be tapped now: it is picked, or could join those that are. */
  open(place: number): boolean {
    if (!this.dicePrompt || !this.free.has(place)) return false;
    return (
      this.picked.includes(place) ||
      this.dicePrompt.most === 1 ||
      possible(this.picks, this.dice([...this.picked, place]))
    );
  }

  toggle(place: number): void {
    if (!this.open(place)) return;
    if (this.picked.includes(place)) this.picked = this.picked.filter((other) => other !== place);
    else if (this.dicePrompt?.most === 1) this.picked = [place];
    else this.picked = [...this.picked, place];
    if (this.quick() && this.exact && this.pick) this.act(this.pick.action);
  }

  pickAll(): void {
    const largest = this.picks.find(({ dice }) => dice.length === this.dicePrompt?.most);
    if (largest) this.picked = this.places(largest);
  }

  /** What can be done in a sector of the board, however deep in the menus it is. */
  at(place: string): MenuEntry[] {
    return this.ask ? entriesAt(this.ask.prompt, place) : [];
  }

  /** What can be done with a card, if it is theirs who are asked, or everybody's. */
  with(card: CardOnTable): MenuEntry[] {
    const { ask } = this;
    if (ask?.prompt.type !== "menu" || (card.seat ?? ask.seat) !== ask.seat) return [];
    return ask.prompt.entries.filter((entry) => entry.card === card.id);
  }

  private dice(places: readonly number[]): string[] {
    return places.map((place) => this.panel!.dice[place]!.die);
  }

  private places(pick: Pick): number[] {
    return this.panel ? placesOf(this.panel.dice, this.free, pick) : [];
  }

  /** The dice that are mostly picked. */
  private preset(): number[] {
    const usual = this.picks.find(({ action }) => action === this.ask?.usual);
    return usual && this.quick() ? this.places(usual) : [];
  }

  private restart(): void {
    this.way = [];
    this.picked = this.preset();
  }

  /** The same question in other words: go the same way through its menus. */
  private retell(): void {
    const way: MenuEntry[] = [];
    let prompt = this.ask?.prompt;
    for (const old of this.way) {
      if (prompt?.type !== "menu") break;
      const key = firstAction(old);
      const entry = prompt.entries.find((entry) => entry.next && firstAction(entry) === key);
      if (!entry?.next) break;
      way.push(entry);
      prompt = entry.next;
    }
    this.way = way;
  }
}

function firstAction(entry: MenuEntry): string {
  if (entry.action) return entry.action;
  const next = entry.next;
  if (next?.type === "menu") return next.entries[0] ? firstAction(next.entries[0]) : "";
  return next?.picks[0] ?? "";
}

function entriesAt(prompt: Prompt, place: string): MenuEntry[] {
  if (prompt.type === "dice") return [];
  return prompt.entries.flatMap((entry) => {
    if (entry.place === place && entry.action) return [entry];
    return entry.next ? entriesAt(entry.next, place) : [];
  });
}
