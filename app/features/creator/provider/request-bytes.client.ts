import { readCapped } from "~/core/read-capped";
import { type Failed, failed } from "./provider-problem";

export type Network = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  isOnline: () => boolean;
};

/** With `onPart`, which gets each part of a success as it comes, the time limit is that of a silence. */
export type Limits = { limitMs: number; maxBytes: number; onPart?: (part: Uint8Array) => void };

type Received = { status: number; headers: Headers; bytes: Uint8Array };

/** One request without cookies and referrer, ended by the signal, the time limit or too many bytes. */
export async function requestBytes(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  { limitMs, maxBytes, onPart }: Limits,
  { fetch, isOnline }: Network,
): Promise<Received | Failed> {
  if (signal.aborted) return failed("cancelled");
  const stop = new AbortController();
  const cancel = () => stop.abort();
  const limit = { passed: false };
  const startTimer = () =>
    setTimeout(() => {
      limit.passed = true;
      stop.abort();
    }, limitMs);
  let timer = startTimer();
  const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      clearTimeout(timer);
      timer = startTimer();
      onPart?.(part);
      controller.enqueue(part);
    },
  });
  signal.addEventListener("abort", cancel, { once: true });
  const state = { answered: false };
  try {
    const plain: RequestInit = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" };
    const response = await fetch(url, { ...plain, ...init, signal: stop.signal });
    state.answered = true;
    if (response.type === "opaqueredirect") return failed("redirected");
    const stream = (onPart && response.ok && response.body?.pipeThrough(told)) || response.body;
    const isTooLong = Number(response.headers.get("Content-Length") ?? 0) > maxBytes;
    const bytes = isTooLong ? null : await readCapped(stream, maxBytes);
    if (!bytes) return failed("tooLarge");
    return { status: response.status, headers: response.headers, bytes };
  } catch {
    if (signal.aborted) return failed("cancelled");
    if (limit.passed) return failed("timedOut");
    if (state.answered) return failed("interrupted");
    if (/^http:/.test(url)) return failed("unreachableLocal");
    return failed(isOnline() ? "unreachable" : "offline");
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
    stop.abort();
  }
}
