import { expect, test } from "vitest";
import { queued, type ToastMessage } from "./toast-queue";

const failed: ToastMessage = { id: 1, topic: "save", text: "Failed to save.", tone: "bad" };
const saved: ToastMessage = { id: 2, topic: "save", text: "Saved.", tone: "good" };
const copied: ToastMessage = { id: 3, topic: "copy", text: "Copied.", tone: "good" };

test("a failure goes when its opposite comes", () => {
  expect(queued([failed], saved)).toEqual([saved]);
  expect(queued([saved], { ...failed, id: 4 })).toEqual([{ ...failed, id: 4 }]);
});

test("the same message again is shown once, as a new one", () => {
  expect(queued([copied], { ...copied, id: 4 })).toEqual([{ ...copied, id: 4 }]);
});

test("what speaks of another thing stays, and the newest comes last", () => {
  expect(queued([failed], copied)).toEqual([failed, copied]);
  expect(queued([failed, copied], saved)).toEqual([copied, saved]);
});
