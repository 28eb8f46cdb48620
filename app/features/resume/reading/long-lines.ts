import { type Result, refuse } from "~/core/result";
import { linesOf } from "~/core/resume";
import { MAX_CHARACTERS, MAX_LINE_CHARACTERS, MAX_LINES } from "../limits";
import type { ExtractedDocument, ExtractedLine, FileRefusal } from "./extracted";

/** Spaces are no text, but work for every rule. */
const MOST_WITH_SPACES = 2 * MAX_CHARACTERS;

/** What a file of any format gives to the rules: no more lines, longer lines or characters than they are made for. */
export function withinBudget(
  document: ExtractedDocument,
): Result<{ document: ExtractedDocument }, FileRefusal> {
  const lines = document.lines.flatMap(splitLongLine);
  for (const seen of [lines, document.resume ? linesOf(document.resume) : []]) {
    const characters = seen.reduce((sum, { text }) => sum + text.length, 0);
    if (seen.length > MAX_LINES || characters > MOST_WITH_SPACES) return refuse("resume.tooMuchText");
  }
  return { ok: true, document: { ...document, lines } };
}

function splitLongLine(line: ExtractedLine): ExtractedLine[] {
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
