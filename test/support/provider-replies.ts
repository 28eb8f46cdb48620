import type { Environment } from "../../app/features/creator/provider/ask-provider.client";
import type { Failed } from "../../app/features/creator/provider/provider-problem";

export const key = "sk-test-1234567890";
export const access = { apiKey: key, baseUrl: "https://api.example/v1/", model: "some-model" };
export const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(40, 7)]);
export const better = { choices: [{ message: { content: "Better" }, finish_reason: "stop" }] };

export type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;
type Call = { url: string; init: RequestInit; body: Record<string, unknown> };

/** A browser whose network gives one reply after the other, the last one again and again. */
export function browser(replies: Reply[], changes: Partial<Environment> = {}) {
  const calls: Call[] = [];
  const environment: Environment = {
    fetch: async (url, init) => {
      calls.push({ url, init, body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
      const reply = replies[Math.min(calls.length, replies.length) - 1];
      return reply ? reply(url, init) : new Response();
    },
    isOnline: () => true,
    now: () => new Date("2026-05-01T10:00:00Z"),
    canDraw: async () => true,
    textLimitMs: 5000,
    pictureLimitMs: 5000,
    ...changes,
  };
  return { calls, environment };
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    Response.json(value, { status, headers });
export const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
export const noNetwork: Reply = () => Promise.reject(new TypeError("Failed to fetch"));

export function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(new DOMException("aborted", "AbortError"));
    if (signal?.aborted) refuse();
    signal?.addEventListener("abort", refuse);
  });
}
export const silence: Reply = (_, { signal }) => aborted(signal);

/** An answer whose beginning arrives and whose rest never does. */
export const drip: Reply = (_, { signal }) => {
  const start = new TextEncoder().encode('{"choices":');
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(start);
      aborted(signal).catch((error) => controller.error(error));
    },
  });
  return new Response(stream);
};

export const broken: Reply = () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream);
};

export function asked(signal = new AbortController().signal, baseUrl = access.baseUrl) {
  const messages = [{ role: "user" as const, content: "Some words" }];
  return { access: { ...access, baseUrl }, content: "Some words", messages, signal };
}

export function problemOf(outcome: { ok: true } | Failed) {
  return outcome.ok ? null : outcome.problem;
}
