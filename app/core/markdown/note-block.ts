import { labelKey } from "./link";
import { noteStart } from "./paragraph";

const otherBlock =
  /^ {0,3}(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}(?:\s|$)|>|```|~~~|\[\^[^\s[\]]+\]:|[-*_](?:[ \t]*[-*_]){2,}[ \t]*$)/;

function noteLines(text: string): string[] {
  const lines: string[] = [];
  let blank = 0;
  let start = 0;
  while (start < text.length) {
    const stop = text.indexOf("\n", start);
    const line = text.slice(start, stop < 0 ? text.length : stop);
    if (lines.length === 0) lines.push(line);
    else if (line.trim() === "") blank++;
    else if (/^(?: {4}|\t)/.test(line)) {
      lines.push(...Array<string>(blank).fill(""), line);
      blank = 0;
    } else if (blank > 0 || otherBlock.test(line)) break;
    else lines.push(line);
    start = stop < 0 ? text.length : stop + 1;
  }
  return lines;
}

export function noteAt(text: string): { raw: string; label: string; content: string } | null {
  const start = noteStart.exec(text);
  if (!start?.[1]) return null;
  const [first = "", ...rest] = noteLines(text);
  const length = rest.reduce((sum, line) => sum + line.length + 1, first.length + 1);
  return {
    raw: text.slice(0, length),
    label: labelKey(start[1]),
    content: [first.slice(start[0].length), ...rest.map((line) => line.replace(/^(?: {4}|\t)/, ""))].join(
      "\n",
    ),
  };
}
