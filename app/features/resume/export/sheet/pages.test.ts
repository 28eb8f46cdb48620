import { expect, test } from "vitest";
import { lengthOf, pagesOf } from "./pages";
import { type Strip, strip } from "./strips";

/** A strip of 10 points with its name on it. */
function line(name: string, parts: Partial<Strip> = {}): Strip {
  const face = { family: "serif", bold: false } as const;
  const run = { text: name, x: 0, y: 8, width: 5, size: 10, face, colour: "#000000" };
  return strip(10, { runs: [{ ...run, link: null, line: null, space: "\n" }], ...parts });
}

const area = { left: 20, top: 30, height: 40 };

const alone = (strips: Strip[]) => [{ strips, x: 0, start: 0 }];

const textsOn = (strips: Strip[]) =>
  pagesOf(alone(strips), area).map(({ runs }) => runs.map(({ text }) => text));

test("a page takes what it has room for, and its text stands within the margins", () => {
  const strips = ["a", "b", "c", "d", "e"].map((name) => line(name));
  expect(textsOn(strips)).toEqual([["a", "b", "c", "d"], ["e"]]);
  expect(lengthOf(alone(strips), area.height)).toEqual({ pages: 2, last: 0.25 });
  expect(pagesOf(alone(strips), area)[1]?.runs[0]).toMatchObject({ x: 20, y: 38 });
});

test("there is no gap at the top of a page", () => {
  const strips = ["a", "b", "c", "d"].map((name) => line(name, { gap: 5 }));
  expect(textsOn(strips)).toEqual([["a", "b", "c"], ["d"]]);
  expect(pagesOf(alone(strips), area)[1]?.runs[0]?.y).toBe(38);
});

test("what stays with the next line moves to the next page with it", () => {
  const strips = [
    line("a"),
    line("b"),
    line("c"),
    line("heading", { keep: true }),
    line("head", { keep: true }),
    line("x"),
  ];
  expect(textsOn(strips)).toEqual([
    ["a", "b", "c"],
    ["heading", "head", "x"],
  ]);
});

test("what is kept together and higher than a page is divided all the same", () => {
  const strips = Array.from({ length: 9 }, (_, index) => line(String(index), { keep: true }));
  expect(textsOn(strips).map((texts) => texts.length)).toEqual([4, 4, 1]);
});

test("a line higher than a page stands on its own, and nothing makes an empty page", () => {
  expect(textsOn([line("a", { height: 90 }), line("b")])).toEqual([["a"], ["b"]]);
  expect(textsOn([])).toEqual([[]]);
  expect(lengthOf(alone([]), 40)).toEqual({ pages: 1, last: 0 });
});

test("columns flow side by side, from where they start, and a page holds one after the other", () => {
  const lines = (names: string) => [...names].map((name) => line(name, { gap: 5 }));
  const columns = [
    { strips: lines("H"), x: 0, start: 0 },
    { strips: lines("ab"), x: 0, start: 15 },
    { strips: lines("vwxyz"), x: 50, start: 15 },
  ];
  const pages = pagesOf(columns, area);
  expect(pages.map(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual(["Habvw", "xyz"]);
  expect(pages[0]?.runs.map(({ x, y }) => [x, y])).toEqual([
    [20, 38],
    [20, 53],
    [20, 68],
    [70, 53],
    [70, 68],
  ]);
  expect(pages[1]?.runs.map(({ y }) => y)).toEqual([38, 53, 68]);
  expect(lengthOf(columns, area.height)).toEqual({ pages: 2, last: 1 });
});
