import { expect, it } from "vitest";
import type { Resume } from "~/core/resume";
import { type Draft, documentOf } from "../../../../test/support/lines";
import {
  averageChinese,
  averageEnglish,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { toMarkdown } from "../export/markdown";
import { parseResume } from "./parse";

/** The sizes (points) in which the exported page sets `#`, `##`, `###` and everything else. */
const sizes = [9.8, 18.8, 12, 10.5];

/** The lines that a PDF reader finds in the document that we export. */
function exportedLines(resume: Resume): Draft[] {
  const blocks = toMarkdown(resume)
    .split("\n")
    .filter((line) => line !== "");
  return blocks.map((line) => {
    const [mark = "", level = ""] = /^(#+) /.exec(line) ?? [];
    const text = line
      .slice(mark.length)
      .replace(/^- /, "• ")
      .replace(/<(https?:[^>]+)>/g, "$1")
      .replace(/\\(.)/g, "$1");
    return { text, size: sizes[level.length] ?? 9.8 };
  });
}

it.each([
  ["a strong English resume", strongEnglish()],
  ["an average English resume", averageEnglish()],
  ["an English student's resume", studentEnglish()],
  ["a strong Chinese resume", strongChinese()],
  ["an average Chinese resume", averageChinese()],
  ["a Chinese student's resume", studentChinese()],
])("%s is still itself when our own export is uploaded", (_, resume) => {
  const again = parseResume(documentOf(...exportedLines(resume)));
  expect(toMarkdown(again)).toBe(toMarkdown(resume));
  expect(again.language).toBe(resume.language);
  expect(again.sections.map((section) => section.kind)).toEqual(
    resume.sections.map((section) => section.kind),
  );
});
