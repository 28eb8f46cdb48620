import type { DateRange } from "../lexicon/dates";
import { withoutNameLabel } from "../lexicon/field-labels";
import { isLevelOnly } from "../lexicon/roles";
import type { ExtractedLine } from "../reading/extracted";
import { type HeaderKind, isRemark, type Segment } from "./header-segments";

type Field = "title" | "organisation";

export type Header = {
  title: string | null;
  organisation: string | null;
  place: string | null;
  dates: ({ text: string } & DateRange) | null;
  details: string[];
};

/** Which field comes first where words do not tell: learnt from the entries of the section whose words do. */
export type Order = "titleFirst" | "organisationFirst";

const fields: Record<Order, Field[]> = {
  titleFirst: ["title", "organisation"],
  organisationFirst: ["organisation", "title"],
};

function areApart(a: Segment, b: Segment): boolean {
  return (
    a.line !== b.line ||
    a.cell !== b.cell ||
    [a.before, b.before].some((cut) => cut === " " || cut.trim() !== "")
  );
}

export function joined(segments: Segment[]): string {
  return segments
    .map(({ text, before }, index) => (index ? before.replace(/\t/, " ") || " " : "") + text)
    .join("");
}

const unitEnd = /(?:部|中心|团队|團隊|事业部|事業部|事业群|科|室|组|組|处|處|车间|車間|分部|工段|班)$/;
const firmEnd =
  /(?:公司|集团|集團|工厂|工廠|银行|銀行|医院|醫院|大学|大學|事务所|事務所|酒店)(?:[（(][^()（）]{2,20}[)）])?$/;

/** "财务中心" above "润禾食品股份有限公司": a part of the employer that another segment names in full. */
function isUnitOf(unit: Segment, employers: Segment[]): boolean {
  return unitEnd.test(unit.text) && employers.some((one) => one !== unit && firmEnd.test(one.text));
}

const bodyEnd = /(?:医院|醫院|学校|學校|中学|中學|小学|小學)$/;

/** "济南泉城人民医院 心血管内科" on a line without a post: the part of a hospital or school that follows its name. */
function isWardOf(unit: Segment, { text, role }: Segment, cell: Segment[]): boolean {
  const posted = cell.some((one) => one.role === "title");
  return !posted && role === "organisation" && unitEnd.test(unit.text) && bodyEnd.test(text);
}

/** Finds the part for each field: by its words, else by the order that the section keeps. */
function choose(free: Segment[], order: Order): Record<Field, Segment | undefined> {
  const employers = free.filter((segment) => segment.role === "organisation");
  const chosen: Record<Field, Segment | undefined> = {
    title: free.find((segment) => segment.role === "title"),
    organisation: employers.find((one) => !isUnitOf(one, employers)) ?? employers[0],
  };
  for (const field of fields[order]) {
    const other = chosen[field === "title" ? "organisation" : "title"];
    const apart = free.filter((segment) => segment !== other && (!other || areApart(segment, other)));
    chosen[field] ??=
      apart.find((segment) => segment.role === "unknown") ??
      apart.find((segment) => segment.line !== other?.line);
  }
  return chosen;
}

/** A chosen part with the parts after it in its cell that name nothing else: "Northwind - Customer Experience". */
function extend(from: Segment, segments: Segment[], taken: Set<Segment>, kind: HeaderKind): Segment[] {
  const cell = segments.filter((segment) => segment.line === from.line && segment.cell === from.cell);
  const after = cell.slice(cell.indexOf(from) + 1);
  const end = after.findIndex(
    (one) =>
      /[|｜│]/.test(one.before) ||
      (isHan(one.text) && (one.before === " " || kind === "education") && !isWardOf(one, from, cell)),
  );
  return [
    ...unitBefore(from, cell, segments, taken),
    from,
    ...until(end < 0 ? after : after.slice(0, end), from, taken),
  ];
}

/** "Engineering Programme – State University" below a title: the part of an employer that stands before its name. */
function unitBefore(
  from: Segment,
  [first, second]: Segment[],
  segments: Segment[],
  taken: Set<Segment>,
): Segment[] {
  const parted = from === second && from.role === "organisation" && /\s[-–—]/.test(from.before);
  const titled = segments.some((one) => one.role === "title" && one.line !== from.line);
  return first && parted && titled && first.role === "unknown" && !taken.has(first) ? [first] : [];
}

function isHan(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}

/** A degree with its subject, which may stand on either side of it and in a cell of its own. */
function extendDegree(from: Segment, segments: Segment[], taken: Set<Segment>): Segment[] {
  const line = segments.filter((segment) => segment.line === from.line);
  const at = line.indexOf(from);
  const before = until(line.slice(0, at).reverse(), from, taken).reverse();
  return [...before, from, ...until(line.slice(at + 1), from, taken)];
}

function withSubject(parts: Segment[], segments: Segment[], taken: Set<Segment>): Segment[] {
  const [level] = parts;
  if (!level || parts.length > 1 || !isLevelOnly(withoutNameLabel(level.text))) return parts;
  const subject = segments.find(
    (one) =>
      one.role === "unknown" &&
      !taken.has(one) &&
      Math.abs(one.line - level.line) === 1 &&
      !isRemark(one.text) &&
      /^\p{Script=Han}{2,16}$/u.test(withoutNameLabel(one.text)),
  );
  return subject ? [subject, level].sort((a, b) => a.line - b.line) : parts;
}

function until(segments: Segment[], from: Segment, taken: Set<Segment>): Segment[] {
  const end = segments.findIndex(
    (one) => taken.has(one) || isRemark(one.text) || (one.role !== "unknown" && one.role !== from.role),
  );
  return end < 0 ? segments : segments.slice(0, end);
}

function withRest(
  parts: Segment[],
  segments: Segment[],
  taken: Set<Segment>,
  lines: ExtractedLine[],
): Segment[] {
  const end = parts.at(-1);
  const below = segments.filter((one) => end && one.line === end.line + 1);
  const [rest] = below;
  const [first, second] = end ? [lines[end.line], lines[end.line + 1]] : [];
  const goesOn =
    first?.bold && second?.bold && first.size === second.size && Math.abs(first.x - second.x) < 3;
  return goesOn && rest && below.length === 1 && rest.role === "unknown" && !taken.has(rest)
    ? [...parts, rest]
    : parts;
}

/** "**Ferment: a zine about pickles** (2023)": a project whose whole name is bold, colon and all. */
function isBoldName(segment: Segment, [line]: ExtractedLine[]): boolean {
  const [first] = line?.spans ?? [];
  return segment.line === 0 && first?.bold === true && first.text.trim().startsWith(segment.text);
}

const fund = /^\p{Script=Han}{2,24}(?:基金|课题|課題|计划|計畫|专项|專項|(?:面上|青年|重点|重大)项目)[:：]/u;

export function fill(
  segments: Segment[],
  kind: HeaderKind,
  order: Order,
  lines: ExtractedLine[],
): { header: Header; taken: Set<Segment> } {
  const taken = new Set<Segment>();
  const place = segments.find((segment) => segment.role === "place");
  if (place) taken.add(place);
  const named = kind === "project" ? segments.find((one) => isBoldName(one, lines)) : undefined;
  const free = segments.filter(
    (one) => one.role !== "place" && (kind === "award" || one === named || !isRemark(one.text)),
  );
  // A project may be called by what it does: "基于图神经网络的推荐研究", or by who pays for it: "青年基金：草地恢复".
  const funded = kind === "project" ? segments.find((one) => fund.test(one.text)) : undefined;
  const first =
    funded ?? free[0] ?? (kind === "project" ? segments.find((one) => !/[:：]/.test(one.text)) : undefined);
  const employer =
    kind === "project" ? free.find((one) => one !== first && one.role === "organisation") : undefined;
  const chosen =
    kind === "award" || kind === "project" ? { title: first, organisation: employer } : choose(free, order);
  for (const segment of Object.values(chosen)) if (segment) taken.add(segment);
  const header: Header = {
    title: null,
    organisation: null,
    place: place?.text ?? null,
    dates: null,
    details: [],
  };
  const isDegree = (field: Field) => kind === "education" && field === "title";
  function degree(from: Segment): Segment[] {
    const parts = withSubject(extendDegree(from, segments, taken), segments, taken);
    return withRest(parts, segments, taken, lines);
  }
  for (const field of fields[order]) {
    const from = chosen[field];
    if (!from) continue;
    const own =
      kind === "project" ? [from] : isDegree(field) ? degree(from) : extend(from, segments, taken, kind);
    const closes = segments.findLast((one) => one.line === from.line) === own.at(-1);
    const parts = kind === "job" && closes ? withRest(own, segments, taken, lines) : own;
    for (const part of parts) taken.add(part);
    header[field] = joined(parts.map((part) => ({ ...part, text: withoutNameLabel(part.text) })));
  }
  return { header, taken };
}

/** A further post under the employer above: what stands first is its title with its team, and not another employer. */
export function fillPost(segments: Segment[]): { header: Header; taken: Set<Segment> } {
  const place = segments.find((segment) => segment.role === "place");
  const named = segments.filter((one) => one !== place && !isRemark(one.text));
  const end = named.findIndex((one) => one.before !== " " && one !== named[0]);
  const title = end < 0 ? named : named.slice(0, end);
  const header = {
    title: joined(title) || null,
    organisation: null,
    place: place?.text ?? null,
    dates: null,
    details: [],
  };
  return { header, taken: new Set(place ? [place, ...title] : title) };
}
