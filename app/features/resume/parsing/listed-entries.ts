import { findDates } from "../lexicon/dates";
import type { HeaderKind } from "./header-segments";
import type { Item } from "./paragraphs";

/** What one item of a list says: the name before its period, the period, and what stands behind it. */
type Listed = { name: string; dates: string; rest: string };

const longestName = 120;

/** "Soil banks of meadows, 2022–2025, 58,000, principal investigator." cut at its period, which commas part from the rest; null for any other text. */
function cutAtPeriod({ text, lines }: Item): Listed | null {
  const period = findDates(text).find((dates) => dates.from !== null && dates.to !== null);
  if (!period || text.includes("\t")) return null;
  const [before, after] = [text.slice(0, period.index), text.slice(period.index + period.text.length)];
  const [first] = lines;
  const ends =
    lines.length > 1 &&
    first !== undefined &&
    first.text.trimEnd().length === before.length + period.text.length;
  const name = before.replace(/[\s，,（(]+$/, "");
  const parted =
    name.length < before.trimEnd().length && (ends || /^\s?(?:[）)]?\s?[，,；;。.]|[）)]?$)/.test(after));
  if (!parted || name.length < 4 || name.length > longestName || /[。！]/.test(name)) return null;
  return { name, dates: period.text, rest: after.replace(/^[\s）)，,；;。.]+/, "") };
}

/** Projects of researchers are a list: where each item names one with its period, each is an entry with the rest below its head. */
export function splitListed(items: Item[], kind: HeaderKind): Item[] {
  const cut = kind === "project" ? items.map(cutAtPeriod) : [];
  if (cut.length < 2 || !items.some((item) => item.bullet || item.lines.length > 1)) return items;
  if (cut.some((one) => one === null)) return items;
  return items.flatMap((item, index) => {
    const { name, dates, rest } = cut[index] ?? { name: item.text, dates: "", rest: "" };
    const head: Item = { ...item, text: `${name}\t${dates}`, bullet: false, lines: [item.first] };
    return rest ? [head, { ...item, text: rest, bullet: true }] : [head];
  });
}
