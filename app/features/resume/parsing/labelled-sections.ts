import type { DateLine, Entry, Line } from "~/core/resume";
import { assemble, type EntryParts, type SectionParts } from "../assembling/assemble";
import { labelPage } from "../labelling/label-page";
import type { Weights } from "../labelling/weights";
import { findDates, parseDateRange } from "../lexicon/dates";
import type { ExtractedLine } from "../reading/extracted";
import { type Item, itemsOf, type Setting } from "./paragraphs";
import { kindByContent } from "./section-kinds";
import type { Part } from "./sections";

/** The sections of a page by labels; `lines` are those above the first entry. */
export type LabelledPart = Part & { above: ExtractedLine[]; entries: EntryParts[] };

function partsOfSection({ kind, heading, all, lines, entries }: SectionParts): LabelledPart[] {
  if (kind !== null) return [{ kind, heading, lines: all, above: lines, entries, guessed: false }];
  const top: LabelledPart = {
    kind: "contact",
    heading: null,
    lines,
    above: lines,
    entries: [],
    guessed: false,
  };
  if (entries.length === 0) return [top];
  // Entries that no heading announces.
  const own = entries.flatMap(({ head, content }) => [...head, ...content]);
  return [top, { kind: kindByContent(own), heading: null, lines: own, above: [], entries, guessed: true }];
}

export function labelledParts(lines: ExtractedLine[], weights: Weights): LabelledPart[] {
  const { contact, sections } = assemble(labelPage(lines, weights));
  const own = new Set(contact);
  // In the order of the page, since what stands near a name says what it is.
  const [first, ...rest] = sections.flatMap(partsOfSection);
  if (!first) return [];
  const top = lines.filter((line) => own.has(line) || first.lines.includes(line));
  return [{ ...first, lines: top, above: top }, ...rest];
}

function lineOr(id: string, field: { text: string } | undefined): Line | null {
  return field?.text ? { id, text: field.text } : null;
}

function datesOf(id: string, field: { text: string } | undefined): DateLine | null {
  const text = field?.text.trim();
  if (!text) return null;
  const dates = parseDateRange(text) ?? findDates(text)[0] ?? { from: null, to: null };
  return { id, text, from: dates.from, to: dates.to };
}

export function entryOfParts(id: string, { fields, details, content }: EntryParts, setting: Setting): Entry {
  const items: Pick<Item, "text" | "bullet" | "hangs">[] = [
    ...details
      .filter((text) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ text, bullet: false, hangs: false })),
    ...itemsOf(content, setting),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, fields.organisation),
    title: lineOr(`${id}.title`, fields.title),
    place: lineOr(`${id}.place`, fields.place),
    dates: datesOf(`${id}.dates`, fields.dates),
    lines: items.map(({ text, bullet, hangs }, index) => ({
      id: `${id}.l${index + 1}`,
      text: text.replace(/\t/g, " "),
      bullet: bullet || hangs,
    })),
    doubt: null,
  };
}
