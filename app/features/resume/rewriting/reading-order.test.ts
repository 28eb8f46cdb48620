import { expect, test } from "vitest";
import type { ProposedEdit } from "~/core/resume";
import { strongEnglish } from "../../../../test/support/resumes";
import type { AcceptedEdit } from "../report";
import { applyEdits, replacementsOf } from "./edits";
import { inReadingOrder } from "./reading-order";

const resume = strongEnglish();
const [first, second, ...rest] = resume.sections.map(({ id }) => id);

function accepted(edits: ProposedEdit[]): AcceptedEdit[] {
  return edits.map((edit, index) => ({ id: `e${index}`, edit, before: "", after: "" }));
}

function ordered(edits: ProposedEdit[]): string[] {
  const better = applyEdits(resume, edits);
  return inReadingOrder(resume, better, accepted(edits)).map(({ edit }) =>
    edit.kind === "reorder" ? edit.parent : (replacementsOf(edit)[0]?.line ?? ""),
  );
}

function reword(line: { id: string; text: string } | null | undefined): ProposedEdit {
  if (!line) throw new Error("the sample has no such line");
  return { kind: "replace", line: line.id, original: line.text, replacement: `${line.text}.`, reasons: [] };
}

const lineOf = (index: number) => {
  const section = resume.sections[index];
  return section?.lines[0] ?? section?.entries[0]?.lines[0];
};

test("edits follow the page, whatever order they were proposed in", () => {
  const edits = [reword(lineOf(1)), reword(lineOf(0)), reword(resume.sections[0]?.heading)];
  expect(ordered(edits)).toEqual([resume.sections[0]?.heading?.id, lineOf(0)?.id, lineOf(1)?.id]);
});

test("the order of the sections comes first, and the edits follow the new order", () => {
  const order = [second ?? "", first ?? "", ...rest];
  const edits: ProposedEdit[] = [
    reword(lineOf(0)),
    reword(lineOf(1)),
    { kind: "reorder", parent: "resume", order, reasons: [] },
  ];
  expect(ordered(edits)).toEqual(["resume", lineOf(1)?.id, lineOf(0)?.id]);
});

test("what is told of many lines comes first, then who it is about, and then the order of the sections", () => {
  const group: ProposedEdit = {
    kind: "group",
    reasons: [],
    edits: [reword(lineOf(1))].filter((edit) => edit.kind === "replace"),
  };
  const order: ProposedEdit = {
    kind: "reorder",
    parent: "resume",
    order: resume.sections.map(({ id }) => id),
    reasons: [],
  };
  const { name } = resume.contact;
  const edits = [order, reword(lineOf(0)), reword(name), group];
  expect(ordered(edits)).toEqual([lineOf(1)?.id, name?.id, "resume", lineOf(0)?.id]);
});

test("the order of a section's entries comes before what stands in them", () => {
  const section = resume.sections.find(({ entries }) => entries.length > 1);
  const bullet = section?.entries[0]?.lines[0];
  if (!section) throw new Error("the sample has no section with entries");
  const order = section.entries.map(({ id }) => id).reverse();
  const edits = [reword(bullet), { kind: "reorder" as const, parent: section.id, order, reasons: [] }];
  expect(ordered(edits)).toEqual([section.id, bullet?.id]);
});
