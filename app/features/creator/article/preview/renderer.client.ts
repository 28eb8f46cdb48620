import { latestWorker } from "~/ui/latest-worker";
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
  let number = 0;
  let loading = false;

  function fail(problem: RenderProblem): void {
    loading = false;
    onProblem(problem);
  }

  const worker = latestWorker<Rendering, Part>({
    start: () => new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" }),
    answers: (part, rendering) => part.kind === "part" && part.last && part.number === rendering.number,
    onMessage(part) {
      if (part.kind === "failed") {
        fail("failed");
        worker.restart();
        return;
      }
      loading = part.loading;
      onPart(part);
    },
    onProblem: (problem) => fail(problem === "timedOut" ? "timedOut" : "failed"),
    limitMs: ({ text }) => timeLimitMs(text.length),
  });

  return {
    render(text, words) {
      if (text.length > LONGEST_TEXT) onProblem("tooLong");
      else worker.send({ kind: "render", number: ++number, text, words });
    },
    warm() {
      const request: Request = { kind: "warm" };
      worker.notify(request);
    },
    idle: () => !worker.isBusy() && !loading,
    close: worker.stop,
  };
}
