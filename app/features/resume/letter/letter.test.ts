import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { strongChinese, strongEnglish } from "../../../../test/support/resumes";
import { resumeDocx } from "../export/docx/write-resume-docx";
import { estimate } from "../export/sheet/fonts";
import { defaultDesign } from "../export/sheet/templates";
import { typeset } from "../export/sheet/typeset";
import { letterBlocks } from "./letter";

const english = "Dear Hiring Manager,\n\nI would like to join you.\n\nKind regards,\nMaya Lindqvist";
const chinese = "尊敬的招聘负责人：\n您好！\n\n我希望加入贵公司。\n\n此致\n敬礼！\n陈思远";

test.each([
  ["English", english, strongEnglish(), [0, 1, 2]],
  ["Chinese", chinese, strongChinese(), [0, 2, 3]],
] as const)(
  "the paragraphs of an %s letter stand apart on the sheet and in Word",
  (_, text, resume, firsts) => {
    const { language } = resume;
    const design = { ...defaultDesign(language), fit: "free" as const };
    const blocks = letterBlocks(text, resume);
    const lines = text.split("\n").filter((line) => line !== "");

    const runs = typeset(blocks, design, { language, uploadPages: null }, estimate).pages[0]?.runs ?? [];
    const from = runs.findIndex((run) => run.text === lines[0]);
    const tops = runs.slice(from).map(({ y }) => y);
    const steps = tops.slice(1).map((y, index) => y - (tops[index] ?? 0));
    const close = Math.min(...steps);
    expect(runs.slice(from).map((run) => run.text)).toEqual(lines);
    const wide = steps.flatMap((step, index) => (step > close + design.size * 0.7 ? [index + 1] : []));
    expect(wide).toEqual(firsts.filter((index) => index > 0));

    const docx = unzipSync(resumeDocx(blocks, design, { language, title: "Letter" }));
    const body = strFromU8(docx["word/document.xml"] ?? new Uint8Array());
    const apart = [...body.matchAll(/"BodyText"\/><\/w:pPr><w:r><w:t[^>]*>([^<]*)/g)].map(
      ([, first]) => first,
    );
    expect(apart).toEqual(firsts.map((index) => lines[index]));
  },
);
