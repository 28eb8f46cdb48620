const maxLength = 1_000_000;
const maxDepth = 16;
const maxTries = 64;

/** Tries the text as it is, without `<think>` and fences, then the longest balanced `{…}`; 1,000,000 characters, 16 levels. */
export function readObject(text: string): object | undefined {
  if (text.length > maxLength) return undefined;
  const bare = withoutThinking(text).trim();
  if (depthOf(bare) > maxDepth) return undefined;
  return parseObject(text.trim()) ?? parseObject(withoutFence(bare)) ?? scanForObject(bare);
}

/** Everything up to the last finished item of a truncated list, closed. */
export function readTruncated(text: string): object | undefined {
  if (text.length > maxLength) return undefined;
  const bare = withoutThinking(text);
  const start = bare.indexOf("{");
  if (start < 0 || depthOf(bare) > maxDepth) return undefined;
  let cut: string | undefined;
  walk(bare, start, (position, open) => {
    if (open.length > 0) cut = bare.slice(start, position + 1) + closersOf(open);
    return open.length > 0;
  });
  return cut === undefined ? undefined : parseObject(cut);
}

function parseObject(text: string): object | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A reasoning block may lack its opening tag when the server's template has already written it. */
function withoutThinking(text: string): string {
  const end = text.lastIndexOf("</think>");
  return end < 0 ? text : text.slice(end + "</think>".length);
}

/** The parts of a pattern here would all run over the same white space, so the fence is cut off by its length. */
function withoutFence(text: string): string {
  const fence = /^```[a-z]{0,20}(?![a-z])/i.exec(text)?.[0];
  if (fence === undefined || !text.endsWith("```") || text.length < fence.length + 3) return text;
  return text.slice(fence.length, -3).trim();
}

function scanForObject(text: string): object | undefined {
  let best: { value: object; length: number } | undefined;
  let from = text.indexOf("{");
  for (let tries = 0; from >= 0 && tries < maxTries; tries++) {
    const end = endOfObject(text, from);
    const value = end < 0 ? undefined : parseObject(text.slice(from, end + 1));
    if (value && (!best || end - from > best.length)) best = { value, length: end - from };
    from = text.indexOf("{", value ? end + 1 : from + 1);
  }
  return best?.value;
}

function endOfObject(text: string, start: number): number {
  let end = -1;
  walk(text, start, (position, open) => {
    if (open.length === 0) end = position;
    return open.length > 0;
  });
  return end;
}

function depthOf(text: string): number {
  return walk(text, 0, () => true);
}

function closersOf(open: string[]): string {
  return open
    .map((bracket) => (bracket === "{" ? "}" : "]"))
    .reverse()
    .join("");
}

/** Calls back at each closing bracket outside strings with what is still open; returns the greatest depth. */
function walk(text: string, start: number, closed: (position: number, open: string[]) => boolean): number {
  const open: string[] = [];
  let quoted = false;
  let deepest = 0;
  for (let position = start; position < text.length; position++) {
    const character = text[position];
    if (quoted) {
      if (character === "\\") position++;
      else if (character === '"') quoted = false;
    } else if (character === '"') {
      quoted = true;
    } else if (character === "{" || character === "[") {
      open.push(character);
      deepest = Math.max(deepest, open.length);
    } else if (character === "}" || character === "]") {
      if (open.pop() !== (character === "}" ? "{" : "[") || !closed(position, open)) break;
    }
  }
  return deepest;
}
