import { roleOf } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { firstWordWidth, rightOf } from "./line-edges";

function cellAt({ text, spans }: ExtractedLine): number | null {
  const [, cell = "", ...more] = text.split("\t");
  const span = spans.slice(1).find((one) => one.text.trim() !== "" && cell.startsWith(one.text.trim()));
  return span && more.length === 0 ? span.x : null;
}

const openEnd = /\b(?:of|and|&|the|for|at|in|de|von|University of \p{Lu}\p{L}+)$/u;

/** "Skills ⇥ Taping, Manual" above "therapy" and "2010 – 2013 ⇥ BEng, University of Southern" above "Queensland": what had no room in the cell beside a label. */
export function isWrappedCell(last: ExtractedLine, line: ExtractedLine, edge: number): boolean {
  const at =
    line.text.includes("\t") || line.bold !== (last.spans.at(-1)?.bold ?? false) ? null : cellAt(last);
  if (at === null || Math.abs(line.x - at) > 3 || line.y - last.y > line.size * 1.45) return false;
  const full = rightOf(last) + firstWordWidth(line) + line.size * 0.2 > edge - line.size * 0.5;
  const lower = /^[\p{Ll}(&]/u.test(line.text) && !/[.!?。！？]$/.test(last.text);
  return full && (lower || /\p{L}-$|[,;]$/u.test(last.text) || openEnd.test(last.text));
}

/** "**Junior designer** at Drukkerij Noord": a post in bold and its employer, which no sentence goes on. */
export function isNamedPost({ spans: [bold, plain] }: ExtractedLine): boolean {
  const tailed = bold?.bold === true && plain?.bold === false && /^\s*(?:at\s|[@,|–—·-]\s)/.test(plain.text);
  return tailed && roleOf(bold.text) === "title";
}
