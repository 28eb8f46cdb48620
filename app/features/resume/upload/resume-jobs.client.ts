import type { JobView } from "../job/job-view";
import type { ResumeData } from "../report";

/** An upload's failure in words: the server's own message, or null where none could be had. */
export type Failure = { message: string | null; code: string | null };

export type Answer<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

export async function failureOf(response: Response): Promise<{ ok: false; failure: Failure }> {
  const isJson = response.headers.get("Content-Type")?.includes("application/json");
  const body: { error?: string; code?: string } = isJson ? await response.json() : {};
  return { ok: false, failure: { message: body.error ?? null, code: body.code ?? null } };
}

const unreachable = { ok: false, failure: { message: null, code: null } } as const;

/** Runs a request; a lost connection is an answer too, an aborted one is the caller's own doing. */
export async function reach<Value>(run: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return unreachable;
    throw error;
  }
}

export function startJob(url: string, form: FormData): Promise<Answer<string>> {
  return reach(async () => {
    const headers = { Prefer: "respond-async", Accept: "application/json" };
    const response = await fetch(url, { method: "POST", body: form, headers });
    if (!response.ok) return failureOf(response);
    const { job }: { job?: { id: string } } = await response.json();
    return job ? { ok: true, value: job.id } : unreachable;
  });
}

export function unlessAborted(error: unknown): undefined {
  if (error instanceof DOMException && error.name === "AbortError") return undefined;
  throw error;
}

/** Fetches a finished result; it stays on the server until `discardJob` says that it has arrived. */
export function fetchResult(url: string, signal: AbortSignal): Promise<Answer<ResumeData>> {
  return reach(async () => {
    const response = await fetch(url, {
      headers: { Prefer: "acknowledge", Accept: "application/json" },
      signal,
    });
    if (!response.ok) return failureOf(response);
    const { resumeData }: { resumeData?: ResumeData } = await response.json();
    return resumeData ? { ok: true, value: resumeData } : unreachable;
  });
}

/** Ends the job and deletes what the server holds of it; `keepalive` lets it outlive the page. */
export async function discardJob(url: string): Promise<void> {
  await reach(async () => {
    await fetch(url, { method: "DELETE", keepalive: true });
    return { ok: true, value: null };
  });
}

/** Server-sent events with reconnection; `onConnection` reports loss and return. Null when the job no longer exists. */
export function followJob(
  url: string,
  signal: AbortSignal,
  on: { view: (view: JobView) => void; connection: (online: boolean) => void },
): Promise<JobView | null> {
  return new Promise((resolve) => {
    const events = new EventSource(url);
    const end = (view: JobView | null) => {
      events.close();
      resolve(view);
    };
    signal.addEventListener("abort", () => end(null), { once: true });
    events.addEventListener("open", () => on.connection(true));
    events.addEventListener("job", (event: MessageEvent<string>) => {
      const view: JobView = JSON.parse(event.data);
      on.view(view);
      if (view.state !== "queued" && view.state !== "running") end(view);
    });
    events.addEventListener("error", () => {
      on.connection(false);
      if (events.readyState === EventSource.CLOSED) end(null);
    });
  });
}
