/** The little Markdown that rules are written in, as data: nothing is ever taken for HTML. */

export interface Span {
  kind: "plain" | "bold" | "italic" | "code" | "rule";
  text: string;
}

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]-\d+)\b/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (bold) found.push({ kind: "bold", text: bold });
    else if (italic) found.push({ kind: "italic", text: italic });
    else if (code) found.push({ kind: "code", text: code });
    else if (rule) found.push({ kind: "rule", text: rule });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

export function blocks(body: string): Block[] {
  return body
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map(block);
}

function block(part: string): Block {
  const lines = part.trim().split("\n");
  if (lines[0]!.startsWith("|")) return table(lines);
  const marker = /^\s*(?:[-*]|(\d+)\.)\s+/;
  const first = marker.exec(lines[0]!);
  if (!first) return { kind: "paragraph", spans: spans(lines.join(" ")) };
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: "list", ordered: first[1] !== undefined, items: items.map(spans) };
}

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, "").split("|"))
    .map((cells) => cells.map((cell) => spans(cell.trim())));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** As one reads it: what a search looks at. */
export function unmarked(text: string): string {
  return text
    .replace(/^\s*(-|\d+\.)\s/gm, "")
    .replace(/[*`]/g, "")
    .replace(/[\s|]+/g, " ");
}
