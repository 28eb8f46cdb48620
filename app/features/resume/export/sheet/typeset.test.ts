import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import * as samples from "../../../../../test/support/resumes";
import { buildResume } from "../../../../../test/support/resumes";
import { drawnResume, lostTexts } from "../../../../../test/support/sheet-texts";
import { arrangedBlocks } from "./arranged";
import { type Block, blocksOf } from "./blocks";
import { type Design, papers, templateIds } from "./design";
import { estimate } from "./fonts";
import type { Sheet, SheetPage, TextRun } from "./sheet";
import { defaultDesign, designOf, templates } from "./templates";
import { MARGIN, typeset } from "./typeset";

function sheetOf(resume: Resume, design: Partial<Design> = {}, uploadPages: number | null = null) {
  const { language } = resume;
  const whole = { ...designOf(design.template ?? "classic", language), ...design };
  return typeset(blocksOf(resume), whole, { language, uploadPages }, estimate);
}

const known = [
  samples.strongEnglish(),
  samples.averageEnglish(),
  samples.studentEnglish(),
  samples.strongChinese(),
  samples.averageChinese(),
  samples.studentChinese(),
];
const drawn = Array.from({ length: 24 }, (_, seed) => drawnResume(seed));

function idsOf(block: Block): string[] {
  const others = block.kind === "entry" ? [block.dates, block.place] : [];
  return [...block.lines, ...others].flatMap((line) => line?.id ?? []);
}

test.each(templateIds)("%s drops, repeats and moves no text, whatever the resume and the fit", (template) => {
  for (const resume of [...known, ...drawn]) {
    const sheet = sheetOf(resume, { template, fit: "onePage" });
    const { head, bar, main } = arrangedBlocks(blocksOf(resume), templates[template]);
    if (bar.length === 0) expect(lostTexts([...head, ...main], sheet)).toEqual([]);
    const inBar = new Set(bar.flatMap(idsOf));
    const runsOf = (isWanted: (line: string) => boolean): Sheet => ({
      ...sheet,
      pages: sheet.pages.map((page) => ({
        ...page,
        runs: page.runs.filter(({ line }) => line !== null && isWanted(line)),
      })),
    });
    expect(
      lostTexts(
        bar,
        runsOf((line) => inBar.has(line)),
      ),
    ).toEqual([]);
    expect(
      lostTexts(
        [...head, ...main],
        runsOf((line) => !inBar.has(line)),
      ),
    ).toEqual([]);
  }
});

test("the runs of a line hold its text and nothing of another line", () => {
  const bare = (text: string) => text.replace(/\s+/gu, "");
  for (const resume of [...known, ...drawn]) {
    const runs = sheetOf(resume).pages.flatMap((page) => page.runs);
    const lines = blocksOf(resume).flatMap((block) => [
      ...block.lines,
      ...(block.kind === "entry" ? [block.dates, block.place].filter((line) => line !== null) : []),
    ]);
    for (const { id, text } of lines) {
      const own = runs.filter(({ line }) => line === id).map((run) => run.text);
      expect(bare(own.join(""))).toBe(bare(text));
    }
    expect(runs.filter(({ line, text }) => line === null && !/^[•·—]$/u.test(text.trim()))).toEqual([]);
  }
});

test.each(templateIds)("%s keeps everything within its 10 mm margins", (template) => {
  for (const resume of [...known, ...drawn.slice(0, 8)]) {
    for (const paper of ["a4", "letter"] as const) {
      const { width, height } = papers[paper];
      for (const { runs, rules } of sheetOf(resume, { template, paper, fit: "onePage" }).pages) {
        const ends = [...runs, ...rules].map((one) => one.x + one.width);
        expect(Math.max(...ends)).toBeLessThanOrEqual(width - MARGIN + 0.1);
        expect(Math.min(...runs.map(({ x }) => x))).toBeGreaterThanOrEqual(MARGIN - 0.1);
        expect(Math.max(...runs.map(({ y }) => y))).toBeLessThanOrEqual(height - MARGIN);
        expect(Math.min(...runs.map(({ y, size }) => y - size))).toBeGreaterThan(MARGIN - 12);
      }
    }
  }
});

const lastRun = ({ runs }: SheetPage) => runs.at(-1);
const isHeading = (page: SheetPage, run: TextRun | undefined) =>
  page.marks.some(({ title, level }) => level === 1 && title === run?.text);

test("no heading and no head of an entry stands alone at the foot of a page", () => {
  for (const resume of known) {
    for (let size = 9.5; size <= 12; size += 0.25) {
      const { pages } = sheetOf(resume, { size, fit: "free", template: "executive" });
      for (const page of pages.slice(0, -1)) {
        expect(isHeading(page, lastRun(page))).toBe(false);
        const foot = Math.max(...page.marks.map(({ y }) => y));
        expect(foot).toBeLessThan(lastRun(page)?.y ?? 0);
      }
    }
  }
});

test("a paragraph leaves at least two lines on either side of a turn of the page", () => {
  const body = Array.from({ length: 40 }, () => "word ".repeat(60));
  for (let above = 0; above < 12; above += 1) {
    const sections = [
      { kind: "skills" as const, bullets: Array.from({ length: above }, () => "Go") },
      { kind: "summary" as const, body },
    ];
    const { pages } = sheetOf(buildResume({ language: "en", sections }), { fit: "free" });
    const linesOfLast = (runs: TextRun[]) => {
      const ends = runs.map(({ space }) => space === "\n");
      return runs.length - 1 - ends.lastIndexOf(true, ends.length - 2);
    };
    for (const [index, { runs }] of pages.entries()) {
      const next = pages[index + 1]?.runs;
      if (!next || runs.at(-1)?.space === "\n") continue;
      expect(linesOfLast(runs)).toBeGreaterThanOrEqual(2);
      expect(next.findIndex(({ space }) => space === "\n")).toBeGreaterThanOrEqual(1);
    }
  }
});

test("dates and place stand flush right on the title line", () => {
  const { pages } = sheetOf(samples.strongEnglish());
  const runs = pages[0]?.runs ?? [];
  const title = runs.find(({ text }) => text === "Senior Backend Engineer" && text);
  const at = runs.findIndex(({ text }) => text === "Mar 2021 – Present");
  const place = runs[at + 2];
  const heads = runs.filter(({ face, text }) => face.bold && text === "Senior Backend Engineer");
  expect(title).toBeDefined();
  expect(runs[at]?.y).toBe(heads[0]?.y);
  const edge = Math.max(...(pages[0]?.rules ?? []).map(({ x, width }) => x + width));
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeCloseTo(edge, 1);
});

test("an employer without room beside the title goes below it, before the dates", () => {
  const entry = { title: "Engineer ".repeat(9), organisation: "Acme ".repeat(6), dates: "2019 – 2021" };
  const { pages } = sheetOf(
    buildResume({ language: "en", sections: [{ kind: "experience", entries: [entry] }] }),
  );
  const [title, employer, dates] = pages[0]?.runs ?? [];
  expect(employer?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY);
  expect([dates?.text, dates?.y]).toEqual(["2019 – 2021", employer?.y]);
});

test("words and lines can be told again from what follows each run", () => {
  const sections = [
    { kind: "summary" as const, heading: "Summary", body: ["one two three ".repeat(20).trim()] },
  ];
  const { pages } = sheetOf(buildResume({ language: "en", sections }));
  const read = pages[0]?.runs.map(({ text, space }) => text + space).join("");
  expect(read).toBe(`Summary\n${"one two three ".repeat(20).trim()}\n`);
});

test("a Chinese line neither starts with a closing mark nor ends with an opening one", () => {
  for (const resume of [samples.strongChinese(), ...drawn.filter(({ language }) => language === "zh")]) {
    for (const { runs } of sheetOf(resume, { template: "chinese" }).pages) {
      const broken = runs.filter(({ space }, index) => space === "" && runs[index + 1]?.y !== runs[index]?.y);
      for (const { text } of broken) expect(text).not.toMatch(/[（《「『【〔]$/u);
      const starts = runs.filter(
        (run, index) => index > 0 && runs[index - 1]?.space === "" && runs[index - 1]?.y !== run.y,
      );
      for (const { text } of starts) expect(text).not.toMatch(/^[，。、；：！？）》」』】]/u);
    }
  }
});

test("a bullet stands before its text on the same line, which hangs behind it", () => {
  const text = "word ".repeat(40).trim();
  const { pages } = sheetOf(
    buildResume({ language: "en", sections: [{ kind: "experience", bullets: [text] }] }),
  );
  const [bullet, first, second] = pages[0]?.runs ?? [];
  expect([bullet?.text, bullet?.space, bullet?.y]).toEqual(["•", " ", first?.y]);
  expect(second?.x).toBe(first?.x);
  expect(first?.x).toBeGreaterThan(bullet?.x ?? 0);
});

test("academic publications hang; others do not", () => {
  const sections = [{ kind: "publications" as const, body: ["word ".repeat(40).trim()] }];
  const resume = buildResume({ language: "en", sections });
  const indent = (template: Design["template"]) => {
    const [first, second] = sheetOf(resume, { template }).pages[0]?.runs ?? [];
    return (second?.x ?? 0) - (first?.x ?? 0);
  };
  expect(indent("academic")).toBeGreaterThan(10);
  expect(indent("classic")).toBe(0);
});

const photo = "data:image/jpeg;base64,AAAA";

test("a photo stands right of the head where the template has room for it, and only there", () => {
  const resume = samples.strongChinese();
  const [page] = sheetOf(resume, { template: "chinese", photo }).pages;
  const [picture] = page?.pictures ?? [];
  expect(picture?.source).toBe(photo);
  const heading = page?.marks[0]?.y ?? 0;
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(heading);
  for (const run of page?.runs.filter(({ y }) => y < heading) ?? []) {
    expect(run.x + run.width).toBeLessThanOrEqual(picture?.x ?? 0);
  }
  expect(sheetOf(resume, { template: "classic", photo }).pages[0]?.pictures).toEqual([]);
});

test("one page is reached by spacing and size, never below 9.5 points, and it is said where it is not", () => {
  const fitting = sheetOf(samples.strongEnglish(), { fit: "onePage" });
  expect([fitting.pages.length, fitting.fits]).toEqual([1, true]);
  expect(fitting.spacing).toBeLessThan(1);
  const body = Array.from({ length: 90 }, () => "word ".repeat(30));
  const long = buildResume({ language: "en", sections: [{ kind: "summary", body }] });
  const failing = sheetOf(long, { fit: "onePage" });
  expect(failing.fits).toBe(false);
  expect(failing.pages.length).toBeGreaterThan(1);
  expect(failing.size).toBeGreaterThanOrEqual(9.5);
  expect(lostTexts(blocksOf(long), failing)).toEqual([]);
});

test("as uploaded takes no more pages than the upload, and any number where that is not known", () => {
  const resume = samples.strongEnglish();
  const open = sheetOf(resume, { fit: "asUploaded", size: 12 });
  expect([open.pages.length, open.size, open.fits]).toEqual([2, 12, true]);
  const limited = sheetOf(resume, { fit: "asUploaded", size: 12 }, 1);
  expect([limited.pages.length, limited.fits]).toEqual([1, true]);
});

test("headings and entries are in the outline, addresses are links", () => {
  const { pages } = sheetOf(samples.strongEnglish(), { fit: "free" });
  const marks = pages.flatMap((page) => page.marks);
  expect(marks.filter(({ level }) => level === 1).map(({ title }) => title)).toEqual([
    "Summary",
    "Experience",
    "Projects",
    "Skills",
    "Education",
    "Languages",
  ]);
  expect(marks).toContainEqual(expect.objectContaining({ title: "Backend Engineer", level: 2 }));
  const links = pages.flatMap((page) => page.runs.flatMap(({ link }) => link ?? []));
  expect(links).toEqual([
    "mailto:maya.lindqvist@example.com",
    "https://www.linkedin.com/in/maya-lindqvist",
    "https://github.com/mayalq",
  ]);
});

test("a resume without anything is an empty page", () => {
  const { pages, fits } = sheetOf(buildResume({ language: "en", sections: [] }), {
    photo,
    template: "chinese",
  });
  expect([pages.length, pages[0]?.runs, fits]).toEqual([1, [], true]);
});

test("each language has its own first design, which is free", () => {
  expect([defaultDesign("en").template, defaultDesign("zh").template]).toEqual(["classic", "chinese"]);
});

test("an address that is somewhat longer than its line is set smaller and stays whole", () => {
  const address = `https://github.com/zoe-example/${"a-long-name-".repeat(5)}`;
  const resume = buildResume({ language: "en", contact: { links: [address] }, sections: [] });
  const runs = sheetOf(resume, { template: "executive", size: 12, fit: "free" }).pages.flatMap(
    (page) => page.runs,
  );
  const run = runs.find(({ text }) => text === address);
  expect(run?.size).toBeLessThan(12);
});
