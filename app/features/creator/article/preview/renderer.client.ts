import { complete, emptyQueue, type LatestWinsQueue, push } from "./latest-wins-queue";
import { type AddedWords, LONGEST_TEXT, type Part, type Request, timeLimitMs } from "./protocol";

export type RenderProblem = "tooLong" | "timedOut" | "failed";

type Rendering = Extract<Request, { kind: "render" }>;
type Options = {
  onPart(part: Extract<Part, { kind: "part" }>): void;
  onProblem(problem: RenderProblem): void;
};

export type Renderer = ReturnType<typeof openRenderer>;

/** A worker that does not answer in time is ended and reported; the next text starts another. */
export function openRenderer({ onPart, onProblem }: Options) {
  let worker: Worker | null = null;
  let queue: LatestWinsQueue<Rendering> = emptyQueue;
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
    const answers = part.last && part.number === queue.sent?.number;
    if (answers) {
      const next = complete(queue);
      queue = next.queue;
      send(next.send);
    }
    onPart(part);
  }

  /** What failed is not tried again by itself, but a text that came meanwhile is. */
  function giveUp(problem: RenderProblem): void {
    worker?.terminate();
    worker = null;
    loading = false;
    const next = complete(queue);
    queue = next.queue;
    onProblem(problem);
    send(next.send);
  }

  return {
    render(text: string, words: AddedWords): void {
      if (text.length > LONGEST_TEXT) {
        onProblem("tooLong");
        return;
      }
      const next = push<Rendering>(queue, { kind: "render", number: ++number, text, words });
      queue = next.queue;
      if (next.send) send(next.send);
    },
    preload(): void {
      const request: Request = { kind: "preload" };
      worker?.postMessage(request);
    },
    idle: () => queue.sent === null && !loading,
    close(): void {
      clearTimeout(watchdog);
      worker?.terminate();
      worker = null;
    },
  };
}
