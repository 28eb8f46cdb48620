import { expect, test } from "vitest";
import type { Resume, Section } from "~/core/resume";
import { averageEnglish, buildResume } from "../../../../../test/support/resumes";
import { doubtsByLine } from "./doubt-lines";

const kindInDoubt = { fields: ["kind" as const], lines: ["?"] };
const titleInDoubt = { fields: ["title" as const], lines: ["?"] };

function withSection(resume: Resume, index: number, change: (section: Section) => Section): Resume {
  return { ...resume, sections: resume.sections.map((each, at) => (at === index ? change(each) : each)) };
}

const clear = averageEnglish();
const linesIn = (resume: Resume, mends: Parameters<typeof doubtsByLine>[1] = []) => [
  ...doubtsByLine(resume, mends).keys(),
];

test("nothing is marked in what was read with certainty", () => {
  expect(linesIn(clear)).toEqual([]);
});

test("contact details in doubt are marked in each of their fields that is there", () => {
  const doubt = { fields: ["email" as const], lines: ["✉"] };
  const { contact } = clear;
  const fields = [contact.name, contact.headline, contact.email, contact.phone, contact.place];
  const found = linesIn({ ...clear, contact: { ...contact, doubt } });
  expect(found).toEqual(fields.flatMap((line) => line?.id ?? []));
  expect(found.length).toBeGreaterThan(1);
});

test("a section in doubt is marked in its heading", () => {
  const resume = withSection(clear, 1, (section) => ({ ...section, doubt: kindInDoubt }));
  expect(linesIn(resume)).toEqual([clear.sections[1]?.heading?.id]);
});

test.each([
  ["a text", { kind: "other" as const, body: ["First", "Second"] }, "First"],
  ["an entry", { kind: "other" as const, entries: [{ title: "Engineer", bullets: ["Built"] }] }, "Engineer"],
  ["the point of an entry", { kind: "other" as const, entries: [{ bullets: ["Built"] }] }, "Built"],
])("a section without a heading is marked where it begins, at %s", (_, draft, text) => {
  const resume = buildResume({ language: "en", sections: [draft] });
  const marked = withSection(resume, 0, (section) => ({ ...section, doubt: kindInDoubt }));
  const [section] = resume.sections;
  const lines = [
    ...(section?.lines ?? []),
    ...(section?.entries ?? []).flatMap((e) => [e.title, ...e.lines]),
  ];
  expect(linesIn(marked)).toEqual([lines.find((line) => line?.text === text)?.id]);
});

test("an entry in doubt is marked in its head, not in its points; one that has no head in its first point", () => {
  const entries = [
    { title: "Engineer", organisation: "Acme", dates: "2019 – 2021", bullets: ["Built", "Ran"] },
    { bullets: ["Sold", "Packed"] },
  ];
  const resume = buildResume({ language: "en", sections: [{ kind: "experience", entries }] });
  const marked = withSection(resume, 0, (section) => ({
    ...section,
    entries: section.entries.map((entry) => ({ ...entry, doubt: titleInDoubt })),
  }));
  const [head, bare] = resume.sections[0]?.entries ?? [];
  expect(linesIn(marked)).toEqual([
    head?.title?.id,
    head?.organisation?.id,
    head?.dates?.id,
    bare?.lines[0]?.id,
  ]);
});

test("what its owner has settled is marked no longer", () => {
  const resume = withSection(clear, 1, (section) => ({ ...section, doubt: kindInDoubt }));
  const place = clear.sections[1]?.id ?? "";
  expect(linesIn(resume, [{ of: "section", place, kind: "experience" }])).toEqual([]);
});

test("each mark leads to the doubt that it is of", () => {
  const resume = withSection(clear, 1, (section) => ({
    ...section,
    doubt: kindInDoubt,
    entries: section.entries.map((entry, at) => (at === 0 ? { ...entry, doubt: titleInDoubt } : entry)),
  }));
  const doubts = doubtsByLine(resume, []);
  const [, work] = clear.sections;
  expect(doubts.get(work?.heading?.id ?? "")?.mend).toMatchObject({ of: "section", place: work?.id });
  expect(doubts.get(work?.entries[0]?.title?.id ?? "")?.mend.place).toBe(work?.entries[0]?.id);
});
