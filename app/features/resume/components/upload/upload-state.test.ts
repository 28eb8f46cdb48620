import { expect, test } from "vitest";
import { idle, next, type UploadState } from "./upload-state";

const file = new File(["%PDF-1.7"], "resume.pdf");
const selected: UploadState = { phase: "selected", file, problem: null };
const started = { type: "started", fileName: "resume.pdf", since: 1000 } as const;

test("a good file is selected and a bad one is named with its problem", () => {
  expect(next(idle, { type: "chosen", file, problem: null })).toEqual(selected);
  expect(next(idle, { type: "chosen", file, problem: "resume.tooLarge" })).toEqual({
    phase: "idle",
    problem: { key: "resume.tooLarge" },
  });
});

test("choosing a bad file in place of a good one does not leave the good one to be sent by mistake", () => {
  expect(next(selected, { type: "chosen", file, problem: "resume.empty" }).phase).toBe("idle");
});

test("a failure keeps the file chosen and says what happened", () => {
  const failed = next(next(selected, started), { type: "refused", problem: { message: "no room" } });
  expect(failed).toEqual({ phase: "selected", file, problem: { message: "no room" } });
});

test("starting clears an earlier failure", () => {
  const again = next({ ...selected, problem: { key: "upload.failed" } }, started);
  expect(again).toMatchObject({ phase: "working", fileName: "resume.pdf", since: 1000, stage: "sending" });
});

test("cancelling keeps the file chosen without a problem", () => {
  expect(next(next(selected, started), { type: "cancelled" })).toEqual(selected);
});

test("a job found again after a reload has no file to go back to", () => {
  const found = next(idle, started);
  expect(next(found, { type: "refused", problem: { key: "upload.failed" } })).toEqual({
    phase: "idle",
    problem: { key: "upload.failed" },
  });
});

test("progress says the stage and that the connection is back", () => {
  const lost = next(next(selected, started), { type: "connection", online: false });
  expect(lost).toMatchObject({ phase: "working", online: false });
  const view = { id: "1", state: "running", stage: "scoring", error: null, elapsed: 5 } as const;
  expect(next(lost, { type: "progressed", view })).toMatchObject({ stage: "scoring", online: true });
});

test("late news of a job that has been given up changes nothing", () => {
  const view = { id: "1", state: "running", stage: "scoring", error: null, elapsed: 5 } as const;
  expect(next(selected, { type: "progressed", view })).toBe(selected);
  expect(next(idle, { type: "connection", online: false })).toBe(idle);
});
