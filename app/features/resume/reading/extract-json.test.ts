import { expect, test } from "vitest";
import type { Headline, Resume } from "~/core/resume";
import * as samples from "../../../../test/support/resumes";
import * as trades from "../../../../test/support/trade-resumes";
import { toJsonResume } from "../export/json-resume";
import { toMarkdown } from "../formats/markdown";
import { extractJson } from "./extract-json";

function read(json: unknown): Resume {
  const result = extractJson(typeof json === "string" ? json : JSON.stringify(json));
  if (!result.ok || !result.document.resume) throw new Error(result.ok ? "no resume" : result.reason);
  return result.document.resume;
}

const resumes: [string, Resume][] = [
  ["a strong English resume", samples.strongEnglish()],
  ["an average English resume", samples.averageEnglish()],
  ["an English student's resume", samples.studentEnglish()],
  ["a strong Chinese resume", samples.strongChinese()],
  ["an average Chinese resume", samples.averageChinese()],
  ["a Chinese student's resume", samples.studentChinese()],
  ["a nurse's resume", trades.nurse()],
  ["a teacher's resume", trades.teacher()],
  ["a seller's resume", trades.seller()],
  ["an operator's resume", trades.operator()],
  ["an accountant's resume", trades.accountant()],
];

test.each(resumes)("%s is itself again when it is read back from JSON Resume", (_, resume) => {
  const again = read(toJsonResume(resume));
  expect(toMarkdown(again)).toBe(toMarkdown(resume));
  expect(again.language).toBe(resume.language);
  expect(again.sections.map(({ kind }) => kind)).toEqual(resume.sections.map(({ kind }) => kind));
  expect(toJsonResume(again)).toBe(toJsonResume(resume));
});

const post = { id: "c.headline", text: "数据分析师" };
const withHeadline = (headline: Headline): Resume => {
  const resume = samples.studentChinese();
  return { ...resume, contact: { ...resume.contact, headline } };
};

test.each([
  ["behind the label of a wish", { ...post, label: "应聘职位：" }],
  ["behind the label of a post that is held", { ...post, label: "现任职务：" }],
  ["behind a label that we do not know", { ...post, label: "梦想：" }],
  ["shown by a section", { ...post, quoted: true }],
  ["by itself", post],
])("a headline %s is bare for other programs and itself again when it is read back", (_, headline) => {
  const resume = withHeadline(headline);
  const json = toJsonResume(resume);
  expect(JSON.parse(json).basics.label).toBe("数据分析师");
  expect(read(json).contact.headline).toEqual(headline);
  expect(toMarkdown(read(json))).toBe(toMarkdown(resume));
});

test("a headline that another program wrote over is shown, and one that its section says no more is left out", () => {
  const json = JSON.parse(toJsonResume(withHeadline({ ...post, quoted: true })));
  json.basics.label = "产品经理";
  expect(read(json).contact.headline).toEqual({ id: "c.headline", text: "产品经理" });
  const stale = JSON.parse(toJsonResume(withHeadline({ ...post, text: "产品经理", quoted: true })));
  expect(stale.basics.label).toBeUndefined();
  expect(stale.meta.headline).toBeUndefined();
});

test("a note of the headline that is none of ours costs nothing else that we kept", () => {
  const json = JSON.parse(toJsonResume(withHeadline({ ...post, label: "应聘职位：" })));
  const kinds = read(json).sections.map(({ kind }) => kind);
  json.meta.headline = { label: "a\nb" };
  expect(read(json).contact.headline).toEqual(post);
  expect(read(json).sections.map(({ kind }) => kind)).toEqual(kinds);
});

const foreign = {
  basics: {
    name: "Richard Hendriks",
    label: "Programmer",
    image: "https://example.com/me.png",
    email: "richard@example.com",
    phone: "(912) 555-4321",
    url: "https://richard.example",
    summary: "Builds compression.\nTeaches it too.",
    location: {
      address: "2712 Broadway St",
      postalCode: "CA 94115",
      city: "San Francisco",
      countryCode: "US",
    },
    profiles: [{ network: "Twitter", username: "neutralthoughts", url: "" }],
  },
  work: [
    {
      name: "Pied Piper",
      location: "Palo Alto, CA",
      description: "Awesome compression company",
      position: "CEO",
      url: "https://piedpiper.example",
      startDate: "2013-12-01",
      highlights: ["Built a compression algorithm", "Won <b>Techcrunch</b> Disrupt"],
    },
  ],
  education: [
    {
      institution: "University of Oklahoma",
      area: "Information Technology",
      studyType: "Bachelor",
      startDate: "2011-06",
      endDate: "2014-01",
      score: 4,
      courses: ["DB1101 - Basic SQL"],
    },
  ],
  awards: [{ title: "Digital Compression Pioneer", date: "2014-11-01", awarder: "Techcrunch" }],
  skills: [{ name: "Web Development", level: "Master", keywords: ["HTML", "CSS"] }],
  languages: [{ language: "English", fluency: "Native speaker" }],
  references: [{ name: "Erlich Bachman", reference: "Richard is amazing." }],
};

test("a JSON Resume of another program keeps every text once, with headings and dates in our manner", () => {
  expect(toMarkdown(read(foreign))).toBe(`# Richard Hendriks

Programmer

richard@example.com · (912) 555-4321 · 2712 Broadway St, CA 94115 San Francisco, US · <https://richard.example> · Twitter: neutralthoughts

## Summary

Builds compression.

Teaches it too.

## Work Experience

### CEO — Pied Piper

Dec 2013 – Present · Palo Alto, CA

Awesome compression company

<https://piedpiper.example>

- Built a compression algorithm
- Won Techcrunch Disrupt

## Education

### Bachelor, Information Technology — University of Oklahoma

Jun 2011 – Jan 2014

4

- DB1101 - Basic SQL

## Skills

- Web Development (Master): HTML, CSS

## Awards

### Digital Compression Pioneer — Techcrunch

Nov 2014

## Languages

- English: Native speaker

## References

### Erlich Bachman

Richard is amazing.
`);
});

test("dates that another program changed count, not the text that we kept beside them", () => {
  const json = JSON.parse(toJsonResume(samples.strongEnglish()));
  json.work[0].endDate = "2024-05";
  expect(read(json).sections[1]?.entries[0]?.dates).toMatchObject({
    text: "Mar 2021 – May 2024",
    to: { year: 2024, month: 5 },
  });
});

test("items that another program added are kept, though our own note of the order does not count them", () => {
  const json = JSON.parse(toJsonResume(samples.strongEnglish()));
  json.work.push({ name: "Newcomer Ltd", position: "Engineer", startDate: "2010" });
  expect(toMarkdown(read(json))).toContain("### Engineer — Newcomer Ltd");
});

test("the language is that of the text where nothing tells it", () => {
  expect(read({ basics: { name: "王小明", summary: "八年后端开发经验，熟悉分布式系统。" } }).language).toBe(
    "zh",
  );
});

const nested = (depth: number) => `${'{"basics":'.repeat(depth)}{}${"}".repeat(depth)}`;

test.each([
  ["no JSON", '{"basics": {"name": "Ann"', "resume.notJsonResume"],
  ["any other object", '{"name": "app", "version": "1.0.0"}', "resume.notJsonResume"],
  ["a list of a wrong type", '{"work": "Acme"}', "resume.notJsonResume"],
  ["an item of a wrong type", '{"work": ["Acme"]}', "resume.notJsonResume"],
  ["a text of a wrong type", '{"basics": {"name": {"first": "Ann"}}}', "resume.notJsonResume"],
  ["deep nesting", nested(50_000), "resume.notJsonResume"],
  ["a key of the prototype", '{"basics": {"name": "Ann", "__proto__": {"a": 1}}}', "resume.notJsonResume"],
  ["a constructor", '{"basics": {"name": "Ann"}, "constructor": {}}', "resume.notJsonResume"],
  ["no text", '{"basics": {}, "work": []}', "resume.noText"],
  ["too much text", JSON.stringify({ basics: { summary: "a".repeat(100_001) } }), "resume.tooMuchText"],
  ["a file of 10 MB", JSON.stringify({ work: "x".repeat(10_000_000) }), "resume.tooMuchText"],
])("refuses %s with its own code", (_, json, reason) => {
  expect(extractJson(json)).toEqual({ ok: false, reason });
});

test("a line longer than any rule reads is cut into several, and none is lost", () => {
  const resume = read({
    basics: { name: "n".repeat(5000) },
    work: [{ position: `${"word ".repeat(9000)}end` }],
  });
  const texts = toMarkdown(resume).split("\n");
  expect(Math.max(...texts.map((line) => line.length))).toBeLessThanOrEqual(2010);
  expect(texts.join(" ").match(/word/g)).toHaveLength(9000);
  expect(texts.join("").match(/n/g)?.length).toBeGreaterThanOrEqual(5000);
});
