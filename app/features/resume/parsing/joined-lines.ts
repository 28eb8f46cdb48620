import { type DateRange, findDates, parseDateRange } from "../lexicon/dates";
import { roleOf } from "../lexicon/roles";
import type { Item } from "./paragraphs";
import { datesOfLine } from "./parse-header";

const dash = "[-‐-―−~～〜－至到]";
const word = String.raw`(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter|present|current|now|to|since|from|until)\b\.?|至今|至|今|现在|现|在)`;
/** A cell of nothing but pieces of dates: "March 2018", "– May", "年3月". */
const datePiece = new RegExp(`^(?:${word}|\\d{1,4}|[年月日./,\\s]|${dash}){1,12}$`, "i");
const endsOpen = new RegExp(`(?:${dash}|\\bto|(?:^|\\s)\\p{L}{3,9}\\.?|年)\\s*$`, "iu");
const endsInDash = new RegExp(`${dash}\\s*$`);
const endsDone = /(?:present|current|now|今|现在)\s*$/i;
const startsInside = new RegExp(`^\\s*(?:${dash}|to\\b|[年月]|present|current|now|至|今|现)`, "i");

const leadingDates = new RegExp(
  `^((?:${word}|\\d{1,4}|[年月日./,\\s]|${dash}){1,12}?) (?!${dash}|\\d|(?:${word})(?:\\s|$))(\\S.*)$`,
  "i",
);

function cellsOf(item: Item): string[] {
  return item.text.split("\t").map((cell) => cell.trim());
}

/** Cells of a line whose dates may stand so close to what they date that no gap parts them. */
function datedCells(item: Item, below: string): string[] {
  const cells = cellsOf(item);
  const [, dates = "", rest = ""] =
    cells.length === 1 && datePiece.test(below) ? (leadingDates.exec(item.text) ?? []) : [];
  return rest && joinedDates(dates, below) ? [dates, rest] : cells;
}

/** The cells of these two lines put together as one period, or null where they are no halves of one. */
function joinedDates(above: string, below: string): string | null {
  const halves = datePiece.test(above) && datePiece.test(below) && /\d/.test(above + below);
  const alone = parseDateRange(below);
  if ((alone?.from && alone.to) || (endsInDash.test(above) && endsInDash.test(below))) return null;
  const open = (endsOpen.test(above) && !endsDone.test(above)) || startsInside.test(below);
  const text =
    /[年月至]$|^[年月]/.test(above.slice(-1)) || /^[年月今]/.test(below)
      ? above + below
      : `${above} ${below}`;
  return halves && open && text.length < 40 ? text : null;
}

/** Whether the names beside wrapped dates wrapped too: the line above named several things already, in the same letters. */
function isWrapped(last: Item, item: Item, above: string[], rest: string): boolean {
  const names = above.find((cell) => !datePiece.test(cell) && /[|·–—,]/.test(cell));
  const alike = last.first.bold === item.first.bold && Math.abs(last.first.size - item.first.size) < 0.3;
  return (
    above.length === 2 &&
    names !== undefined &&
    alike &&
    rest.split(" ").length < 4 &&
    roleOf(rest) === "unknown"
  );
}

/** Puts a period together again that a narrow column wrapped: its rest stands on the next lines, alone or beside what it dates. */
export function joinPeriods(items: Item[]): Item[] {
  const joined: Item[] = [];
  let from = 0;
  for (const item of items) {
    const last = joined[from];
    const below = cellsOf(item);
    const above = last ? datedCells(last, below[0] ?? "") : [];
    const side = ([0, -1] as const).find(
      (at) => last && !last.bullet && joinedDates(above.at(at) ?? "", below.at(at) ?? "") !== null,
    );
    if (last && side !== undefined && !(item.bullet && below.length < 2)) {
      above.splice(side, 1, joinedDates(above.at(side) ?? "", below.at(side) ?? "") ?? "");
      below.splice(side, 1);
      const rest = below.filter((cell) => cell !== "").join("\t");
      const wrapped = isWrapped(last, item, above, rest);
      if (wrapped) above.splice(side === 0 ? 1 : 0, 1, `${above[side === 0 ? 1 : 0]} ${rest}`);
      const lines = rest && !wrapped ? last.lines : [...last.lines, ...item.lines];
      joined.splice(from, 1, { ...last, text: above.join("\t"), lines });
      if (rest && !wrapped) joined.push({ ...item, text: rest });
      continue;
    }
    joined.push(item);
    from = joined.length - 1;
  }
  return joined;
}

/** Whether a period begins at the end of one text and ends in the other, which holds nothing else: "Scooter (01/2020 –" above "12/2020)". */
function wrapsPeriod(above: string, below: string): boolean {
  if (below.length > 24 || above.length > 160 || !/[\d\p{L}\s‐-―-]$/u.test(above)) return false;
  const isPeriod = ({ from, to }: DateRange) => from !== null && to !== null;
  if (findDates(below).some(isPeriod)) return false;
  const found = findDates(`${above} ${below}`).findLast(isPeriod);
  const end = found ? found.index + found.text.length - above.length - 1 : 0;
  return (
    found !== undefined && found.index < above.length && end > 0 && /^[)）\]]?$/.test(below.slice(end).trim())
  );
}

/** Puts a period together again whose end did not fit on the line of what it dates. */
export function joinBrokenPeriods(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last && !item.bullet && !last.text.includes("\t") && wrapsPeriod(last.text, item.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${item.text}` });
    else joined.push(item);
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

const nameEnd =
  /^(?:University|College|Institute|School|Academy|Hospital|Centre|Center|Inc\.?|Ltd\.?|LLC|LLP)$/;

const pairs = [
  ["‘", "’"],
  ["“", "”"],
  ["(", ")"],
  ["（", "）"],
] as const;

/** Whether a bracket or a quotation that the line above leaves open ends in this one: "PhD History, ‘Salt and Credit in" above "Hexham, 1590–1672’". */
function closes(above: string, below: string): boolean {
  return pairs.some(([open, close]) => {
    const end = below.indexOf(close);
    const opened = above.lastIndexOf(open) > above.lastIndexOf(close);
    return opened && end >= 0 && !below.slice(0, end).includes(open);
  });
}

/** Puts a dated head together again that was too long for its line: it ends at a comma, within a word, a quotation or a bracket, or lacks its last one. */
export function joinWrappedHeads(items: Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const near = last && !last.bullet && !item.bullet && last.lines.length === 1 && item.lines.length === 1;
    const short = item.text.length <= 60 && !item.text.includes("\t") && datesOfLine(item.text) === null;
    const open = last && datesOfLine(last.text) !== null && /,$|\p{Ll}-$/u.test(last.text);
    const goesOn = open || (last?.text.includes("\t") && nameEnd.test(item.text));
    const quoted =
      last !== undefined && item.text.length <= 90 && item.first.y > 0 && closes(last.text, item.text);
    if (last && near && ((short && goesOn) || (quoted && datesOfLine(item.text)?.index !== 0))) {
      const broken = /\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(item.text);
      const text = broken ? last.text.slice(0, -1) + item.text : `${last.text} ${item.text}`;
      joined.splice(-1, 1, { ...last, text });
    } else joined.push(item);
  }
  return joined;
}

const counter = /^(?:0\d|\d{1,2}[.)])\t/;

/** "01 ⇥ Head of Strings": where entries are counted their numbers are no names. */
export function withoutCounters(items: Item[]): Item[] {
  const counted = items.filter((item) => !item.bullet && counter.test(item.text));
  if (counted.length < 2 || !counted.every((item, index) => Number.parseInt(item.text, 10) === index + 1))
    return items;
  return items.map((item) =>
    counted.includes(item) ? { ...item, text: item.text.replace(counter, "") } : item,
  );
}
