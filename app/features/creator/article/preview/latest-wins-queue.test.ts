import { expect, test } from "vitest";
import { complete, emptyQueue, type LatestWinsQueue, push } from "./latest-wins-queue";

test("the first thing goes at once", () => {
  expect(push<string>(emptyQueue, "a")).toEqual({ queue: { sent: "a", waiting: null }, send: "a" });
});

test("of all that comes while one is under way only the newest waits", () => {
  let queue: LatestWinsQueue<string> = emptyQueue;
  const sent = ["a", "b", "c", "d"].map((text) => {
    const next = push(queue, text);
    queue = next.queue;
    return next.send;
  });
  expect(sent).toEqual(["a", null, null, null]);
  expect(complete(queue)).toEqual({ queue: { sent: "d", waiting: null }, send: "d" });
});

test("an answer with nothing waiting leaves nothing under way", () => {
  expect(complete({ sent: "a", waiting: null })).toEqual({
    queue: { sent: null, waiting: null },
    send: null,
  });
});
