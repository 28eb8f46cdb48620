import { expect, test } from "vitest";
import type { ReplaceEdit } from "~/core/resume";
import { averageEnglish } from "../../../../../test/support/resumes";
import type { AcceptedEdit, RefusedEdit } from "../../report";
import { mendResume } from "../../revising/mends";
import { applyEdits } from "../../rewriting/edits";
import { proposalsFor, takeableIn } from "./as-decided";

const resume = averageEnglish();
const job = resume.sections[1]?.entries[0];
const [first, second, third] = job?.lines ?? [];
if (!job || !first || !second || !third) throw new Error("the sample has no bullets");

const end = (line: string): ReplaceEdit => ({
  kind: "replace",
  line,
  original: ".",
  replacement: "",
  reasons: [],
});
const edits: AcceptedEdit[] = [
  {
    id: "stops",
    edit: { kind: "group", edits: [end(second.id), end(third.id)], reasons: [] },
    before: `${second.text}\n${third.text}`,
    after: `${second.text.slice(0, -1)}\n${third.text.slice(0, -1)}`,
  },
  { id: "one", edit: end(first.id), before: first.text, after: first.text.slice(0, -1) },
];
const refusal = (id: string, line: { id: string; text: string }, after: string): RefusedEdit => ({
  id,
  line: line.id,
  before: line.text,
  after,
  gate: "unverified",
});
const refused = [refusal("r1", first, "Ran the newsletter"), refusal("r2", third, "Held a budget")];
const report = { edits, refused };
const none = new Set(["r1", "r2"]);

test("what was refused is no proposal until it is taken", () => {
  expect(proposalsFor(resume, report, none).map(({ id }) => id)).toEqual(["stops", "one"]);
});

test("a refused rewording that was taken stands in for the change of its line", () => {
  const proposals = proposalsFor(resume, report, new Set(["r2"]));
  expect(proposals.map(({ id }) => id)).toEqual(["stops", "r1"]);
  const better = applyEdits(
    resume,
    proposals.map(({ edit }) => edit),
  );
  expect(better.sections[1]?.entries[0]?.lines[0]?.text).toBe("Ran the newsletter");
});

test("of a change of many lines only the line that was taken is left out", () => {
  const proposals = proposalsFor(resume, report, new Set(["r1"]));
  expect(proposals.map(({ id }) => id)).toEqual(["stops", "one", "r2"]);
  expect(proposals[0]).toMatchObject({ before: second.text, edit: { edits: [{ line: second.id }] } });
  const lines = applyEdits(
    resume,
    proposals.map(({ edit }) => edit),
  ).sections[1]?.entries[0]?.lines;
  expect(lines?.[2]?.text).toBe("Held a budget");
  expect(lines?.[1]?.text).toBe(second.text.slice(0, -1));
});

test("for a line that its owner mended nothing is proposed, and nothing refused can be taken", () => {
  const title = job.title ?? first;
  const ofTitle = {
    edits: [{ ...edits[1], id: "title", edit: { ...end(title.id), original: "Marketing" } }],
  };
  const fields = { title: "Brand Manager", organisation: job.organisation?.text ?? "", place: "", dates: "" };
  const mended = mendResume(resume, [{ of: "entry", place: job.id, fields, keep: [] }]);
  const both = { edits: [...edits, ...ofTitle.edits] as AcceptedEdit[], refused };
  expect(proposalsFor(mended, both, none).map(({ id }) => id)).toEqual(["stops", "one"]);
  expect(takeableIn(mended, [refusal("r3", title, "Head of Marketing"), ...refused])).toEqual(refused);
});
