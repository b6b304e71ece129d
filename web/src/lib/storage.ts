/** What this browser remembers; a browser that refuses to remember still plays. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`beachhead.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`beachhead.${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks.
  }
}
