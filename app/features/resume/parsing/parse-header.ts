import { durationAfter, type FoundDates, findDates, parseDateRange } from "../lexicon/dates";
import { isPlace } from "../lexicon/places";
import type { ExtractedLine } from "../reading/extracted";
import { splitOffFacts } from "./firm-facts";
import { fill, fillPost, type Header, joined, type Order } from "./header-fields";
import { classify, type HeaderKind, isRemark, markOwnBusiness, segmentsOf, textsOf } from "./header-segments";
import {
  besideDates,
  markTowns,
  splitAtBrackets,
  splitAtColon,
  splitAtComma,
  splitAtWeight,
  splitOffHonours,
  splitOffPlace,
  splitOffTown,
} from "./header-splits";

/** "健康证（有效期至2027年3月）": when something ends to be valid dates no entry. */
const expiry = /(?:有效期限?|有效日期|有效|效期)[\s:：]?[至到]?[\s:：]?$/;

/** The dates that a heading line is about: a period anywhere, or a single date at either end of the line or of a cell. */
export function datesOfLine(text: string): FoundDates | null {
  const found = findDates(text)
    .filter(({ index }) => !expiry.test(text.slice(Math.max(0, index - 12), index)))
    .map((dates) => ({ ...dates, text: dates.text + durationAfter(text, dates) }));
  const period = found.findLast((dates) => dates.from !== null && dates.to !== null);
  if (period) return period;
  const single = found.findLast((dates) => {
    const before = text.slice(0, dates.index);
    const after = text.slice(dates.index + dates.text.length);
    const starts = /(?:^|\t)[\s(（[【]*$/.test(before) && /^\s*(?:[\t|,，:：·–—-]|$)/.test(after);
    const ends =
      /^[\s)）\]】.,，]*(?:\t|$)/.test(after) &&
      (dates.certain || /(?:^|[\t|,，(（·–—-]|\s\/|\d{4} (?:and|&))\s*$/.test(before));
    return starts || ends;
  });
  return single ? withEarlier(text, found, single) : null;
}

/** "Summer 2013, 2014": times that were not in one go. */
function withEarlier(text: string, found: FoundDates[], last: FoundDates): FoundDates {
  const first = found[found.indexOf(last) - 1];
  const between = first ? text.slice(first.index + first.text.length, last.index) : "";
  if (!first?.from || !last.from || !/^\s*(?:[,，、&/]|and|和)\s*$/.test(between)) return last;
  const whole = text.slice(first.index, last.index + last.text.length);
  return { from: first.from, to: last.from, text: whole, index: first.index, certain: true };
}

function withoutDates(text: string, dates: FoundDates): string {
  const tab = (cut: string) => (cut.includes("\t") ? "\t" : "");
  const before = text
    .slice(0, dates.index)
    .replace(
      /(?:[\s,，|/／·•–—―(（[【-]|(?:\b(?:from|dates?|(?:period|duration|tenure|years?)(?=\s*[:：]))|(?:工作|[在任就][职職]|在校|就[读讀学學]|[学學][习習]|[项項]目|[实實][习習]|服[务務]|起止|起迄)?(?:[时時][间間]|日期|年月|期[间間]))\s*[:：]?)+$/gi,
      tab,
    );
  // "Clerk (Acme Ltd, 2019 – 2021)": the dates closed a bracket that opened before them.
  const opened = before.split("(").length > before.split(")").length;
  const isClosed = opened && /^\s*\)/.test(text.slice(dates.index + dates.text.length));
  const after = text
    .slice(dates.index + dates.text.length)
    .replace(
      /^\s*[(（·,]?\s*\d+\s*(?:\+\s*)?(?:years?|yrs?|months?|mos?|年|个月)[^()（）\t]{0,20}[)）]?/i,
      "",
    )
    .replace(/^[\s,，:：|/／·•–—―)）\]】.-]+/, tab);
  const separator = before && after && !before.endsWith("\t") && !after.startsWith("\t") ? "\t" : "";
  return `${before}${isClosed ? ")" : ""}${separator}${after}`;
}

/** The parts of a line beside its dates, which a dash would part as it parts names: "NOV 2021 — PRESENT". */
export function namesIn(text: string): string[] {
  const dates = datesOfLine(text);
  return textsOf(dates ? withoutDates(text, dates) : text).filter((part) => !parseDateRange(part));
}

/** Reads the lines of a head; with `post` it is a further post under the employer above. */
export function parseHeader(
  lines: ExtractedLine[],
  kind: HeaderKind,
  learnt: Order | null,
  post = false,
): Header {
  const order = learnt ?? "organisationFirst";
  const dated = lines.map((line) => datesOfLine(line.text));
  const periods = dated.filter((one) => one?.from && one.to);
  // A post below its employer tells its own time, and the employer's is that of all posts.
  const dates = (kind === "job" ? periods.at(-1) : periods[0]) ?? dated.find((one) => one !== null) ?? null;
  const others = kind === "job" ? periods.filter((one) => one !== dates) : [];
  const cut = lines.flatMap((line, index) => {
    const own = dated[index];
    const text = own && (own === dates || others.includes(own)) ? withoutDates(line.text, own) : line.text;
    const whole = segmentsOf(lines, text, index, kind);
    const segments = kind === "job" ? whole.flatMap((one) => splitOffFacts(one, kind)) : whole;
    return kind === "education" ? segments.flatMap(splitOffHonours).flatMap(splitAtColon) : segments;
  });
  if (kind === "job") markOwnBusiness(cut);
  const names = cut.filter((one) => one.role !== "place" && one.role !== "title" && !isRemark(one.text));
  const opened = post
    ? cut.flatMap((one) => (placeInBrackets.test(one.text) ? splitAtBrackets(one, kind, false) : [one]))
    : cut.flatMap((one) =>
        splitAtBrackets(
          one,
          kind,
          names.every((other) => other === one),
        ),
      );
  const placed = kind === "award" ? opened : opened.flatMap((one) => splitOffPlace(one, kind));
  const named = kind === "job" || kind === "education";
  const beside = dates ? besideDates(lines, dated.indexOf(dates), dates, placed, kind) : undefined;
  if (beside && named) beside.role = "place";
  const alone = placed.filter((segment) => segment.role !== "place" && !isRemark(segment.text)).length === 1;
  const parted =
    alone && named && !post
      ? placed
          .flatMap((one) => {
            if (one.role === "place") return [one];
            const cut = splitAtWeight(one, lines[one.line], kind);
            return cut.length > 1
              ? cut
              : splitAtComma(one, kind, learnt && (learnt === "titleFirst" ? "title" : "organisation"));
          })
          .flatMap((one) => splitOffPlace(one, kind))
      : placed;
  if (named) markTowns(parted);
  const segments = post ? parted : parted.flatMap((one) => splitOffTown(one, kind, parted));
  const { header, taken } = post ? fillPost(segments) : fill(segments, kind, order, lines);
  for (const index of lines.keys()) {
    const own = dated[index];
    if (own && others.includes(own)) header.details.push(own.text.trim());
    const rest = segments.filter((segment) => segment.line === index && !taken.has(segment));
    if (rest.length) header.details.push(joined(rest));
  }
  header.dates = dates
    ? {
        text: dates.text
          .trim()
          .replace(/\s+/g, " ")
          .replace(/(?<=\d[年月日][至到]) (?=\d)/g, ""),
        from: dates.from,
        to: dates.to,
      }
    : null;
  return header;
}

const placeInBrackets = /\([^(),]{2,30}, [^(),]{2,30}\)$/;

export function orderOf(lines: ExtractedLine[], kind: HeaderKind): Order | null {
  const texts = lines.flatMap((line) => namesIn(line.text)).filter((text) => !isPlace(text));
  const roles = texts.map((text) => classify(text, kind));
  const [title, organisation] = [roles.indexOf("title"), roles.indexOf("organisation")];
  if (title < 0 && organisation < 0) return null;
  if (title < 0) return organisation === 0 ? "organisationFirst" : "titleFirst";
  return title === 0 || (organisation >= 0 && title < organisation) ? "titleFirst" : "organisationFirst";
}
