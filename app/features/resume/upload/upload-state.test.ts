import { expect, test } from "vitest";
import { idle, nextState, type UploadState } from "./upload-state";

const file = new File(["%PDF-1.7"], "resume.pdf");
const selected: UploadState = { phase: "selected", file, problem: null };
const started = { type: "started", fileName: "resume.pdf", since: 1000 } as const;

test("a chosen file is selected at once", () => {
  expect(nextState(idle, { type: "chosen", file })).toEqual(selected);
  const failed: UploadState = { phase: "idle", problem: { key: "resume.empty" } };
  expect(nextState(failed, { type: "chosen", file })).toEqual(selected);
});

test("a file that turns out unfit is taken away and its problem named", () => {
  expect(nextState(selected, { type: "unfit", file, problem: "resume.tooLarge" })).toEqual({
    phase: "idle",
    problem: { key: "resume.tooLarge" },
    isUnfit: true,
  });
});

test("only who chose no file is asked for one", () => {
  const empty = { type: "submittedEmpty" } as const;
  const asked: UploadState = { phase: "idle", problem: { key: "upload.noFile" } };
  expect(nextState(idle, empty)).toEqual(asked);
  const unfit = nextState(selected, { type: "unfit", file, problem: "resume.notAResume" });
  expect(nextState(unfit, empty)).toBe(unfit);
  expect(nextState(nextState(unfit, { type: "removed" }), empty)).toEqual(asked);
});

test("what is found out about an earlier file does not touch the one chosen since", () => {
  const earlier = new File(["PK"], "letter.exe");
  expect(nextState(selected, { type: "unfit", file: earlier, problem: "resume.notAResume" })).toBe(selected);
  expect(nextState(idle, { type: "unfit", file, problem: "resume.notAResume" })).toBe(idle);
});

test("a failure keeps the file chosen and says what happened", () => {
  const failed = nextState(nextState(selected, started), {
    type: "refused",
    problem: { message: "no room" },
  });
  expect(failed).toEqual({ phase: "selected", file, problem: { message: "no room" } });
});

test("starting clears an earlier failure", () => {
  const again = nextState({ ...selected, problem: { key: "upload.failed" } }, started);
  expect(again).toMatchObject({ phase: "working", fileName: "resume.pdf", since: 1000, stage: "sending" });
});

test("cancelling keeps the file chosen without a problem", () => {
  expect(nextState(nextState(selected, started), { type: "cancelled" })).toEqual(selected);
});

test("a job found again after a reload has no file to go back to", () => {
  const found = nextState(idle, started);
  expect(nextState(found, { type: "refused", problem: { key: "upload.failed" } })).toEqual({
    phase: "idle",
    problem: { key: "upload.failed" },
  });
});

test("progress says the stage and that the connection is back", () => {
  const lost = nextState(nextState(selected, started), { type: "connection", online: false });
  expect(lost).toMatchObject({ phase: "working", online: false });
  const view = { id: "1", state: "running", stage: "scoring", error: null, elapsed: 5 } as const;
  expect(nextState(lost, { type: "progressed", view })).toMatchObject({ stage: "scoring", online: true });
});

test("late news of a job that has been given up changes nothing", () => {
  const view = { id: "1", state: "running", stage: "scoring", error: null, elapsed: 5 } as const;
  expect(nextState(selected, { type: "progressed", view })).toBe(selected);
  expect(nextState(idle, { type: "connection", online: false })).toBe(idle);
});
