import { latestWorker } from "~/ui/browser/latest-worker";
import type { AddedWords, Answer, Rendering, Request } from "./protocol";

/** Longer texts are not shown. Characters. */
const LONGEST_TEXT = 500_000;

/** How long a worker may stay silent before it is given up, in milliseconds. */
const LONGEST_SILENCE_MS = 8000;

export type RenderProblem = "tooLong" | "timedOut" | "failed";

type Options = {
  onRendering(rendering: Rendering): void;
  onProblem(problem: RenderProblem): void;
};

/** Renders in a worker. A worker that does not answer in time is ended, and reported; the next text starts another, whose first
 * answer stands for the whole article. */
export function openRenderer({ onRendering, onProblem }: Options) {
  let number = 0;
  let loading = false;

  function fail(problem: RenderProblem): void {
    loading = false;
    onProblem(problem);
  }

  const worker = latestWorker<Request, Answer>({
    start: () => new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" }),
    answers: (answer, { number }) => answer.kind === "rendered" && answer.number === number,
    onMessage(answer) {
      if (answer.kind === "failed") {
        fail("failed");
        worker.restart();
        return;
      }
      loading = answer.loading;
      onRendering(answer);
    },
    onProblem: (problem) => fail(problem === "timedOut" ? "timedOut" : "failed"),
    limitMs: () => LONGEST_SILENCE_MS,
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
