import { expect, test } from "vitest";
import type { ProposedEdit } from "~/core/resume";
import { buildResume } from "../../../../test/support/resumes";
import { applyEdits } from "./edits";

function sample() {
  return buildResume({
    language: "en",
    contact: { name: "Ada Example" },
    sections: [
      {
        kind: "experience",
        heading: "Jobs",
        entries: [
          {
            title: "Clerk",
            dates: "2012 – 2014",
            bullets: ["Filed letters.", "Typed letters; sorted mail."],
          },
          { title: "Manager", dates: "2014 – 2016", bullets: ["Ran the office."] },
        ],
      },
      { kind: "skills", heading: "Skills", body: ["Typing"] },
    ],
  });
}

const edits: ProposedEdit[] = [
  { kind: "replace", line: "l2", original: "Jobs", replacement: "Work Experience", reasons: [] },
  { kind: "replace", line: "l5", original: "Filed letters.", replacement: "", reasons: [] },
  { kind: "replace", line: "l6", original: "; sorted", replacement: ".\nSorted", reasons: [] },
  { kind: "reorder", parent: "s1", order: ["e2", "e1"], reasons: [] },
  { kind: "reorder", parent: "resume", order: ["s2", "s1"], reasons: [] },
];

test("edits replace, remove and split lines and move entries and sections", () => {
  const [skills, jobs] = applyEdits(sample(), edits).sections;
  expect(skills?.heading?.text).toBe("Skills");
  expect(jobs?.heading?.text).toBe("Work Experience");
  expect(jobs?.entries.map(({ title }) => title?.text)).toEqual(["Manager", "Clerk"]);
  expect(jobs?.entries[1]?.lines).toEqual([
    { id: "l6", text: "Typed letters.", bullet: true },
    { id: "l6~2", text: "Sorted mail.", bullet: true },
  ]);
});

test("any subset of the edits applies, and their order does not matter", () => {
  const resume = sample();
  const all = JSON.stringify(applyEdits(resume, edits));
  expect(JSON.stringify(applyEdits(resume, edits.toReversed()))).toBe(all);
  for (let mask = 0; mask < 2 ** edits.length; mask += 1) {
    const subset = edits.filter((_, index) => mask & (2 ** index));
    const better = applyEdits(resume, subset);
    const texts = JSON.stringify(better);
    expect(texts.includes("Work Experience")).toBe(subset.some((edit) => edit === edits[0]));
    expect(texts.includes("Filed")).toBe(!subset.some((edit) => edit === edits[1]));
  }
});

test("the resume that came in is left as it was", () => {
  const resume = sample();
  const before = JSON.stringify(resume);
  applyEdits(resume, edits);
  expect(JSON.stringify(resume)).toBe(before);
});

test("no edits give the same resume", () => {
  expect(applyEdits(sample(), [])).toEqual(sample());
});

test("an edit whose original is not in its line is a fault of the caller", () => {
  const edit: ProposedEdit = { kind: "replace", line: "l2", original: "Gone", replacement: "x", reasons: [] };
  expect(() => applyEdits(sample(), [edit])).toThrow("l2");
});
