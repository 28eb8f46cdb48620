import { expect, test } from "vitest";
import type { AcceptedEdit } from "../report";
import { blocksOf, foldRows, hasChanges, isLong } from "./diff-folds";
import type { Row, RowKind } from "./diff-rows";

function row(key: string, kind: RowKind, changed = false): Row {
  const edit: AcceptedEdit = {
    id: key,
    edit: { kind: "replace", line: key, original: "a", replacement: "b", reasons: [] },
    before: "a",
    after: "b",
  };
  const change = changed ? { number: 1, edit, rejected: false } : null;
  const segments = [{ id: key, before: "a", now: [{ id: key, text: "a" }], change, own: null }];
  return { key, kind, segments, within: [], heads: [] };
}

const bullets = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => row(`${prefix}${index + 1}`, "bullet"));
const rows = [
  row("name", "name"),
  ...bullets("before", 4),
  row("work", "heading"),
  row("first job", "title"),
  ...bullets("first", 4),
  row("second job", "title"),
  row("its dates", "meta"),
  ...bullets("second", 2),
  row("changed", "bullet", true),
  ...bullets("after", 5),
];
const nothing: ReadonlySet<string> = new Set();

test("a change keeps the heading, the title and the dates that it stands under", () => {
  const keys = foldRows(rows, nothing).map(({ key }) => key);
  expect(keys).toEqual([
    "name",
    "fold before1",
    "work",
    "fold first job",
    "second job",
    "its dates",
    "second1",
    "second2",
    "changed",
    "fold after1",
  ]);
});

test("the head of an entry that something stands beside is not folded in the middle, nor who it is about", () => {
  const asked = [
    row("name", "name"),
    row("email", "contact"),
    { ...row("job", "title"), doubt: "job" },
    row("dates", "meta"),
    ...bullets("after", 9),
  ];
  expect(foldRows(asked, nothing).map(({ key }) => key)).toEqual([
    "name",
    "email",
    "job",
    "dates",
    "fold after1",
  ]);
});

test("a line with a mark in it is shown, though its change is one of many lines that has its note elsewhere", () => {
  const [marked] = row("marked", "bullet", true).segments;
  const { edit } = marked?.change ?? {};
  if (!marked || !edit) throw new Error("the line has no change");
  const group: AcceptedEdit = { ...edit, edit: { kind: "group", edits: [], reasons: [] } };
  const many: Row = {
    ...row("marked", "bullet"),
    segments: [{ ...marked, change: { number: 1, edit: group, rejected: false } }],
  };
  expect(foldRows([...bullets("before", 5), many], nothing).map(({ key }) => key)).toContain("marked");
  expect(hasChanges([many])).toBe(true);
  expect(hasChanges(bullets("same", 3))).toBe(false);
});

test("a fold counts its lines, and no line is lost or shown twice", () => {
  const shown = foldRows(rows, nothing);
  const folded = shown.reduce((sum, each) => sum + (each.kind === "fold" ? each.count : 1), 0);
  expect(folded).toBe(rows.length);
});

test("an opened fold shows its lines and leaves the others folded", () => {
  const shown = foldRows(rows, new Set(["fold after1"]));
  expect(shown.map(({ key }) => key)).toContain("after3");
  expect(shown.map(({ key }) => key)).toContain("fold before1");
});

test("without a change everything but the name is one fold", () => {
  expect(foldRows([row("name", "name"), ...bullets("line", 9)], nothing)).toMatchObject([
    { key: "name" },
    { kind: "fold", count: 9 },
  ]);
});

test("only what is longer than a page opens folded", () => {
  expect(isLong(rows)).toBe(false);
  expect(isLong([...rows, ...bullets("more", 30)])).toBe(true);
});

test("what its owner added, what is asked about and what is being added to stay in view", () => {
  const asked = { id: "q", ask: "count", values: {}, step: "figure", fields: [], gain: 1 };
  const worked = rows.map((each): Row => {
    if (each.key === "first2")
      return { ...each, segments: each.segments.map((one) => ({ ...one, before: "", own: "added" })) };
    if (each.key !== "after3") return each;
    return { ...each, questions: [{ ...asked, target: { kind: "lines", owner: "after3", known: [] } }] };
  });
  const keys = foldRows(worked, nothing, "before4").map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(["first2", "first job", "after3", "before4"]));
});

test("a block begins with each row that has a note and holds what stands below it", () => {
  const shown = foldRows(rows, nothing);
  const blocks = blocksOf(shown);
  expect(blocks.flat()).toEqual(shown);
  expect(blocks.map(([first]) => first?.key)).toEqual(["name", "changed"]);
});
