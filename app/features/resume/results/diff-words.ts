import { commonPlaces } from "~/core/lcs";

export type Stretch = { text: string; changed: boolean };

const tokens = /[\p{Script=Latin}\p{N}]+(?:['’.\-/+#][\p{Script=Latin}\p{N}+#]+)*|\s+|[\s\S]/gu;

/** The longest texts that are compared word by word; beyond them a line counts as changed whole. */
const MAX_TOKENS = 600;

function add(stretches: Stretch[], text: string, changed: boolean): void {
  if (text === "") return;
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
  const common = commonPlaces(a.length, b.length, (i, j) => a[i] === b[j]);
  const left: Stretch[] = [];
  const right: Stretch[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...common, [a.length, b.length] as const]) {
    add(left, a.slice(i, nextI).join(""), true);
    add(right, b.slice(j, nextJ).join(""), true);
    add(left, a[nextI] ?? "", false);
    add(right, b[nextJ] ?? "", false);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return { before: joinOverSpaces(left), after: joinOverSpaces(right) };
}
