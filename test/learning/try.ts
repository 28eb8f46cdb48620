import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pageOf } from "~/features/resume/labelling/features";
import { labelPage } from "~/features/resume/labelling/label-page";
import { openWeights } from "~/features/resume/labelling/weights";
import { detectLanguage } from "~/features/resume/lexicon/detect-language";
import { bodyOf, parseResume } from "~/features/resume/parsing/parse";
import { align, type Found } from "./align";
import { add, measure, share, show, type Tally } from "./measure";
import { randomOf } from "./random";
import { bodiesOf, designsOf, poolsOf, printing, type Rendered, render, wordsOf } from "./render";
import { readSamples, type Sample, truthOf } from "./samples";
import { type Lesson, train, usualRecipe } from "./train";
import { vary } from "./vary";

const root = process.cwd();
const cacheDir = join(root, ".wrangler/learn");
mkdirSync(cacheDir, { recursive: true });
const mode = process.argv[2] ?? "last";
const D = process.env.DATA ?? "/work/main/test/learning";
async function cached<T>(key: string, make: () => Promise<T>): Promise<T> {
  const file = join(cacheDir, `${createHash("sha1").update(key).digest("hex")}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const value = await make();
  writeFileSync(file, JSON.stringify(value));
  return value;
}
const samples: Sample[] = [];
for (const set of [
  "held-out",
  "unseen",
  "unseen-later",
  "unseen-third",
  "unseen-fourth",
  ...(process.env.MORE?.split(",") ?? []),
  "",
])
  samples.push(
    ...(await cached(`samples ${set}`, () => readSamples(join(root, "test/data/resume", set), set))),
  );
for (const set of (process.env.PAGES ?? "").split(",").filter((name: string) => name)) {
  const folder = join(root, "test/learning/pages", set);
  samples.push(
    ...(await cached(`pages ${set} ${readdirSync(folder).join()}`, () =>
      printing((print) => readSamples(folder, `page-${set}`, print)),
    )),
  );
}
const found: Found = new Map();
const note = (f: Found) => {
  for (const [k, v] of f) {
    const o = found.get(k) ?? { found: 0, exact: 0, all: 0 };
    found.set(k, { found: o.found + v.found, exact: o.exact + v.exact, all: o.all + v.all });
  }
};
type Doc = Lesson & { sample: Sample; language: string };
const t0 = performance.now();
const docOf = (sample: Sample): Doc => {
  const page = pageOf(bodyOf(sample.document).body);
  const aligned = align(page, truthOf(sample));
  note(aligned.found);
  return {
    page,
    labels: aligned.labels,
    group: `${sample.set}${sample.name}`,
    sample,
    language: detectLanguage(sample.document.lines.map((l) => l.text).join("\n")),
  };
};
const docs = samples.map(docOf);
console.error(
  "real",
  docs.length,
  ((performance.now() - t0) / 1000).toFixed(1),
  JSON.stringify(Object.fromEntries([...found].map(([k, v]) => [k, `${v.found}/${v.all}`]))),
);
const made: Lesson[] = [];
const TIMES = Number(process.env.TIMES ?? 8);
if (TIMES > 0) {
  found.clear();
  const bodies = bodiesOf(join(D, "bodies")).filter(({ value }) => value.lang);
  const words = wordsOf(join(D, "words"));
  const pools = poolsOf(join(D, "pools"));
  const per = new Map<string, [number, number]>();
  for (const design of designsOf(join(D, "designs"))) {
    const pages = await cached(`v2 ${design.name} ${design.value} ${TIMES}`, () =>
      printing((print) => render([design], bodies, words, pools, TIMES, print)).catch((e) => {
        console.error(design.name, String(e).slice(0, 200));
        return [] as Rendered[];
      }),
    );
    for (const one of pages) {
      const page = pageOf(bodyOf(one.document).body);
      const aligned = align(page, one.truth);
      note(aligned.found);
      const c = per.get(design.name) ?? [0, 0];
      for (const k of ["experience title", "experience organisation", "experience dates", "headings"]) {
        const v = aligned.found.get(k);
        if (v) {
          c[0] += v.found;
          c[1] += v.all;
        }
      }
      per.set(design.name, c);
      const share =
        [...aligned.found].reduce((s, [, v]) => s + v.found, 0) /
        [...aligned.found].reduce((s, [, v]) => s + v.all, 0);
      if (share > 0.9)
        made.push({
          page,
          labels: aligned.labels,
          group: design.name,
          share: Number(process.env.SHARE ?? 1),
        });
    }
  }
  console.error(
    "made",
    made.length,
    JSON.stringify(Object.fromEntries([...found].map(([k, v]) => [k, `${v.found}/${v.all}`]))),
  );
  console.error(
    [...per]
      .map(([n, [a, b]]) => [n, (a / b).toFixed(2)])
      .filter(([, s]) => Number(s) < 0.97)
      .map((x) => x.join(" "))
      .join("; "),
  );
}
const recipe = {
  ...usualRecipe,
  epochs: Number(process.env.EPOCHS ?? 12),
  ...JSON.parse(process.env.RECIPE ?? "{}"),
};
const again = Number(process.env.AGAIN ?? 1);
const extra: Sample[] = process.env.SET
  ? await cached(`set ${process.env.SET}`, () => readSamples(process.env.SET ?? "", "fresh"))
  : [];
const langOf = (sample: Sample) => detectLanguage(sample.document.lines.map((l) => l.text).join("\n"));
type Test = { sample: Sample; language: string };
const makers = [...new Set(docs.map((d) => d.sample.maker))];
const FOLDS = Number(process.env.FOLDS ?? 4);
const jobs: { train: Doc[]; test: Test[] }[] = [];
if (extra.length)
  jobs.push({ train: docs, test: extra.map((sample) => ({ sample, language: langOf(sample) })) });
else if (mode === "seen") jobs.push({ train: docs, test: docs });
else if (mode === "cv")
  for (let f = 0; f < FOLDS; f += 1) {
    const out = (d: Doc) => makers.indexOf(d.sample.maker) % FOLDS === f && d.sample.set.startsWith("unseen");
    jobs.push({ train: docs.filter((d) => !out(d)), test: docs.filter(out) });
  }
else {
  const out = (d: Doc) =>
    mode === "last" ? /fourth-[ef]/.test(d.sample.maker) : d.sample.set === "unseen-fourth";
  jobs.push({ train: docs.filter((d) => !out(d)), test: docs.filter(out) });
}
const VARY = Number(process.env.VARY ?? 0);
const variants = new Map<Doc, Lesson[]>();
function variedOf(doc: Doc): Lesson[] {
  const known = variants.get(doc);
  if (known) return known;
  const lang = doc.language === "zh" ? "zh" : "en";
  const fresh = Array.from({ length: VARY }, (_, time) => {
    const { lines, labels } = vary(
      doc.page,
      doc.labels,
      wordsOf(join(D, "words"))[lang],
      poolsOf(join(D, "pools"))[lang],
      randomOf(docs.indexOf(doc) * 10 + time + 1),
    );
    const page = pageOf(lines);
    if (page.segments.length !== labels.length) throw new Error("labels");
    return { page, labels, group: doc.group };
  });
  variants.set(doc, fresh);
  return fresh;
}
const tallies = new Map<string, [Tally, Tally]>();
const doubtsOf = new Map<string, Tally>();
const worst: [number, string][] = [];
for (const job of jobs) {
  const t = performance.now();
  const bytes = process.env.IN
    ? new Uint8Array(readFileSync(process.env.IN))
    : train(
        [...Array.from({ length: again }, () => job.train).flat(), ...job.train.flatMap(variedOf), ...made],
        recipe,
      );
  console.error(
    "trained",
    ((performance.now() - t) / 1000).toFixed(1),
    "s",
    bytes.length,
    gzipSync(bytes).length,
  );
  if (process.env.OUT) writeFileSync(process.env.OUT, bytes);
  const weights = openWeights(bytes);
  for (const d of job.test)
    for (const [name, w] of [
      ["rules", undefined],
      ["pair", weights],
      ["learned", weights],
    ] as const) {
      const m = measure(
        parseResume(d.sample.document, w, name === "learned" ? "labels" : "both"),
        d.sample.saved,
      );
      const key = `${mode === "ship" ? `${d.sample.set} ` : ""}${d.language} ${name}`;
      const own = tallies.get(key) ?? [new Map(), new Map()];
      add(own[0], m.recall);
      add(own[1], m.precision);
      const dd = doubtsOf.get(key) ?? new Map();
      add(dd, m.doubts);
      doubtsOf.set(key, dd);
      tallies.set(key, own);
      if (w && process.env.PAGE && new RegExp(process.env.PAGE).test(d.sample.name)) {
        const own = labelPage(bodyOf(d.sample.document).body, w);
        const gold = align(own, truthOf(d.sample)).labels;
        console.log(`== ${d.sample.name}`);
        own.lines.forEach((_line, at) => {
          const from = own.firsts[at] ?? -1;
          if (from < 0) return;
          console.log(
            own.segments
              .slice(from, from + (own.segments[from]?.count ?? 0))
              .map((segment, i) => {
                const [l, g] = [own.labels[from + i], gold[from + i]];
                return `${l === g ? l : `**${l}/${g}**`}‹${segment.text.slice(0, 40)}›`;
              })
              .join(" "),
          );
        });
      }
      if (w)
        worst.push([
          share(m.recall),
          `${d.sample.set} ${d.sample.name} ${show(m.recall).slice(0, 5)}${process.env.SHOW ? `\n    ${m.missed.join("\n    ")}` : ""}`,
        ]);
    }
}
for (const key of [...tallies.keys()].sort()) {
  const [r, p] = tallies.get(key) ?? [new Map(), new Map()];
  console.log(key, "R", show(r), "\n     P", show(p), "\n    D", show(doubtsOf.get(key) ?? new Map()));
}
if (process.env.SHOW)
  for (const [, text] of worst.sort((a, b) => a[0] - b[0]).slice(0, Number(process.env.SHOW)))
    console.log(text);
