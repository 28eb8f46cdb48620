import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { evidenceOf, neededGrade, substance } from "./subject";

export const evidenceChecks = {
  metrics: (subject: Subject): Grade =>
    neededGrade(subject, ({ quantity }) => quantity, limits.metrics.needed),

  results: (subject: Subject): Grade => neededGrade(subject, ({ result }) => result, limits.results.needed),

  /** Education is no role: a thesis may hold a figure, but need not. A repeated statement vouches for one role. */
  everyRole(subject: Subject): Grade {
    const { statements, dated } = subject;
    const roles = dated
      .filter(({ section }) => section.kind !== "education")
      .flatMap(({ entries }) => entries);
    const vouched = new Set(
      statements.flatMap(({ quantity, parents: [first] }) =>
        quantity && first !== undefined ? [first] : [],
      ),
    );
    const without = roles.filter(({ id }) => !vouched.has(id));
    const count = roles.length - without.length;
    // A role that its owner adds or settles asks for nothing more, so that telling of it costs no points.
    const owing = roles.filter(({ settled }) => !settled);
    const needed = Math.max(1, Math.min(owing.length, limits.everyRole.needed));
    return {
      ratio: roles.length === 0 ? 0 : Math.min(1, count / needed) * substance(subject),
      values: { count, all: roles.length, needed },
      evidence: evidenceOf(without.flatMap((entry) => entry.title ?? entry.organisation ?? [])),
    };
  },
};
