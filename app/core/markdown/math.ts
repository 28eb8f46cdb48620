type Formula = { tex: string; display: boolean; source: string };

/** Characters. Longer formulas are none: the search for their end stays short. */
export const LONGEST_FORMULA = 5_000;

const blockOpening = /^ {0,3}(?:\$\$|\\\[)/;

function between(
  text: string,
  start: number,
  opening: string,
  closing: string,
  display: boolean,
): Formula | null {
  const from = start + opening.length;
  const ahead = text.slice(from, from + LONGEST_FORMULA);
  const again = closing === opening ? -1 : ahead.indexOf(opening);
  const end = (again < 0 ? ahead : ahead.slice(0, again)).indexOf(closing);
  if (end < 0) return null;
  const tex = ahead.slice(0, end);
  if (tex.trim() === "") return null;
  return { tex, display, source: text.slice(start, from + end + closing.length) };
}

function isPrice(tex: string): boolean {
  return /^[\d.,]+\s/.test(tex) && !/[\\^_=+<>{}*/]/.test(tex);
}

/** $…$, $$…$$, \(…\) or \[…\] at an index; a single dollar sign as pandoc's tex_math_dollars has it. */
export function formulaAt(text: string, start: number): Formula | null {
  if (text.startsWith("\\(", start)) return between(text, start, "\\(", "\\)", false);
  if (text.startsWith("\\[", start)) return between(text, start, "\\[", "\\]", true);
  if (text.startsWith("$$", start)) return between(text, start, "$$", "$$", true);
  if (text[start] !== "$" || /[\s$]/.test(text[start + 1] ?? " ")) return null;
  const limit = Math.min(text.length, start + LONGEST_FORMULA);
  let end = start + 1;
  while (end < limit && text[end] !== "$") end += text[end] === "\\" ? 2 : 1;
  if (end >= limit || /\s/.test(text[end - 1] ?? " ") || /\d/.test(text[end + 1] ?? "")) return null;
  const tex = text.slice(start + 1, end);
  return isPrice(tex) ? null : { tex, display: false, source: text.slice(start, end + 1) };
}

export function formulaBlock(text: string): (Formula & { raw: string }) | null {
  const opening = blockOpening.exec(text);
  if (!opening) return null;
  const formula = formulaAt(text, opening[0].length - 2);
  if (!formula || /\n[ \t]*\n/.test(formula.source)) return null;
  const end = opening[0].length - 2 + formula.source.length;
  const rest = /^[ \t]*(?:\n|$)/.exec(text.slice(end, end + 200));
  return rest ? { ...formula, raw: text.slice(0, end + rest[0].length) } : null;
}
