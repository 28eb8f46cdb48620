import type { Entry, Section, SectionKind, YearMonth } from "~/core/resume";
import { namesOf } from "../letter/post-name";
import { employerOf } from "../lexicon/employers";

export type Role = {
  kind: SectionKind;
  organisation: string | null;
  title: string | null;
  dates: string | null;
  from: YearMonth | null;
  to: YearMonth | "present" | null;
  /** An internship, a contract, a side job: it was to end, so nobody asks why it did. */
  meantToEnd: boolean;
};

export const roleKinds: SectionKind[] = ["experience", "projects", "activities", "education"];

const temporary =
  /\bintern(?:s|ships?)?\b|trainee|vacation|barista|crew member|babysit|apprentice|\bco-?op\b|contract|freelanc|self-employed|consultant|\btemp\b|temporary|interim|seasonal|summer|part-time|volunteer|student|fellow|\bassistantship|(?:teaching|research) assistant|tutor|placement|working holiday|military|soldier|parental|实习|见习|兼职|外包|临时|志愿|助教|学生|校园|自由职业|义务兵|服役|挂职|支教/i;

/** What an entry may be called in a question, and when it was; null where the page was read with doubt. */
export function roleOf(section: Section, entry: Entry): Role | null {
  const names = namesOf(section, entry);
  const dates = entry.doubt?.fields.includes("dates") ? null : entry.dates;
  const organisation = names?.organisation?.text || null;
  const title = names?.title?.text || null;
  if (!organisation && !title) return null;
  return {
    kind: kindOf(section, entry),
    organisation,
    title,
    dates: dates?.text.replace(/(?:(?<!\s)\s+)?[(（][^()（）]*[)）]\s*$/, "").trim() || null,
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    meantToEnd: temporary.test([title, organisation, section.heading?.text].join(" ")),
  };
}

/** Among jobs an entry without an employer is a project: nobody can be asked why they left it. */
function kindOf({ kind, entries }: Section, entry: Entry): SectionKind {
  const among = kind === "experience" && entries.some((other) => other.organisation !== null);
  return among && employerOf(entry, entries) === null ? "projects" : kind;
}

/** The latest job that is over, was not meant to end and led to no other post at the same place; null where there is none. */
export function jobLeft(roles: Role[]): Role | null {
  return roles.find((role) => isOver(role) && !role.meantToEnd && standsAlone(role, roles)) ?? null;
}

/** The post directly before, by dates; of those without dates the next on the page. */
export function postBefore(latest: Role, roles: Role[]): Role | undefined {
  const end = ({ to }: Role) => (to && to !== "present" ? monthOf(to, 12) : 0);
  return roles
    .filter(
      (role) =>
        role !== latest &&
        role.kind === "experience" &&
        role.to !== "present" &&
        role.organisation &&
        !(role.from && latest.from && role.from.year > latest.from.year),
    )
    .toSorted((a, b) => end(b) - end(a))[0];
}

export function realPost(roles: Role[]): Role | null {
  const posts = roles.filter(
    ({ kind, title, meantToEnd }) => kind === "experience" && title !== null && !meantToEnd,
  );
  return posts.find(({ to }) => to === "present") ?? posts[0] ?? null;
}

/** Jobs of less than a year that are over and were not meant to be short. Needs months to be sure. */
export function shortStays(roles: Role[]): Role[] {
  return roles.filter((role) => {
    const { from, to } = role;
    if (!from?.month || !to || to === "present" || !to.month) return false;
    const months = to.year * 12 + to.month - from.year * 12 - from.month + 1;
    return months < 12 && isOver(role) && !role.meantToEnd && standsAlone(role, roles);
  });
}

/** A course ("BIO 201 Ecology") or a place where the employer should stand: nobody leaves those. */
const noEmployer = /^[A-Z]{2,5} ?\d{2,4}\b|, [A-Z]{2}(?: |$)/;

function isOver({ kind, organisation, to }: Role): boolean {
  const employed = kind === "experience" && organisation !== null && !noEmployer.test(organisation);
  return employed && to !== null && to !== "present";
}

/** No other post at the same place, and no work beside studies. */
function standsAlone(role: Role, roles: Role[]): boolean {
  return roles.every(
    (other) => other === role || (other.organisation !== role.organisation && !coversAsStudies(other, role)),
  );
}

function coversAsStudies({ kind, from, to }: Role, job: Role): boolean {
  if (kind !== "education" || !from || !to || !job.from || !job.to || job.to === "present") return false;
  const ends = to === "present" || monthOf(to, 12) >= monthOf(job.to, 1);
  return ends && monthOf(from, 1) <= monthOf(job.from, 12);
}

export function monthOf({ year, month }: YearMonth, otherwise: number): number {
  return year * 12 + (month ?? otherwise);
}
