import { linesOfSection, type Resume, type Section } from "~/core/resume";
import type { Block } from "~/features/resume/export/sheet/blocks";
import type { Sheet } from "~/features/resume/export/sheet/sheet";
import { randomOf } from "../learning/random";
import { buildResume, type ResumeDraft } from "./resumes";

/** Without what a side bar leaves out of an address. */
const bare = (text: string) => text.replace(/\s+|https?:\/\/(?:www\.)?/gu, "").replace(/\/$/, "");

function textsOf(block: Block): string[] {
  const own = block.lines.map((line) => line.text);
  return block.kind === "entry"
    ? [...own, ...[block.dates, block.place].flatMap((line) => line?.text ?? [])]
    : own;
}

/** The resume with its sections in the order of these blocks. */
export function arrangedResume(resume: Resume, blocks: Block[]): Resume {
  const order = blocks.flatMap(({ lines }) => lines.map(({ id }) => id));
  const place = (section: Section) =>
    order.indexOf(linesOfSection(section).find(({ id }) => order.includes(id))?.id ?? "");
  return { ...resume, sections: resume.sections.toSorted((one, other) => place(one) - place(other)) };
}

/** Where a sheet does not hold each text of the blocks once and in their order, with nothing but signs of its own between them. */
export function lostTexts(blocks: Block[], sheet: Sheet): string[] {
  const whole = bare(sheet.pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(""));
  const faults: string[] = [];
  let from = 0;
  for (const text of blocks.flatMap(textsOf).map(bare)) {
    const at = whole.indexOf(text, from);
    if (at < 0 || !/^[•—·]{0,2}$/u.test(whole.slice(from, at))) faults.push(text);
    else from = at + text.length;
  }
  return from === whole.length ? faults : [...faults, `left over: ${whole.slice(from)}`];
}

const english =
  "led a team of six engineers who built customer-facing tools in Go and PostgreSQL, cutting cost by 38% (p95) — see https://example.com/a/very/long/path?with=many&words=in_it or mail a.b@example.com; C++/C# 2019-2021".split(
    " ",
  );
const chinese =
  "主导 清结算系统 重构， 引入 Kafka 与 分库分表， 将 日终处理 时间 从 6 小时 缩短 到 40 分钟； （覆盖 1200 家商户）、 《标准》 “零丢失” ——".split(
    " ",
  );

/** A resume of any shape: fields missing, words longer than a line, entries without lines, sections without a heading. */
export function drawnResume(seed: number) {
  const draw = randomOf(seed);
  const language = draw() < 0.5 ? "en" : "zh";
  const words = language === "en" ? english : chinese;
  const text = (most: number) => {
    const chosen = Array.from(
      { length: 1 + Math.floor(draw() * most) },
      () => words[Math.floor(draw() * words.length)] ?? "x",
    );
    const long = draw() < 0.03 ? ["x".repeat(20 + Math.floor(draw() * 300))] : [];
    return [...chosen, ...long].join(language === "en" ? " " : "");
  };
  const maybe = (most: number) => (draw() < 0.7 ? text(most) : undefined);
  const many = (most: number, length: number) =>
    Array.from({ length: Math.floor(draw() * most) }, () => text(length));
  const draft: ResumeDraft = {
    language,
    contact: {
      name: maybe(3),
      headline: maybe(5),
      email: maybe(1),
      phone: maybe(1),
      place: maybe(2),
      links: many(4, 1),
      other: many(3, 6),
    },
    sections: (["summary", "experience", "projects", "skills", "publications", "education"] as const).map(
      (kind) => ({
        kind,
        heading: maybe(4),
        body: many(4, 60),
        bullets: many(5, 40),
        entries: Array.from({ length: Math.floor(draw() * 6) }, () => ({
          title: maybe(12),
          organisation: maybe(12),
          place: maybe(3),
          dates: maybe(5),
          bullets: many(8, 40),
        })),
      }),
    ),
  };
  return buildResume(draft);
}
