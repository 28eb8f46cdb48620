import type { LabelledPage } from "../labelling/label-page";
import { type FieldLabel, fieldLabelled, headingLabelled, opensEntry } from "../labelling/labels";
import type { Segment } from "../labelling/segments";
import type { HeadingKind } from "../lexicon/heading-kind";
import type { ExtractedLine } from "../reading/extracted";
import { partOf, stretch } from "./cut-text";

type FieldName = "title" | "organisation" | "dates" | "place";

const fieldNames: Record<FieldLabel, FieldName> = { T: "title", O: "organisation", D: "dates", P: "place" };

/** Its fields as the page prints them; `head` are the lines that they stand in, `details` what else stands there, `content` the lines below. */
export type EntryParts = {
  fields: Partial<Record<FieldName, string>>;
  ends: Map<FieldName, Segment>;
  unsure: Set<FieldName>;
  head: ExtractedLine[];
  details: string[];
  content: ExtractedLine[];
};

export type SectionParts = {
  kind: HeadingKind | null;
  heading: ExtractedLine | null;
  all: ExtractedLine[];
  lines: ExtractedLine[];
  entries: EntryParts[];
  /** Those below a heading that say who somebody is and how to reach them. */
  contact: ExtractedLine[];
};

const mostOfHead = 40;

/** As far apart lie the beginning of a cell's text and what goes on below it: in lines, in points. */
const [mostLinesBelow, mostAside] = [2, 6];

const isHan = (text: string) => /\p{Script=Han}$/u.test(text);

/** Puts the labelled segments of a page together: sections, their entries, and what stands in each. Loses no segment but labels of fields. */
export function assemble(page: LabelledPage): SectionParts[] {
  const { lines, segments, labels, firsts } = page;
  const open = (kind: HeadingKind | null, heading: ExtractedLine | null): SectionParts => {
    const section = { kind, heading, all: [], lines: [], entries: [], contact: [] };
    sections.push(section);
    entry = null;
    return section;
  };
  const sections: SectionParts[] = [];
  let entry: EntryParts | null = null;
  let section = open(null, null);
  let last: { entry: EntryParts; name: FieldName; at: number } | null = null;

  for (const [number, line] of lines.entries()) {
    const first = firsts[number] ?? -1;
    if (first < 0) continue;
    const count = segments[first]?.count ?? 0;
    const own = Array.from({ length: count }, (_, index) => first + index);
    if (
      own.some((at) => labels[at] === "C") &&
      own.every((at) => labels[at] === "C" || labels[at] === "X" || labels[at] === "L")
    ) {
      (section.kind === null ? section.lines : section.contact).push(line);
      continue;
    }
    let rest: number[] = [];
    const flush = () => {
      if (rest.length > 0) leave(line, rest, own);
      rest = [];
    };
    let body = false;
    for (const at of own) {
      const label = labels[at] ?? "X";
      const kind = headingLabelled(label);
      if (kind) {
        flush();
        const goesOn = at > first && headingLabelled(labels[at - 1] ?? "X") === kind;
        if (!goesOn) {
          let end = at;
          while (end < (own.at(-1) ?? at) && labels[end + 1] === label) end += 1;
          const to = at === first && end === own.at(-1) ? line.text.length : (segments[end]?.end ?? 0);
          section = open(kind, partOf(line, startOf(at), to));
          body = false;
        }
        continue;
      }
      if (!body) {
        const heading = own.find((one) => one > at && headingLabelled(labels[one] ?? "X"));
        section.all.push(partOf(line, startOf(at), heading ? startOf(heading) : line.text.length));
      }
      body = true;
      const field = fieldLabelled(label);
      if (field) {
        flush();
        put(at, field, opensEntry(label), line);
      } else if (label !== "L" || !isLabel(at) || !labelsField(at)) rest.push(at);
    }
    flush();
  }
  return sections;

  /** Where a segment begins; the first takes along the number that stands before it. */
  function startOf(at: number): number {
    const segment = segments[at];
    return segment && segment.index > 0 ? segment.start : 0;
  }

  /** What the word lists do not know as a label says it by a colon. */
  function isLabel(at: number): boolean {
    const { line, end } = segments[at] ?? { line: 0, end: 0 };
    return page.facts[at]?.label != null || /^\s?[:：]/.test(lines[line]?.text.slice(end, end + 2) ?? "");
  }

  function labelsField(at: number): boolean {
    const next = segments[at + 1]?.line === segments[at]?.line ? (labels[at + 1] ?? "X") : "X";
    return fieldLabelled(next) !== null || (next === "L" && labelsField(at + 1));
  }

  /** The fields that follow a segment, itself among them, up to what opens an entry or is no field; a head has a few. */
  function fieldsFrom(at: number): Set<FieldName> {
    const found = new Set<FieldName>();
    for (let next = at; next < Math.min(segments.length, at + mostOfHead); next += 1) {
      const label = labels[next] ?? "X";
      const field = fieldLabelled(label);
      if (label !== "L" && (!field || (next > at && opensEntry(label)))) break;
      if (field) found.add(fieldNames[field]);
    }
    return found;
  }

  /** Two fields that an entry has already are those of the next one, and so is a second period on a line. */
  function repeatsHead(at: number, isBroken: boolean): boolean {
    const known = entry?.fields;
    const segment = segments[at];
    if (!known || !segment) return false;
    if (!isBroken) return [...fieldsFrom(at)].filter((name) => known[name] !== undefined).length > 1;
    const rest = Array.from({ length: segment.count - segment.index }, (_, step) => at + step);
    return (
      known.dates !== undefined &&
      rest.some((one) => fieldLabelled(labels[one] ?? "X") === "D" && page.facts[one]?.dates === "period")
    );
  }

  function put(at: number, label: FieldLabel, opens: boolean, line: ExtractedLine): void {
    const name = fieldNames[label];
    const segment = segments[at];
    if (!segment) return;
    const joins = last !== null && last.entry === entry && last.name === name && last.at === at - 1;
    const above = entry?.ends.get(name);
    const breaks =
      !opens && !joins && above !== undefined && entry?.content.length === 0 && goesOnBelow(above, segment);
    const again = entry?.fields[name] !== undefined && !joins && !breaks;
    const repeats =
      entry?.fields[name] !== undefined && !joins && name !== "place" && repeatsHead(at, breaks);
    const starts =
      opens || repeats || entry === null || (again && entry.content.length > 0 && name !== "place");
    if (starts || !entry) {
      entry = { fields: {}, ends: new Map(), unsure: new Set(), head: [], details: [], content: [] };
      section.entries.push(entry);
    }
    if (entry.head.at(-1) !== line) entry.head.push(line);
    const known = entry.fields[name];
    if (!known || starts) entry.fields[name] = stretch(line.text, segment.start, segment.end);
    else if (joins) entry.fields[name] = joined(known, segments[at - 1], segment);
    else if (breaks) entry.fields[name] = joined(known, above, segment);
    else {
      entry.details.push(stretch(line.text, segment.start, segment.end));
      return;
    }
    entry.ends.set(name, segment);
    if (!page.sure[at]) entry.unsure.add(name);
    last = { entry, name, at };
  }

  /** A narrow cell of a row goes on right below its beginning. */
  function goesOnBelow(above: Segment, segment: Segment): boolean {
    const lower = segment.line - above.line;
    return (
      above.count > 1 &&
      lower > 0 &&
      lower <= mostLinesBelow &&
      Math.abs(segment.x - above.x) < mostAside &&
      segment.index === firstAt(segment)
    );
  }

  function firstAt(segment: Segment): number {
    const first = firsts[segment.line] ?? 0;
    const own = segments.slice(first, first + segment.count);
    return own.find(({ x }) => Math.abs(x - segment.x) < mostAside)?.index ?? 0;
  }

  function joined(known: string, before: Segment | undefined, segment: Segment): string {
    const line = lines[segment.line]?.text ?? "";
    if (before?.line !== segment.line)
      return `${known}${isHan(known) ? "" : " "}${stretch(line, segment.start, segment.end)}`;
    const run = runStart(segment);
    const above = withAbove(known, line, run, before);
    return above === null
      ? `${known} ${stretch(line, segment.start, segment.end)}`
      : above + stretch(line, run, segment.end);
  }

  function runStart(segment: Segment): number {
    let at = (firsts[segment.line] ?? 0) + segment.index;
    const label = fieldLabelled(labels[at] ?? "X");
    while (
      !opensEntry(labels[at] ?? "X") &&
      segments[at - 1]?.line === segment.line &&
      fieldLabelled(labels[at - 1] ?? "X") === label
    )
      at -= 1;
    return segments[at]?.start ?? segment.start;
  }

  function withAbove(known: string, line: string, run: number, before: Segment): string | null {
    const own = stretch(line, run, before.end);
    return known.endsWith(own) ? known.slice(0, known.length - own.length) : null;
  }

  function leave(line: ExtractedLine, rest: number[], own: number[]): void {
    const [from, to] = [segments[rest[0] ?? 0], segments[rest.at(-1) ?? 0]];
    if (!from || !to) return;
    const isWhole = rest.length === own.length;
    const part = isWhole ? line : partOf(line, startOf(rest[0] ?? 0), to.end);
    if (entry && entry.content.length === 0 && entry.head.at(-1) === line)
      entry.details.push(stretch(line.text, from.start, to.end));
    else if (entry) entry.content.push(part);
    else section.lines.push(part);
  }
}
