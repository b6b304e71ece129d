/** Reading out what happened, in the order in which it did, although dice take a while to lie still. */
export class Reading {
  /** What waits, and until when. */
  private waiting: { text: string; until: number }[] = [];

  constructor(private aloud: (text: string) => void) {}

  /** Read out after so many milliseconds, or together with what came before and takes longer. */
  after(delay: number, text: string): void {
    const until = Math.max(Date.now() + delay, this.waiting.at(-1)?.until ?? 0);
    this.waiting.push({ text, until });
    setTimeout(() => this.read(until), until - Date.now());
  }

  /** What waits is not for those who listen now. */
  hush(): void {
    this.waiting = [];
  }

  private read(now: number): void {
    const due = this.waiting.filter(({ until }) => until <= now);
    this.waiting = this.waiting.slice(due.length);
    const text = due.map((line) => line.text).filter(Boolean).join(" ");
    if (text) this.aloud(text);
  }
}
