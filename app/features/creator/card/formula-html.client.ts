import type { Formula, FormulaAnswer } from "./formulas";

/** A formula as HTML, and how many equations it numbers; null where it takes too long. */
export type FormulaHtml = { html: string; count: number } | null;

/** How long one formula may take once the library is there: a few commands that call each other can take minutes. */
const TIME_LIMIT_MS = 8000;

/** A worker that is asked nothing at present; ready once the library is there. */
type Started = { worker: Worker; isReady: boolean };

let idle: Started | null = null;

function start(): Started {
  const worker = new Worker(new URL("./formula.worker.ts", import.meta.url), { type: "module" });
  const started = { worker, isReady: false };
  const drop = () => {
    started.worker.terminate();
    if (idle === started) idle = null;
  };
  listen(started, { onFailed: drop });
  return started;
}

type Heard = { onReady?: () => void; onFailed: (error: Error) => void; onHtml?: (html: FormulaHtml) => void };

function listen(started: Started, { onReady, onFailed, onHtml }: Heard): void {
  started.worker.onmessage = ({ data }: MessageEvent<FormulaAnswer>) => {
    if (data.kind === "failed") return onFailed(new Error("the formula library did not come"));
    started.isReady = true;
    if (data.kind === "ready") onReady?.();
    else onHtml?.(data.html === null ? null : { html: data.html, count: data.count });
  };
  started.worker.onerror = (event) => {
    event.preventDefault();
    onFailed(new Error(event.message || "the formula worker did not start"));
  };
}

/** Fetches the library, which waits for the first formula in a worker of its own. */
export function warmFormulaHtml(): void {
  idle ??= start();
}

/** Formulas as HTML, made by the library in a worker; rejects if it cannot be had. */
export async function htmlOfFormulas(formulas: readonly Formula[]): Promise<FormulaHtml[]> {
  const made: FormulaHtml[] = [];
  while (made.length < formulas.length) {
    const isOver = await ask(formulas.slice(made.length), made);
    // The one that has no answer is given up; those after it are asked for anew.
    if (isOver) made.push(null);
  }
  return made;
}

/** Puts the answers to `made`; true if one did not come in time, and its worker was ended. */
function ask(formulas: readonly Formula[], made: FormulaHtml[]): Promise<boolean> {
  const started = idle ?? start();
  idle = null;
  let left = formulas.length;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (then: () => void) => {
      clearTimeout(timer);
      started.worker.terminate();
      then();
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => resolve(true)), TIME_LIMIT_MS);
    };
    listen(started, {
      onReady: watch,
      onFailed: (error) => end(() => reject(error)),
      onHtml(html) {
        made.push(html);
        left -= 1;
        if (left > 0) return watch();
        clearTimeout(timer);
        idle = started;
        resolve(false);
      },
    });
    for (const formula of formulas) started.worker.postMessage(formula);
    if (started.isReady) watch();
  });
}
