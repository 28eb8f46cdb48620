import { expect, test } from "vitest";
import { linesOf, sectionKinds } from "~/core/resume";
import { averageChinese, averageEnglish } from "../../../../../test/support/resumes";
import { applyChanges } from "../../revising/owner-changes";
import { changeOf, type Draft, newSection } from "./draft";

const resume = averageEnglish();
const work = resume.sections.find(({ kind }) => kind === "experience");
const [job, older] = work?.entries ?? [];
const [first] = job?.lines ?? [];
if (!work || !job || !older || !first) throw new Error("the sample has too few jobs");

const textAt = (line: string, changed: typeof resume) => linesOf(changed).find(({ id }) => id === line)?.text;

test.each<[string, Exclude<Draft, { kind: "addSection" }>]>([
  ["a line below another", { kind: "addLine", owner: job.id, after: first.id, bullet: true }],
  ["the first line of a place", { kind: "addLine", owner: job.id, after: null, bullet: false }],
  ["an entry", { kind: "addEntry", section: work.id }],
  ["an entry above another", { kind: "addEntry", section: work.id, before: older.id }],
  ["a field of an entry", { kind: "fillEntry", entry: job.id, field: "place" }],
  ["an email address", { kind: "fillContact", field: "email" }],
  ["a headline", { kind: "fillContact", field: "headline" }],
])("%s stands in the resume as it was typed, under the id that is given back", (_, draft) => {
  const { change, line } = changeOf(draft, "Leeds", "own-1");
  expect(textAt(line, applyChanges(resume, [change]))).toBe("Leeds");
});

test("a line is written where it was asked for, with or without a bullet as there", () => {
  const { change } = changeOf(
    { kind: "addLine", owner: job.id, after: first.id, bullet: true },
    "Ran",
    "own-1",
  );
  const lines = applyChanges(resume, [change]).sections.flatMap(({ entries }) => entries)[0]?.lines;
  expect(lines?.slice(0, 2)).toEqual([first, { id: "own-1", text: "Ran", bullet: true }]);
});

test("an entry stands above the one that is named, else last", () => {
  const titles = (draft: Exclude<Draft, { kind: "addSection" }>) =>
    applyChanges(resume, [changeOf(draft, "New", "own-1").change])
      .sections.find(({ id }) => id === work.id)
      ?.entries.map(({ title }) => title?.text);
  const before = work.entries.map(({ title }) => title?.text);
  expect(titles({ kind: "addEntry", section: work.id, before: older.id })).toEqual([
    before[0],
    "New",
    ...before.slice(1),
  ]);
  expect(titles({ kind: "addEntry", section: work.id })).toEqual([...before, "New"]);
});

test("nothing typed adds nothing", () => {
  const { change } = changeOf({ kind: "addLine", owner: job.id, after: null, bullet: true }, "  ", "own-1");
  expect(applyChanges(resume, [change])).toEqual(resume);
});

test.each(sectionKinds)(
  "a section of %s has its usual heading, and what is written first goes into it",
  (kind) => {
    for (const each of [resume, averageChinese()]) {
      const { change, line, next } = newSection(kind, each.language, "own-1");
      const added = applyChanges(each, [change]);
      const section = added.sections.find(({ id }) => id === "own-1");
      expect(section).toMatchObject({ kind, heading: { id: line } });
      expect(section?.heading?.text).not.toBe("");
      if (next.kind === "addSection") throw new Error("a section begins with another");
      const written = changeOf(next, "Something", "own-2");
      const filled = applyChanges(added, [written.change]).sections.find(({ id }) => id === "own-1");
      expect([...(filled?.lines ?? []), ...(filled?.entries ?? [])]).toHaveLength(1);
      expect(textAt(written.line, applyChanges(added, [written.change]))).toBe("Something");
    }
  },
);

test.each([
  ["experience", "addEntry"],
  ["education", "addEntry"],
  ["projects", "addEntry"],
  ["activities", "addEntry"],
  ["skills", "addLine"],
  ["awards", "addLine"],
  ["summary", "addLine"],
] as const)("%s begins with %s", (kind, next) => {
  expect(newSection(kind, "en", "own-1").next.kind).toBe(next);
});

test("a summary begins with plain text, other lists with a bullet", () => {
  expect(newSection("summary", "en", "a").next).toMatchObject({ bullet: false });
  expect(newSection("awards", "zh", "a").next).toMatchObject({ bullet: true });
});
