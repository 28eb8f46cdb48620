import type { Line } from "~/core/resume";
import { miscasedTerms } from "../lexicon/terms";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { countGrade, evidenceOf, neededGrade, readOnce, substance, summaryLines, worthOf } from "./subject";

function prose({ statements, resume }: Subject): Line[] {
  return [...statements.map((statement) => statement.line), ...summaryLines(resume)];
}

const halfWidthMark = /(?<=\p{Script=Han})[,;:?!](?=\s*\p{Script=Han})|(?<=\p{Script=Han})[,;:?!.]$/u;
const fullWidthMark = /(?<=[A-Za-z])[，。；：](?=[A-Za-z])/;

const buzzwordsIn = readOnce(({ text }, { buzzwords }) =>
  (text.match(buzzwords) ?? []).map((phrase) => phrase.toLowerCase()),
);
const miscased = readOnce(({ text }) => miscasedTerms(text));

/** The substance without what has a fault, so that one more statement never takes from it; faults of the summary cost a third at most, less than it brings. */
function faultless(subject: Subject, isFaulty: (line: Line) => boolean): Grade {
  const faults = prose(subject).filter(isFaulty);
  const statements = subject.statements.filter(({ line }) => !faults.includes(line));
  const isTold = summaryLines(subject.resume).some(isFaulty);
  return {
    ratio: substance({ ...subject, statements }) * (isTold ? 2 / 3 : 1),
    values: { statements: subject.statements.length, count: faults.length },
    evidence: evidenceOf(faults),
  };
}

/** How the statements are worded. The absence of a fault earns its share of the substance. */
export const wordingChecks = {
  verbLead: (subject: Subject): Grade =>
    neededGrade(subject, ({ verb }) => verb !== null, limits.verbLead.needed),

  /** Judged of as many statements as make a resume, the best first: a weak one more takes nothing from enough good ones. */
  weakOpenings(subject: Subject): Grade {
    const { statements, resume } = subject;
    const needed = limits.substance[resume.language].statements;
    const weak = statements.filter((statement) => statement.weak !== null);
    const good = worthOf(statements.filter((statement) => statement.weak === null));
    const counted = Math.min(worthOf(weak), Math.max(0, needed - good));
    const openings = new Set(weak.map((statement) => statement.weak));
    return {
      ratio: Math.min(1, Math.max(0, good - counted) / needed),
      values: {
        statements: statements.length,
        count: weak.length,
        all: statements.length,
        list: [...openings].slice(0, 6).join(" · "),
      },
      evidence: evidenceOf(weak.map((statement) => statement.line)),
    };
  },

  buzzwords(subject: Subject): Grade {
    const { rules } = subject;
    const grade = faultless(subject, (line) => buzzwordsIn(line, rules).length > 0);
    const phrases = new Set(prose(subject).flatMap((line) => buzzwordsIn(line, rules)));
    const list = [...phrases].slice(0, 6).join(" · ");
    return { ...grade, values: { ...grade.values, count: phrases.size, list } };
  },

  pronouns: (subject: Subject): Grade =>
    faultless(subject, ({ text }) => text.search(subject.rules.pronouns) >= 0),

  /** The substance without what opens as others do, so that one more statement never takes from it. */
  repeatedVerbs(subject: Subject): Grade {
    const { uses } = limits.repeatedVerbs;
    const led = subject.statements.filter(({ verb }) => verb !== null);
    const repeated = [...Map.groupBy(led, ({ verb }) => verb)].filter(([, all]) => all.length > uses);
    const excess = repeated.flatMap(([, all]) => all.toSorted((a, b) => b.worth - a.worth).slice(uses));
    return {
      ratio: substance({
        ...subject,
        statements: subject.statements.filter((one) => !excess.includes(one)),
      }),
      values: {
        statements: subject.statements.length,
        count: excess.length,
        list: repeated.map(([verb, all]) => `${verb} ×${all.length}`).join(" · "),
      },
      evidence: evidenceOf(repeated.flatMap(([, all]) => all.map(({ line }) => line))),
    };
  },

  termCase(subject: Subject): Grade {
    const lines = subject.lines.filter((line) => miscased(line, subject.rules).length > 0);
    const faults = new Map(
      lines
        .flatMap((line) => miscased(line, subject.rules))
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
