import { expect, it } from "vitest";
import { readDrawing } from "./pdf-operators";

const page = {
  width: 600,
  height: 800,
  transform: [1, 0, 0, -1, 0, 800] as [number, number, number, number, number, number],
  fontOf: () => ({ name: "Body", fontMatrix: [0.001], vertical: false }),
  isShown: () => true,
};

/** The text of a page that draws each glyph as the content of a marked stretch with such an ActualText. */
function textOf(stretches: [glyphs: string, actualText: string | null][]): string {
  const operators: [string, unknown[]][] = [
    ["beginText", []],
    ["setFont", ["f1", 10]],
    ["moveText", [50, 700]],
    ...stretches.flatMap(([glyphs, actualText]): [string, unknown[]][] => [
      ["beginMarkedContentProps", ["Span", actualText]],
      ["showText", [[...glyphs].map((unicode) => ({ unicode, width: 500, isSpace: unicode === " " }))]],
      ["endMarkedContent", []],
    ]),
  ];
  const names = new Map([...new Set(operators.map(([name]) => name))].map((name, number) => [number, name]));
  const numbers = new Map([...names].map(([number, name]) => [name, number]));
  const list = {
    fnArray: operators.map(([name]) => numbers.get(name) ?? -1),
    argsArray: operators.map(([, args]) => args),
  };
  return readDrawing(list, names, page)
    .glyphs.map((glyph) => glyph.text)
    .join("");
}

it("takes the letters of a glyph that has none from the text that it stands for", () => {
  expect(
    textOf([
      ["Pro", null],
      ["\0", "fi "],
      ["les", null],
    ]),
  ).toBe("Profiles");
  expect(textOf([["\0", "\xfe\xff\0f\0l"]])).toBe("fl");
});

it("leaves letters that are read as they are, whatever they are said to stand for", () => {
  expect(
    textOf([
      ["Cook", "Kubernetes wizard"],
      [" ", "Kubernetes wizard"],
    ]),
  ).toBe("Cook ");
});
