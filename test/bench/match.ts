/**
 * What the match makes of advertisements: npx tsx test/bench/match.ts …
 * terms <file>: how many of the terms that a recruiter would list are found, and how many of those found are such; with --show
 * which are not · stuffing: what a resume gains by keywords without use, beside what real use of them brings.
 */
import { readFileSync } from "node:fs";
import { jobTerms } from "~/features/resume/match/job-terms";
import { matchJob } from "~/features/resume/match/match-job";
import { resumeOf } from "../support/ranking";
import { isSet, runPart } from "./common";

type Job = { id: string; language: "en" | "zh"; text: string; must: string[]; nice: string[] };
type Stuffing = { job: string; resume: string; bare: string; stuffed: string[]; stuffedKinds: string[] };

const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8"));
const plain = (text: string) => text.toLowerCase().replace(/s\b/g, "");

function terms(file: string) {
  for (const language of ["en", "zh"]) {
    const sum = { found: 0, wanted: 0, right: 0, terms: 0, need: 0 };
    for (const { id, text, must, nice } of read<Job[]>(file).filter((job) => job.language === language)) {
      const terms = jobTerms(text);
      const isFor = (want: string, { term, matches }: (typeof terms)[number]) =>
        plain(want) === plain(term) || matches(want) || plain(want).includes(plain(term));
      const wanted = [...must, ...nice];
      const missed = wanted.filter((want) => !terms.some((term) => isFor(want, term)));
      const beside = terms.filter((term) => !wanted.some((want) => isFor(want, term)));
      sum.found += wanted.length - missed.length;
      sum.wanted += wanted.length;
      sum.right += terms.length - beside.length;
      sum.terms += terms.length;
      sum.need += terms.filter((term) =>
        (term.need === "must" ? must : nice).some((want) => isFor(want, term)),
      ).length;
      if (isSet("show"))
        console.info(
          `${id}\n   missed: ${missed.join(" | ")}\n   beside: ${beside.map(({ term }) => term).join(" | ")}`,
        );
    }
    const [found, right] = [sum.found / sum.wanted, sum.right / sum.terms].map((share) => share.toFixed(3));
    console.info(
      `${language}: found ${sum.found} of ${sum.wanted} (${found}), right ${sum.right} of ${sum.terms} (${right}), as must or nice ${sum.need}`,
    );
  }
}

function stuffing() {
  const jobs = read<Job[]>("test/data/resume/jobs.json");
  const all = read<Stuffing[]>("test/data/resume/stuffing.json").flatMap(
    ({ job: id, resume, bare, stuffed, stuffedKinds }) => {
      const { language, text: wanted } = jobs.find((job) => job.id === id) ?? { language: "en", text: "" };
      const coverage = (text: string) =>
        matchJob(resumeOf({ rank: 0, id, language, text, why: "" }), wanted)?.coverage ?? 0;
      const [real, least] = [coverage(resume), coverage(bare)];
      const gains = stuffed.map((text) => (coverage(text) - least) / (real - least));
      console.info(`${id}: ${gains.map((gain, at) => `${stuffedKinds[at]} ${gain.toFixed(2)}`).join(", ")}`);
      return gains;
    },
  );
  const above = all.filter((gain) => gain > 0.1).length;
  console.info(`most ${Math.max(...all).toFixed(2)}, above a tenth ${above} of ${all.length}`);
}

await runPart({ terms, stuffing });
