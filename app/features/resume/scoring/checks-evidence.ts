import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { evidenceOf, neededFor, shareGrade, substance } from "./subject";

export const evidenceChecks = {
  metrics(subject: Subject): Grade {
    const { statements } = subject;
    const without = statements.filter((statement) => !statement.quantity);
    const count = statements.length - without.length;
    return {
      ratio: shareGrade(count, statements.length, limits.metrics) * substance(subject),
      values: { count, all: statements.length, needed: neededFor(statements.length, limits.metrics) },
      evidence: evidenceOf(without.map((statement) => statement.line)),
    };
  },

  results(subject: Subject): Grade {
    const { statements } = subject;
    const without = statements.filter((statement) => !statement.result);
    const count = statements.length - without.length;
    return {
      ratio: shareGrade(count, statements.length, limits.results) * substance(subject),
      values: { count, all: statements.length, needed: neededFor(statements.length, limits.results) },
      evidence: evidenceOf(without.map((statement) => statement.line)),
    };
  },

  /** Education is no role: a thesis may hold a figure, but need not. A statement found in two roles vouches for neither. */
  everyRole(subject: Subject): Grade {
    const { statements, dated } = subject;
    const roles = dated
      .filter(({ section }) => section.kind !== "education")
      .flatMap(({ entries }) => entries)
      .filter((entry) => statements.some((statement) => statement.parents.includes(entry.id)));
    const without = roles.filter(
      (entry) =>
        !statements.some(
          ({ parents, quantity }) => quantity && parents.length === 1 && parents[0] === entry.id,
        ),
    );
    return {
      ratio: roles.length === 0 ? 0 : ((roles.length - without.length) / roles.length) * substance(subject),
      values: { count: roles.length - without.length, all: roles.length },
      evidence: evidenceOf(without.flatMap((entry) => entry.title ?? entry.organisation ?? [])),
    };
  },
};
