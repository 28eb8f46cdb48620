import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import * as samples from "../../../../test/support/resumes";
import * as trades from "../../../../test/support/trade-resumes";
import { weights } from "../../../../test/support/weights";
import { toMarkdown } from "../formats/markdown";
import { parseResume } from "../parsing/parse";
import { extractMarkdown } from "./extract-markdown";
import { withinBudget } from "./long-lines";

function documentOf(markdown: string) {
  const result = extractMarkdown(markdown);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

test.each<[string, Resume]>([
  ["a strong English resume", samples.strongEnglish()],
  ["an average English resume", samples.averageEnglish()],
  ["an English student's resume", samples.studentEnglish()],
  ["a list of keywords", samples.keywordList("en")],
  ["a strong Chinese resume", samples.strongChinese()],
  ["an average Chinese resume", samples.averageChinese()],
  ["a Chinese student's resume", samples.studentChinese()],
  ["a Chinese list of keywords", samples.keywordList("zh")],
  ["a nurse's resume", trades.nurse()],
  ["a teacher's resume", trades.teacher()],
  ["a seller's resume", trades.seller()],
  ["an operator's resume", trades.operator()],
  ["an accountant's resume", trades.accountant()],
])("%s is itself again when our own Markdown is read back", (_, resume) => {
  const { resume: again } = documentOf(toMarkdown(resume));
  expect(again && toMarkdown(again)).toBe(toMarkdown(resume));
  expect(again?.language).toBe(resume.language);
  expect(again?.sections.map(({ kind }) => kind)).toEqual(resume.sections.map(({ kind }) => kind));
});

test("an edited line of our own Markdown is read as it now is", () => {
  const markdown = toMarkdown(samples.strongEnglish()).replace("1,200 merchants", "1,300 merchants");
  const { resume } = documentOf(markdown.replaceAll("\n", "\r\n"));
  expect(resume && toMarkdown(resume)).toBe(markdown);
});

test("marks that were escaped are characters again", () => {
  const resume = samples.buildResume({
    language: "en",
    contact: { name: "# Ann *Lee*" },
    sections: [
      {
        kind: "skills",
        heading: "Skills",
        bullets: ["- C# & <b>", "1. a_b_ `x` [y](z)", "R&amp;D https://a.example/b_c"],
      },
    ],
  });
  const again = documentOf(toMarkdown(resume)).resume;
  expect(again?.contact.name?.text).toBe("# Ann *Lee*");
  expect(again?.sections[0]?.lines.map(({ text }) => text)).toEqual([
    "- C# & <b>",
    "1. a_b_ `x` [y](z)",
    "R&amp;D https://a.example/b_c",
  ]);
});

test("Markdown of somebody else is parsed like any page, with its headings, bullets and links", () => {
  const document = documentOf(`Ann Lee
=======
ann@example.com | [Site](https://ann.example)

**Work Experience**
-------------------
**Engineer**, Acme Corp *(Jan 2020 - Present)*

* Built the *thing* that 40 teams use
* Ran it

<script>alert(1)</script>

| Year | Award |
|------|-------|
| 2021 | Best  |
`);
  expect(document.resume).toBeUndefined();
  expect(document.lines.map(({ text, heading, bullet }) => [text, heading, bullet])).toEqual([
    ["Ann Lee", 1, false],
    ["ann@example.com | Site", null, false],
    ["Work Experience", 2, false],
    ["Engineer, Acme Corp (Jan 2020 - Present)", null, false],
    ["Built the thing that 40 teams use", null, true],
    ["Ran it", null, true],
    ["Year\tAward", null, false],
    ["2021\tBest", null, false],
  ]);
  const resume = parseResume(document, weights);
  expect(resume.contact.name?.text).toBe("Ann Lee");
  expect(resume.contact.links.map(({ text }) => text)).toEqual(["https://ann.example"]);
  expect(resume.sections[0]?.entries[0]?.dates?.text).toBe("Jan 2020 - Present");
});

test.each([
  ["asterisks", `# a\n${"*".repeat(99_000)}`],
  ["brackets", `# a\n${"[".repeat(99_000)}`],
  ["quotes in quotes", `# a\n${">".repeat(99_000)} b`],
  ["tags in tags", `# a\n${"<b>".repeat(30_000)}b`],
  ["one long line", `# a\n${"word ".repeat(19_000)}`],
])("hostile %s are read without an error, line by line short enough for every rule", (_, markdown) => {
  const read = withinBudget(documentOf(markdown));
  const lengths = read.ok ? read.document.lines.map(({ text }) => text.length) : [];
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
  expect(lengths).not.toEqual([]);
});

test.each([
  ["no text", "# <br>", "resume.noText"],
  ["too much text", `# a\n${"b".repeat(100_000)}`, "resume.tooMuchText"],
  ["too much markup", `# a\n${"<i></i>".repeat(100_000)}`, "resume.tooMuchText"],
])("refuses %s with its own code", (_, markdown, reason) => {
  expect(extractMarkdown(markdown)).toEqual({ ok: false, reason });
});
