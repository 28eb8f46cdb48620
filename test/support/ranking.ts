import { readFileSync } from "node:fs";
import type { Resume, ResumeLanguage } from "~/core/resume";
import { detectLanguage } from "~/features/resume/lexicon/detect-language";
import { headingOf } from "~/features/resume/lexicon/headings";
import { parseContact } from "~/features/resume/parsing/parse-contact";
import { scoreResume } from "~/features/resume/scoring/score";
import { documentOf } from "./lines";
import { buildResume, cleanLayout, type EntryDraft, type SectionDraft } from "./resumes";

/** A resume in the fixed form of the published ranking; rank 1 is the best of its language. */
export type Ranked = { rank: number; id: string; language: ResumeLanguage; text: string; why: string };

export function readRanking(): Ranked[] {
  return JSON.parse(readFileSync(new URL("../data/resume/ranking.json", import.meta.url), "utf8"));
}

/** `# name`, a line of contact, `## section`, `### title — employer — dates`, `- bullet`. */
export function resumeOf({ text, language }: Ranked): Resume {
  const [top = "", ...parts] = text.split(/^## /m);
  const sections = parts.map((part): SectionDraft => {
    const [heading = "", ...lines] = part.split("\n");
    const kind = headingOf(heading);
    const section: SectionDraft = {
      kind: kind && kind !== "contact" ? kind : "other",
      heading,
      body: [],
      bullets: [],
      entries: [],
    };
    let entry: EntryDraft | undefined;
    for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
      if (line.startsWith("### ")) {
        const cells = line.slice(4).split(/\s+—\s+/);
        const dates =
          cells.length > 1 && /\d{4}|至今|present/i.test(cells.at(-1) ?? "") ? cells.pop() : undefined;
        const [title, organisation, place] = cells;
        entry = { title, organisation, place, dates, details: [], bullets: [] };
        section.entries?.push(entry);
      } else if (line.startsWith("- ")) (entry ?? section).bullets?.push(line.slice(2));
      else (entry ? entry.details : section.body)?.push(line);
    }
    return section;
  });
  const contact = parseContact(documentOf(...top.replace(/^# /, "").split("\n").filter(Boolean)).lines);
  return { ...buildResume({ language, sections }), contact, language: language ?? detectLanguage(text) };
}

/** A page holds some 450 words or 1,000 characters of Chinese. */
function pagesOf({ text, language }: Ranked): number {
  const size = language === "zh" ? text.length / 1000 : text.split(/\s+/).length / 450;
  return Math.max(1, Math.ceil(size - 0.1));
}

export function scoreOf(ranked: Ranked) {
  return scoreResume(resumeOf(ranked), cleanLayout({ pages: pagesOf(ranked) }));
}

function ranksOf(values: number[]): number[] {
  return values.map((value) => {
    const better = values.filter((other) => other > value).length;
    return better + (values.filter((other) => other === value).length + 1) / 2;
  });
}

/** Spearman's rank correlation, −1 to 1. */
export function spearman(a: number[], b: number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const mean = (x.length + 1) / 2;
  const product = (one: number[], other: number[]) =>
    one.reduce((sum, value, index) => sum + (value - mean) * ((other[index] ?? mean) - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}
