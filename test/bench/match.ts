import { readFileSync } from "node:fs";
import { jobTerms } from "~/features/resume/match/job-terms";
import { matchJob } from "~/features/resume/match/match-job";
import { type Ranked, resumeOf } from "../support/ranking";

/** What the match finds in twelve advertisements, and what a resume gains by stuffing: `npx tsx test/bench/match.ts [show]`. */
type Job = {
  id: string;
  language: "en" | "zh";
  text: string;
  must: string[];
  nice: string[];
  notTerms: string[];
};
type Stuffing = { job: string; resume: string; bare: string; stuffed: string[]; stuffedKinds: string[] };

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../data/resume/${name}.json`, import.meta.url), "utf8"));
const jobs = read<Job[]>("jobs");
const show = process.argv.includes("show");
const total = { found: 0, wanted: 0, terms: 0, wrong: 0, rightNeed: 0 };
const same = (wanted: string, term: string) => {
  const [a, b] = [wanted, term].map((text) => text.toLowerCase().replace(/s\b/g, ""));
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a));
};
for (const job of jobs) {
  const terms = jobTerms(job.text);
  const wanted = [...job.must, ...job.nice];
  const missed = wanted.filter(
    (want) => !terms.some(({ term, matches }) => same(want, term) || matches(want)),
  );
  const wrong = terms.filter(
    ({ term }) =>
      job.notTerms.some((no) => no.toLowerCase().includes(term.toLowerCase())) &&
      !wanted.some((want) => same(want, term)),
  );
  const extra = terms.filter(
    ({ term, matches }) => !wanted.some((want) => same(want, term) || matches(want)),
  );
  const needs = terms.filter(({ term, need, matches }) =>
    (need === "must" ? job.must : job.nice).some((want) => same(want, term) || matches(want)),
  );
  total.found += wanted.length - missed.length;
  total.wanted += wanted.length;
  total.terms += terms.length;
  total.wrong += wrong.length;
  total.rightNeed += needs.length;
  console.info(
    `${job.id}\tfound ${wanted.length - missed.length}/${wanted.length}\tterms ${terms.length}\tno terms ${wrong.length}`,
  );
  if (show) {
    console.info(`   missed: ${missed.join(" | ")}`);
    console.info(`   wrong: ${wrong.map(({ term }) => term).join(" | ")}`);
    console.info(`   beside: ${extra.map(({ term, need }) => `${term} (${need})`).join(" | ")}`);
  }
}
console.info(JSON.stringify(total));
const ratios: number[] = [];
for (const { job: id, resume, bare, stuffed, stuffedKinds } of read<Stuffing[]>("stuffing")) {
  const job = jobs.find((one) => one.id === id);
  if (!job) continue;
  const of = (text: string) => {
    const ranked: Ranked = { rank: 0, id, language: job.language, text, why: "" };
    return matchJob(resumeOf(ranked), job.text)?.coverage ?? 0;
  };
  const [real, least] = [of(resume), of(bare)];
  const gains = stuffed.map((text) => (of(text) - least) / (real - least));
  ratios.push(...gains);
  console.info(
    `${id}\treal ${real.toFixed(2)}\tbare ${least.toFixed(2)}\tstuffing gains ${gains.map((gain, at) => `${stuffedKinds[at]} ${gain.toFixed(2)}`).join(", ")}`,
  );
}
console.info(
  `stuffing: most ${Math.max(...ratios).toFixed(2)}, above a tenth ${ratios.filter((ratio) => ratio > 0.1).length} of ${ratios.length}`,
);
for (const a of jobs) {
  const row = jobs
    .filter(({ language }) => language === a.language)
    .map((b) => {
      const own = read<Stuffing[]>("stuffing").find(({ job }) => job === b.id);
      const ranked: Ranked = { rank: 0, id: "", language: a.language, text: own?.resume ?? "", why: "" };
      return (matchJob(resumeOf(ranked), a.text)?.coverage ?? 0).toFixed(2);
    });
  console.info(`${a.id}\t${row.join(" ")}`);
}
