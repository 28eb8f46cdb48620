import fc from "fast-check";
import { expect, test } from "vitest";
import { DONE, delta } from "../../../../test/support/streams";
import { completionStream } from "./completion-stream";

const key = "sk-test-1234567890";

function read(text: string, cuts: number[] = []) {
  const stream = completionStream(key);
  const ends = [...cuts.toSorted((a, b) => a - b), text.length];
  ends.forEach((end, index) => void stream.read(text.slice(ends[index - 1] ?? 0, end)));
  return stream.end();
}

test.each<[string, string, object | null]>([
  ["an end and its mark", delta("a") + delta("b", "stop") + DONE, { text: "ab", cutOff: false }],
  ["an end without the mark", delta("a") + delta("b", "stop"), { text: "ab", cutOff: false }],
  ["the mark without an end", delta("a") + DONE, { text: "a", cutOff: false }],
  ["neither", delta("a") + delta("b"), { text: "ab", cutOff: true }],
  ["half an event at its end", delta("a") + delta("b").slice(0, 30), { text: "a", cutOff: true }],
  ["no break after the last event", delta("a", "stop").trim(), { text: "a", cutOff: false }],
  ["its length used up", delta("a", "length") + DONE, { text: "a", cutOff: true }],
  ["a filter in the midst", delta("a", "content_filter"), { text: "a", cutOff: true }],
  ["breaks of Windows", (delta("a") + DONE).replaceAll("\n", "\r\n"), { text: "a", cutOff: false }],
  ["no space after the colon", (delta("a") + DONE).replaceAll("data: ", "data:"), { text: "a" }],
  [
    "comments, ids and other events",
    `: wait\n\nid: 7\nevent: ping\ndata: {}\n\n${delta("a")}${DONE}`,
    { text: "a" },
  ],
  [
    "usage without a choice",
    `${delta("a", "stop")}data: {"choices":[],"usage":{}}\n\n${DONE}`,
    { text: "a" },
  ],
  [
    "a role before",
    `data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n${delta("a")}${DONE}`,
    { text: "a" },
  ],
  ["text in parts", 'data: {"choices":[{"delta":{"content":[{"text":"a"},"b"]}}]}\n\n', { text: "ab" }],
  ["thoughts", delta("<think>hm\n</th") + delta("ink>\n\na") + DONE, { text: "a" }],
  [
    "thoughts in a field",
    `data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n${delta("a")}`,
    { text: "a" },
  ],
  ["the key", delta(`Your key is ${key}`) + DONE, { text: "Your key is ***" }],
])("a stream with %s is read", (_, text, suggestion) => {
  expect(read(text)).toMatchObject({ ok: true, ...suggestion });
});

test.each([
  ["nothing in it", DONE, null],
  ["no event", "<!doctype html>\n\n<p>data: soon</p>\n", null],
  ["an answer that was no stream", '{"choices":[{"message":{"content":"a"}}]}', null],
  ["thoughts alone", delta("<think>hm") + DONE, "emptyAnswer"],
  ["empty text", delta("") + DONE, "emptyAnswer"],
  ["a filter alone", delta("", "content_filter") + DONE, "refused"],
  ["a refusal", 'data: {"choices":[{"delta":{"refusal":"I cannot."}}]}\n\n', "refused"],
  ["an error in the midst", `${delta("a")}data: {"error":{"message":"gone","code":502}}\n\n`, "providerDown"],
  ["an error of the rate", `${delta("a")}data: {"error":{"type":"rate_limit_error"}}\n\n`, "tooManyRequests"],
  ["an error event", `${delta("a")}event: error\ndata: {"message":"no more"}\n\n${DONE}`, "refused"],
])("a stream with %s is no answer", (_, text, kind) => {
  const outcome = read(text);
  expect(outcome && !outcome.ok ? outcome.problem.kind : outcome).toBe(kind);
  expect(JSON.stringify(outcome)).not.toContain(key);
});

test("where a stream is cut makes no difference", () => {
  const text = `${delta("<think>啊</think>文字 ")}${delta("**𠮷**\n")}\r\n${delta("end", "stop")}${DONE}`;
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      expect(read(text, cuts)).toEqual({ ok: true, text: "文字 **𠮷**\nend", cutOff: false });
    }),
  );
});

test("thoughts are not shown as they come, not even the first letters of their mark", () => {
  const stream = completionStream(key);
  const shown = ["<th", "ink>hm", "</think>", "a <", "b"].map((piece) => stream.read(delta(piece)));
  expect(shown).toEqual(["", "", "", "a <", "a <b"]);
});
