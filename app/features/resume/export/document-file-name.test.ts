import { expect, test } from "vitest";
import { documentFileName } from "./document-file-name";

test.each([
  ["Maya Lindqvist CV.pdf", "Maya Lindqvist CV-optimized.pdf"],
  ["简历（2026）.docx", "简历（2026）-optimized.pdf"],
  ["cv.v2.DOC", "cv.v2-optimized.pdf"],
  ["../../etc/passwd", "etcpasswd-optimized.pdf"],
  ["a\u202efdp.exe", "afdp.exe-optimized.pdf"],
  ["cv.json", "cv-optimized.pdf"],
  ["...", "resume-optimized.pdf"],
  ["", "resume-optimized.pdf"],
  [null, "resume-optimized.pdf"],
])("the file %j is saved as %j", (original, saved) => {
  expect(documentFileName(original, "optimized", "pdf")).toBe(saved);
});
