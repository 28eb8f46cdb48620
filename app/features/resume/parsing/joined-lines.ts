import { parseDateRange } from "../lexicon/dates";
import type { Item } from "./paragraphs";
import { datesOfLine } from "./parse-header";

/** A period that a narrow column cut: it ends with its dash, or with the month of its end. */
const cutPeriod = /(?:[-–—~～至到]|\bto|[-–—~～]\s*[A-Z][a-z]{2,8}\.?)\s*$/u;

function cellsOf(item: Item): string[] {
  return item.text.split("\t").map((cell) => cell.trim());
}

/** The whole period, where the first or the last cells of two lines hold its halves. */
function wholePeriod(above: string[], below: string[]): { at: "first" | "last"; text: string } | null {
  for (const at of ["last", "first"] as const) {
    const index = at === "first" ? 0 : -1;
    const [start = "", end = ""] = [above.at(index), below.at(index)];
    const text = `${start} ${end}`.replace(/至 今$/, "至今");
    const period = cutPeriod.test(start) && end.length < 20 ? datesOfLine(text) : null;
    const alone = parseDateRange(end);
    const rest = text.slice(period ? period.index + period.text.length : 0).trim();
    if (period?.from && period.to && rest === "" && !(alone?.from && alone.to)) return { at, text };
  }
  return null;
}

/** Puts a period together again whose end stands on the next line, alone or beside the second line of what it dates. */
export function joinPeriods(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (
      !last ||
      last.bullet ||
      item.bullet ||
      (!cutPeriod.test(last.text.replace(/\t.*$/, "")) && !cutPeriod.test(last.text))
    ) {
      joined.push(item);
      continue;
    }
    const [above, below] = [cellsOf(last), cellsOf(item)];
    const period = wholePeriod(above, below);
    if (!period) {
      joined.push(item);
      continue;
    }
    above.splice(period.at === "first" ? 0 : -1, 1, period.text);
    below.splice(period.at === "first" ? 0 : -1, 1);
    const rest = below.filter((cell) => cell !== "").join("\t");
    const lines = rest ? last.lines : [...last.lines, ...item.lines];
    joined.splice(-1, 1, { ...last, text: above.join("\t"), lines });
    if (rest) joined.push({ ...item, text: rest });
  }
  return joined;
}

/** Entries may be drawn as list items, their own lists deeper: what of the outer level is dated or bold, or stands above such a line, is a head. */
export function liftHeads(items: Item[]): Item[] {
  const bullets = items.filter((item) => item.bullet && item.first.y > 0);
  const outermost = Math.min(...bullets.map((item) => item.first.x));
  const isOuter = (item: Item) => item.bullet && item.first.x < outermost + item.first.size * 0.4;
  if (!bullets.some((item) => item.first.x > outermost + item.first.size * 0.6)) return items;
  const lifted = items.map((item, index) => {
    const next = items[index + 1];
    const above = next !== undefined && !next.bullet && datesOfLine(next.text) !== null;
    const short = item.lines.length === 1 && item.text.length < 100;
    return isOuter(item) && short && (above || item.first.bold || datesOfLine(item.text) !== null);
  });
  const outer = items.filter(isOuter).length;
  if (lifted.filter((one) => one).length * 2 < outer) return items;
  return items.map((item, index) => (lifted[index] ? { ...item, bullet: false } : item));
}
