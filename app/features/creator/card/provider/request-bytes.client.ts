import { readCapped } from "~/core/read-capped";
import { type Failed, failed } from "./provider-problem";

export type Network = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  isOnline: () => boolean;
};

export type Limits = { limitMs: number; maxBytes: number };

type Received = { status: number; headers: Headers; bytes: Uint8Array };

/** One request without cookies and referrer, ended by the signal, the time limit or too many bytes. */
export async function requestBytes(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  { limitMs, maxBytes }: Limits,
  { fetch, isOnline }: Network,
): Promise<Received | Failed> {
  if (signal.aborted) return failed("cancelled");
  const stop = new AbortController();
  const cancel = () => stop.abort();
  const limit = { passed: false };
  const timer = setTimeout(() => {
    limit.passed = true;
    stop.abort();
  }, limitMs);
  signal.addEventListener("abort", cancel, { once: true });
  const state = { answered: false };
  try {
    const plain: RequestInit = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" };
    const response = await fetch(url, { ...plain, ...init, signal: stop.signal });
    state.answered = true;
    if (response.type === "opaqueredirect") return failed("redirected");
    const isTooLong = Number(response.headers.get("Content-Length") ?? 0) > maxBytes;
    const bytes = isTooLong ? null : await readCapped(response.body, maxBytes);
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
