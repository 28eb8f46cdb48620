import { expect, test } from "vitest";
import { readSubmission } from "./forms";

function formOf(...fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const file = new File(["%PDF-1.7"], "resume.pdf");

test("an upload is its file, and a job description where one was written", async () => {
  const bytes = new TextEncoder().encode("%PDF-1.7");
  expect(await readSubmission(formOf(["file", file]))).toEqual({
    ok: true,
    file: bytes,
    jobDescription: null,
  });
  expect(await readSubmission(formOf(["file", file], ["job_description", " Rust 工程师 "]))).toEqual({
    ok: true,
    file: bytes,
    jobDescription: "Rust 工程师",
  });
});

test("a line break counts as the one character that was typed, not as the two that a form sends", async () => {
  const typed = "We look for an engineer.\n".repeat(400).trim();
  const sent = await readSubmission(
    formOf(["file", file], ["job_description", typed.replaceAll("\n", "\r\n")]),
  );
  expect(sent).toMatchObject({ ok: true, jobDescription: typed });
});

test.each<[string, [string, string | File][]]>([
  ["no file", []],
  ["a text in place of the file", [["file", "resume"]]],
  ["a file input that was left empty", [["file", new File([], "")]]],
])("%s is a missing file", async (_, fields) => {
  expect(await readSubmission(formOf(...fields))).toEqual({ ok: false, reason: "upload.noFile" });
});

test.each<[string, [string, string | File][]]>([
  ["two files", [["file", file]]],
  ["another level", [["optimization_level", "extreme"]]],
  ["a file as the job description", [["job_description", file]]],
  ["a field that reaches for the prototype", [["__proto__", "x"]]],
])("%s is a bad request", async (_, fields) => {
  expect(await readSubmission(formOf(["file", file], ...fields))).toEqual({
    ok: false,
    reason: "badRequest",
  });
});
