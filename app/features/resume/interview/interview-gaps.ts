import type { Entry, Section, SectionKind, YearMonth } from "~/core/resume";
import { findDates } from "../lexicon/dates";
import { monthOf, type Role, roleOf } from "./interview-roles";

const shortestGap = 6;
/** So long before its only date studies may have begun. */
const longestStudies = 72;
/** Their dates are days and no periods. */
const dayKinds: SectionKind[] = ["awards", "certificates", "publications", "skills"];

/** Months since year 0, both included; `role` where the period can be named and both its ends are certain enough to. */
type Period = { start: number; end: number; role: Role | null };

/** More than six months in which the resume places nothing at all, latest first. Years without months count as whole years, a
 * lone date of studies as their end; a job without a full period leaves all open. Today's date plays no part. */
export function timeGaps(sections: Section[]): { before: Role; after: Role }[] {
  const periods: Period[] = [];
  for (const section of sections.filter(({ kind }) => !dayKinds.includes(kind))) {
    periods.push(...section.lines.flatMap(({ text }) => periodsIn(text)));
    for (const entry of section.entries) {
      const period = periodOf(section, roleOf(section, entry), entry.dates);
      const told = entry.lines.flatMap(({ text }) => periodsIn(text));
      const uncertain = section.doubt || entry.doubt?.fields.includes("dates");
      if ((uncertain || !period) && told.length === 0 && section.kind === "experience") return [];
      periods.push(...told, ...(period ? [period] : []));
    }
  }
  const gaps: { before: Role; after: Role }[] = [];
  let last: Period | null = null;
  for (const period of periods.toSorted((a, b) => a.start - b.start)) {
    if (last && period.start - last.end - 1 > shortestGap && last.role && period.role?.from)
      gaps.push({ before: last.role, after: period.role });
    if (!last || period.end > last.end) last = period;
  }
  return gaps.reverse();
}

function periodOf({ kind }: Section, role: Role | null, dates: Entry["dates"]): Period | null {
  if (!dates) return null;
  const named = role?.dates && (role.kind === "experience" || role.kind === "education") ? role : null;
  if (dates.from && dates.to) return { ...spanOf(dates.from, dates.to), role: named };
  const only = dates.from ?? dates.to;
  if (!only) return null;
  if (only === "present") return { start: 0, end: Number.POSITIVE_INFINITY, role: null };
  const span = spanOf(only, only);
  if (kind === "education")
    return { ...span, start: span.end - longestStudies, role: named && { ...named, from: null } };
  return kind === "experience" ? null : { ...span, role: null };
}

function periodsIn(text: string): Period[] {
  return findDates(text).flatMap(({ from, to }) => (from ? { ...spanOf(from, to ?? from), role: null } : []));
}

function spanOf(from: YearMonth, to: YearMonth | "present") {
  return { start: monthOf(from, 1), end: to === "present" ? Number.POSITIVE_INFINITY : monthOf(to, 12) };
}
