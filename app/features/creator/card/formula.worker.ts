import { drawnFormula, loadFormulas } from "../formulas/formulas.worker";
import type { Formula, FormulaAnswer } from "./formulas";

const loaded = loadFormulas() ?? Promise.resolve();

function post(answer: FormulaAnswer): void {
  self.postMessage(answer);
}

async function drawn({ tex, display, first }: Formula): Promise<FormulaAnswer> {
  for (;;) {
    const made = drawnFormula(tex, display, first);
    const load = loadFormulas();
    if (made || !load) return { kind: "formula", drawn: made };
    await load;
  }
}

self.onmessage = async ({ data }: MessageEvent<Formula>) => {
  try {
    await loaded;
    post(await drawn(data));
  } catch (error) {
    console.error(error);
    post({ kind: "failed" });
  }
};

loaded.then(
  () => post({ kind: "ready" }),
  () => post({ kind: "failed" }),
);
