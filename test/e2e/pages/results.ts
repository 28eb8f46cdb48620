import { type Line, linesOfSection, type ProposedEdit, type ReplaceEdit, type Resume } from "~/core/resume";
import { toMarkdown } from "~/features/resume/formats/markdown";
import type { AcceptedEdit, Report, ResumeData } from "~/features/resume/report";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { scoreAsRead, scoreResume } from "~/features/resume/scoring/score";
import { averageChinese, averageEnglish, buildResume, cleanLayout } from "../../support/resumes";

function accepted(id: string, edit: ProposedEdit, before: string, after: string): AcceptedEdit {
  return { id, edit, before, after };
}

/** A result with these changes, as the upload call hands it over. */
export function sampleResult(resume: Resume, edits: AcceptedEdit[], more: Partial<Report> = {}): ResumeData {
  const { declined = [] } = more;
  const layout = cleanLayout();
  const better = applyEdits(
    resume,
    edits.filter(({ id }) => !declined.includes(id)).map(({ edit }) => edit),
  );
  const before = scoreAsRead(resume, layout);
  const after = before && scoreResume(better, layout);
  return {
    optimized_resume: toMarkdown(better),
    modification_reasons: "## What was changed and why\n\n1. A duty became a deed.\n",
    summary: "A short summary.",
    original_score: before?.total ?? null,
    optimized_score: after?.total ?? null,
    qa: "## Why this role?\n\nBecause of **the work** itself.\n",
    report: {
      rubric_version: "1.0.0",
      reader: "builtin",
      analyst: "builtin",
      fallback: null,
      before,
      after,
      job_match: null,
      edits,
      declined: [],
      refused: [],
      rejected: { newFact: 1 },
      advice: [],
      warnings: [{ code: "columns", values: { count: 2 } }],
      resume,
      layout,
      job_description: null,
      letter: null,
      ...more,
    },
  };
}

/** An English result of several pages: a weak opening that was mended and a heading that was made standard. */
export function englishResult(): ResumeData {
  const bullets = [
    "Shipped the office workflow that fixed the affiliate figures: efficient, customer-facing and 38% faster for 4,200 staff.",
    "Reduced p99 latency of the checkout API from 1,240 ms to 310 ms by moving three hot queries to a read replica.",
    "Wrote the incident handbook and halved the mean time to recovery to 27 minutes for 23 on-call engineers.",
  ];
  const resume = buildResume({
    language: "en",
    contact: {
      name: "Zoë Fitzgerald",
      email: "zoe@example.com",
      phone: "+44 20 7946 0018",
      links: ["https://example.com"],
    },
    sections: [
      {
        kind: "experience",
        heading: "Work History",
        entries: Array.from({ length: 9 }, (_, index) => ({
          title: "Platform Engineer",
          organisation: `Fjord & Søn ${index + 1}`,
          dates: `Mar ${2024 - 2 * index} – Feb ${2026 - 2 * index}`,
          bullets: index === 0 ? ["Responsible for leading a team of six engineers", ...bullets] : bullets,
        })),
      },
      { kind: "skills", heading: "Skills", body: ["TypeScript, Go, C++, C#, .NET, Node.js, PostgreSQL"] },
    ],
  });
  const [work] = resume.sections;
  const weak = "Responsible for leading a team of six engineers";
  return sampleResult(resume, [
    accepted(
      "edit-1",
      {
        kind: "replace",
        line: work?.heading?.id ?? "",
        original: "Work History",
        replacement: "Experience",
        reasons: [{ rule: "heading", values: { to: "Experience" } }],
      },
      "Work History",
      "Experience",
    ),
    accepted(
      "edit-2",
      {
        kind: "replace",
        line: work?.entries[0]?.lines[0]?.id ?? "",
        original: "Responsible for leading",
        replacement: "Led",
        reasons: [{ rule: "weakOpening", values: { from: "Responsible for", to: "Led" } }],
      },
      weak,
      "Led a team of six engineers",
    ),
  ]);
}

/** A Chinese result without changes; with rare characters, unless only common ones are wanted. */
export function chineseResult(rare = true): ResumeData {
  const [name, employer] = rare ? ["欧阳镕㛃", "𠮷野"] : ["欧阳镕洁", "吉野"];
  const bullets = [
    "主导订单中心拆分为 12 个微服务，采用 Go 与 Kafka，峰值 QPS 从 3,000 提升至 21,000，P99 延迟由 480 ms 降至 95 ms。",
    "搭建“全链路灰度发布”平台，上线事故率由 2.1% 降至 0.3%，回滚时间缩短到 40 秒以内。",
  ];
  const resume = buildResume({
    language: "zh",
    contact: { name, email: "ouyang@example.com", phone: "13800138000" },
    sections: [
      {
        kind: "experience",
        heading: "工作经历",
        entries: Array.from({ length: 12 }, (_, index) => ({
          title: "后端工程师",
          organisation: `${employer}科技（深圳）有限公司第 ${index + 1} 事业部`,
          dates: `${2025 - index}.03 – ${2026 - index}.02`,
          bullets,
        })),
      },
    ],
  });
  return sampleResult(resume, []);
}

/** The first job of a result read with doubt: its title and employer are swapped, and nobody found the e-mail address. */
function inDoubt({ contact, sections, language }: Resume, lines: string[]): Resume {
  const [email] = [contact.email].flatMap((line) => line?.text ?? []);
  return {
    language,
    contact: {
      ...contact,
      email: null,
      doubt: { fields: ["email"], lines: [`✉ ${email?.replace("@", " @ ")}`] },
    },
    sections: sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry, index) =>
        index > 0 || section.kind !== "experience"
          ? entry
          : {
              ...entry,
              title: entry.organisation,
              organisation: entry.title,
              doubt: { fields: ["title", "organisation"], lines },
            },
      ),
    })),
  };
}

/** An average English result: two doubts, a change of two lines at once, a declined change and a refused one. */
export function doubtfulEnglish(): ResumeData {
  const resume = inDoubt(averageEnglish(), ["Lakeview Foods   Marketing Coordinator", "May 2019 – Present"]);
  const [summary, work] = resume.sections;
  const [first, second, third, fourth] = work?.entries[0]?.lines ?? [];
  const [claim] = summary?.lines ?? [];
  if (!first || !second || !third || !fourth || !claim) throw new Error("the sample has too few lines");
  const cut = (text: string) => text.replace(".", "");
  const endOf = ({ id, text }: Line): ReplaceEdit => ({
    kind: "replace",
    line: id,
    original: text,
    replacement: cut(text),
    reasons: [{ rule: "punctuation" }],
  });
  return sampleResult(
    resume,
    [
      accepted(
        "edit-1",
        {
          kind: "replace",
          line: claim.id,
          original: "I am a team player",
          replacement: "A team player",
          reasons: [{ rule: "firstPerson" }],
        },
        claim.text,
        claim.text.replace("I am a team player", "A team player"),
      ),
      accepted(
        "edit-2",
        { kind: "group", edits: [endOf(second), endOf(third)], reasons: [{ rule: "punctuation" }] },
        `${second.text}\n${third.text}`,
        `${cut(second.text)}\n${cut(third.text)}`,
      ),
      accepted(
        "edit-3",
        {
          kind: "replace",
          line: fourth.id,
          original: "Worked on the new product website",
          replacement: "Took part in the new product website",
          reasons: [{ rule: "reworded", text: "Says what you did." }],
        },
        fourth.text,
        fourth.text.replace("Worked on", "Took part in"),
      ),
    ],
    {
      declined: ["edit-3"],
      refused: [
        {
          id: "refused-1",
          line: first.id,
          before: first.text,
          after: "Ran the company newsletter and the social media channels of two brands.",
          gate: "strongerClaim",
        },
      ],
      rejected: { strongerClaim: 1, notFound: 2 },
      job_description: "We look for a marketing manager with Google Analytics, Mailchimp and SQL.",
      job_match: {
        terms: [
          { term: "Google Analytics", need: "must", proof: "named" },
          { term: "SQL", need: "nice", proof: "missing" },
        ],
        coverage: 0.44,
      },
    },
  );
}

/** An average result without doubts or changes: what would help is asked of its owner. */
export function averageResult(language: "en" | "zh"): ResumeData {
  return sampleResult(language === "en" ? averageEnglish() : averageChinese(), []);
}

/** A result of which so little was understood that it has no score: the kind of every section is in doubt. */
export function unscoredResult(language: "en" | "zh"): ResumeData {
  const resume = language === "en" ? averageEnglish() : averageChinese();
  const sections = resume.sections.map((section): Resume["sections"][number] => ({
    ...section,
    kind: "other",
    doubt: { fields: ["kind"], lines: linesOfSection(section).map(({ text }) => text) },
  }));
  return sampleResult({ ...resume, sections }, []);
}
