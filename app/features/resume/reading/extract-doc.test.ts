import { expect, test } from "vitest";
import {
  changes,
  type DocParagraph,
  type DocStories,
  doc,
  docStreams,
  ole,
} from "../../../../test/support/doc-files";
import { patched, processorTime } from "../../../../test/support/files";
import { extractDoc } from "./extract-doc";
import type { ExtractedDocument } from "./extracted";

const p = (text: string, own: number[] = []): DocParagraph => ({ runs: [{ text }], changes: own });

function read(stories: DocStories): ExtractedDocument {
  const result = extractDoc(doc(stories));
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}

function textsOf(...body: DocParagraph[]): string[] {
  return read({ body }).lines.map((line) => line.text);
}

function refusalOf(bytes: Uint8Array): string | null {
  const result = extractDoc(bytes);
  return result.ok ? null : result.reason;
}

test("reads Chinese and English text, two bytes a character", () => {
  expect(textsOf(p("张三 Ada Lovelace"), p("负责“支付”系统"))).toEqual([
    "张三 Ada Lovelace",
    "负责“支付”系统",
  ]);
});

test("reads text of one byte a character as Windows-1252", () => {
  const { lines } = read({ body: [p("Caf\xe9 \x93lead\x94 \x96 2020")], compressed: true });
  expect(lines[0]?.text).toBe("Café “lead” – 2020");
});

test("keeps bold, sizes and tabs as spans of a line", () => {
  const runs = [{ text: "Acme", changes: [...changes.bold, ...changes.size(14)] }, { text: "\t2020 – 2022" }];
  const [line] = read({ body: [{ runs }] }).lines;
  expect(line).toMatchObject({ text: "Acme\t2020 – 2022", bold: false, size: 10, region: "body" });
  expect(line?.spans[0]).toMatchObject({ text: "Acme", bold: true, size: 14 });
});

test("knows headings by their outline level and list items by their list or marker", () => {
  const body = [p("Experience", changes.heading(1)), p("Led", changes.item), p("• Built"), p("Plain")];
  expect(read({ body }).lines.map((line) => [line.text, line.heading, line.bullet])).toEqual([
    ["Experience", 1, false],
    ["Led", null, true],
    ["Built", null, true],
    ["Plain", null, false],
  ]);
});

test("reads a row of single lines as one line and other cells whole", () => {
  const cell = (text: string, end = "\x07"): DocParagraph => ({ ...p(text, changes.inTable), end });
  const rowEnd: DocParagraph = { runs: [], changes: changes.endsRow, end: "\x07" };
  const body = [
    cell("姓名"),
    cell("张三"),
    rowEnd,
    cell("Skills", "\r"),
    cell("Go"),
    cell("Acme"),
    rowEnd,
    p("End"),
  ];
  const { lines, layout } = read({ body });
  expect(lines.map((line) => line.text)).toEqual(["姓名\t张三", "Skills", "Go", "Acme", "End"]);
  expect(layout.tables).toBe(1);
});

test("shows a field's result, keeps its address, and splits at line and page breaks", () => {
  const { lines } = read({
    body: [p('\x13 HYPERLINK "https://ada.dev" \x14Site\x15'), p("One\x0bTwo\x0cThree")],
  });
  expect(lines.map((line) => line.text)).toEqual(["Site", "One", "Two", "Three"]);
  expect(lines[0]?.links).toEqual(["https://ada.dev"]);
});

test("reads headers and text boxes, without page numbers", () => {
  const { lines, layout } = read({
    body: [p("Engineer")],
    headers: [p("ada@example.com"), p("Page \x13 PAGE \x147\x15")],
    textBoxes: [p("Go, Rust")],
  });
  expect(lines.map((line) => [line.region, line.text])).toEqual([
    ["header", "ada@example.com"],
    ["body", "Engineer"],
    ["body", "Go, Rust"],
  ]);
  expect(layout).toMatchObject({ format: "doc", pages: null, columns: 1, contactInHeader: true });
});

test.each([
  ["vanished", changes.vanish, "invisible"],
  ["white", changes.white, "white"],
  ["one point small", changes.size(1), "tiny"],
])("leaves out text that is %s and reports it", (_, own, why) => {
  const { lines, layout } = read({ body: [p("Ada"), { runs: [{ text: "kafka spark", changes: own }] }] });
  expect(lines.map((line) => line.text)).toEqual(["Ada"]);
  expect(layout.hidden).toEqual([{ why, characters: 10, sample: "kafka spark" }]);
});

test("leaves out text that was deleted while changes were tracked", () => {
  expect(textsOf({ runs: [{ text: "old", changes: changes.deleted }, { text: "new" }] })).toEqual(["new"]);
});

test("refuses a file without text, and one whose table stream is missing", () => {
  expect(refusalOf(doc({ body: [p(" ")] }))).toBe("resume.noText");
  const { WordDocument = new Uint8Array(0) } = docStreams({ body: [p("Ada")] });
  expect(refusalOf(ole({ WordDocument }))).toBe("resume.damaged");
});

const BODY_LENGTH = 0x4c;
const CLX_AT = 0x9a + 33 * 8;
const CHARACTER_PAGES_AT = 0x9a + 12 * 8;

test.each([
  ["a body longer than the text", BODY_LENGTH, 4_000_000_000],
  ["no body", BODY_LENGTH, 0],
  ["a piece table beyond the file", CLX_AT, 4_000_000_000],
  ["a piece table without a length", CLX_AT + 4, 0],
])("calls a file with %s damaged", (_, at, value) => {
  const streams = docStreams({ body: [p("Ada")] });
  const main = patched(streams.WordDocument ?? new Uint8Array(0), at, value, 4);
  expect(refusalOf(ole({ ...streams, WordDocument: main }))).toBe("resume.damaged");
});

test("still reads the text where only its formats are broken", () => {
  const streams = docStreams({ body: [p("Ada")] });
  const main = patched(streams.WordDocument ?? new Uint8Array(0), CHARACTER_PAGES_AT, 4_000_000_000, 4);
  expect(refusalOf(ole({ ...streams, WordDocument: main }))).toBe(null);
});

test("never throws, whichever single byte of the file is wrong", () => {
  const file = doc({ body: [p("Ada"), p("Led a team", changes.item)], headers: [p("ada@example.com")] });
  for (let at = 0; at < file.length; at += 1) {
    const broken = file.slice();
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    expect(() => extractDoc(broken)).not.toThrow();
  }
});

test.each([
  ["fields nested without end", "\x13 IF \x14".repeat(60_000), "resume.tooMuchText"],
  ["a body of paragraph marks", "\r".repeat(390_000), null],
  ["half a million characters", "word ".repeat(100_000), "resume.tooMuchText"],
])("ends in under two seconds on %s", (_, text, reason) => {
  const bytes = doc({ body: [p(text), p("Ada")] });
  const spent = processorTime(() => expect(refusalOf(bytes)).toBe(reason), 2000);
  expect(spent).toBeLessThan(2000);
});
