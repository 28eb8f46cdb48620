import type { Line } from "~/core/resume";
import { miscasedTerms } from "../lexicon/terms";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { countGrade, evidenceOf, neededFor, shareGrade, substance, summaryLines } from "./subject";

function prose({ statements, resume }: Subject): Line[] {
  return [...statements.map((statement) => statement.line), ...summaryLines(resume)];
}

function phraseGrade(subject: Subject, lines: Line[], pattern: RegExp, failed: number): Grade {
  const hits = lines.filter((line) => line.text.search(pattern) >= 0);
  const phrases = new Set(
    hits.flatMap((line) => line.text.match(pattern) ?? []).map((text) => text.toLowerCase()),
  );
  return {
    ratio: countGrade(phrases.size, failed) * substance(subject),
    values: {
      statements: subject.statements.length,
      count: phrases.size,
      list: [...phrases].slice(0, 6).join(" · "),
    },
    evidence: evidenceOf(hits),
  };
}

const halfWidthMark = /(?<=\p{Script=Han})[,;:?!](?=\s*\p{Script=Han})|(?<=\p{Script=Han})[,;:?!.]$/u;
const fullWidthMark = /(?<=[A-Za-z])[，。；：](?=[A-Za-z])/;

/** How the statements are worded. Every check earns its share of the substance. */
export const wordingChecks = {
  verbLead(subject: Subject): Grade {
    const { statements } = subject;
    const without = statements.filter((statement) => statement.verb === null);
    const count = statements.length - without.length;
    return {
      ratio: shareGrade(count, statements.length, limits.verbLead) * substance(subject),
      values: { count, all: statements.length, needed: neededFor(statements.length, limits.verbLead) },
      evidence: evidenceOf(without.map((statement) => statement.line)),
    };
  },

  weakOpenings(subject: Subject): Grade {
    const { statements } = subject;
    const weak = statements.filter((statement) => statement.weak !== null);
    const share = statements.length === 0 ? 0 : (100 * weak.length) / statements.length;
    const openings = new Set(weak.map((statement) => statement.weak));
    return {
      ratio: countGrade(share, limits.weakOpenings.failed) * substance(subject),
      values: {
        statements: statements.length,
        count: weak.length,
        all: statements.length,
        list: [...openings].slice(0, 6).join(" · "),
      },
      evidence: evidenceOf(weak.map((statement) => statement.line)),
    };
  },

  buzzwords: (subject: Subject): Grade =>
    phraseGrade(subject, prose(subject), subject.rules.buzzwords, limits.buzzwords.failed),

  pronouns(subject: Subject): Grade {
    const { rules } = subject;
    const lines = prose(subject).filter((line) => line.text.search(rules.pronouns) >= 0);
    return {
      ratio: countGrade(lines.length, limits.pronouns.failed) * substance(subject),
      values: { statements: subject.statements.length, count: lines.length },
      evidence: evidenceOf(lines),
    };
  },

  repeatedVerbs(subject: Subject): Grade {
    const { uses, failed } = limits.repeatedVerbs;
    const byVerb = new Map<string, Line[]>();
    for (const { verb, line } of subject.statements) {
      if (verb !== null) byVerb.set(verb, [...(byVerb.get(verb) ?? []), line]);
    }
    const repeated = [...byVerb].filter(
      ([, lines]) => lines.length >= uses && lines.length > subject.statements.length / 8,
    );
    return {
      ratio: countGrade(repeated.length, failed) * substance(subject),
      values: {
        count: repeated.length,
        list: repeated.map(([verb, lines]) => `${verb} ×${lines.length}`).join(" · "),
      },
      evidence: evidenceOf(repeated.flatMap(([, lines]) => lines)),
    };
  },

  termCase(subject: Subject): Grade {
    const lines = subject.lines.filter((line) => miscasedTerms(line.text).length > 0);
    const faults = new Map(
      lines
        .flatMap((line) => miscasedTerms(line.text))
        .map(({ found, name }) => [found, `${found} → ${name}`]),
    );
    return {
      ratio: countGrade(faults.size, limits.termCase.failed) * substance(subject),
      values: {
        statements: subject.statements.length,
        count: faults.size,
        list: [...faults.values()].slice(0, 6).join(" · "),
      },
      evidence: evidenceOf(lines),
    };
  },

  punctuation(subject: Subject): Grade {
    const lines = prose(subject).filter(
      (line) => halfWidthMark.test(line.text) || fullWidthMark.test(line.text),
    );
    return {
      ratio: countGrade(lines.length, limits.punctuation.failed) * substance(subject),
      values: { statements: subject.statements.length, count: lines.length },
      evidence: evidenceOf(lines),
    };
  },

  mastery(subject: Subject): Grade {
    const { passed, failed } = limits.mastery;
    const lines = subject.lines.filter((line) => line.text.includes("精通"));
    const count = lines.reduce((sum, line) => sum + line.text.split("精通").length - 1, 0);
    return {
      ratio: (count <= passed ? 1 : count < failed ? 0.5 : 0) * substance(subject),
      values: { statements: subject.statements.length, count },
      evidence: evidenceOf(lines),
    };
  },
};
