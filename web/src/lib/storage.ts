/** What this browser remembers; one that refuses to remember plays until its page is closed. */

const otherwiseKept = new Map<string, string>();

export function recall<T>(name: string, otherwise: T): T {
  const text = read(`beachhead.${name}`);
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`beachhead.${name}`, text);
    otherwiseKept.delete(`beachhead.${name}`);
  } catch {
    otherwiseKept.set(`beachhead.${name}`, text);
  }
}

function read(name: string): string | null {
  const kept = otherwiseKept.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
