import { expect, test } from "vitest";
import type { ProposedEdit } from "~/core/resume";
import { buildResume } from "../../../../test/support/resumes";
import type { AcceptedEdit } from "../report";
import { blocksOf, diffRows, hasNote } from "./diff-rows";

const resume = buildResume({
  language: "en",
  contact: { name: "Ada", email: "ada@example.com", links: ["https://example.com"] },
  sections: [
    { kind: "skills", heading: "Skillz", bullets: ["node.js", "Go"] },
    {
      kind: "experience",
      heading: "Experience",
      entries: [
        {
          title: "Engineer",
          organisation: "Acme",
          dates: "2019 - 2021",
          bullets: ["Did one thing and did another"],
        },
        { title: "Lead", organisation: "Beta", dates: "2021 - Present", bullets: ["Led it"] },
      ],
    },
  ],
});
const [skills, experience] = resume.sections;
const [first, second] = experience?.entries ?? [];

function accepted(id: string, edit: ProposedEdit, before: string, after: string): AcceptedEdit {
  return { id, edit, before, after };
}

function replace(line: string | undefined, original: string, replacement: string): ProposedEdit {
  return { kind: "replace", line: line ?? "", original, replacement, reasons: [{ rule: "x" }] };
}

const bullet = first?.lines[0]?.id;
const heading = accepted("e1", replace(skills?.heading?.id, "Skillz", "Skills"), "Skillz", "Skills");
const split = accepted(
  "e2",
  replace(bullet, " and did another", "\nDid another"),
  "Did…",
  "Did one thing\nDid another",
);
const order = accepted(
  "e3",
  { kind: "reorder", parent: experience?.id ?? "", order: [second?.id ?? "", first?.id ?? ""], reasons: [] },
  "Acme, Beta",
  "Beta, Acme",
);

function rowsOf(rejected: string[] = []) {
  return diffRows(resume, [split, order, heading], new Set(rejected));
}

test("every line of the resume stands in one segment, with its contact details in one row", () => {
  const rows = diffRows(resume, [], new Set());
  expect(rows.map(({ kind }) => kind)).toEqual([
    ..."name contact heading bullet bullet heading title meta bullet title meta bullet".split(" "),
  ]);
  expect(rows[1]?.segments.map(({ before }) => before)).toEqual(["ada@example.com", "https://example.com"]);
  expect(rows.every(({ segments }) => segments.every(({ before, after }) => after.join() === before))).toBe(
    true,
  );
});

test("changes have the numbers that the list of reasons gives them", () => {
  const numbers = rowsOf().flatMap(({ segments }) =>
    segments.flatMap(({ change }) => (change ? [[change.edit.id, change.number]] : [])),
  );
  expect(numbers).toEqual([
    ["e1", 3],
    ["e3", 2],
    ["e2", 1],
  ]);
});

test("a split line has two texts after", () => {
  const segment = rowsOf()
    .flatMap(({ segments }) => segments)
    .find(({ id }) => id === bullet);
  expect(segment?.after).toEqual(["Did one thing", "Did another"]);
});

test("a rejected change reads as before and keeps its number", () => {
  const segment = rowsOf(["e1"])
    .flatMap(({ segments }) => segments)
    .find(({ change }) => change?.edit.id === "e1");
  expect(segment).toMatchObject({
    before: "Skillz",
    after: ["Skillz"],
    change: { number: 3, rejected: true },
  });
});

test("entries stand in their new order until the move is rejected", () => {
  const titles = (rejected: string[]) =>
    rowsOf(rejected)
      .filter(({ kind }) => kind === "title")
      .map(({ segments }) => segments[0]?.before);
  expect(titles([])).toEqual(["Lead", "Engineer"]);
  expect(titles(["e3"])).toEqual(["Engineer", "Lead"]);
});

test("a block begins with each changed row and holds the unchanged ones below it", () => {
  const rows = rowsOf();
  const blocks = blocksOf(rows);
  expect(blocks.flat()).toEqual(rows);
  expect(blocks.slice(1).map(([first]) => first && hasNote(first))).toEqual([true, true, true]);
  expect(blocks.every((block) => block.slice(1).every((each) => !hasNote(each)))).toBe(true);
});
