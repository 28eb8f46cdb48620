import { bareHeading } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import { mostContactLines } from "./page-top";
import { atSchool, withAddresses, withCourses, withForm, withKind } from "./part-kinds";
import { firstEntryAt, firstSchoolAt, kindByContent } from "./section-kinds";
import { type Part, partsOf } from "./sections";

/** What has no heading: posts, and below them the schools. */
export function headless(lines: ExtractedLine[]): Part[] {
  const school = firstSchoolAt(lines);
  const runs = school < 0 ? [lines] : [lines.slice(0, school), lines.slice(school)];
  return runs.map((run) => ({ kind: kindByContent(run), heading: null, lines: run, guessed: true }));
}

/** Dated posts below the name or in a summary are a section of their own, though no heading says so. */
function withoutEntries(part: Part): Part[] {
  const at = part.kind === "contact" || part.kind === "summary" ? firstEntryAt(part.lines) : -1;
  if (at < 0 || (at === 0 && part.heading === null)) return [part];
  if (at === 0) return [{ ...part, kind: "other", guessed: true }];
  return [{ ...part, lines: part.lines.slice(0, at) }, ...headless(part.lines.slice(at))];
}

const longestHeading = 48;

/** A heading with nothing below it but a heading of its own kind, "Skills" above "Tools", is one heading with that. */
export function joinHeadings(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isEmpty = last?.lines.length === 0 && last.kind === part.kind;
    if (isEmpty && last.heading && part.heading && last.heading.text.length <= longestHeading) {
      const [outer, inner] = [last.heading, part.heading].map((line) => bareHeading(line.text) || line.text);
      joined.splice(-1, 1, {
        ...part,
        guessed: false,
        heading: { ...part.heading, text: `${outer} · ${inner}` },
      });
    } else joined.push(part);
  }
  return joined;
}

function isReach({ text }: ExtractedLine): boolean {
  return /\S@\S/.test(text);
}

/** A short part under any heading that holds an address is how to reach them, where nothing else tells. */
function isContact({ guessed, heading, lines }: Part): boolean {
  return guessed && heading !== null && lines.length <= mostContactLines && lines.some(isReach);
}

export function readParts(lines: ExtractedLine[]): Part[] {
  const parts = joinHeadings(partsOf(lines))
    .map(atSchool)
    .flatMap(withoutEntries)
    .map(withCourses)
    .map(withForm)
    .map(withAddresses);
  const known = parts.some((part) => part.kind === "contact" && part.lines.some(isReach));
  return parts.map((part) => (!known && isContact(part) ? { ...part, kind: "contact" } : withKind(part)));
}

/** A second resume keeps its name and addresses in a part of their own, since the contact block is that of the first. */
export function secondParts(lines: ExtractedLine[]): Part[] {
  return readParts(lines)
    .filter((part) => part.heading !== null || part.lines.length > 0)
    .map((part) => (part.kind === "contact" ? { ...part, kind: "other", plain: true } : part));
}
