import type { ExtractedLine } from "../reading/extracted";

export function rightOf(line: ExtractedLine): number {
  return Math.max(line.x, ...line.spans.map((span) => span.x + span.width));
}

export function areCentred(a: ExtractedLine, b: ExtractedLine): boolean {
  return Math.abs(a.x + rightOf(a) - b.x - rightOf(b)) < 6;
}

/** How wide its first word is, about, with the marks that never begin a line. */
export function firstWordWidth(line: ExtractedLine): number {
  const word =
    /^(?:\p{Script=Han}[，。、；：！？）》」』】”’]{0,3}|[^\s\p{Script=Han}]+)/u.exec(line.text)?.[0] ?? "";
  const width = rightOf(line) - line.x;
  return (width * word.length) / Math.max(1, line.text.length);
}
