import { expect, test } from "vitest";
import { LARGEST_FILE, problemOfFile, shownName, textOfBytes } from "./text-file";

const file = (name: string, type = "", size = 10) => ({ name, type, size });

test.each(["a.md", "A.MD", "a.b.markdown", "笔记.txt"])("%s is a file of text", (name) => {
  expect(problemOfFile(file(name))).toBeNull();
});

test.each([
  [file("a.docx"), "fileKind"],
  [file("folder"), "fileKind"],
  [file("a.png", "image/png"), "pictureFile"],
  [file("a.md", "", LARGEST_FILE + 1), "fileTooLarge"],
] as const)("%j: %s", (given, problem) => {
  expect(problemOfFile(given)).toBe(problem);
});

test.each([
  ["../../etc/笔记.pdf", "笔记.pdf"],
  ["C:\\folder\\a.pdf", "a.pdf"],
  ["a\u202Efdp.exe\n<b>", "a fdp.exe <b>"],
  ["folder/", "folder/"],
  ["x".repeat(50), `${"x".repeat(39)}…`],
])("the name %j is shown as %j", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

const utf8 = new TextEncoder();

test.each([
  ["UTF-8", utf8.encode("# 中文\n𠮷")],
  ["UTF-8 with a mark", new Uint8Array([0xef, 0xbb, 0xbf, ...utf8.encode("# 中文\n𠮷")])],
  ["line breaks of Windows", utf8.encode("# 中文\r\n𠮷")],
  ["UTF-16", new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from("# 中文\n𠮷", "utf16le"))])],
])("reads %s", (_, bytes) => {
  expect(textOfBytes(bytes)).toEqual({ kind: "text", text: "# 中文\n𠮷" });
});

test("reads GB18030, which Chinese Windows writes", () => {
  const bytes = new Uint8Array([0x23, 0x20, 0xd6, 0xd0, 0xce, 0xc4, 0x0d, 0x0a]);
  expect(textOfBytes(bytes)).toEqual({ kind: "text", text: "# 中文\n" });
});

test("tells bytes that are no text, and a file with nothing in it", () => {
  expect(textOfBytes(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ kind: "fileEncoding" });
  expect(textOfBytes(new Uint8Array([0xff, 0x00, 0xff]))).toEqual({ kind: "fileEncoding" });
  expect(textOfBytes(utf8.encode(" \n"))).toEqual({ kind: "fileEmpty" });
});
