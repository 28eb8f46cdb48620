import { isHanName } from "../lexicon/names";
import { isAddress, isPlace, mayBeHanPlace, mayBePlace } from "../lexicon/places";
import { roleOf } from "../lexicon/roles";

/** Commas and slashes part facts, but not inside brackets. */
export const softMarks = /(?<!\d)\s?\/\s?|\s?\/\s?(?!\d)|\s?[，、／]\s?/gu;

export type Range = { from: number; to: number };

function isInBrackets(before: string): boolean {
  return before.split(/[(（]/).length > before.split(/[)）]/).length;
}

export function rangesBetween(text: string, pattern: RegExp, { from, to }: Range): Range[] {
  const cuts = [...text.slice(from, to).matchAll(pattern)]
    .map((match) => ({ from: from + match.index, to: from + match.index + match[0].length }))
    .filter((cut) => pattern !== softMarks || !isInBrackets(text.slice(from, cut.from)));
  const starts = [from, ...cuts.map((cut) => cut.to)];
  return starts
    .map((start, index) => trimmedRange(text, { from: start, to: cuts[index]?.from ?? to }))
    .filter((range) => /[\p{L}\p{N}]/u.test(text.slice(range.from, range.to)));
}

const loose = /[\s,，、.。:：;；|·•/／_~–—-]/;

export function trimmedRange(text: string, { from, to }: Range): Range {
  let [start, end] = [from, to];
  const closes = () =>
    text.slice(start, end).split(/[(（]/).length - text.slice(start, end).split(/[)）]/).length;
  while (start < end && (loose.test(text.charAt(start)) || /[)）]/.test(text.charAt(start)))) start += 1;
  while (
    end > start &&
    (/[\s,，、:：;；|·•/／_~–—(（-]/.test(text.charAt(end - 1)) || text.charAt(end - 1) === "。")
  )
    end -= 1;
  if (/[)）]/.test(text.charAt(end - 1)) && closes() < 0) end -= 1;
  if (/[(（]/.test(text.charAt(start)) && closes() > 0) start += 1;
  return { from: start, to: end };
}

export function isPersonal(text: string): boolean {
  return isPlace(text) || /^(?:男|女|性别男|性别女)$|^\d{1,2}\s?岁$|年(?:工作)?经验$/.test(text);
}

/** "李明 男 25岁" and "杭州 3年经验": in a line of facts Chinese words are parted by spaces alone. */
export function atSpaces(text: string, range: Range): Range[] {
  const said = (one: Range) => text.slice(one.from, one.to);
  const [first, second, ...rest] = rangesBetween(text, /\s+/g, range);
  const halves = first && second && rest.length > 0 && said(first).length === 1 && said(second).length === 1;
  const words = !first
    ? []
    : !second
      ? [first]
      : halves
        ? [{ from: first.from, to: second.to }, ...rest]
        : [first, second, ...rest];
  const apart =
    /\p{Script=Han}/u.test(said(range)) &&
    words.length > 1 &&
    !isHanName(said(range)) &&
    words.every((word) => /\p{Script=Han}/u.test(said(word)) || /^\d/.test(said(word))) &&
    words.some((word) => isHanName(said(word)) || isPersonal(said(word)));
  return apart ? words : [range];
}

/** How many letters of "Jane Smith Austin, TX" stand before a city that is known; no town has so many names. */
function nameBefore(place: string): number {
  const words = (place.split(",")[0] ?? "").split(" ");
  const city = words.findIndex((_, index) => index > 1 && isPlace(words.slice(index).join(" ")));
  return city < 0 ? 0 : words.slice(0, city).join(" ").length;
}

/** "Keynsham" before ", Bristol": names of people have two words. */
function isSmallTown(text: string): boolean {
  return /^\p{Lu}\p{Ll}[\p{L}-]{2,}$/u.test(text) && mayBePlace(text) && roleOf(text) === "unknown";
}

/** "Jane Smith, Austin, TX" and "Austin, TX, US Citizen": a place at either end of a run of commas. */
export function atPlaces(text: string, range: Range): Range[] {
  const parts = rangesBetween(text, /,\s?/g, range);
  if (parts.length < 2) return [range];
  const run = (from: number, to: number): Range => ({
    from: parts[from]?.from ?? range.from,
    to: parts[to - 1]?.to ?? range.to,
  });
  const said = (one: Range) => text.slice(one.from, one.to);
  const name = isPlace(said(range)) ? nameBefore(said(range)) : 0;
  if (name > 0)
    return [
      trimmedRange(text, { from: range.from, to: range.from + name }),
      { from: range.from + name + 1, to: range.to },
    ];
  if (isPlace(said(range)) || isAddress(said(range))) return [range];
  const [part] = parts;
  const rest = parts.length < 4 ? said(run(1, parts.length)) : "";
  if (part && isPlace(rest) && (isSmallTown(said(part)) || rest.startsWith(said(part).split(" ")[0] ?? "")))
    return [range];
  for (let cut = 1; cut < parts.length; cut += 1) {
    if (isPlace(said(run(cut, parts.length))))
      return [...atPlaces(text, run(0, cut)), run(cut, parts.length)];
    if (isPlace(said(run(0, parts.length - cut))))
      return [run(0, parts.length - cut), ...atPlaces(text, run(parts.length - cut, parts.length))];
  }
  return [range];
}

/** "Austin, TX (open to relocation)": what is said of a place is no part of it. */
export function atRemark(text: string, { from, to }: Range): Range[] {
  const said = text.slice(from, to);
  const open = said.search(/\s?[(（][^()（）]{2,60}[)）]$/);
  if (open < 1 || isPlace(said) || !isPlace(said.slice(0, open))) return [{ from, to }];
  const remark = trimmedRange(text, { from: from + open, to });
  return [
    { from, to: from + open },
    { from: remark.from + 1, to: remark.to - 1 },
  ];
}

/** "后端开发-3年-李明": the fields of a file's name, one of which is a person's. */
export function atDashes(text: string, range: Range): Range[] {
  const parts = rangesBetween(text, /\s?[-_–—]\s?/g, range);
  const named = parts.filter(({ from, to }) => isHanName(text.slice(from, to)));
  return parts.length > 1 && named.length === 1 ? parts : [range];
}

/** "R Chicago, IL": a letter before a place is an icon, where others stand before what is known. */
export function afterIcon(text: string, range: Range): Range {
  const icon = /^[([]?\p{L}[)\]]?\s+/u.exec(text.slice(range.from, range.to))?.[0].length ?? 0;
  const rest = { from: range.from + icon, to: range.to };
  const said = text.slice(rest.from, rest.to);
  return icon > 0 && (isPlace(said) || isAddress(said) || mayBeHanPlace(said)) ? rest : range;
}
