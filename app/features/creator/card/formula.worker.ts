import { loadMath, math } from "../article/preview/math.worker";
import type { Formula, FormulaAnswer } from "./formulas";

const loaded = loadMath() ?? Promise.resolve();

function post(answer: FormulaAnswer): void {
  self.postMessage(answer);
}

/** Every formula has an answer, as answers are known by their order. */
function answerOf(formula: Formula): FormulaAnswer {
  try {
    return drawn(formula);
  } catch (error) {
    console.error(error);
    return { kind: "formula", html: null, count: 0 };
  }
}

function drawn({ tex, display, first }: Formula): FormulaAnswer {
  const made = math(tex, display);
  if (made === null || typeof made === "string") return { kind: "formula", html: made, count: 0 };
  return { kind: "formula", html: made.html(first), count: made.count };
}

self.onmessage = async ({ data }: MessageEvent<Formula>) => {
  await loaded.then(
    () => post(answerOf(data)),
    () => post({ kind: "failed" }),
  );
};

loaded.then(
  () => post({ kind: "ready" }),
  (error) => {
    console.error(error);
    post({ kind: "failed" });
  },
);
