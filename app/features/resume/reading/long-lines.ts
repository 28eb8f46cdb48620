import { MAX_LINE_CHARACTERS } from "../limits";
import type { ExtractedLine } from "./extracted";

export function splitLongLine(line: ExtractedLine): ExtractedLine[] {
  if (line.text.length <= MAX_LINE_CHARACTERS) return [line];
  return splitLongText(line.text).map((text) => {
    const spans = line.spans.slice(0, 1).map((span) => ({ ...span, text }));
    return { ...line, text, spans };
  });
}

/** The parts of a text, none empty or longer than `MAX_LINE_CHARACTERS`. */
export function splitLongText(whole: string): string[] {
  const parts: string[] = [];
  for (let rest = whole; rest !== ""; ) {
    const part = rest.slice(0, lengthOfPart(rest));
    rest = rest.slice(part.length);
    parts.push(part.trim());
  }
  return parts.filter((part) => part !== "");
}

function lengthOfPart(text: string): number {
  if (text.length <= MAX_LINE_CHARACTERS) return text.length;
  for (const place of [/[。；;.!?！？]/, /\s/]) {
    for (let end = MAX_LINE_CHARACTERS; end > MAX_LINE_CHARACTERS / 2; end--) {
      if (place.test(text[end - 1] ?? "")) return end;
    }
  }
  const isPair = /[\ud800-\udbff]/.test(text[MAX_LINE_CHARACTERS - 1] ?? "");
  return MAX_LINE_CHARACTERS - (isPair ? 1 : 0);
}
