import type { ExtractedLine } from "../reading/extracted";

const parting = /[\s|｜·•,，、:：;；/–—―~-]/u;

/** A text without what parts it from the next, at either end. By steps: a pattern is slow on a long run of dashes. */
function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && parting.test(text.charAt(start))) start += 1;
  while (end > start && parting.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const brackets: Record<string, string> = { "(": ")", "（": "）", "[": "]", "【": "】", "《": "》" };

const closings = Object.values(brackets);

/** A stretch of a line without what parts it from the rest; a bracket that opens in it takes its end along. */
export function stretch(text: string, start: number, end: number): string {
  let own = bare(text.slice(start, end));
  const open = [...own].filter((letter) => letter in brackets);
  const closed = [...own].filter((letter) => closings.includes(letter)).length;
  if (open.length > closed) own += brackets[open.at(-1) ?? ""] ?? "";
  else if (open.length < closed && closings.includes(own.at(-1) ?? " ")) own = own.slice(0, -1);
  return own.replace(/\t/g, " ").trim();
}

export function partOf(line: ExtractedLine, start: number, end: number): ExtractedLine {
  if (start <= 0 && end >= line.text.length) return line;
  const text = bare(line.text.slice(start, end));
  const spans = line.spans.filter((span) => {
    const own = span.text.trim();
    return own !== "" && (text.includes(own) || own.includes(text));
  });
  const [first] = spans;
  const look = first ? { x: first.x, size: first.size, bold: first.bold, italic: first.italic } : {};
  return { ...line, ...look, text, spans: spans.length > 0 ? spans : line.spans };
}
