import { expect, test } from "vitest";
import { linesOfEntry, type ProposedEdit, type Resume } from "~/core/resume";
import { averageEnglish } from "../../../../../test/support/resumes";
import type { AcceptedEdit } from "../../report";
import { applyChanges, type OwnerChange, takenBack } from "../../revising/owner-changes";
import { applyEdits } from "../../rewriting/edits";
import { lineChanges, wholeLine } from "./line-changes";

const was = averageEnglish();
const { heading, entries = [] } = was.sections[1] ?? {};
const [job] = entries;
const [first, second, third, fourth] = job?.lines ?? [];
if (!heading || !job || !first || !second || !third || !fourth)
  throw new Error("the sample has too few lines");

const replaced = (line: { id: string; text: string }, replacement: string) => ({
  kind: "replace" as const,
  line: line.id,
  original: line.text,
  replacement,
  reasons: [],
});

function accepted(id: string, edit: ProposedEdit): AcceptedEdit {
  return { id, edit, before: "", after: "" };
}

const led = accepted("led", replaced(first, "Ran the newsletter of two brands"));
const split = accepted("split", replaced(second, "Planned the fairs\nBooked the stands"));
const gone = accepted("gone", replaced(third, ""));
const edits = [led, split, gone];

function made(rejected: string[] = [], changes: OwnerChange[] = [], proposed = edits): Resume {
  const taken = proposed.filter(({ id }) => !rejected.includes(id)).map(({ edit }) => edit);
  return applyChanges(applyEdits(was, taken), changes);
}

function changesOf(now: Resume, proposed: AcceptedEdit[] = edits, rejected: string[] = []) {
  const changes = lineChanges(was, now, proposed, new Set(rejected));
  return [...changes.values()].map(({ line, now: lines, edit, rejected, own }) => ({
    line,
    now: lines.map(({ text }) => text),
    edit: edit?.id ?? null,
    rejected,
    own,
  }));
}

test("a resume that nobody touched has no changes", () => {
  expect(changesOf(was, [])).toEqual([]);
});

test("what we changed is told by what stands there now: a text, several where it was split, none where it went", () => {
  expect(changesOf(made())).toEqual([
    { line: first.id, now: ["Ran the newsletter of two brands"], edit: "led", rejected: false, own: null },
    {
      line: second.id,
      now: ["Planned the fairs", "Booked the stands"],
      edit: "split",
      rejected: false,
      own: null,
    },
    { line: third.id, now: [], edit: "gone", rejected: false, own: null },
  ]);
});

test("a proposal that is turned down stays among the changes, with the text of the upload", () => {
  const rejected = ["led", "split"];
  const found = changesOf(made(rejected), edits, rejected);
  expect(found.filter((change) => change.rejected)).toEqual([
    { line: first.id, now: [first.text], edit: "led", rejected: true, own: null },
    { line: second.id, now: [second.text], edit: "split", rejected: true, own: null },
  ]);
});

test("a change of several lines at once is one of each line", () => {
  const group = accepted("stops", {
    kind: "group",
    edits: [replaced(first, "One"), replaced(fourth, "Four")],
    reasons: [],
  });
  const found = changesOf(made([], [], [group]), [group]);
  expect(found.map(({ line, now, edit }) => [line, now, edit])).toEqual([
    [first.id, ["One"], "stops"],
    [fourth.id, ["Four"], "stops"],
  ]);
});

test("an order of sections changes no line", () => {
  const order = was.sections.map(({ id }) => id).toReversed();
  const reorder = accepted("order", { kind: "reorder", parent: "resume", order, reasons: [] });
  expect(changesOf(made([], [], [reorder]), [reorder])).toEqual([]);
});

test.each<[string, OwnerChange, string, string[], string]>([
  [
    "written over",
    { kind: "write", line: fourth.id, text: "Built the site" },
    fourth.id,
    ["Built the site"],
    "written",
  ],
  ["emptied", { kind: "write", line: fourth.id, text: " " }, fourth.id, [], "removed"],
  ["removed", { kind: "remove", id: fourth.id }, fourth.id, [], "removed"],
  [
    "added",
    { kind: "addLine", id: "own-1", owner: job.id, after: fourth.id, text: "Trained two", bullet: true },
    "own-1",
    ["Trained two"],
    "added",
  ],
  [
    "filled in",
    { kind: "fillEntry", entry: job.id, field: "place", text: "Leeds" },
    `${job.id}:place`,
    ["Leeds"],
    "added",
  ],
])("what its owner has %s is told as such", (_, change, line, now, own) => {
  expect(changesOf(made([], [change], []), [])).toEqual([{ line, now, edit: null, rejected: false, own }]);
});

test("a line that was only moved has not changed", () => {
  expect(changesOf(made([], [{ kind: "move", id: fourth.id, by: -1 }], []), [])).toEqual([]);
});

test("what was written over a proposal is its owner's, before and after reading", () => {
  const now = made([], [{ kind: "write", line: first.id, text: "Edited the newsletter" }], [led]);
  expect(changesOf(now, [])).toEqual([
    { line: first.id, now: ["Edited the newsletter"], edit: null, rejected: false, own: "written" },
  ]);
});

test("an entry that went is a line removed for each that it held, in its order, behind what is there", () => {
  const steps: OwnerChange[] = [
    { kind: "remove", id: job.id },
    { kind: "write", line: heading.id, text: "Jobs" },
  ];
  const changes = changesOf(made([], steps, []), []);
  expect(changes.map(({ line, own }) => [line, own])).toEqual([
    [heading.id, "written"],
    ...linesOfEntry(job).map(({ id }) => [id, "removed"]),
  ]);
});

test("what went is put back by the place that went with it", () => {
  const [, work] = was.sections;
  const placesOf = (id: string) => {
    const steps: OwnerChange[] = [{ kind: "remove", id }];
    const places = new Set(
      [...lineChanges(was, made([], steps, []), [], new Set()).values()].map((c) => c.place),
    );
    expect(applyChanges(was, takenBack(steps, [...places]))).toEqual(was);
    return [...places];
  };
  expect(placesOf(fourth.id)).toEqual([fourth.id]);
  expect(placesOf(job.id)).toEqual([job.id]);
  expect(placesOf(work?.id ?? "")).toEqual([work?.id]);
});

test.each([
  ["l4", "l4"],
  ["l4~2", "l4"],
  ["l4~12", "l4"],
  ["l4~x", "l4~x"],
  ["own-1:title", "own-1:title"],
])("%s belongs to %s", (part, whole) => {
  expect(wholeLine(part)).toBe(whole);
});
