import { expect, test } from "vitest";
import { HEAD_BYTES, MAX_FILE_BYTES } from "../limits";
import { problemWith } from "./check-file";

const pdf = new TextEncoder().encode("%PDF-1.7");

function fileOf(name: string, bytes = pdf, size = bytes.length): File {
  return Object.defineProperty(new File([bytes], name), "size", { value: size });
}

test.each([
  ["a resume", fileOf("resume.PDF"), null],
  ["the largest file", fileOf("resume.pdf", pdf, MAX_FILE_BYTES), null],
  ["a file of one byte more", fileOf("resume.pdf", pdf, MAX_FILE_BYTES + 1), "resume.tooLarge"],
  ["a resume under another kind of name", fileOf("resume.pages"), "resume.notAResume"],
  ["a picture named like a resume", fileOf("resume.pdf", new Uint8Array(HEAD_BYTES)), "resume.misnamed"],
  ["a JSON Resume", fileOf("resume.json", new TextEncoder().encode('{"basics":{}}')), null],
  ["Markdown", fileOf("resume.md", new TextEncoder().encode("# Ann")), null],
  ["Markdown named like a PDF", fileOf("resume.pdf", new TextEncoder().encode("# Ann")), "resume.misnamed"],
  ["a PDF named like Markdown", fileOf("resume.md"), "resume.misnamed"],
  ["an empty file", fileOf("resume.docx", new Uint8Array()), "resume.empty"],
])("%s is judged before it is sent", async (_, file, problem) => {
  expect(await problemWith(file)).toBe(problem);
});

test("a file that was moved since it was chosen is told as such", async () => {
  const file = fileOf("resume.pdf");
  file.slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  expect(await problemWith(file)).toBe("upload.unreadable");
});
