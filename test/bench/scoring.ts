/**
 * What the score says and what raises it: npx tsx test/bench/scoring.ts …
 * ranking: the order of the forty resumes of ranking.json by score and by hand, with --show each · gain <folder>…: what the
 * built-in analyst gains, with --show each edit · answers <folder>…: what plausible answers to every question gain, and whether
 * each typed fact stands once in the Markdown · kept <folder>…: whether edits, settled doubts, typed answers or filled fields cost
 * points, and how many steps bring what they promise · editing [rounds]: what follows when a line of two pages is written over.
 */
import { linesOf, linesOfSection, type Resume } from "~/core/resume";
import { answerChanges } from "~/features/resume/asking/answer-changes";
import { nextSteps } from "~/features/resume/asking/next-steps";
import { plausibleAnswer } from "~/features/resume/asking/plausible-answers";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { toMarkdown } from "~/features/resume/formats/markdown";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import { matchJob } from "~/features/resume/match/match-job";
import type { LayoutFacts } from "~/features/resume/reading/extracted";
import { lineChanges } from "~/features/resume/results/paper/line-changes";
import { applyChanges } from "~/features/resume/revising/owner-changes";
import { adviseOn } from "~/features/resume/rewriting/advice";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreAsRead, scoreResume } from "~/features/resume/scoring/score";
import * as keptWord from "../support/kept-word";
import { readRanking, resumeOf, scoreOf, spearman } from "../support/ranking";
import { cleanLayout } from "../support/resumes";
import { isSet, mean, processorTime, quantile, readableResumes, runPart } from "./common";

function ranking() {
  for (const language of ["en", "zh"]) {
    const own = readRanking()
      .filter((one) => one.language === language)
      .toSorted((a, b) => a.rank - b.rank);
    const scores = own.map(scoreOf);
    if (isSet("show"))
      for (const [at, { rank, id }] of own.entries()) {
        const parts = scores[at]?.parts.map((part) => `${part.id} ${part.points.toFixed(1)}`).join("  ");
        console.info(`${language} ${rank}\t${scores[at]?.total}\t${id}\t${parts}`);
      }
    const correlation = spearman(
      own.map(({ rank }) => -rank),
      scores.map(({ exact }) => exact),
    );
    console.info(`${language} Spearman ${correlation.toFixed(3)}`);
  }
}

async function gain(...folders: string[]) {
  const gains: number[] = [];
  const shown: number[] = [];
  for await (const { name, document, resume } of readableResumes(folders)) {
    const { accepted } = admitEdits(resume, rewriteResume(resume.sections, resume.language));
    const better = keptWord.asProposed(resume);
    const before = scoreResume(resume, document.layout).exact;
    gains.push(scoreResume(better, document.layout).exact - before);
    shown.push(scoreResume(better, exportedLayout(document.layout)).exact - before);
    if (!isSet("show")) continue;
    console.info(`${name}: ${gains.at(-1)?.toFixed(2)}, as exported ${shown.at(-1)?.toFixed(2)}`);
    for (const { before, after, edit } of accepted)
      console.info(`  ${edit.reasons.map(({ rule }) => rule).join(", ")}:\n    - ${before}\n    + ${after}`);
  }
  const negative = gains.filter((one) => one < -0.005).length;
  console.info(
    `${gains.length} files, mean gain ${mean(gains).toFixed(2)} (text), ${mean(shown).toFixed(2)} (exported), least ${Math.min(...gains).toFixed(2)}, negative ${negative}`,
  );
}

/** Text as it is compared: no blanks, marks of Markdown or grouping of digits. */
const plain = (text: string) => text.replace(/[\s\\,，]/g, "").toLowerCase();
const timesIn = (text: string, part: string) => text.split(part).length - 1;

const facts = { typed: 0, notOnce: [] as string[] };

/** Asks and answers until nothing is left to ask; what follows from an answer is asked in the next round. */
function answerAll(start: Resume, layout: LayoutFacts): Resume {
  let resume = start;
  let turn = 0;
  const done = new Set<string>();
  for (let round = 0; round < 4; round += 1) {
    const score = scoreResume(resume, exportedLayout(layout));
    for (const question of questionsFor(resume, score).filter(({ id }) => !done.has(id))) {
      done.add(question.id);
      turn += 1;
      let added = 0;
      const answer = plausibleAnswer(question, resume.language, turn);
      const changes = answerChanges(resume, question, answer, () => {
        added += 1;
        return `new:${turn}:${added}`;
      });
      if (changes.length === 0) continue;
      const next = applyChanges(resume, changes);
      const [before, after] = [plain(toMarkdown(resume)), plain(toMarkdown(next))];
      for (const { name, type } of question.fields) {
        const fact = plain(answer[name] ?? "").replace(/[.。]$/, "");
        if (fact === "" || !["text", "number", "email", "phone"].includes(type)) continue;
        facts.typed += 1;
        const known = timesIn(before, fact);
        // "What changed" may be told by the line already; then "it" stands for it. And 20000 may be written 2万.
        const times = name === "what" && known > 0 ? 1 : timesIn(after, fact) - known;
        const short = `${Number(fact) / 1e4}万`;
        if (times !== 1 && timesIn(after, short) <= timesIn(before, short))
          facts.notOnce.push(`${question.ask} ${name} “${answer[name]}” ×${times}`);
      }
      resume = next;
    }
  }
  return resume;
}

async function answers(...folders: string[]) {
  const overUpload: number[] = [];
  const overOptimised: number[] = [];
  for await (const { name, document, resume } of readableResumes(folders)) {
    const { layout } = document;
    const upload = scoreAsRead(resume, layout);
    if (!upload || resume.sections.length < 2) continue;
    const optimised = keptWord.asProposed(resume);
    const proposed = scoreResume(optimised, exportedLayout(layout)).exact;
    const answered = scoreResume(answerAll(optimised, layout), exportedLayout(layout)).exact;
    overUpload.push(answered - upload.exact);
    overOptimised.push(answered - proposed);
    if (isSet("show"))
      console.info(
        `${name}: ${[upload.exact, proposed, answered].map((score) => score.toFixed(1)).join(" → ")}`,
      );
  }
  for (const [name, all] of Object.entries({
    "upload as read": overUpload,
    "optimised text": overOptimised,
  })) {
    const spread = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((share) => quantile(all, share).toFixed(1));
    console.info(
      `gain over the ${name}, ${all.length} resumes: mean ${mean(all).toFixed(2)}; 0 · 10 · 25 · 50 · 75 · 90 · 100 %: ${spread.join(" · ")}`,
    );
  }
  console.info(
    `facts typed ${facts.typed}, not once ${facts.notOnce.length}: ${facts.notOnce.slice(0, 12).join("; ")}`,
  );
}

async function kept(...folders: string[]) {
  const tried: keptWord.Tried[] = [];
  const steps: ReturnType<typeof keptWord.triedSteps> = [];
  for await (const { name, document, resume } of readableResumes(folders)) {
    const { layout } = document;
    if (resume.sections.length < 2 || !scoreAsRead(resume, layout)) continue;
    const start = keptWord.asProposed(resume);
    const own = [
      ...keptWord.triedEdits(resume, layout),
      ...keptWord.triedMends(resume, layout),
      ...keptWord.triedAnswers(start, layout, [0, 1]),
      ...keptWord.triedFills(start, layout),
    ];
    tried.push(...own);
    steps.push(...keptWord.triedSteps(start, layout, [2, 3, 4]));
    for (const { gain, what } of isSet("show") ? own.filter(keptWord.isLoss) : [])
      console.info(`${name} ${gain.toFixed(3)} ${what}`);
  }
  for (const [kind, some] of Map.groupBy(tried, (one) => one.kind)) {
    const worst = Math.min(0, ...some.map((one) => one.gain));
    const costly = some.filter(keptWord.isLoss).length;
    console.info(
      `${kind}: ${some.length} tried, ${costly} cost points, worst ${worst.toFixed(3)}, mean gain ${mean(some.map((one) => one.gain)).toFixed(2)}`,
    );
  }
  for (const [step, some] of [["all", steps] as const, ...Map.groupBy(steps, (one) => one.step)]) {
    const kept = 100 * mean(some.map(({ isKept }) => Number(isKept)));
    const range = mean(some.map(({ from, to }) => to - from));
    console.info(
      `steps, ${step}: ${some.length} answered, ${kept.toFixed(1)} % within a point of the promise, mean range ${range.toFixed(2)}`,
    );
  }
}

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

function editing(rounds = "30") {
  const layout = exportedLayout(cleanLayout({ pages: 2 }));
  const job = "We look for an engineer with Go, Kafka, PostgreSQL and five years of experience in payments.";
  for (const language of ["en", "zh"] as const) {
    const resume = twoPages(language);
    const lines = resume.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines));
    const times: Record<string, number[]> = { "until the score": [], questions: [], steps: [], marks: [] };
    for (let round = 0; round < Number(rounds); round += 1) {
      const line = lines[round % lines.length];
      const changes = [{ kind: "write" as const, line: line?.id ?? "", text: `${line?.text} ${round}` }];
      times["until the score"]?.push(
        processorTime(() => {
          const now = applyChanges(resume, changes);
          matchJob(now, job);
          adviseOn(now, scoreResume(now, layout));
          toMarkdown(now);
        }),
      );
      const now = applyChanges(resume, changes);
      const score = scoreResume(now, layout);
      times.questions?.push(processorTime(() => questionsFor(now, score)));
      const questions = questionsFor(now, score);
      times.steps?.push(processorTime(() => nextSteps(now, layout, questions)));
      times.marks?.push(processorTime(() => lineChanges(resume, now, [], new Set())));
    }
    console.info(`${language}: ${linesOf(resume).length} lines`);
    for (const [name, each] of Object.entries(times))
      console.info(
        `  ${name}: p50 ${quantile(each, 0.5).toFixed(1)} ms of processor, p95 ${quantile(each, 0.95).toFixed(1)}`,
      );
  }
}

await runPart({ ranking, gain, answers, kept, editing });
