import type { DateLine, Resume, YearMonth } from "~/core/resume";
import type { Grade, Subject } from "./subject";
import { evidenceOf, owingDates } from "./subject";

const headingGroups = [
  { group: "work", kinds: ["experience", "projects"] },
  { group: "education", kinds: ["education"] },
  { group: "skills", kinds: ["skills"] },
] as const;

function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\s]+/gu, "")
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[a-z]) (?=\p{Script=Han})/u, "")
    .trim();
}

function dateLines(subject: Subject): DateLine[] {
  return owingDates(subject)
    .flat()
    .flatMap((entry) => entry.dates ?? []);
}

/** The written form of a date with its values taken out: "Mar 2020" is "Mon 0", "2020.03" is "0.0", "2020年3月" is "0年0月". */
export function writtenStyleOf(text: string): string {
  const [start = ""] = text
    .replace(/\(.{0,99}?\)|（.{0,99}?）|\b(?:graduated|expected|since|from|class of)\b:?|预计|毕业于?/gi, "")
    .trim()
    .split(/(?:(?<!\s)\s+)?(?:–|—|~|至|\bto\b|\s-\s|-(?=\s|[A-Za-z至]))\s*/);
  return start
    .trim()
    .replace(/^(\d{4}[-/.]\d{1,2})\s*-.*/, "$1")
    .replace(/^(\d{4})\s*-\s*\d{4}$/, "$1")
    .replace(
      /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/gi,
      "Month",
    )
    .replace(/\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?/gi, "Mon")
    .replace(/\bmay\b/gi, "May")
    .replace(/\d+/g, "0")
    .replace(/[\s,]+/g, " ")
    .replace(/\s?([年月])\s?/g, "$1")
    .trim();
}

function months(point: YearMonth, fallback: number): number {
  return point.year * 12 + (point.month ?? fallback);
}

function endOf(dates: DateLine | null): number | null {
  if (!dates) return null;
  if (dates.to === "present") return Number.MAX_SAFE_INTEGER;
  const point = dates.to ?? dates.from;
  return point && months(point, 12);
}

function longestFall(values: number[]): number {
  const best: number[] = [];
  values.forEach((value, index) => {
    const before = best.filter((_, earlier) => (values[earlier] ?? 0) >= value);
    best[index] = 1 + Math.max(0, ...before);
  });
  return Math.max(0, ...best);
}

function headingOf(resume: Resume, kinds: readonly string[]) {
  return resume.sections
    .filter((section) => kinds.includes(section.kind))
    .flatMap((section) => section.heading ?? []);
}

/** A missing date costs its share in order and in style, so that leaving dates out never pays. */
export const structureChecks = {
  headings({ resume, rules }: Subject): Grade {
    const grades = headingGroups.map(({ group, kinds }) => {
      const lines = headingOf(resume, kinds);
      const known = lines.some((line) => rules.headings[group].includes(plainHeading(line.text)));
      return { lines, known, ratio: known ? 1 : lines.length > 0 ? 0.5 : 0 };
    });
    return {
      ratio: grades.reduce((sum, grade) => sum + grade.ratio, 0) / grades.length,
      values: { count: grades.filter((grade) => grade.known).length, all: grades.length },
      evidence: evidenceOf(grades.filter((grade) => !grade.known).flatMap((grade) => grade.lines)),
    };
  },

  /** A year alone fits every style, and May both the long and the short names of months. */
  dateStyle(subject: Subject): Grade {
    const all = owingDates(subject).flat().length;
    const byStyle = new Map<string, DateLine[]>();
    const lines = dateLines(subject);
    const yearsOnly = lines.filter((line) => writtenStyleOf(line.text) === "0");
    for (const line of lines) {
      const style = writtenStyleOf(line.text);
      if (style !== "0") byStyle.set(style, [...(byStyle.get(style) ?? []), line]);
    }
    const may = byStyle.get("May 0");
    const home = ["Mon 0", "Month 0"].find((style) => byStyle.has(style));
    if (may && home) {
      byStyle.set(home, [...(byStyle.get(home) ?? []), ...may]);
      byStyle.delete("May 0");
    }
    const groups = [...byStyle.values()].toSorted((a, b) => b.length - a.length);
    const others = groups.slice(1).flat();
    const count = (groups[0]?.length ?? 0) + yearsOnly.length;
    return {
      ratio: all === 0 ? 0 : count / all,
      values: { count, all, styles: groups.length },
      evidence: evidenceOf(others),
    };
  },

  order(subject: Subject): Grade {
    const dated = owingDates(subject);
    const ends = dated.map((entries) => entries.map((entry) => endOf(entry.dates)));
    const all = ends.flat().length;
    const count = ends.reduce(
      (sum, values) => sum + longestFall(values.filter((value) => value !== null)),
      0,
    );
    const evidence = dated
      .filter((_, index) => {
        const values = (ends[index] ?? []).filter((value) => value !== null);
        return longestFall(values) < values.length;
      })
      .flatMap((entries) => entries.flatMap((entry) => entry.dates ?? []));
    return { ratio: all === 0 ? 0 : count / all, values: { count, all }, evidence: evidenceOf(evidence) };
  },

  datesPossible(subject: Subject): Grade {
    const lines = dateLines(subject);
    const wrong = lines.filter(
      ({ from, to }) => from && to && to !== "present" && months(to, 12) < months(from, 1),
    );
    return {
      ratio: lines.length === 0 || wrong.length > 0 ? 0 : 1,
      values: { count: wrong.length },
      evidence: evidenceOf(wrong),
    };
  },

  sectionOrder({ resume }: Subject): Grade {
    const ranked = resume.sections.flatMap((section) => {
      const rank = sectionRank(section.kind, resume.language);
      return rank === null ? [] : [{ rank, section }];
    });
    if (ranked.length < 2) return { ratio: 0 };
    const wrong = ranked.filter(({ rank }, index) => index > 0 && rank < (ranked[index - 1]?.rank ?? 0));
    return {
      ratio: wrong.length === 0 ? 1 : 0,
      values: { count: wrong.length },
      evidence: evidenceOf(wrong.flatMap(({ section }) => section.heading ?? [])),
    };
  },
};

/** What opens a resume, what it is about, what closes it. A Chinese 自我评价 may stand at either end, so it has no rank. */
function sectionRank(kind: string, language: Resume["language"]): number | null {
  if (kind === "objective" || (kind === "summary" && language === "en")) return 0;
  if (["experience", "projects", "education", "skills"].includes(kind)) return 1;
  return kind === "interests" ? 2 : null;
}
