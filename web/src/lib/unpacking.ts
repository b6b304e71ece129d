/**
 * Large messages come packed, small ones together, a line each; whatever comes, it is heard in the
 * order in which it was sent.
 */

async function unpacked(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

export function inOrder(hear: (line: string) => void): (event: MessageEvent) => void {
  /** What is being unpacked: others wait for it. */
  let last: Promise<void> | null = null;
  const hearAll = (text: string) => text.split("\n").forEach(hear);
  return ({ data }) => {
    const sent = data as string | ArrayBuffer;
    if (last === null && typeof sent === "string") return hearAll(sent);
    const next: Promise<void> = (last ?? Promise.resolve())
      .then(() => unpacked(sent))
      .then((text) => {
        if (last === next) last = null;
        hearAll(text);
      });
    last = next;
  };
}
