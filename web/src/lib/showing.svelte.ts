import type { Highlight } from "./highlights";

/** So many wait at most: what is older is past. */
const MOST = 2;

/** Shows one thing after the other, each for a while; nothing ever waits for it. */
export class Showing {
  now = $state.raw<Highlight | null>(null);
  private waiting: Highlight[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `time`: how long each is shown, in milliseconds, if not until it was seen; `begun` is told of each. */
  constructor(
    private time: () => number,
    private begun: (highlight: Highlight) => void,
  ) {}

  /** What has just happened takes the place of all that waits to be seen. */
  put(fresh: readonly Highlight[]): void {
    if (fresh.length === 0) return;
    this.waiting = fresh.slice(-MOST);
    if (!this.now) this.skip();
  }

  /** It was seen: on to the next. */
  skip(): void {
    clearTimeout(this.timer);
    this.now = this.waiting.shift() ?? null;
    if (!this.now) return;
    const time = this.time();
    if (Number.isFinite(time)) this.timer = setTimeout(() => this.skip(), time);
    this.begun(this.now);
  }

  /** There is something better to do than to look. */
  clear(): void {
    this.waiting = [];
    if (this.now) this.skip();
  }
}
