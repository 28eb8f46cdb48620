import type { YearMonth } from "~/core/resume";
import type { Role } from "./interview-material";

export function timeGaps(roles: Role[], leastMonths = 6): { before: Role; after: Role }[] {
  const dated = roles
    .filter(({ kind, from, dates }) => from && dates && (kind === "experience" || kind === "education"))
    .sort((a, b) => monthNumber(a.from, 1) - monthNumber(b.from, 1));
  const gaps: { before: Role; after: Role }[] = [];
  let last: Role | undefined;
  for (const role of dated) {
    if (last && monthNumber(role.from, 1) - endOf(last) > leastMonths)
      gaps.push({ before: last, after: role });
    if (!last || endOf(role) > endOf(last)) last = role;
  }
  return gaps.reverse();
}

/** Jobs of less than a year that are over and were not meant to be short. Needs months to be sure. */
export function shortStays(roles: Role[]): Role[] {
  return roles.filter(({ kind, title, from, to }) => {
    if (kind !== "experience" || !from?.month || !to || to === "present" || !to.month) return false;
    if (/intern|trainee|contract|freelance|temp|summer|part-time|实习|兼职|外包|临时/i.test(title ?? ""))
      return false;
    return monthNumber(to, 12) - monthNumber(from, 1) < 11;
  });
}

function endOf({ to, from }: Role): number {
  return to === "present" ? Number.POSITIVE_INFINITY : monthNumber(to ?? from, 12);
}

function monthNumber(point: YearMonth | null, month: number): number {
  return point ? point.year * 12 + (point.month ?? month) : 0;
}
