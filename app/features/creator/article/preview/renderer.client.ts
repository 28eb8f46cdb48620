import { latestWorker } from "~/ui/browser/latest-worker";
import { type AddedWords, LONGEST_TEXT, type Part, type Request, timeLimitMs } from "./protocol";

export type RenderProblem = "tooLong" | "timedOut" | "failed";

type Options = {
  onPart(part: Extract<Part, { kind: "part" }>): void;
  onProblem(problem: RenderProblem): void;
};

/** Renders in a worker. A worker that does not answer in time is ended, and reported; the next text starts another, whose first
 * answer stands for the whole article. */
export function openRenderer({ onPart, onProblem }: Options) {
  let number = 0;
  let loading = false;

  function fail(problem: RenderProblem): void {
    loading = false;
    onProblem(problem);
  }

  const worker = latestWorker<Request, Part>({
    start: () => new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" }),
    answers: (part, { number }) => part.kind === "part" && part.last && part.number === number,
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
    render(text: string, words: AddedWords) {
      if (text.length > LONGEST_TEXT) onProblem("tooLong");
      else worker.send({ number: ++number, text, words });
    },
    restart() {
      loading = false;
      worker.restart();
    },
    idle: () => !worker.isBusy() && !loading,
    close: worker.stop,
  };
}
