import { answered, emptyOutbox, type Outbox, put } from "./latest-wins-queue";
import { type AddedWords, LONGEST_TEXT, type Part, type Request, timeLimitMs } from "./protocol";

export type RenderProblem = "tooLong" | "timedOut" | "failed";

export type Renderer = {
  render(text: string, words: AddedWords): void;
  /** Fetches what the worker may need later, so that it is there without a network. */
  warm(): void;
  /** Whether everything asked for has been answered. */
  idle(): boolean;
  close(): void;
};

type Rendering = Extract<Request, { kind: "render" }>;
type Given = {
  onPart(part: Extract<Part, { kind: "part" }>): void;
  onProblem(problem: RenderProblem): void;
};

/**
 * Renders in a worker. A worker that does not answer in time is ended, and reported; the next text starts another, whose first
 * answer stands for the whole article.
 */
export function openRenderer({ onPart, onProblem }: Given): Renderer {
  let worker: Worker | null = null;
  let outbox: Outbox<Rendering> = emptyOutbox;
  let number = 0;
  let loading = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function start(): Worker {
    const started = new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Part>) => take(data));
    started.addEventListener("error", (event) => {
      event.preventDefault();
      giveUp("failed");
    });
    return started;
  }

  function send(rendering: Rendering | null): void {
    clearTimeout(watchdog);
    if (!rendering) return;
    worker ??= start();
    worker.postMessage(rendering);
    watchdog = setTimeout(() => giveUp("timedOut"), timeLimitMs(rendering.text.length));
  }

  function take(part: Part): void {
    if (part.kind === "failed") {
      giveUp("failed");
      return;
    }
    loading = part.loading;
    const answers = part.last && part.number === outbox.sent?.number;
    if (answers) {
      const next = answered(outbox);
      outbox = next.outbox;
      send(next.send);
    }
    onPart(part);
  }

  /** What failed is not tried again by itself, but a text that came meanwhile is. */
  function giveUp(problem: RenderProblem): void {
    worker?.terminate();
    worker = null;
    loading = false;
    const next = answered(outbox);
    outbox = next.outbox;
    onProblem(problem);
    send(next.send);
  }

  return {
    render(text, words) {
      if (text.length > LONGEST_TEXT) {
        onProblem("tooLong");
        return;
      }
      const next = put<Rendering>(outbox, { kind: "render", number: ++number, text, words });
      outbox = next.outbox;
      if (next.send) send(next.send);
    },
    warm() {
      const request: Request = { kind: "warm" };
      worker?.postMessage(request);
    },
    idle: () => outbox.sent === null && !loading,
    close() {
      clearTimeout(watchdog);
      worker?.terminate();
      worker = null;
    },
  };
}
