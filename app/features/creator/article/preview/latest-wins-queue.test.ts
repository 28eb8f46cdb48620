import { expect, test } from "vitest";
import { answered, emptyOutbox, type Outbox, put } from "./latest-wins-queue";

test("the first thing goes at once", () => {
  expect(put<string>(emptyOutbox, "a")).toEqual({ outbox: { sent: "a", waiting: null }, send: "a" });
});

test("of all that comes while one is under way only the newest waits", () => {
  let outbox: Outbox<string> = emptyOutbox;
  const sent = ["a", "b", "c", "d"].map((text) => {
    const next = put(outbox, text);
    outbox = next.outbox;
    return next.send;
  });
  expect(sent).toEqual(["a", null, null, null]);
  expect(answered(outbox)).toEqual({ outbox: { sent: "d", waiting: null }, send: "d" });
});

test("an answer with nothing waiting leaves nothing under way", () => {
  expect(answered({ sent: "a", waiting: null })).toEqual({
    outbox: { sent: null, waiting: null },
    send: null,
  });
});
