import { type Line, linesOf, type Resume } from "~/core/resume";

/** A line that two versions have differently; null where one of them has no such line. `key` is its own. */
export type Difference = { key: string; one: string | null; other: string | null };

/** What stands beyond so many lines is not compared. */
const mostLines = 800;

function commonTo(a: Line[], b: Line[]): [number, number][] {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.text === b[j]?.text) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Between two lines that both have: those of one id are the same line in other words. */
function differencesIn(a: Line[], b: Line[]): Difference[] {
  const left = [...b];
  const rows = a.map(({ id, text }): Difference => {
    const at = left.findIndex((line) => line.id === id);
    const [twin] = at < 0 ? [] : left.splice(at, 1);
    return { key: `one ${id}`, one: text, other: twin?.text ?? null };
  });
  return [
    ...rows,
    ...left.map(({ id, text }): Difference => ({ key: `other ${id}`, one: null, other: text })),
  ];
}

/** The lines in which two versions differ, in the order of the page. */
export function compareVersions(one: Resume, other: Resume): Difference[] {
  const [a, b] = [one, other].map((resume) => linesOf(resume).slice(0, mostLines));
  if (!a || !b) return [];
  const anchors = [...commonTo(a, b), [a.length, b.length] as const];
  let [i, j] = [0, 0];
  return anchors.flatMap(([nextA, nextB]) => {
    const rows = differencesIn(a.slice(i, nextA), b.slice(j, nextB));
    [i, j] = [nextA + 1, nextB + 1];
    return rows;
  });
}

export type ChangeCounts = { added: number; removed: number; reworded: number };

/** What changed from the one to the other. */
export function countChanges(differences: readonly Difference[]): ChangeCounts {
  const added = differences.filter(({ one }) => one === null).length;
  const removed = differences.filter(({ other }) => other === null).length;
  return { added, removed, reworded: differences.length - added - removed };
}
