import { readFileSync } from "node:fs";
import { jobTerms } from "~/features/resume/match/job-terms";

/** How many of the terms that a recruiter would list for an advertisement are found, and how many of those found are such:
 * `npx tsx test/bench/job-terms.ts <file.json> [show]`. */
type Job = { id: string; language: "en" | "zh"; text: string; must: string[]; nice: string[] };

const [file = "", show] = process.argv.slice(2);
const jobs: Job[] = JSON.parse(readFileSync(file, "utf8"));
const plain = (text: string) => text.toLowerCase().replace(/s\b/g, "");
const tally = new Map<
  string,
  { found: number; wanted: number; right: number; terms: number; need: number }
>();
for (const { id, language, text, must, nice } of jobs) {
  const terms = jobTerms(text);
  const isFor = (want: string, { term, matches }: (typeof terms)[number]) =>
    plain(want) === plain(term) || matches(want) || plain(want).includes(plain(term));
  const wanted = [...must, ...nice];
  const missed = wanted.filter((want) => !terms.some((term) => isFor(want, term)));
  const beside = terms.filter((term) => !wanted.some((want) => isFor(want, term)));
  const need = terms.filter((term) => (term.need === "must" ? must : nice).some((want) => isFor(want, term)));
  const sum = tally.get(language) ?? { found: 0, wanted: 0, right: 0, terms: 0, need: 0 };
  sum.found += wanted.length - missed.length;
  sum.wanted += wanted.length;
  sum.right += terms.length - beside.length;
  sum.terms += terms.length;
  sum.need += need.length;
  tally.set(language, sum);
  if (show)
    console.info(
      `${id}\n   missed: ${missed.join(" | ")}\n   beside: ${beside.map(({ term }) => term).join(" | ")}`,
    );
}
for (const [language, { found, wanted, right, terms, need }] of tally)
  console.info(
    `${language}: found ${found} of ${wanted} (${(found / wanted).toFixed(3)}), right ${right} of ${terms} (${(right / terms).toFixed(3)}), as must or nice ${need}`,
  );
