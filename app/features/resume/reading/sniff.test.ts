import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { changes, doc, docStreams, ole } from "../../../../test/support/doc-files";
import { docx, paragraph, patched, run } from "../../../../test/support/files";
import { MAX_FILE_BYTES } from "../limits";
import { mainPartOf, sniff, sniffHead } from "./sniff";

const letter = docx({ body: paragraph(run("Ada Lovelace")) });
const oldLetter = doc({ body: [{ runs: [{ text: "Ada", changes: changes.bold }] }] });

test.each([
  ["a PDF", strToU8("%PDF-1.7\n"), "pdf"],
  ["a PDF after junk", strToU8(`${"x".repeat(1000)}%PDF-1.4`), "pdf"],
  ["a DOCX", letter, "docx"],
  ["a DOCX whose main part has a number", zipSync({ "word/document2.xml": strToU8("<a/>") }), "docx"],
  ["a DOC", oldLetter, "doc"],
  ["JSON", strToU8('{"basics": {}}'), "json"],
  ["JSON with a mark of its byte order", strToU8('\ufeff {\n "work": [] }'), "json"],
  ["Markdown by a heading", strToU8("Ada\r\n\r\n## 工作经历\r\n"), "markdown"],
  ["Markdown by an underlined heading", strToU8("Ada Lovelace\r\n====\r\n\r\nCooked"), "markdown"],
])("knows %s by its content", (_, bytes, format) => {
  expect(sniff(bytes)).toEqual({ ok: true, format });
});

test.each([
  ["nothing", new Uint8Array(0), "resume.empty"],
  ["a PDF header after more than 1,024 bytes", strToU8(`${"x".repeat(1100)}%PDF-1.4`), "resume.notAResume"],
  ["RTF", strToU8("{\\rtf1\\ansi Ada}"), "resume.notAResume"],
  ["HTML", strToU8("<!doctype html><p>Ada"), "resume.notAResume"],
  ["plain text", strToU8("Ada Lovelace #1"), "resume.notAResume"],
  ["Markdown in another encoding", Uint8Array.of(0x23, 0x20, 0xd5, 0xc5), "resume.notAResume"],
  ["a list in JSON", strToU8("[1]"), "resume.notAResume"],
  ["binary data behind a heading", strToU8("# a\u0000"), "resume.notAResume"],
  ["a PNG", Uint8Array.of(0x89, 0x50, 0x4e, 0x47), "resume.notAResume"],
  ["a workbook", zipSync({ "xl/workbook.xml": strToU8("<a/>") }), "resume.notAResume"],
  ["a presentation", zipSync({ "ppt/presentation.xml": strToU8("<a/>") }), "resume.notAResume"],
  ["any other zip", zipSync({ "readme.txt": strToU8("hello") }), "resume.notAResume"],
  ["macros", docx({ body: "", parts: { "word/vbaProject.bin": "x" } }), "resume.macros"],
  ["a cut zip", letter.subarray(0, letter.length - 30), "resume.damaged"],
  ["an old workbook", ole({ Workbook: new Uint8Array(5000) }), "resume.notAResume"],
  [
    "an encrypted package",
    ole({ EncryptedPackage: new Uint8Array(9), EncryptionInfo: new Uint8Array(9) }),
    "resume.encrypted",
  ],
  ["a cut DOC", oldLetter.subarray(0, 2000), "resume.damaged"],
  ["an OLE2 header alone", oldLetter.subarray(0, 512), "resume.damaged"],
  ["Word 2", Uint8Array.of(0xdb, 0xa5, 0x2d, 0), "resume.oldWord"],
  ["more than 5 MB", new Uint8Array(MAX_FILE_BYTES + 1), "resume.tooLarge"],
])("refuses %s with its own code", (_, bytes, reason) => {
  expect(sniff(bytes)).toEqual({ ok: false, reason });
});

test.each([
  ["encrypted", 10, 0x0300, "resume.encrypted"],
  ["of Word 95", 0, 0xa5dc, "resume.oldWord"],
  ["older than its mark says", 2, 0x68, "resume.oldWord"],
  ["no Word document at all", 0, 0x1234, "resume.damaged"],
])("reads in the FIB that a DOC is %s", (_, at, value, reason) => {
  const streams = docStreams({ body: [{ runs: [{ text: "Ada" }] }] });
  const main = patched(streams.WordDocument ?? new Uint8Array(0), at, value, 2);
  expect(sniff(ole({ ...streams, WordDocument: main }))).toEqual({ ok: false, reason });
});

test("judges a container by its head alone, for the drop area", () => {
  expect(sniffHead(letter.subarray(0, 16))).toEqual({ ok: true, kind: "zip" });
  expect(sniffHead(oldLetter.subarray(0, 16))).toEqual({ ok: true, kind: "ole" });
  expect(sniffHead(strToU8("# 张三").subarray(0, 6))).toEqual({ ok: true, kind: "text" });
  expect(sniffHead(strToU8("{\\rtf1"))).toEqual({ ok: false, reason: "resume.notAResume" });
});

test("finds the main part by its place, not by a name that merely ends alike", () => {
  expect(mainPartOf(["docs/word/document.xml", "word/document.xml.bak"])).toBe(null);
  expect(mainPartOf(["[Content_Types].xml", "word/document.xml"])).toBe("word/document.xml");
});
