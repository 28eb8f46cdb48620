import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import {
  averageChinese,
  averageEnglish,
  buildResume,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../../test/support/resumes";
import { arrangedResume } from "../../../../../test/support/sheet-texts";
import { weights } from "../../../../../test/support/weights";
import { toMarkdown } from "../../formats/markdown";
import { interviewQuestions } from "../../interview/interview";
import { questionsMarkdown } from "../../interview/qa-markdown";
import { parseResume } from "../../parsing/parse";
import { extractDocx } from "../../reading/extract-docx";
import { arrangedBlocks } from "../sheet/arranged";
import { blocksOf } from "../sheet/blocks";
import { type Design, templateIds } from "../sheet/design";
import { documentBlocks } from "../sheet/document-blocks";
import { designOf, templates } from "../sheet/templates";
import { resumeDocx } from "./write-resume-docx";

function docxOf(resume: Resume, changes: Partial<Design> = {}): Uint8Array {
  const { language } = resume;
  const design = { ...designOf("classic", language), ...changes };
  return resumeDocx(blocksOf(resume), design, { language, title: "Ann's resume" });
}

function partOf(docx: Uint8Array, name: string): string {
  const part = unzipSync(docx)[name];
  return part ? strFromU8(part) : "";
}

function readBack(docx: Uint8Array) {
  const read = extractDocx(docx);
  if (!read.ok) throw new Error(read.reason);
  return read.document;
}

const small = (bullets: string[]) =>
  buildResume({
    language: "en",
    contact: { name: "Ann Lee", email: "ann@a.example", links: ["ann.dev/work", "@ann"] },
    sections: [{ kind: "skills", heading: "Skills", bullets }],
  });

const resumes: [string, Resume][] = [
  ["a strong English resume", strongEnglish()],
  ["an average English resume", averageEnglish()],
  ["an English student's resume", studentEnglish()],
  ["a strong Chinese resume", strongChinese()],
  ["an average Chinese resume", averageChinese()],
  ["a Chinese student's resume", studentChinese()],
];

test.each(templateIds.flatMap((template) => resumes.map(([name, resume]) => ({ template, name, resume }))))(
  "$name in $template is itself again when the document is read",
  ({ template, resume }) => {
    const docx = docxOf(resume, designOf(template, resume.language));
    const { main } = arrangedBlocks(blocksOf(resume), { ...templates[template], bar: false });
    const wanted = toMarkdown(arrangedResume(resume, main));
    expect(toMarkdown(parseResume(readBack(docx), weights))).toBe(wanted);
  },
);

test("headings, names and bullets have Word's own styles", () => {
  const docx = docxOf(strongEnglish());
  const used = new Set(
    [...partOf(docx, "word/document.xml").matchAll(/w:pStyle w:val="(\w+)"/g)].map(([, id]) => id),
  );
  expect([...used]).toEqual(["Title", "Subtitle", "Contact", "Heading1", "Heading2", "ListBullet"]);
  const styles = partOf(docx, "word/styles.xml");
  for (const id of used) expect(styles).toContain(`w:styleId="${id}"`);
  const { lines } = readBack(docx);
  expect(lines.find(({ text }) => text === "Experience")).toMatchObject({ heading: 1 });
  expect(lines.find(({ text }) => text.startsWith("Redesigned"))).toMatchObject({ bullet: true });
});

test("dates stand behind a tab on the line of the names, and below where there is no room for both", () => {
  const entry = (title: string) =>
    buildResume({
      language: "en",
      sections: [
        {
          kind: "experience",
          heading: "Experience",
          entries: [{ title, organisation: "Acme", dates: "2020 – 2021" }],
        },
      ],
    });
  const texts = (resume: Resume) => readBack(docxOf(resume)).lines.map(({ text }) => text);
  expect(texts(entry("Engineer"))).toEqual(["Experience", "Engineer — Acme\t2020 – 2021"]);
  const long = "Engineer of very many things ".repeat(4).trim();
  expect(texts(entry(long))).toEqual(["Experience", `${long} — Acme`, "2020 – 2021"]);
});

test("e-mail and web addresses lead somewhere, and nothing else does", () => {
  const resume = small(["See https://a.example/b.", "Node.js, javascript:alert(1)"]);
  const targets = [
    ...partOf(docxOf(resume), "word/_rels/document.xml.rels").matchAll(/Target="([^"]*:[^"]*)"/g),
  ];
  expect(targets.map(([, target]) => target)).toEqual([
    "mailto:ann@a.example",
    "https://ann.dev/work",
    "https://a.example/b",
  ]);
});

test("the paper, the size and the accent of the design are those of the document", () => {
  const docx = docxOf(small([]), { paper: "letter", size: 11, accent: "#123abc" });
  expect(partOf(docx, "word/document.xml")).toContain('<w:pgSz w:w="12240" w:h="15840"/>');
  const styles = partOf(docx, "word/styles.xml");
  expect(styles).toContain('<w:sz w:val="22"/>');
  expect(styles).toContain("123ABC");
});

test("markup and what XML cannot hold are characters or left out", () => {
  const { lines } = readBack(docxOf(small(['<w:t>"A" & B</w:t>', "a\u0000b\u0001\ud800c", "𠮷野家 镕 㛃"])));
  expect(lines.slice(-3).map(({ text }) => text)).toEqual(['<w:t>"A" & B</w:t>', "abc", "𠮷野家 镕 㛃"]);
  expect(partOf(docxOf(small([])), "docProps/core.xml")).toContain("<dc:title>Ann's resume</dc:title>");
});

/** A PNG header that states a size; nobody decodes it here. */
function photo(width: number, height: number): string {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  const size = [width, height].flatMap((side) => [0, 0, side >> 8, side & 255]);
  return `data:image/png;base64,${btoa(String.fromCharCode(...bytes, ...size, 8, 6, 0, 0, 0))}`;
}

test("a photo fills its slot by losing what is too wide, in the template that has one", () => {
  const design = (template: Design["template"]) => ({ ...designOf(template, "zh"), photo: photo(500, 500) });
  const docx = docxOf(strongChinese(), design("chinese"));
  const body = partOf(docx, "word/document.xml");
  expect(unzipSync(docx)["word/media/photo.png"]).toBeDefined();
  expect(body).toContain('<a:srcRect l="14264" t="0" r="14264" b="0"/>');
  expect(toMarkdown(parseResume(readBack(docx), weights))).toBe(toMarkdown(strongChinese()));
  expect(unzipSync(docxOf(strongChinese(), design("classic")))["word/media/photo.png"]).toBeUndefined();
});

test.each([
  ["no picture", "data:image/png;base64,AAAA"],
  ["a cut picture", photo(3, 4).slice(0, 40)],
  ["a picture without a width", photo(0, 4)],
])("%s is left out", (_, source) => {
  const docx = docxOf(strongChinese(), { ...designOf("chinese", "zh"), photo: source });
  expect(partOf(docx, "word/document.xml")).not.toContain("w:drawing");
});

test("the interview sheet has topics as headings, questions as entries and answers with their label bold", () => {
  const markdown = questionsMarkdown(interviewQuestions(strongEnglish(), null), "en");
  const blocks = documentBlocks(markdown);
  expect(blocks.slice(0, 2)).toMatchObject([
    { kind: "name", lines: [{ text: "Interview questions" }] },
    { kind: "heading", lines: [{ text: "You and the position" }] },
  ]);
  const opening = blocks.find(({ lines }) => lines[0]?.text.startsWith("Opening: "));
  expect(opening).toMatchObject({ kind: "text", lead: "Opening:".length });
  const docx = resumeDocx(blocks, designOf("classic", "en"), { language: "en", title: "t" });
  expect(readBack(docx).lines.map(({ text }) => text)).toEqual(blocks.map(({ lines }) => lines[0]?.text));
  expect(partOf(docx, "word/document.xml")).toContain(
    '<w:b/></w:rPr><w:t xml:space="preserve">Opening:</w:t>',
  );
});

test("the same resume gives the same bytes", () => {
  expect(docxOf(strongEnglish())).toEqual(docxOf(strongEnglish()));
});
