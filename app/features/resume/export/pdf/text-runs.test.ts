import { expect, test } from "vitest";
import { joinRuns, type PlacedCharacter } from "./text-runs";

type Where = { left?: number; top?: number; block?: number; size?: number; gone?: string };

/** Characters of 10 × 20 pixels side by side; those named in `gone` take no room. */
function place(
  text: string,
  { left = 0, top = 0, block = 1, size = 16, gone = "" }: Where = {},
): PlacedCharacter[] {
  let at = left;
  return [...text].map((char) => {
    const width = gone.includes(char) ? 0 : 10;
    const box = { left: at, right: at + width, top, bottom: top + 20 };
    at += width;
    return { char, size, block, box };
  });
}

function texts(characters: PlacedCharacter[]): string[] {
  return joinRuns(characters).map((run) => run.text);
}

test("characters side by side are one run as wide as they are", () => {
  const [run] = joinRuns(place("Go lang", { left: 5 }));
  expect(run).toMatchObject({ text: "Go lang ", left: 5, width: 70, top: 0, bottom: 20, size: 16 });
  expect(run?.advances).toHaveLength(7);
});

test("a line that was broken at a space keeps the space, though the browser gave it no room", () => {
  const characters = [
    ...place("two"),
    ...place(" ", { left: 30, gone: " " }),
    ...place("lines", { top: 24 }),
  ];
  expect(texts(characters)).toEqual(["two ", "lines "]);
});

test("a Chinese line that was broken between characters gains no space", () => {
  expect(texts([...place("中文"), ...place("断行", { top: 24 })])).toEqual(["中文", "断行 "]);
});

test("each paragraph ends in a space", () => {
  expect(texts([...place("标题"), ...place("正文", { top: 30, block: 2 })])).toEqual(["标题 ", "正文 "]);
});

test("white space that takes no room vanishes", () => {
  expect(texts(place("\n  ab", { gone: "\n " }))).toEqual(["ab "]);
  expect(
    texts([...place("a "), ...place("\n", { left: 20, gone: "\n" }), ...place("b", { left: 20 })]),
  ).toEqual(["a b "]);
});

test("a change of weight inside a line does not part it", () => {
  const bold = place("bold", { left: 30, top: 1, size: 18 });
  expect(texts([...place("so "), ...bold])).toEqual(["so bold "]);
});

test("text far away on the same line is a run of its own", () => {
  expect(texts([...place("left"), ...place("right", { left: 400 })])).toHaveLength(2);
});

test("characters beyond U+FFFF stay whole and soft hyphens are not text", () => {
  expect(texts(place("𠮷\u00ad㛃\u200b"))).toEqual(["𠮷㛃 "]);
});

test("a combining mark without room of its own stays in its word", () => {
  expect(texts(place("e\u0301t", { gone: "\u0301" }))).toEqual(["e\u0301t "]);
});

test("text that is not laid out is left out", () => {
  expect(joinRuns([{ char: "x", size: 16, block: 1, box: null }])).toEqual([]);
});
