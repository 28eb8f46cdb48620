import { expect, test } from "vitest";
import { averageChinese, strongChinese, strongEnglish } from "../../../../../test/support/resumes";
import { parseResume } from "../../parsing/parse";
import { extractDocx } from "../../reading/extract-docx";
import { toMarkdown } from "../markdown";
import { escapeXml, writeDocx } from "./write-docx";

function readBack(markdown: string, lang: "en" | "zh" = "en") {
  const read = extractDocx(writeDocx(markdown, { lang, title: "resume" }));
  if (!read.ok) throw new Error(read.reason);
  return read.document;
}

const textOf = (markdown: string) => readBack(markdown).lines.map(({ text }) => text);

test.each([
  ["strong English", strongEnglish()],
  ["strong Chinese", strongChinese()],
  ["average Chinese", averageChinese()],
])("a %s resume reads back with every entry and bullet", (_, resume) => {
  const back = parseResume(readBack(toMarkdown(resume), resume.language));
  const bullets = (each: typeof resume) =>
    each.sections
      .flatMap(({ lines, entries }) => [...lines, ...entries.flatMap((entry) => entry.lines)])
      .filter(({ bullet }) => bullet);
  expect(bullets(back).map(({ text }) => text)).toEqual(bullets(resume).map(({ text }) => text));
  expect(back.contact.name?.text).toBe(resume.contact.name?.text);
  expect(back.contact.email?.text).toBe(resume.contact.email?.text);
});

test("headings are real headings and list items real list items", () => {
  const { lines } = readBack("# Ann Lee\n\n## Experience\n\n### Engineer — Acme\n\n- Built it\n- Ran it");
  expect(lines.map(({ text, heading, bullet }) => [text, heading, bullet])).toEqual([
    ["Ann Lee", 1, false],
    ["Experience", 2, false],
    ["Engineer — Acme", 3, false],
    ["Built it", null, true],
    ["Ran it", null, true],
  ]);
});

test("links keep their address, and only those of the web and of mail", () => {
  const { lines } = readBack("[site](https://ann.example) and [trap](javascript:alert(1))");
  expect(lines[0]?.text).toBe("site and trap");
  expect(lines[0]?.links).toEqual(["https://ann.example"]);
});

test.each([
  ["escaped marks", "5 \\* 4 \\_x\\_ 100%", "5 * 4 _x_ 100%"],
  ["entities", "R&amp;D for A&lt;B", "R&D for A<B"],
  ["ampersands and angles", "Q&A, a \\<b\\> c", "Q&A, a <b> c"],
  ["emphasis", "**Bold** and *slanted* and `code`", "Bold and slanted and code"],
  ["emphasis beside Chinese marks", "**名称：**内容", "名称：内容"],
  ["rare characters", "𠮷野家 镕 㛃", "𠮷野家 镕 㛃"],
])("%s read as they show", (_, markdown, text) => {
  expect(textOf(markdown)).toEqual([text]);
});

test("HTML is left out and runs nowhere", () => {
  expect(textOf("before\n\n<script>alert(1)</script>\n\nafter")).toEqual(["before", "after"]);
});

test("a nested list keeps its items in order", () => {
  expect(textOf("1. one\n   - inner\n2. two")).toEqual(["one", "inner", "two"]);
});

test("what XML cannot hold is left out", () => {
  expect(escapeXml('a\u0000b\u{1}<"&>\ud800')).toBe("ab&lt;&quot;&amp;&gt;");
});

test("the same text gives the same bytes", () => {
  const write = () => writeDocx("# Ann", { lang: "en", title: "t" });
  expect(write()).toEqual(write());
});
