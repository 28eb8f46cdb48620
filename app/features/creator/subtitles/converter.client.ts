import { type LatestWorkerOptions, latestWorker, type WorkerProblem } from "~/ui/browser/latest-worker";
import type { Answer, Choices, Conversion, Request } from "./convert";

/** How long typing must pause before it is converted (specification §9). */
export const DEBOUNCE_MS = 300;
/** A page of 20 MB takes a fraction of it. */
export const TIME_LIMIT_MS = 15_000;

export type State =
  | { kind: "empty" }
  | { kind: "converting"; before: Conversion | null }
  | { kind: "converted"; conversion: Conversion }
  | { kind: "failed"; problem: WorkerProblem };

export type Converter = ReturnType<typeof openConverter>;

type ConverterOptions = {
  choices: Choices;
  startWorker: LatestWorkerOptions<Request, Answer>["start"];
  onState(state: State): void;
};

/** Converts what is written once writing pauses, and what was chosen at once. A worker busy with older input is ended, as a long
 * page takes seconds. */
export function openConverter({ choices: initial, startWorker, onState }: ConverterOptions) {
  let choices = initial;
  let text = "";
  let holdsText = false;
  let id = 0;
  let before: Conversion | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const worker = latestWorker<Request, Answer>({
    start() {
      holdsText = false;
      return startWorker();
    },
    answers: (answer, request) => answer.kind === "converted" && answer.id === request.id,
    onMessage(answer) {
      if (answer.kind !== "converted" || answer.id !== id) return;
      before = answer.conversion;
      onState({ kind: "converted", conversion: answer.conversion });
    },
    onProblem(problem, request) {
      if (request) onState({ kind: "failed", problem });
    },
    limitMs: () => TIME_LIMIT_MS,
  });

  function convert(): void {
    if (worker.isBusy()) worker.stop();
    worker.start();
    id += 1;
    worker.send(holdsText ? { id, choices } : { id, text, choices });
    holdsText = true;
  }

  return {
    write(next: string): void {
      clearTimeout(pause);
      pause = undefined;
      text = next;
      holdsText = false;
      if (text.trim() === "") {
        id += 1;
        if (worker.isBusy()) worker.stop();
        before = null;
        onState({ kind: "empty" });
        return;
      }
      onState({ kind: "converting", before });
      pause = setTimeout(() => {
        pause = undefined;
        convert();
      }, DEBOUNCE_MS);
    },
    choose(next: Choices): void {
      choices = next;
      if (text.trim() === "" || pause !== undefined) return;
      onState({ kind: "converting", before });
      convert();
    },
    close(): void {
      clearTimeout(pause);
      worker.stop();
    },
  };
}
