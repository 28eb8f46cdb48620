export type Stretch = { text: string; changed: boolean };

const tokens = /[\p{Script=Latin}\p{N}]+(?:['’.\-/+#][\p{Script=Latin}\p{N}+#]+)*|\s+|[\s\S]/gu;

/** The longest texts that are compared word by word; beyond them a line counts as changed whole. */
const MAX_TOKENS = 600;

function commonLengths(a: string[], b: string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return table;
}

function add(stretches: Stretch[], text: string, changed: boolean): void {
  const last = stretches.at(-1);
  if (last?.changed === changed) last.text += text;
  else stretches.push({ text, changed });
}

function joinOverSpaces(stretches: Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [index, { text, changed }] of stretches.entries()) {
    const inside = text.trim() === "" && stretches[index - 1]?.changed && stretches[index + 1]?.changed;
    add(joined, text, changed || Boolean(inside));
  }
  return joined;
}

export function diffWords(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const a = before.match(tokens) ?? [];
  const b = after.match(tokens) ?? [];
  if (a.length > MAX_TOKENS || b.length > MAX_TOKENS) {
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  }
  const table = commonLengths(a, b);
  const left: Stretch[] = [];
  const right: Stretch[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const here = a[i];
    const there = b[j];
    if (here !== undefined && here === there) {
      add(left, here, false);
      add(right, here, false);
      i += 1;
      j += 1;
    } else if (
      there === undefined ||
      (here !== undefined && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      add(left, here ?? "", true);
      i += 1;
    } else {
      add(right, there, true);
      j += 1;
    }
  }
  return { before: joinOverSpaces(left), after: joinOverSpaces(right) };
}
