const variableStart = /var\(\s*(--[^\s,)]+)\s*/;
const DEEPEST_VARIABLE = 24;
/** Variables made of variables grow without end: what takes more replacements or characters has no value. */
const MOST_REPLACED = 200;
const LONGEST_VALUE = 20_000;

export type Lookup = (name: string) => string | null;

export function declarationsOf(text: string): [name: string, value: string][] {
  const declarations: [string, string][] = [];
  for (const part of text.match(
    /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*\)|[^;"'(])+/g,
  ) ?? []) {
    const colon = part.indexOf(":");
    if (colon > 0) declarations.push([part.slice(0, colon).trim(), part.slice(colon + 1).trim()]);
  }
  return declarations;
}

/** A value with every var() replaced, or null where one has neither value nor fallback, or is its own cause. */
export function withoutVariables(value: string, lookup: Lookup): string | null {
  return replaced(value, lookup, 0, { left: MOST_REPLACED });
}

function replaced(value: string, lookup: Lookup, depth: number, budget: { left: number }): string | null {
  let text = value;
  for (let found = variableStart.exec(text); found; found = variableStart.exec(text)) {
    const end = closing(text, found.index + 3);
    const name = found[1] ?? "";
    const rest = text.slice(found.index + found[0].length, end);
    const own = depth < DEEPEST_VARIABLE ? lookup(name) : null;
    const value = own ?? (rest.startsWith(",") ? rest.slice(1).trim() : null);
    budget.left -= 1;
    const isWithin = budget.left >= 0 && text.length <= LONGEST_VALUE;
    const literal = value === null || !isWithin ? null : replaced(value, lookup, depth + 1, budget);
    if (literal === null) return null;
    text = text.slice(0, found.index) + literal + text.slice(end + 1);
  }
  return text;
}

/** Lengths in rem as px: the page they are pasted into has another root. */
export function withoutRem(text: string, rootSize: number): string {
  return text.replace(
    /(?<![\w.#-])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g,
    (_, size: string) => `${+(Number(size) * rootSize).toFixed(3)}px`,
  );
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
