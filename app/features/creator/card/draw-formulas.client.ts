import { latestWorker } from "~/ui/browser/latest-worker";
import { boundedHtml } from "../article/preview/bounded-html";
import { sanitiseToFragment } from "../article/preview/sanitise.client";
import { type Drawn, reasonOfTitle } from "../formulas/drawn-formula";
import { type Drawing, type Formula, type FormulaAnswer, keyOfFormula } from "./formulas";

/** How long one formula may take once the library is there: a few commands that call each other can take minutes. */
const TIME_LIMIT_MS = 8000;

const CHECK_MS = 1000;

/** Nobody could read such a formula, and laying it out would block the page. */
const LONGEST_HTML = 400_000;

type Question = { resolve(drawn: Drawn | null | "cancelled"): void; reject(error: Error): void };

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
    else if (answer.kind === "formula") asked?.resolve(answer.drawn);
    else {
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

/** Formulas as drawings in em of the words around them and in their colour, without those that were not wanted any more when
 * their turn came. Rejects if what draws them cannot be had. */
export async function drawForCards(
  formulas: readonly Formula[],
  isWanted: (formula: Formula) => boolean,
): Promise<Map<string, Drawing<HTMLElement>>> {
  const drawings = new Map<string, Drawing<HTMLElement>>();
  for (const formula of formulas) {
    if (!isWanted(formula)) continue;
    const drawn = await drawnOf(formula, () => isWanted(formula));
    if (drawn !== "cancelled") drawings.set(keyOfFormula(formula), drawingOf(drawn));
  }
  return drawings;
}

/** One is asked for at a time; null where it takes too long, "cancelled" if it is no longer wanted while it is made. */
async function drawnOf(formula: Formula, isWanted: () => boolean): Promise<Drawn | null | "cancelled"> {
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

function drawingOf(drawn: Drawn | null): Drawing<HTMLElement> {
  const count = drawn?.count ?? 0;
  if (drawn && drawn.reason !== null) return { kind: "source", reason: reasonOfTitle(drawn.reason), count };
  const isDrawable = drawn && drawn.html.length <= LONGEST_HTML && !boundedHtml(drawn.html).cut;
  const shape = isDrawable && sanitiseToFragment(drawn.html).querySelector<HTMLElement>("span");
  if (!shape) return { kind: "source", reason: "tooComplex", count };
  shape.classList.add("card-formula");
  shape.classList.toggle("card-display", shape.classList.contains("formula-display"));
  return { kind: "shape", shape, count };
}
