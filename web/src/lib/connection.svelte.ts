/** One table over a WebSocket: what it shows, and what we tell it. Lost lines are taken up again. */

import type {
  Act,
  Called,
  Earlier,
  Enter,
  FromBrowser,
  FromServer,
  LeftOut,
  LogLine,
  PutBack,
  TakeBack,
  Update,
} from "../wire";
import { keysTo } from "./keyring";
import { looking } from "./motion";
import { preferences } from "./preferences.svelte";
import { find } from "./reach.svelte";
import { type Shown, shown } from "./shown";
import { language } from "./texts.svelte";
import { inOrder } from "./unpacking";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Wish = WithoutId<FromBrowser>;

interface Listener {
  updated(update: Update): void;
  said(seat: number, text: string): void;
  refused(text: string): void;
  noticed(text: string): void;
  called(call: Called): void;
}

/** Told why it was refused, or "" once it is done. */
type Answered = (trouble: string) => void;

const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000];
/** Milliseconds in the background after which a connection is not trusted: phones cut it silently. */
const LONG_AWAY = 60_000;
/** Milliseconds without a word, though we wait for one, after which it is not trusted either. */
const LONG_SILENT = 10_000;
const SETTLING = 600;
/** The server hung up because it will not have us: there is no point in calling again. */
const NOT_WELCOME = 1008;

export class Connection {
  status = $state<"opening" | "open" | "lost" | "closed">("opening");
  /** Why we are not let in. */
  trouble = $state("");
  screen = $state.raw<Shown | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What of the log we have not been told, because it is long. */
  leftOut = $state.raw<LeftOut | null>(null);
  /** How many lines were told later than those that came before them. */
  earlier = $state(0);
  /** Something was decided: what came of it is shown for a moment before the game goes on. */
  looking = $state(false);
  /** How often we have looked: the dice that lie there afterwards are all new. */
  looks = $state(0);
  /** What is asked next has just come into its place: a tap that was meant for what stood there is late. */
  settling = $state(false);
  /** How many of our wishes have not been answered yet. */
  unanswered = $state(0);

  private refused = false;
  private socket: WebSocket | null = null;
  private version = 0;
  /** The language that the lines we have were told in. */
  private told = "";
  /** The language that we asked for and have not been told anything in yet. */
  private asked = "";
  /** Whether lines that were left out are on their way. */
  private readingOn = false;
  private nextId = 1;
  private tries = 0;
  private hiddenAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seenEnough: ReturnType<typeof setTimeout> | undefined;
  /** What has happened meanwhile. */
  private later: Update[] = [];
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Safe to send again: the server knows them by their number. */
  private numbered = new Map<number, Act | Enter | TakeBack | PutBack>();
  private waiting = new Set<number>();
  /** Who wants to know how it went; others learn only of trouble. */
  private curious = new Map<number, Answered>();

  constructor(
    readonly table: string,
    private listener: Listener,
  ) {
    window.addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.seenEnough);
    window.removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
    // Nobody listens any more to what is still on its way.
    this.socket = null;
  }

  wish(wish: Wish, answered?: Answered): void {
    const message = { ...wish, id: this.nextId++ } as FromBrowser & { id: number };
    switch (message.type) {
      case "act":
      case "enter":
      case "undo":
      case "redo":
        this.numbered.set(message.id, message);
        break;
      default:
        if (this.status !== "open") return;
    }
    this.waiting.add(message.id);
    if (answered) this.curious.set(message.id, answered);
    this.count();
    if (this.status === "open") this.send(message);
  }

  speak(lang: string): void {
    // Why we are not let in is told again, in the other language.
    if (this.refused) return this.open();
    if (this.status !== "open" || this.asked || lang === this.told) return;
    this.asked = lang;
    this.send({ type: "speak", lang });
  }

  /** Older lines of the log are wanted. */
  readOn = (): void => {
    if (!this.leftOut || this.readingOn || this.status !== "open") return;
    this.readingOn = true;
    this.send({ type: "older", upto: this.leftOut.upto });
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // A proxy may send all who are at one table to the same server.
    const socket = new WebSocket(`${scheme}://${location.host}/play?table=${this.table}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.binaryType = "arraybuffer";
    socket.onmessage = inOrder((line) => {
      if (this.socket === socket) this.hear(JSON.parse(line) as FromServer);
    });
    // One that was refused may close only after we have knocked again.
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private greet(): void {
    const lang = language();
    // Lines that were told in another language are told again.
    const version = this.told === lang ? this.version : 0;
    this.asked = lang;
    const skips = !preferences.stops;
    this.send({ type: "hello", table: this.table, keys: keysTo(this.table), lang, version, skips });
    for (const message of this.numbered.values()) this.send(message);
  }

  private lost(code: number): void {
    this.socket = null;
    this.asked = "";
    this.readingOn = false;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.waiting = new Set(this.numbered.keys());
    this.curious.clear();
    this.count();
    if (this.status === "closed") return;
    this.status = code === NOT_WELCOME ? "closed" : "lost";
    if (this.status === "closed") return;
    const delay = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]!;
    this.timer = setTimeout(() => this.open(), delay);
  }

  private seen = (): void => {
    if (document.hidden) {
      this.hiddenAt = Date.now();
    } else {
      if (this.status === "open" && Date.now() - this.hiddenAt > LONG_AWAY) this.abandon();
      this.hurry();
    }
  };

  private abandon(): void {
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.close();
    this.lost(0);
  }

  private online = (): void => {
    if (this.status === "open" && this.expectant()) this.abandon();
    this.hurry();
  };

  /** Sit down again, with all the keys that we have now. */
  reopen(): void {
    this.abandon();
    this.hurry();
  }

  /** Do not wait any longer: try again now. */
  hurry = (): void => {
    if (this.status !== "lost" || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private send(message: FromBrowser): void {
    this.socket?.send(JSON.stringify(message));
    this.beware();
  }

  private beware(): void {
    this.silence ??= setTimeout(() => this.abandon(), LONG_SILENT);
  }

  private expectant(): boolean {
    return this.waiting.size > 0 || this.asked !== "";
  }

  private hear(message: FromServer): void {
    clearTimeout(this.silence);
    this.silence = undefined;
    this.take(message);
    if (this.expectant()) this.beware();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "update":
        return this.update(message);
      case "earlier":
        return this.takeEarlier(message);
      case "done":
        this.curious.get(message.id)?.("");
        return this.answered(message.id);
      case "refused": {
        const curious = this.curious.get(message.id);
        this.answered(message.id);
        if (curious) curious(message.text);
        else if (this.screen) this.listener.refused(message.text);
        else {
          this.trouble = message.text;
          this.refused = true;
        }
        return;
      }
      case "said":
        return this.listener.said(message.seat, message.text);
      case "notice":
        return this.listener.noticed(message.text);
      case "called":
        return this.listener.called(message);
    }
  }

  /** We have seen what was decided: on to what has happened since. */
  goOn(): void {
    this.stopLooking();
    this.looks++;
    this.settling = true;
    setTimeout(() => (this.settling = false), SETTLING);
    while (!this.looking && this.later.length > 0) this.show(this.later.shift()!);
  }

  private stopLooking(): void {
    clearTimeout(this.seenEnough);
    this.looking = false;
  }

  private update(update: Update): void {
    if (this.status === "lost") find();
    this.status = "open";
    this.trouble = "";
    this.refused = false;
    this.tries = 0;
    if (update.whole) {
      this.later = [];
      this.stopLooking();
    }
    if (this.looking) this.later.push(update);
    else this.show(update);
  }

  private show(update: Update): void {
    // What is shown in passing is told again, with all that follows it, if the line is lost now.
    if (!update.look) this.version = update.version;
    this.addToLog(update);
    this.screen = shown(this.screen, update);
    this.listener.updated(update);
    if (update.look) {
      this.looking = true;
      const time = looking(update.log);
      if (Number.isFinite(time)) this.seenEnough = setTimeout(() => this.goOn(), time);
    }
    if (!update.whole) return;
    this.told = this.asked || this.told;
    this.asked = "";
    this.speak(language());
  }

  private addToLog({ log, log_from, whole, left_out }: Update): void {
    if (left_out || (whole && log_from === 0)) {
      this.log = log;
      this.leftOut = left_out ?? null;
      this.earlier = 0;
      return;
    }
    this.log = [...this.log.filter((line) => line.at <= log_from), ...log];
    // What was left out may be taken back as well.
    if (this.leftOut && log_from < this.leftOut.upto) {
      this.leftOut = log_from > 0 ? { ...this.leftOut, upto: log_from } : null;
    }
  }

  private takeEarlier({ log, upto, left_out }: Earlier): void {
    this.readingOn = false;
    // Something may have been told anew, or taken back, since we asked.
    if (this.leftOut?.upto !== upto) return;
    this.log = [...log, ...this.log];
    this.leftOut = left_out ?? null;
    this.earlier += log.length;
  }

  private answered(id: number): void {
    this.numbered.delete(id);
    this.waiting.delete(id);
    this.curious.delete(id);
    this.count();
  }

  private count(): void {
    this.unanswered = this.waiting.size;
  }
}
