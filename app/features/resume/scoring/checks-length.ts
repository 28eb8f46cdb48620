import type { Line } from "~/core/resume";
import { linesOfContact } from "~/core/resume";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { evidenceOf, neededFor, shareGrade, summaryLines } from "./subject";

type Bounds = (typeof limits)["words"] | (typeof limits)["characters"];

/** Full marks from `low` to `high`, half at the half bounds, none at `none` and `over`; straight lines in between. */
function within(size: number, bounds: Bounds): number {
  const points: [number, number][] = [
    [bounds.none, 0],
    [bounds.halfLow, 0.5],
    [bounds.low, 1],
    [bounds.high, 1],
    [bounds.halfHigh, 0.5],
    [bounds.over, 0],
  ];
  const next = points.findIndex(([at]) => size < at);
  const [fromAt, from] = points[next - 1] ?? [0, 0];
  const [toAt, to] = points[next] ?? [0, 0];
  return next <= 0 ? 0 : from + ((to - from) * (size - fromAt)) / (toAt - fromAt);
}

/** What tells a story: contact, summary sentences, statements and the heads of entries. Lists of terms are left out. */
function storyLines({ resume, statements, dated, rules }: Subject): Line[] {
  const heads = dated
    .flatMap(({ entries }) => entries)
    .flatMap(({ title, organisation, place, dates }) => [title, organisation, place, dates])
    .filter((line) => line !== null);
  const summary = summaryLines(resume).filter((line) => rules.isStatement(line.text));
  return [...linesOfContact(resume.contact), ...summary, ...heads, ...statements.map(({ line }) => line)];
}

function sizeGrade(subject: Subject, bounds: Bounds): Grade {
  const count = storyLines(subject).reduce((sum, line) => sum + subject.rules.size(line.text), 0);
  return { ratio: within(count, bounds), values: { count } };
}

function bulletGrade(
  { statements, rules }: Subject,
  limit: (typeof limits)["bulletWords" | "bulletCharacters"],
): Grade {
  const wrong = statements.filter(({ line }) => {
    const size = rules.size(line.text);
    return size < limit.low || size > limit.high;
  });
  const count = statements.length - wrong.length;
  return {
    ratio: shareGrade(count, statements.length, limit),
    values: { count, all: statements.length, needed: neededFor(statements.length, limit) },
    evidence: evidenceOf(wrong.map(({ line }) => line)),
  };
}

export const lengthChecks = {
  words: (subject: Subject): Grade => sizeGrade(subject, limits.words),
  characters: (subject: Subject): Grade => sizeGrade(subject, limits.characters),
  bulletWords: (subject: Subject): Grade => bulletGrade(subject, limits.bulletWords),
  bulletCharacters: (subject: Subject): Grade => bulletGrade(subject, limits.bulletCharacters),

  pages({ layout }: Subject): Grade {
    if (layout.pages === null) return { ratio: null };
    const { passed, failed } = limits.pages;
    return {
      ratio: layout.pages <= passed ? 1 : layout.pages < failed ? 0.5 : 0,
      values: { count: layout.pages },
    };
  },
};
