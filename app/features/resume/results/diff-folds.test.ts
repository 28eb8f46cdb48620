import { expect, test } from "vitest";
import type { AcceptedEdit } from "../report";
import { foldRows, isLong } from "./diff-folds";
import type { Row, RowKind } from "./diff-rows";

function row(key: string, kind: RowKind, changed = false): Row {
  const edit: AcceptedEdit = {
    id: key,
    edit: { kind: "replace", line: key, original: "a", replacement: "b", reasons: [] },
    before: "a",
    after: "b",
  };
  const change = changed ? { number: 1, edit, rejected: false } : null;
  return { key, kind, segments: [{ id: key, before: "a", after: ["b"], change }] };
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
