import type { DateRange, FoundDates } from "./dates";
import { findDates, parseDateRange } from "./dates";
import type { ExtractedLine } from "./extracted";
import { isPlace, mayBePlace, splitPlace } from "./places";
import { degreeOf, type RoleClass, roleOf } from "./roles";

/** The fields of an entry's heading lines as texts; what fits none stands in `details`. */
export type Header = {
  title: string | null;
  organisation: string | null;
  place: string | null;
  dates: ({ text: string } & DateRange) | null;
  details: string[];
};

/** Which of two unnamed texts comes first in this section: learnt from the entries whose words tell. */
export type Order = "titleFirst" | "organisationFirst";

export type HeaderKind = "job" | "project" | "education" | "award";

/** A part of a heading line between separators; `before` is the separator that stood in front of it. */
type Segment = {
  text: string;
  before: string;
  line: number;
  cell: number;
  last: boolean;
  role: RoleClass | "place";
};

const hard = /(\t|\s*[|｜│]\s*|\s+[·•∙–—―]\s+|\s*·\s*|\s+-{1,2}\s+|\s+@\s+|\s+at\s+(?=\p{Lu}))/u;
const edges = /^[\s,，;；|·•–—―:：()（）[\]【】-]+|[\s,，;；|·•–—―:：(（[【-]+$/gu;
const label = /^[\p{Script=Han}A-Za-z /]{2,14}[:：]/u;
const nameLabel =
  /^(?:项目名称|项目|公司名称|公司|单位|工作单位|实习单位|学校|学校名称|毕业院校|院校|职位|职务|岗位|担任职务|担任角色|角色|专业|company|position|title|role|project|employer|school)\s*[:：]\s*/i;

/** The dates that a heading line is about: a period anywhere, or a single date at either end of the line or of a cell. */
export function datesOfLine(text: string): FoundDates | null {
  const found = findDates(text);
  const periods = found.filter((dates) => dates.to !== null && dates.from !== null);
  const period = periods.at(-1);
  if (period) return period;
  return (
    found.findLast((dates) => {
      const before = text.slice(0, dates.index);
      const after = text.slice(dates.index + dates.text.length);
      const atEnd = /^[\s)）\]】.,，]*(?:\t|$)/.test(after);
      const atStart = /(?:^|\t)[\s(（[【]*$/.test(before);
      if (dates.certain) return atEnd || (atStart && /^\s*(?:[\t|,，:：·–—-]|$)/.test(after));
      return (
        (atEnd && /(?:^|[\t|,，(（·–—-])\s*$/.test(before)) ||
        (atStart && /^\s*(?:[\t|,，:：·–—-]|$)/.test(after))
      );
    }) ?? null
  );
}

/** Cuts the dates out of a line, with the brackets and separators that only held them. */
function withoutDates(text: string, dates: FoundDates): string {
  const before = text
    .slice(0, dates.index)
    .replace(/(?:[\s,，|·•–—―(（[【-]|\b(?:from|dates?|时间)\s*[:：]?)+$/giu, (cut) =>
      cut.includes("\t") ? "\t" : "",
    );
  const after = text
    .slice(dates.index + dates.text.length)
    .replace(
      /^\s*[(（·,]?\s*\d+\s*(?:\+\s*)?(?:years?|yrs?|months?|mos?|年|个月)[^()（）\t]{0,20}[)）]?/i,
      "",
    )
    .replace(/^[\s,，|·•–—―)）\]】.-]+/u, (cut) => (cut.includes("\t") ? "\t" : ""));
  return before && after
    ? `${before}${before.endsWith("\t") || after.startsWith("\t") ? "" : "\t"}${after}`
    : before + after;
}

/** Words in another weight or slant: where a line changes its style at a space, a new part may begin. */
function styleCuts(line: ExtractedLine, text: string): number[] {
  const cuts: number[] = [];
  let at = 0;
  for (const [index, span] of line.spans.entries()) {
    const start = text.indexOf(span.text.trim(), at);
    if (start < 0) continue;
    const before = line.spans[index - 1];
    if (before && before.bold !== span.bold && /\s$/.test(text.slice(0, start)) && start > 0)
      cuts.push(start);
    at = start + span.text.trim().length;
  }
  return cuts;
}

function classify(text: string, kind: HeaderKind): RoleClass {
  if (label.test(text) && !nameLabel.test(text)) return "unknown";
  return kind === "education" ? degreeOf(text) : roleOf(text);
}

/** Chinese heading lines part their fields by mere spaces: "腾讯 后端开发工程师 深圳". */
function softCuts(text: string, line: ExtractedLine): string[] {
  const cuts = styleCuts(line, text);
  if (cuts.length) return [0, ...cuts].map((start, index) => text.slice(start, cuts[index] ?? text.length));
  if (!/\p{Script=Han}/u.test(text) || label.test(text)) return [text];
  return text.split(/(?<=[\p{Script=Han})）]\s+)(?=[\p{Script=Han}])/u);
}

function segmentsOf(text: string, line: ExtractedLine, index: number, kind: HeaderKind): Segment[] {
  const segments: Segment[] = [];
  const pieces = text.split(hard);
  let cell = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const before = at > 0 ? (pieces[at - 1] ?? "") : "";
    if (before.includes("\t")) cell += 1;
    const soft = softCuts(pieces[at] ?? "", line);
    for (const [place, piece] of soft.entries()) {
      if (!piece.trim()) continue;
      const role =
        isPlace(piece.trim()) && (segments.length > 0 || place > 0 || pieces.length > 1)
          ? "place"
          : classify(piece.trim(), kind);
      segments.push({
        text: piece.trim(),
        before: place ? " " : before,
        line: index,
        cell,
        last: false,
        role,
      });
    }
  }
  const last = segments.at(-1);
  if (last) last.last = true;
  if (
    last &&
    segments.length > 1 &&
    last.cell > 0 &&
    last.role === "unknown" &&
    kind !== "project" &&
    mayBePlace(last.text)
  )
    last.role = "place";
  return mergeSoft(segments);
}

/** Puts parts that only a space or a change of style cut back together where their words do not tell them apart. */
function mergeSoft(segments: Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    const soft = segment.before === " ";
    const apart =
      last &&
      last.role !== segment.role &&
      (last.role === "organisation" ||
        segment.role === "organisation" ||
        segment.role === "place" ||
        segment.role === "title");
    if (last && soft && !apart) {
      last.text += ` ${segment.text}`;
      last.last = segment.last;
      if (last.role === "unknown") last.role = segment.role;
    } else merged.push({ ...segment });
  }
  return merged;
}

/** Splits "Developer, ABC Company, Inc., Anywhere, USA" where one line holds all: at commas, the company's legal form kept. */
function splitCommas(segment: Segment, kind: HeaderKind): Segment[] {
  const parts = segment.text.split(/\s*[,，]\s*(?!(?:Inc|LLC|Ltd|Corp|Co|L\.?P|GmbH|PLC)\b\.?)/u);
  if (parts.length < 2) return [segment];
  const roles = parts.map((part) => classify(part, kind));
  const first = roles[0] ?? "unknown";
  const turn = roles.findIndex((role, index) => index > 0 && role !== "unknown" && role !== first);
  if (first === "unknown" && turn < 0) return [segment];
  const at = turn > 0 ? turn : 1;
  if (turn < 0 && first === "organisation") return [segment];
  const head = parts.slice(0, at).join(", ");
  const tail = parts.slice(at).join(", ");
  const other: RoleClass =
    first === "title" ? "organisation" : first === "organisation" ? "title" : (roles[at] ?? "unknown");
  return [
    {
      ...segment,
      text: head,
      last: false,
      role: first === "unknown" ? (roles[at] === "title" ? "organisation" : "title") : first,
    },
    { ...segment, text: tail, before: ", ", role: other },
  ];
}

function peelPlaces(segments: Segment[]): Segment[] {
  return segments.flatMap((segment) => {
    const split = segment.role === "place" ? null : splitPlace(segment.text);
    if (!split) return [segment];
    return [
      { ...segment, text: split.rest, last: false },
      { ...segment, text: split.place, before: ", ", role: "place" as const },
    ];
  });
}

/** Joins neighbouring parts of one line with the separators that stood between them. */
function joined(segments: Segment[]): string {
  return segments
    .map((segment, index) => (index ? segment.before.replace(/\t/, " ") || " " : "") + segment.text)
    .join("");
}

/** The parts of one line that belong to the field of the part at `from`: it and its unnamed neighbours on the line. */
function run(segments: Segment[], from: Segment, taken: Set<Segment>): Segment[] {
  const line = segments.filter((segment) => segment.line === from.line && segment.cell === from.cell);
  const start = line.indexOf(from);
  const next = line.findIndex(
    (segment, index) =>
      index > start && (taken.has(segment) || (segment.role !== "unknown" && segment.role !== from.role)),
  );
  const following = line.slice(start, next < 0 ? undefined : next);
  return following.filter((segment) => !taken.has(segment));
}

function take(segments: Segment[], wanted: Segment | undefined, taken: Set<Segment>): string | null {
  if (!wanted) return null;
  const parts = run(segments, wanted, taken);
  for (const part of parts) taken.add(part);
  return joined(parts).replace(nameLabel, "");
}

/** Fills title and organisation from the parts whose words tell, then from the order that the section keeps. */
function fill(segments: Segment[], kind: HeaderKind, order: Order): { header: Header; taken: Set<Segment> } {
  const taken = new Set<Segment>();
  const places = segments.filter((segment) => segment.role === "place");
  const [place] = places;
  if (place) taken.add(place);
  const header: Header = {
    title: null,
    organisation: null,
    place: place?.text ?? null,
    dates: null,
    details: [],
  };
  const free = () =>
    segments.filter(
      (segment) =>
        !taken.has(segment) &&
        segment.role !== "place" &&
        !(label.test(segment.text) && !nameLabel.test(segment.text)),
    );
  if (kind === "award" || kind === "project") {
    header.title = take(segments, free()[0], taken);
    if (kind === "project")
      header.organisation = take(
        segments,
        free().find((segment) => segment.role === "organisation"),
        taken,
      );
    return { header, taken };
  }
  const title = free().find((segment) => segment.role === "title");
  const organisation = free().find((segment) => segment.role === "organisation");
  const unknown = free().filter((segment) => segment.role === "unknown");
  const firsts =
    order === "titleFirst" ? (["title", "organisation"] as const) : (["organisation", "title"] as const);
  const wanted: Record<"title" | "organisation", Segment | undefined> = { title, organisation };
  for (const field of firsts) {
    if (wanted[field]) continue;
    const other = field === "title" ? wanted.organisation : wanted.title;
    wanted[field] = unknown.find(
      (segment) =>
        segment !== other &&
        (!other ||
          segment.line !== other.line ||
          segment.before.trim() !== "" ||
          segment.cell !== other.cell ||
          segment.before === " " ||
          other.before === " "),
    );
  }
  if (wanted.title) taken.add(wanted.title);
  if (wanted.organisation) taken.add(wanted.organisation);
  for (const field of ["title", "organisation"] as const) {
    const from = wanted[field];
    if (!from) continue;
    taken.delete(from);
    header[field] = take(segments, from, taken);
  }
  return { header, taken };
}

/** Reads the heading lines of one entry. */
export function parseHeader(lines: ExtractedLine[], kind: HeaderKind, order: Order): Header {
  let dates: FoundDates | null = null;
  const segments: Segment[] = [];
  const dated = lines.map((line) => datesOfLine(line.text));
  const best = dated.find((one) => one?.from && one.to) ?? dated.find((one) => one !== null) ?? null;
  for (const [index, line] of lines.entries()) {
    const own = dated[index];
    let { text } = line;
    if (own && own === best && !dates) {
      dates = own;
      text = withoutDates(text, own);
    }
    if (text.trim()) segments.push(...segmentsOf(text, line, index, kind));
  }
  const peeled = kind === "award" ? segments : peelPlaces(segments);
  const only = peeled.filter((segment) => segment.role !== "place");
  const parts =
    only.length === 1 && kind !== "award" && kind !== "project"
      ? peelPlaces(peeled.flatMap((one) => (one.role === "place" ? [one] : splitCommas(one, kind))))
      : peeled;
  const { header, taken } = fill(parts, kind, order);
  const left = parts.filter((segment) => !taken.has(segment));
  for (const index of lines.keys()) {
    const rest = left.filter((segment) => segment.line === index);
    if (rest.length) header.details.push(joined(rest));
  }
  header.dates = dates ? { text: dates.text.trim(), from: dates.from, to: dates.to } : null;
  return header;
}

/** The order in which this entry names title and organisation, where its words tell both. */
export function orderOf(lines: ExtractedLine[], kind: HeaderKind): Order | null {
  const texts = lines
    .flatMap((line) => line.text.split(hard).filter((_, index) => index % 2 === 0))
    .map((text) => text.trim());
  const roles = texts
    .filter((text) => text && !parseDateRange(text) && !isPlace(text))
    .map((text) => classify(text, kind));
  const title = roles.indexOf("title");
  const organisation = roles.indexOf("organisation");
  if (title < 0 && organisation < 0) return null;
  if (title < 0) return organisation === 0 ? "organisationFirst" : "titleFirst";
  if (organisation < 0) return title === 0 ? "titleFirst" : "organisationFirst";
  return title < organisation ? "titleFirst" : "organisationFirst";
}

/** A heading text without stray separators at its ends. */
export function trimEdges(text: string): string {
  return text.replace(edges, "").trim();
}
