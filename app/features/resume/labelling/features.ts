import { headingByEnding, headingOf } from "../lexicon/headings";
import type { ExtractedLine } from "../reading/extracted";
import { type Facts, factsOfSegment } from "./facts";
import { bodySize, type LineLook, looksOf, rangeOf, sizeClass, typeOf } from "./line-looks";
import { type Segment, segmentsOf } from "./segments";

type Add = (name: string, ...values: (string | number | boolean | null | undefined)[]) => void;

function wordFeatures(add: Add, text: string): void {
  const words = text.toLowerCase().match(/\p{Script=Han}{1,60}|\p{L}{1,40}|\d{1,12}/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const han = (word: string) => /^\p{Script=Han}/u.test(word);
  if (words.length <= 8) for (const word of words) if (!han(word) && !/^\d/.test(word)) add("word", word);
  add("first", han(first) ? first.slice(0, 2) : first);
  add("last", han(last) ? last.slice(-2) : last);
  const letters = text.length < 24 ? (text.match(/\p{Script=Han}/gu) ?? []) : [];
  for (const [index, letter] of letters.entries()) if (index > 0) add("pair", letters[index - 1], letter);
  if (letters.length > 0) add("ending", letters.at(-1));
}

/** A page as it is labelled: its segments, what is known of them, and the numbers of their features. */
export type Page = {
  lines: ExtractedLine[];
  segments: Segment[];
  facts: Facts[];
  looks: LineLook[];
  headings: Pick<Facts, "heading" | "ending">[];
  /** The number of the first segment of each line; -1 for a line of none. */
  firsts: number[];
  types: string[];
  features: number[][];
};

/** FNV-1a, folded to 22 bits: a feature is known by the hash of its name and values. */
export function hashOfFeature(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return ((value >>> 22) ^ value) & 0x3fffff;
}

export function classOf({ role, degree, dates, place, label, reach, heading }: Facts): string {
  return [
    dates && `d${dates}`,
    role === "title" ? "T" : role === "organisation" ? "O" : "",
    degree === "title" ? "E" : degree === "organisation" ? "S" : "",
    place && `P${place.charAt(0)}`,
    label ? "L" : "",
    reach ? "@" : "",
    heading ? "H" : "",
  ].join("");
}

const bag = (classes: string) => [..."dTOESPL"].filter((one) => classes.includes(one)).join("");

function separatorOf(before: string): string {
  return before.replace(/ +/g, " ").slice(0, 3) || "0";
}

function lineFeatures(add: Add, page: Omit<Page, "features">, at: number): void {
  const { lines, looks } = page;
  const [line, look] = [lines[at], looks[at]];
  if (!line || !look) return;
  const { style, indent, gap, length, classes, edges, use, full } = look;
  add("style", style);
  add("indent", indent);
  add("gap", gap);
  add("length", length);
  add("classes", classes);
  add("edges", edges);
  add("styleGap", style, gap);
  add("styleLength", style, length);
  add("classStyle", classes, style);
  add("classIndent", classes, indent, line.bullet);
  add("level", line.heading);
  add("region", line.region, Math.min(5, page.segments[page.firsts[at] ?? -1]?.count ?? 0));
  add("full", full, edges);
  add("use", use.dated, use.role);
  add("useNames", use.organisation, use.role);
  add("useHeading", use.heading, style);
  add("useHeadingWord", use.heading, classes.charAt(0), length);
  add("useCount", use.count, use.length);
  const whole = page.headings[at];
  add("whole", whole?.heading, whole?.ending);
  add("wholeStyle", whole?.heading ?? whole?.ending, style.slice(0, 3), gap);
  const shape = (step: number) => Math.min(6, page.segments[page.firsts[at + step] ?? -1]?.count ?? 0);
  add("shape", shape(0), length);
  add("shapeBelow", shape(1), looks[at + 1]?.length, style.slice(0, 3));
  add("place", rangeOf(at, 0, 1, 2, 4, 7, 12), style.slice(0, 3));
  add("end", lines.length - at < 3);
  add("column", Math.min(2, line.column), full);
  for (const step of [-2, -1, 1, 2]) {
    const [near, other] = [lines[at + step], looks[at + step]];
    if (!near || !other) {
      add(`none${step}`);
      continue;
    }
    const apart = near.page === line.page && near.column === line.column ? "" : "~";
    const alike = other.style === style;
    add(`classes${step}`, other.classes, apart);
    add(`style${step}`, alike ? "=" : other.style, apart);
    add(`both${step}`, classes, other.classes);
    if (Math.abs(step) > 1) continue;
    const aside = other.indent === indent ? "=" : other.indent > indent ? ">" : "<";
    add(`gap${step}`, step > 0 ? other.gap : gap, near.bullet, line.bullet);
    add(`length${step}`, other.length, length);
    add(`edges${step}`, other.edges, edges, other.full);
    add(`aside${step}`, aside, alike, line.bullet, near.bullet);
    add(`styles${step}`, style, other.style);
    add(`dated${step}`, other.dated, classes, aside);
  }
  const steps = (way: 1 | -1) => {
    let far = 1;
    while (far < 7 && looks[at + far * way]?.dated === false) far += 1;
    return far;
  };
  add("datesAbove", steps(-1), look.dated);
  add("datesBelow", steps(1), look.dated);
}

function segmentFeatures(add: Add, page: Omit<Page, "features">, at: number): void {
  const { segments, facts, looks, types } = page;
  const [segment, fact] = [segments[at], facts[at]];
  const look = segment && looks[segment.line];
  const line = segment && page.lines[segment.line];
  if (!segment || !fact || !look || !line) return;
  const { index, count, text } = segment;
  const before = index > 0 ? facts[at - 1] : undefined;
  const after = index < count - 1 ? facts[at + 1] : undefined;
  const own = classOf(fact);
  const [left, right] = [before ? classOf(before) : "^", after ? classOf(after) : "$"];
  const separator = index > 0 ? separatorOf(segment.before) : "^";
  const next = segments[at + 1];
  const nextSeparator = after && next ? separatorOf(next.before) : "$";
  const han = /\p{Script=Han}/u.test(text);
  const length = rangeOf(text.length * (han ? 2 : 1), 4, 8, 14, 22, 34, 60, 100);
  const type = types[at] ?? "";
  const number = Math.min(4, index);
  const [above, below] = [looks[segment.line - 1], looks[segment.line + 1]];
  add("class", own);
  add("dates", fact.dates);
  add("role", fact.role, fact.degree);
  add("placeName", fact.place);
  add("label", fact.label);
  add("heading", fact.heading, fact.ending);
  add("headingAlone", fact.heading ?? fact.ending, count === 1, look.style.slice(0, 3));
  add("verb", fact.verb);
  add("long", length);
  add("type", type);
  add("number", number, Math.min(4, count));
  add("separators", separator, own, nextSeparator);
  add("separator", separator);
  add("nextSeparator", nextSeparator, own);
  add("classLong", own, length);
  add("classNumber", own, number, look.classes);
  add("classType", own, type);
  add("typeNumber", type, number);
  add("classGap", own, look.gap, line.bullet);
  add("capitals", /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text), own);
  add("digits", /\d/.test(text), /^\p{Ll}/u.test(text), own);
  add("left", left);
  add("right", right);
  add("leftOwn", left, own);
  add("ownRight", own, right);
  add("around", left, own, right);
  add("classAbove", own, above?.classes ?? "^", look.gap);
  add("classBelow", own, below?.classes ?? "$", below?.style === look.style);
  add("classBulletBelow", own, line.bullet, page.lines[segment.line + 1]?.bullet);
  add("classUse", own, look.use.dated, look.use.role);
  add("sameType", index > 0 ? types[at - 1] === type : null, own);
  wordFeatures(add, text);
  const start = at - index;
  const rest = (from: number, to: number) => bag(facts.slice(from, to).map(classOf).join(""));
  const [lefts, rights] = [rest(start, at), rest(at + 1, start + count)];
  add("restOfLine", lefts, own, rights);
  add("restLeft", lefts, own, separator);
  add("restRight", own, rights, nextSeparator);
  const labelBefore = index > 0 ? before?.label : facts[at - 1]?.label;
  add("labelBefore", labelBefore, own);
  if (labelBefore) add("labelBeforeWords", segments[at - 1]?.text.toLowerCase().replace(/\s?[:：]$/, ""));
  const upper = segments[page.firsts[segment.line - 1] ?? -1];
  // In a table what stands above in the same column says what it is.
  const over = upper ? aboveIn(page, segment, 1) : -1;
  add("over", over >= 0 ? classOf(facts[over] ?? fact) : "", own);
  // What a narrow cell breaks goes on below.
  const cell = over >= 0 ? over : aboveIn(page, segment, 2);
  const opens = /[-–—~～至到,，&]$/.test(segments[cell]?.text ?? "");
  add("open", /[-–—~～至到,，&]$/.test(text), own);
  add("openAbove", cell < 0 ? "^" : opens, own, index);
}

/** The number of the segment that stands in the same column so many lines above; -1 where none does. */
function aboveIn({ segments, firsts }: Omit<Page, "features">, segment: Segment, lines: number): number {
  const first = firsts[segment.line - lines] ?? -1;
  const count = segments[first]?.count ?? 0;
  for (let at = first; first >= 0 && at < first + count; at += 1)
    if (Math.abs((segments[at]?.x ?? -99) - segment.x) < 3) return at;
  return -1;
}

/** A page of more is no resume, and its lines are parted no further: what is known of segments takes memory. */
const mostSegments = 6000;

export function pageOf(lines: ExtractedLine[]): Page {
  const known = new Map<string, Facts>();
  const factsFor = (text: string) => {
    const facts = known.get(text) ?? factsOfSegment(text);
    known.set(text, facts);
    return facts;
  };
  let room = mostSegments;
  const parted = lines.map((line, number) => {
    const own = segmentsOf(line, number, room <= 0);
    room -= own.length;
    return own;
  });
  const segments = parted.flat();
  const facts = segments.map(({ text }) => factsFor(text));
  const firsts: number[] = [];
  let at = 0;
  for (const own of parted) {
    firsts.push(own.length > 0 ? at : -1);
    at += own.length;
  }
  const body = bodySize(lines);
  const page = {
    lines,
    segments,
    facts,
    headings: lines.map(
      ({ text }) => known.get(text) ?? { heading: headingOf(text), ending: headingByEnding(text) },
    ),
    firsts,
    looks: looksOf(
      lines,
      parted.map((own) => own.map(({ text }) => factsFor(text))),
    ),
    types: segments.map((segment) => typeOf(segment, sizeClass(segment.size, body))),
  };
  const ofLines = lines.map((_, index) => {
    const found: number[] = [];
    lineFeatures((...parts) => found.push(hashOfFeature(parts.join("|"))), page, index);
    return found;
  });
  const features = segments.map((segment, index) => {
    const found = [...(ofLines[segment.line] ?? [])];
    segmentFeatures((...parts) => found.push(hashOfFeature(parts.join("|"))), page, index);
    return found;
  });
  return { ...page, features };
}
