import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "~/features/resume/labelling/features";
import { detectLanguage } from "~/features/resume/lexicon/detect-language";
import { bodyOf } from "~/features/resume/parsing/parse";
import { documentOfSample } from "~/features/resume/sample/sample-resume";
import { englishSample } from "~/features/resume/sample/sample-resume.en";
import { chineseSample } from "~/features/resume/sample/sample-resume.zh";
import { align, foundShare } from "./align";
import { ownSheet } from "./own-sheets";
import { randomOf } from "./random";
import { bodiesOf, designsOf, poolsOf, printing, type Rendered, render, wordsOf } from "./render";
import { type Print, readSamples, type Sample, truthOf } from "./samples";
import type { Lesson } from "./train";
import { vary } from "./vary";

const here = import.meta.dirname;
const cache = join(here, "../../.wrangler/learning");

/** Folders of pages that people made, each with its truth beside it. */
const folders = [
  "resume",
  "resume/held-out",
  "resume/unseen",
  "resume/unseen-later",
  "resume/unseen-third",
  "resume/unseen-fourth",
  "resume/unseen-fifth",
].map((name) => join(here, "../data", name));

/** Of every real page so many with other words in its places. */
const variants = 3;
/** Every design is poured so many times, and each of these pages taken in so many of an epoch's turns: real pages teach more. */
const [pours, madeShare] = [6, 0.3];
/** A page of ours of which less is found where it should stand teaches the wrong. */
const leastFound = 0.9;
const pagesPerSheet = 8;

export type Pupil = { sample: Sample; language: "en" | "zh"; lessons: Lesson[] };

/** What takes long is kept by what it is made of. */
async function kept<Value>(key: string[], make: () => Promise<Value>): Promise<Value> {
  const file = join(cache, `${createHash("sha1").update(key.join("\n")).digest("hex")}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const value = await make();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, JSON.stringify(value));
  return value;
}

function languageOf({ document }: Sample): "en" | "zh" {
  return detectLanguage(document.lines.map(({ text }) => text).join("\n")) === "zh" ? "zh" : "en";
}

/** What the files of a folder hold, in short. */
function contentsOf(folder: string): string {
  const sum = createHash("sha1");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (name.includes(".")) sum.update(name).update(readFileSync(join(folder, name)));
  return sum.digest("hex");
}

async function samplesOf(folder: string, print: Print): Promise<Sample[]> {
  const set = folder.slice(folder.lastIndexOf("/") + 1);
  return kept([set, contentsOf(folder)], () => readSamples(folder, set, print));
}

/** The resumes that everybody is shown are to be read without doubt. */
function shownSamples(): Sample[] {
  return [
    { name: "en", sample: englishSample },
    { name: "zh", sample: chineseSample },
  ].map(({ name, sample }) => ({
    ...{ set: "shown", name, maker: "shown", document: documentOfSample(sample) },
    saved: JSON.parse(readFileSync(join(here, "shown", `${name}.truth.json`), "utf8")),
  }));
}

/** Every page with a truth, and what it teaches: itself, and its layout in other words. */
export function pupilsOf(samples: Sample[]): Pupil[] {
  const [words, pools] = [wordsOf(join(here, "words")), poolsOf(join(here, "pools"))];
  return samples.map((sample, index) => {
    const page = pageOf(bodyOf(sample.document).body);
    const { labels } = align(page, truthOf(sample));
    const language = languageOf(sample);
    const group = `${sample.set}/${sample.name}`;
    const varied = Array.from({ length: variants }, (_, time) => {
      const other = vary(page, labels, words[language], pools[language], randomOf(index * 10 + time + 1));
      return { page: pageOf(other.lines), labels: other.labels, group };
    });
    return { sample, language, lessons: [{ page, labels, group }, ...varied] };
  });
}

/** Our own sheets are read as well as those of others: what every so many pages say, as we would save it. */
async function sheetLessons(samples: Sample[]): Promise<Lesson[]> {
  const lessons: Lesson[] = [];
  for (const [index, sample] of samples.entries()) {
    if (index % pagesPerSheet > 0) continue;
    const { labels } = align(pageOf(bodyOf(sample.document).body), truthOf(sample));
    const document = await kept(["sheet", `${index}`, JSON.stringify(sample)], () =>
      ownSheet(sample.document, labels, languageOf(sample), index / pagesPerSheet),
    );
    if (!document) continue;
    const page = pageOf(bodyOf(document).body);
    const own = align(page, truthOf(sample));
    if (foundShare(own.found) >= leastFound)
      lessons.push({ page, labels: own.labels, group: `${sample.set}/${sample.name}` });
  }
  return lessons;
}

/** Pages of people nobody is, in every design of ours. */
async function madeLessons(print: Print): Promise<Lesson[]> {
  const [words, pools] = [wordsOf(join(here, "words")), poolsOf(join(here, "pools"))];
  const bodies = bodiesOf(join(here, "bodies"));
  const people = ["bodies", "words", "pools"].map((name) => contentsOf(join(here, name)));
  const lessons: Lesson[] = [];
  for (const design of designsOf(join(here, "designs"))) {
    const pages = await kept(
      [design.name, design.value, `${pours}`, ...people],
      (): Promise<Rendered[]> => render([design], bodies, words, pools, pours, print),
    );
    for (const { document, truth } of pages) {
      const page = pageOf(bodyOf(document).body);
      const { labels, found } = align(page, truth);
      if (foundShare(found) >= leastFound)
        lessons.push({ page, labels, group: design.name, share: madeShare });
    }
  }
  return lessons;
}

/** All that is learned from. */
export async function readLessons(): Promise<{ pupils: Pupil[]; made: Lesson[] }> {
  return printing(async (print) => {
    const samples: Sample[] = [];
    const pages = join(here, "pages");
    for (const folder of [...folders, ...readdirSync(pages).map((name) => join(pages, name))])
      samples.push(...(await samplesOf(folder, print)));
    samples.push(...shownSamples());
    const made = [...(await sheetLessons(samples)), ...(await madeLessons(print))];
    return { pupils: pupilsOf(samples), made };
  });
}

export async function readFolder(folder: string): Promise<{ sample: Sample; language: "en" | "zh" }[]> {
  const samples = await printing((print) => samplesOf(folder, print));
  return samples.map((sample) => ({ sample, language: languageOf(sample) }));
}
