import { bareLabel, type LabelKind, labelAtEnd, labelsIn } from "../lexicon/contact-labels";
import { isHanName } from "../lexicon/names";
import { isAddress, isPlace, mayBeHanPlace } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";
import { emailsIn, type Found, linksIn, phonesIn } from "./contact-patterns";

/** A stretch of one line of the contact block. `from` and `to` count the characters of the line. */
export type Piece = {
  kind: "email" | "phone" | "link" | "label" | "text";
  text: string;
  /** What a label announces, else null. */
  label: LabelKind | null;
  line: ExtractedLine;
  from: number;
  to: number;
};

export function isWholeLine(piece: Piece): boolean {
  return piece.text.length >= piece.line.text.trim().length - 2;
}

/** What is longer than this names no way to reach anybody, and is not searched for one. */
const longest = 300;

const hard =
  /\t|[|｜丨¦│‖•●▪■◆◇※✦⋅∙⚫]|(?<!\p{Script=Han})·|·(?!\p{Script=Han})|\s[-–—~]\s|(?<=^|\s)\*+(?=\s|$)|::|[;；]|[\uE000-\uF8FF]|\p{So}\uFE0F?|[⋄»›→]/gu;
const soft = /(?<!\d)\s?\/\s?|\s?\/\s?(?!\d)|\s?[，、／]\s?/gu;

/** What ends the name in "I'm Jane Smith. I design …"; an initial ends none. */
const sentence = /(?<=\p{Ll}{2})[.!]\s|\s?[，、。！/／]\s?/gu;

type Range = { from: number; to: number };

function isInBrackets(before: string): boolean {
  return before.split(/[(（]/).length > before.split(/[)）]/).length;
}

/** The stretches of a text between the matches of a pattern, without spaces and loose marks at their ends. */
function between(text: string, pattern: RegExp, { from, to }: Range): Range[] {
  const cuts = [...text.slice(from, to).matchAll(pattern)]
    .map((match) => ({ from: from + match.index, to: from + match.index + match[0].length }))
    .filter((cut) => pattern !== soft || !isInBrackets(text.slice(from, cut.from)));
  const starts = [from, ...cuts.map((cut) => cut.to)];
  return starts
    .map((start, index) => trimmed(text, { from: start, to: cuts[index]?.from ?? to }))
    .filter((range) => /[\p{L}\p{N}]/u.test(text.slice(range.from, range.to)));
}

const loose = /[\s,，、.。:：;；|·•/／_~–—-]/;

function trimmed(text: string, { from, to }: Range): Range {
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

/** What is said of a person between the ways to reach them: a town, a sex, an age. */
export function isPersonal(text: string): boolean {
  return isPlace(text) || /^(?:男|女|性别男|性别女)$|^\d{1,2}\s?岁$|年(?:工作)?经验$/.test(text);
}

/** "李明 男 25岁" and "杭州 3年经验": in a line of facts Chinese words are parted by spaces alone. */
function atSpaces(text: string, range: Range): Range[] {
  const said = (one: Range) => text.slice(one.from, one.to);
  const [first, second, ...rest] = between(text, /\s+/g, range);
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

/** "Jane Smith, Austin, TX" and "Austin, TX, US Citizen": a place at either end of a run of commas. */
function atPlaces(text: string, range: Range): Range[] {
  const parts = between(text, /,\s?/g, range);
  if (parts.length < 2) return [range];
  const run = (from: number, to: number): Range => ({
    from: parts[from]?.from ?? range.from,
    to: parts[to - 1]?.to ?? range.to,
  });
  const said = (one: Range) => text.slice(one.from, one.to);
  const name = isPlace(said(range)) ? nameBefore(said(range)) : 0;
  if (name > 0)
    return [
      trimmed(text, { from: range.from, to: range.from + name }),
      { from: range.from + name + 1, to: range.to },
    ];
  if (isPlace(said(range)) || isAddress(said(range))) return [range];
  for (let cut = 1; cut < parts.length; cut += 1) {
    if (isPlace(said(run(cut, parts.length))))
      return [...atPlaces(text, run(0, cut)), run(cut, parts.length)];
    if (isPlace(said(run(0, parts.length - cut))))
      return [run(0, parts.length - cut), ...atPlaces(text, run(parts.length - cut, parts.length))];
  }
  return [range];
}

/** "Austin, TX (open to relocation)": what is said of a place is no part of it. */
function atRemark(text: string, { from, to }: Range): Range[] {
  const said = text.slice(from, to);
  const open = said.search(/\s?[(（][^()（）]{2,60}[)）]$/);
  if (open < 1 || isPlace(said) || !isPlace(said.slice(0, open))) return [{ from, to }];
  const remark = trimmed(text, { from: from + open, to });
  return [
    { from, to: from + open },
    { from: remark.from + 1, to: remark.to - 1 },
  ];
}

/** "后端开发-3年-李明": the fields of a file's name, one of which is a person's. */
function atDashes(text: string, range: Range): Range[] {
  const parts = between(text, /\s?[-_–—]\s?/g, range);
  const named = parts.filter(({ from, to }) => isHanName(text.slice(from, to)));
  return parts.length > 1 && named.length === 1 ? parts : [range];
}

/** "R Chicago, IL": a letter before a place is an icon, where others stand before what is known. */
function afterIcon(text: string, range: Range): Range {
  const icon = /^[([]?\p{L}[)\]]?\s+/u.exec(text.slice(range.from, range.to))?.[0].length ?? 0;
  const rest = { from: range.from + icon, to: range.to };
  const said = text.slice(rest.from, rest.to);
  return icon > 0 && (isPlace(said) || isAddress(said) || mayBeHanPlace(said)) ? rest : range;
}

/** A single letter or sign right before a fact, as icon fonts leave it. */
const iconAtEnd = /(?:^|[\s(])[\p{L}#*][)\s]+$/u;

const box = /\bP\.?\s?O\.?\s?Box\s[\d-]{1,15}/gi;

/** Nobody takes it for anything else: international, in brackets or a Chinese mobile number. */
const unmistakable = /^[+(]|^(?:86[\s-]?)?1[3-9](?:[\s-]?[\dxX*]){9}$/;

function masked(text: string, found: Pick<Found, "index" | "text">[]): string {
  return found.reduce(
    (rest, { index, text: { length } }) =>
      rest.slice(0, index) + "\u0001".repeat(length) + rest.slice(index + length),
    text,
  );
}

type Fact = Range & { kind: Piece["kind"]; value: string; label: LabelKind | null };

/** Wide digits, letters and signs as narrow ones, and brackets about digits: each stays one character. */
function narrow(text: string): string {
  return text
    .replace(/[＋－．＠０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/（(?=\d{2,4}）)/g, "(")
    .replace(/(?<=\(\d{2,4})）/g, ")");
}

function factsIn(page: string): Fact[] {
  const text = narrow(page);
  const emails = emailsIn(text);
  const links = linksIn(masked(text, emails));
  const rest = masked(text, [...emails, ...links]);
  const labels = labelsIn(rest);
  const boxes = [...text.matchAll(box)].map((match) => ({ index: match.index, text: match[0] }));
  const phones = phonesIn(masked(rest, [...labels, ...boxes])).filter(
    ({ index, value }) =>
      !labels.some(
        (label) =>
          (label.kind === "other" || (label.kind === "unlisted" && !unmistakable.test(value))) &&
          label.index < index &&
          /^[\p{L}\s-]{0,5}$/u.test(text.slice(label.index + label.text.length, index)),
      ),
  );
  const fact = (kind: Piece["kind"], label: LabelKind | null) => (found: Found) => ({
    kind,
    label,
    from: found.index,
    to: found.index + found.text.length,
    value: found.value,
  });
  return [
    ...emails.map(fact("email", null)),
    ...links.map(fact("link", null)),
    ...phones.map(fact("phone", null)),
    ...labels.map((label) => fact("label", label.kind)({ ...label, value: label.text })),
  ].sort((a, b) => a.from - b.from);
}

/** "Mobile 0171 …": the word before a number is its label, with a colon or not. */
function labelBefore(
  text: string,
  range: Range,
  fact: Fact | undefined,
): { label: LabelKind; from: number } | null {
  if (!fact || fact.kind === "label" || fact.kind === "text") return null;
  if (/[^\s.:：()（）]/.test(text.slice(range.to, fact.from))) return null;
  const found = labelAtEnd(text.slice(range.from, range.to));
  return found?.kind === fact.kind ? { label: found.kind, from: range.from + found.index } : null;
}

/** Parts a line into what can be known by its shape, the labels, and the texts between; only loose marks are left out. */
export function piecesOf(line: ExtractedLine): Piece[] {
  const { text } = line;
  const piece = (kind: Piece["kind"], { from, to }: Range, label: LabelKind | null = null): Piece => ({
    kind,
    text: text.slice(from, to),
    label,
    line,
    from,
    to,
  });
  if (text.length > longest) return [piece("text", { from: 0, to: text.length })];
  const facts = factsIn(text);
  const iconed = facts.some(
    ({ kind, from }) => kind !== "label" && iconAtEnd.test(text.slice(Math.max(0, from - 4), from)),
  );
  const pieces: Piece[] = [];
  for (let index = -1; index < facts.length; index += 1) {
    const fact = facts[index];
    const next = facts[index + 1];
    if (fact) pieces.push({ ...piece(fact.kind, fact, fact.label), text: fact.value });
    const gap = { from: fact?.to ?? 0, to: next?.from ?? text.length };
    const segments = between(text, hard, gap);
    for (const [place, segment] of segments.entries()) {
      const before = place === segments.length - 1 ? labelBefore(text, segment, next) : null;
      const whole = trimmed(text, { from: segment.from, to: before?.from ?? segment.to });
      const own = iconed ? afterIcon(text, whole) : whole;
      const isValue =
        place === 0 && fact?.kind === "label" && !/[\t|｜]/.test(text.slice(fact.to, segment.from));
      if (own.to > own.from) {
        const isName = isValue && fact.label === "name";
        const parts =
          isValue && !isName
            ? [own]
            : between(text, isName ? sentence : soft, own)
                .flatMap((one) => atDashes(text, one))
                .flatMap((one) => atSpaces(text, one))
                .flatMap((one) => atRemark(text, one))
                .flatMap((one) => atPlaces(text, one));
        const known = (part: Range) =>
          [isPersonal, isHanName, isAddress].some((test) => test(text.slice(part.from, part.to)));
        const apart = facts.length > 0 || parts.some(known);
        pieces.push(...(apart ? parts : [own]).map((part) => piece("text", part)));
      }
      if (before) pieces.push(piece("label", { from: before.from, to: segment.to }, before.label));
    }
  }
  return pieces.flatMap((one, index): Piece[] => {
    const label = one.kind === "text" ? bareLabel(one.text) : null;
    const before = pieces[index - 1];
    if (label !== null && label === before?.kind && /^[\s(（]+$/.test(text.slice(before.to, one.from)))
      return [];
    return label === "email" || label === "phone" ? [{ ...one, kind: "label", label }] : [one];
  });
}
