import { expect, test } from "vitest";
import { guardedFetch } from "../guarded-fetch";
import { askForLines } from "./ask-for-lines";

const said = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
const whole = (content: string, finish = "stop") =>
  JSON.stringify({ choices: [{ finish_reason: finish, message: { content } }] });
const done = "data: [DONE]\n\n";
const events = { "content-type": "text/event-stream" };
const json = { "content-type": "application/json" };

/** Asks a server that answers with this once; what it was asked comes along. */
async function ask(answer: () => Response | Promise<Response>, timeoutMs = 5000) {
  const lines: string[] = [];
  const asked: { url: string; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return answer();
  };
  const refusal = await askForLines(
    {
      baseUrl: "https://model.example",
      apiKey: "sk-secret",
      model: "m",
      fetch: guardedFetch({ fetch, ownHosts: [], allowPrivate: false }),
      now: () => new Date(),
    },
    { messages: [{ role: "user", content: "Hello" }], timeoutMs, signal: new AbortController().signal },
    (line) => void lines.push(line),
  );
  return { lines, refusal, asked };
}

const inPieces = (text: string, size: number, headers = events) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
  return new Response(body, { headers });
};

test("it asks once for a stream, and nothing that a server might not know", async () => {
  const { asked } = await ask(() => new Response(said("One\n") + done, { headers: events }));
  expect(asked).toEqual([
    {
      url: "https://model.example/v1/chat/completions",
      body: { model: "m", messages: [{ role: "user", content: "Hello" }], stream: true },
    },
  ]);
});

test.each([1, 2, 3, 7, 64, 10_000])("a stream in pieces of %i bytes gives its lines", async (size) => {
  const text = `: hello\n\n${said("一二")}${said("三\nSec")}${said("ond\r\nThird")}${said("", "stop")}${done}`;
  const { lines, refusal } = await ask(() => inPieces(text, size));
  expect([lines, refusal]).toEqual([["一二三", "Second", "Third"], null]);
});

test.each([
  ["does not say that it has ended", said("One\nTw"), events, ["One"]],
  ["was cut off", said("One\nTw") + said("", "length") + done, events, ["One"]],
  ["is said to be done", said("One\nTwo") + done, events, ["One", "Two"]],
  ["is no stream", whole("One\nTwo"), json, ["One", "Two"]],
  ["is no stream and was cut off", whole("One\nTw", "length"), json, ["One"]],
  ["thinks first", said("<think>Hm.\nSo") + said(".</think>\nOne\n") + done, events, ["One"]],
  ["thinks in no stream", whole("<think>Hm.\nSo.</think>One"), json, ["One"]],
  ["never ends its thoughts", said("<think>Hm.\nHm.\n") + done, events, []],
  ["has another envelope", '{"choices":[]}', json, []],
  ["is an error event", 'data: {"error":{"message":"no"}}\n\n', events, []],
])("of an answer that %s the finished lines are taken", async (_, body, headers, expected) => {
  const { lines, refusal } = await ask(() => new Response(body, { headers }));
  expect([lines, refusal]).toEqual([expected, null]);
});

test.each<[string, () => Response | Promise<Response>, string]>([
  [
    "is a web page",
    () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } }),
    "badAnswer",
  ],
  [
    "refuses the key",
    () => new Response('{"error":{"message":"sk-secret"}}', { status: 401, headers: json }),
    "refusedKey",
  ],
  ["has no money", () => new Response("{}", { status: 402, headers: json }), "noBalance"],
  ["is busy", () => new Response("{}", { status: 429, headers: json }), "tooManyRequests"],
  ["is down", () => new Response("down", { status: 503 }), "unavailable"],
  [
    "knows no streams",
    () => new Response('{"error":{"message":"unsupported"}}', { status: 400, headers: json }),
    "unavailable",
  ],
  ["cannot be reached", () => Promise.reject(new TypeError("no network")), "unavailable"],
  [
    "moves away",
    () => new Response(null, { status: 307, headers: { location: "https://evil.example/" } }),
    "unavailable",
  ],
  ["is five megabytes", () => inPieces(said("x".repeat(5_000_000)), 65_536), "badAnswer"],
])("a server that %s is asked once and refused", async (_, answer, reason) => {
  const { refusal, asked, lines } = await ask(answer);
  expect([refusal, asked.length, lines]).toEqual([reason, 1, []]);
});

const neverEnding = (text: string) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    }),
    { headers: events },
  );

test("a server that falls silent ends with the time, and keeps the lines that came", async () => {
  const { lines, refusal } = await ask(() => neverEnding(said("One\nTw")), 50);
  expect([lines, refusal]).toEqual([["One"], "timedOut"]);
});

test("a stream without an end is left", async () => {
  const part = new TextEncoder().encode(said("more\n"));
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(part) });
  const { refusal } = await ask(() => new Response(endless, { headers: events }), 60_000);
  expect(refusal).toBe("badAnswer");
});
