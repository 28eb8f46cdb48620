import { bareLabel, type LabelKind, labelAtEnd, labelsIn } from "../lexicon/contact-labels";
import { emailsIn, type Found, linksIn, phonesIn } from "../lexicon/contact-patterns";
import { isHanName } from "../lexicon/names";
import { isAddress } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";
import {
  afterIcon,
  atDashes,
  atPlaces,
  atRemark,
  atSpaces,
  isPersonal,
  type Range,
  rangesBetween,
  softMarks,
  trimmedRange,
} from "./contact-cuts";

/** A stretch of one line of the contact block. `from` and `to` count the characters of the line. */
export type Piece = {
  kind: "email" | "phone" | "link" | "label" | "text";
  text: string;
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

/** A ring between Chinese characters hides a number or a name: "文化路○號". */
const hard =
  /\t|[|｜丨¦│‖•●▪■◆◇※✦⋅∙⚫]|(?<!\p{Script=Han})[·‧・]|[·‧・](?!\p{Script=Han})|\s[-–—~]\s(?!\d{3} ?\d{3}(?!\d))|(?<=^|\s)\*+(?=\s|$)|::|[;；]|[\uE000-\uF8FF]|(?!(?<=\p{Script=Han})[○◯](?=[\p{Script=Han}○◯]))\p{So}\uFE0F?|[⋄»›→]/gu;

/** What ends the name in "I'm Jane Smith. I design …"; an initial ends none. */
const sentence = /(?<=\p{Ll}{2})[.!]\s|\s?[，、。！/／]\s?/gu;

/** A single letter or sign right before a fact, as icon fonts leave it. */
const iconAtEnd = /(?:^|[\s(])[\p{L}#*][)\s]+$/u;

const box = /\bP\.?\s?O\.?\s?Box\s[\d-]{1,15}/gi;

/** Nobody takes it for anything else: international, in brackets or a Chinese mobile number. */
export const unmistakable = /^[+(]|^(?:86[\s-]?)?1[3-9](?:[\s-]?[\dxX*]){9}$/;

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
    const segments = rangesBetween(text, hard, gap);
    for (const [place, segment] of segments.entries()) {
      const before = place === segments.length - 1 ? labelBefore(text, segment, next) : null;
      const whole = trimmedRange(text, { from: segment.from, to: before?.from ?? segment.to });
      const own = iconed ? afterIcon(text, whole) : whole;
      const isValue =
        place === 0 && fact?.kind === "label" && !/[\t|｜]/.test(text.slice(fact.to, segment.from));
      if (own.to > own.from) {
        const isName = isValue && fact.label === "name";
        const parts =
          isValue && !isName
            ? [own]
            : rangesBetween(text, isName ? sentence : softMarks, own)
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
