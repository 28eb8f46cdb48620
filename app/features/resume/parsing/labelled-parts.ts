import { assemble, type EntryParts, type SectionParts } from "../assembling/assemble";
import type { LabelledPage } from "../labelling/label-page";
import type { HeadingKind } from "../lexicon/heading-kind";
import type { ExtractedLine } from "../reading/extracted";
import { kindByContent } from "../reading/kind-by-content";

/** The lines under one heading; `heading` is null for what stands above the first one, and for what no heading announces. */
export type Part = {
  kind: HeadingKind;
  heading: ExtractedLine | null;
  lines: ExtractedLine[];
  above: ExtractedLine[];
  entries: EntryParts[];
  guessed: boolean;
};

export function plainPart(
  kind: HeadingKind,
  lines: ExtractedLine[],
  heading: ExtractedLine | null = null,
  guessed = false,
): Part {
  return { kind, heading, lines, above: lines, entries: [], guessed };
}

function partsOfSection({ kind, heading, all, lines, entries, contact }: SectionParts): Part[] {
  const reach = contact.length > 0 ? [plainPart("contact", contact)] : [];
  if (kind !== null) return [{ kind, heading, lines: all, above: lines, entries, guessed: false }, ...reach];
  const top = plainPart("contact", lines);
  if (entries.length === 0) return [top];
  const own = entries.flatMap(({ head, content }) => [...head, ...content]);
  return [top, { kind: kindByContent(own), heading: null, lines: own, above: [], entries, guessed: true }];
}

/** The parts of a labelled page; ways to reach somebody make parts without a heading, where they stand. */
export function labelledParts(page: LabelledPage): Part[] {
  return assemble(page).flatMap(partsOfSection);
}
