import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { extractDocx } from "./extract-docx";
import { paperOf } from "./paper";

test.each([
  [612, 792, "letter"],
  [611.5, 791.9, "letter"],
  [595.28, 841.89, "a4"],
  [595, 842, "a4"],
  [792, 612, undefined],
  [612, 1008, undefined],
  [Number.NaN, 792, undefined],
])("a page of %s × %s points is %s", (width, height, paper) => {
  expect(paperOf(width, height)).toBe(paper);
});

test.each([
  ['<w:pgSz w:w="12240" w:h="15840"/>', "letter"],
  ['<w:pgSz w:w="11906" w:h="16838"/>', "a4"],
  ["", undefined],
])("a Word file says on what it is printed: %s", (size, paper) => {
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ann Lee, engineer</w:t></w:r></w:p><w:sectPr>${size}</w:sectPr></w:body></w:document>`;
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const read = extractDocx(
    zipSync({ "[Content_Types].xml": strToU8(types), "word/document.xml": strToU8(xml) }),
  );
  expect(read.ok && read.document.layout.paper).toBe(paper);
});
