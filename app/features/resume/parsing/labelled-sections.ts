import type { DateLine, Entry, Line } from "~/core/resume";
import { assemble, type EntryParts, type SectionParts } from "../assembling/assemble";
import { labelPage } from "../labelling/label-page";
import type { Weights } from "../labelling/weights";
import { findDates, parseDateRange } from "../lexicon/dates";
import type { ExtractedLine } from "../reading/extracted";
import { type Item, itemsOf, type Setting } from "./paragraphs";
import { kindByContent } from "./section-kinds";
import type { Part } from "./sections";

/** A part of a page by labels; `above` are its lines above the first entry. */
export type LabelledPart = Part & { above: ExtractedLine[]; entries: EntryParts[] };

function topOf(lines: ExtractedLine[]): LabelledPart {
  return { kind: "contact", heading: null, lines, above: lines, entries: [], guessed: false };
}

function partsOfSection({ kind, heading, all, lines, entries, contact }: SectionParts): LabelledPart[] {
  const reach = contact.length > 0 ? [topOf(contact)] : [];
  if (kind !== null) return [{ kind, heading, lines: all, above: lines, entries, guessed: false }, ...reach];
  const top = topOf(lines);
  if (entries.length === 0) return [top];
  // Entries that no heading announces.
  const own = entries.flatMap(({ head, content }) => [...head, ...content]);
  return [top, { kind: kindByContent(own), heading: null, lines: own, above: [], entries, guessed: true }];
}

/** The parts of a page by the labels of its lines; ways to reach somebody make parts without a heading, where they stand. */
export function labelledParts(lines: ExtractedLine[], weights: Weights): LabelledPart[] {
  return assemble(labelPage(lines, weights)).flatMap(partsOfSection);
}

function lineOr(id: string, text: string | undefined): Line | null {
  return text ? { id, text } : null;
}

/** Two cells, "2003.08" and "2011.12", are one period. */
function datesOf(id: string, field: string | undefined): DateLine | null {
  const text = field?.trim().replace(/(?<=[年月日]至) (?=\d)/g, "");
  if (!text) return null;
  const whole = parseDateRange(text);
  if (whole) return { id, text, from: whole.from, to: whole.to };
  const cells = /^(\S.{0,19}?\d|\d{4}年(?:\d{1,2}月)?) +(\S.{0,20})$/.exec(text);
  const joined = cells ? `${cells[1]} - ${cells[2]}` : "";
  const period = parseDateRange(joined);
  if (period) return { id, text: joined, from: period.from, to: period.to };
  const dates = findDates(text)[0] ?? { from: null, to: null };
  return { id, text, from: dates.from, to: dates.to };
}

/** `isProject`: what alone names a project is its title. */
export function entryOfParts(
  id: string,
  { fields, head, details, content }: EntryParts,
  setting: Setting,
  isProject: boolean,
): Entry {
  const swaps = isProject && !fields.title;
  const [title, organisation] = swaps
    ? [fields.organisation, undefined]
    : [fields.title, fields.organisation];
  const items: Pick<Item, "text" | "bullet" | "hangs">[] = [
    ...details
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ text, bullet: false, hangs: false })),
    ...itemsOf(content, setting),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, organisation),
    title: lineOr(`${id}.title`, title),
    place: lineOr(`${id}.place`, fields.place),
    dates: datesOf(`${id}.dates`, fields.dates),
    lines: items.map(({ text, bullet, hangs }, index) => ({
      id: `${id}.l${index + 1}`,
      text: text.replace(/\t/g, " "),
      bullet: bullet || hangs,
    })),
    // What may be in doubt is found beside the other reading; these are the lines to show then.
    doubt: { fields: [], lines: head.map((line) => line.text.replace(/\t/g, " ")) },
  };
}
