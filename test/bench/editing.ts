import { linesOf, linesOfSection, type Resume } from "~/core/resume";
import { nextSteps } from "~/features/resume/asking/next-steps";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { matchJob } from "~/features/resume/match/match-job";
import { lineChanges } from "~/features/resume/results/paper/line-changes";
import { applyChanges } from "~/features/resume/revising/owner-changes";
import { adviseOn } from "~/features/resume/rewriting/advice";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";
import { readRanking, resumeOf } from "../support/ranking";
import { cleanLayout } from "../support/resumes";

/** What follows when a line of a resume of two pages is written over, in milliseconds of processor: `npx tsx test/bench/editing.ts [rounds]`. */
const rounds = Number(process.argv[2] ?? 30);
const layout = exportedLayout(cleanLayout({ pages: 2 }));
const job = "We look for an engineer with Go, Kafka, PostgreSQL and five years of experience in payments.";

/** The weaker resumes of the ranking in one, of which much can be asked, until they fill two pages. */
function twoPages(language: "en" | "zh"): Resume {
  const weak = readRanking().filter((one) => one.language === language && one.rank > 10);
  const [first, ...others] = weak.map(resumeOf);
  if (!first) throw new Error("the ranking has too few resumes");
  const sections = [...first.sections];
  for (const [index, other] of others.entries()) {
    const letters = sections.flatMap(linesOfSection).reduce((sum, { text }) => sum + text.length, 0);
    if (letters > (language === "en" ? 5000 : 2000)) break;
    sections.push(...JSON.parse(JSON.stringify(other.sections).replace(/"id":"/g, `"id":"${index}-`)));
  }
  return { ...first, sections };
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

for (const language of ["en", "zh"] as const) {
  const resume = twoPages(language);
  const lines = resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
  const times = new Map<string, number[]>();
  const measure = <T>(name: string, work: () => T): T => {
    const start = process.cpuUsage();
    const done = work();
    const { user, system } = process.cpuUsage(start);
    times.set(name, [...(times.get(name) ?? []), (user + system) / 1000]);
    return done;
  };
  for (let round = 0; round < rounds; round += 1) {
    const line = lines[round % lines.length];
    const text = `${line?.text} ${round}`;
    const { now, score } = measure("until the score", () => {
      const now = applyChanges(resume, [{ kind: "write", line: line?.id ?? "", text }]);
      const score = scoreResume(now, layout);
      matchJob(now, job);
      adviseOn(now, score);
      toMarkdown(now);
      return { now, score };
    });
    const questions = measure("questions", () => questionsFor(now, score));
    measure("steps", () => nextSteps(now, layout, questions));
    measure("marks", () => lineChanges(resume, now, [], new Set()));
  }
  const letters = linesOf(resume).reduce((sum, { text }) => sum + text.length, 0);
  const asked = questionsFor(resume, scoreResume(resume, layout)).length;
  console.info(`${language}: ${linesOf(resume).length} lines, ${letters} characters, ${asked} questions`);
  for (const [name, each] of times) {
    console.info(`  ${name}\tp50 ${at(each, 0.5)?.toFixed(1)} ms\tp95 ${at(each, 0.95)?.toFixed(1)} ms`);
  }
}
