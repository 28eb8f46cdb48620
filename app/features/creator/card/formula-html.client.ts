import { latestWorker } from "~/ui/latest-worker";
import type { Formula, FormulaAnswer } from "./formulas";

/** A formula as HTML, and how many equations it numbers; null where it takes too long. */
export type FormulaHtml = { html: string; count: number } | null;

/** How long one formula may take once the library is there: a few commands that call each other can take minutes. */
const TIME_LIMIT_MS = 8000;

const CHECK_MS = 1000;

type Question = { resolve(html: FormulaHtml | "cancelled"): void; reject(error: Error): void };

let asked: Question | null = null;
let isReady = false;

const worker = latestWorker<Formula, FormulaAnswer>({
  start() {
    isReady = false;
    return new Worker(new URL("./formula.worker.ts", import.meta.url), { type: "module" });
  },
  answers: ({ kind }) => kind === "formula",
  onMessage(answer) {
    if (answer.kind === "ready") isReady = true;
    else if (answer.kind === "formula") {
      asked?.resolve(answer.html === null ? null : { html: answer.html, count: answer.count });
    } else {
      worker.stop();
      asked?.reject(new Error("the formula library did not load"));
    }
  },
  onProblem(problem) {
    if (problem === "timedOut") asked?.resolve(null);
    else asked?.reject(new Error(`the formula worker is broken: ${problem}`));
  },
  limitMs: () => TIME_LIMIT_MS,
  isLimitedOnceStarted: true,
});

/** A formula as HTML, made by the library in a worker; rejects if the library cannot be had. One is asked for at a time;
 * "cancelled" if it is no longer wanted while it is made. */
export async function htmlOfFormula(
  formula: Formula,
  isWanted: () => boolean,
): Promise<FormulaHtml | "cancelled"> {
  let timer: ReturnType<typeof setInterval> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      asked = { resolve, reject };
      timer = setInterval(() => {
        if (!isReady || isWanted()) return;
        worker.stop();
        resolve("cancelled");
      }, CHECK_MS);
      worker.send(formula);
    });
  } finally {
    clearInterval(timer);
    asked = null;
  }
}
