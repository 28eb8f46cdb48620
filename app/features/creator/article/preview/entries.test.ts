import fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatch, type Entry, firstLines } from "./entries";

const block = (html: string) => ({ html, lines: 1, cut: false });
const entry = (html: string): Entry<string> => ({ ...block(html), nodes: [`node ${html}`], stale: false });
const shown = (...htmls: string[]) => htmls.map(entry);
const nodesOf = (entries: Entry<string>[]) => entries.map(({ nodes, stale }) => (stale ? "new" : nodes[0]));

test("blocks outside the patch are the same objects as before", () => {
  const before = shown("a", "b", "c");
  const { entries } = applyPatch(before, { from: 1, removed: 1, blocks: [block("B")] });
  expect(entries[0]).toBe(before[0]);
  expect(entries[2]).toBe(before[2]);
});

test("a changed block takes the nodes of the one it replaces until it is drawn", () => {
  const { entries, dropped } = applyPatch(shown("a", "b", "c"), {
    from: 1,
    removed: 1,
    blocks: [block("B")],
  });
  expect(entries[1]).toEqual({ ...block("B"), nodes: ["node b"], stale: true });
  expect(dropped).toEqual([]);
});

test("unchanged blocks between two changed ones keep their nodes", () => {
  const patch = { from: 0, removed: 4, blocks: ["A", "b", "c", "D"].map(block) };
  expect(nodesOf(applyPatch(shown("a", "b", "c", "d"), patch).entries)).toEqual([
    "new",
    "node b",
    "node c",
    "new",
  ]);
});

test("a new block put in front of others moves none of them", () => {
  const patch = { from: 0, removed: 2, blocks: ["new", "a", "b"].map(block) };
  const { entries, dropped } = applyPatch(shown("a", "b"), patch);
  expect(nodesOf(entries)).toEqual(["new", "node a", "node b"]);
  expect(entries[0]?.nodes).toEqual([]);
  expect(dropped).toEqual([]);
});

test("the nodes of deleted blocks are given up", () => {
  const { entries, dropped } = applyPatch(shown("a", "b", "c"), { from: 0, removed: 2, blocks: [] });
  expect(nodesOf(entries)).toEqual(["node c"]);
  expect(dropped).toEqual(["node a", "node b"]);
});

test("a block that was not drawn yet stays to be drawn", () => {
  const waiting = { ...entry("a"), stale: true };
  const { entries } = applyPatch([waiting], { from: 0, removed: 1, blocks: [block("a")] });
  expect(entries[0]?.stale).toBe(true);
});

test("the lines of an unchanged block follow the text", () => {
  const patch = { from: 0, removed: 1, blocks: [{ ...block("a"), lines: 5 }] };
  expect(applyPatch(shown("a"), patch).entries[0]).toMatchObject({
    lines: 5,
    nodes: ["node a"],
    stale: false,
  });
});

const letters = fc.array(fc.constantFrom(..."abcdef"), { maxLength: 12 });

test("whatever changes, the blocks become those of the patch and every node is kept once or given up", () => {
  fc.assert(
    fc.property(letters, letters, letters, letters, (head, old, tail, next) => {
      const before = [...head, ...old, ...tail].map((html, index) => ({
        ...entry(html),
        nodes: [`${index}`],
      }));
      const patch = { from: head.length, removed: old.length, blocks: next.map(block) };
      const { entries, dropped } = applyPatch(before, patch);
      expect(entries.map(({ html }) => html)).toEqual([...head, ...next, ...tail]);
      const held = [...entries.flatMap(({ nodes }) => nodes), ...dropped];
      expect(held.sort()).toEqual(before.flatMap(({ nodes }) => nodes).sort());
      const order = entries.flatMap(({ nodes }) => nodes.map(Number));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      const outside = [...entries.slice(0, head.length), ...entries.slice(head.length + next.length)];
      expect(outside.some(({ stale }) => stale)).toBe(false);
    }),
  );
});

test("first lines add up the lines before", () => {
  expect(firstLines([{ lines: 2 }, { lines: 1 }, { lines: 4 }])).toEqual([0, 2, 3]);
});
