import type { Formula, FormulaAnswer } from "./formulas";

/** A formula as HTML, and how many equations it numbers; null where it takes too long. */
export type FormulaHtml = { html: string; count: number } | null;

/** How long one formula may take once the library is there: a few commands that call each other can take minutes. */
const TIME_LIMIT_MS = 8000;

/** How often it is looked whether a formula that takes long is still wanted. */
const LOOK_MS = 1000;

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

/**
 * A formula as HTML, made by the library in a worker; rejects if the library cannot be had. One is asked for at a time, so that
 * every answer is that to the question; `called off` if nobody wants it any more while it is made.
 */
export function htmlOfFormula(
  formula: Formula,
  isWanted: () => boolean,
): Promise<FormulaHtml | "called off"> {
  const started = idle ?? start();
  idle = null;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const end = (then: () => void) => {
      clearInterval(timer);
      started.worker.terminate();
      then();
    };
    const watch = () => {
      clearInterval(timer);
      let passed = 0;
      timer = setInterval(() => {
        passed += LOOK_MS;
        if (!isWanted()) end(() => resolve("called off"));
        else if (passed >= TIME_LIMIT_MS) end(() => resolve(null));
      }, LOOK_MS);
    };
    listen(started, {
      onReady: watch,
      onFailed: (error) => end(() => reject(error)),
      onHtml(html) {
        clearInterval(timer);
        idle = started;
        resolve(html);
      },
    });
    started.worker.postMessage(formula);
    if (started.isReady) watch();
  });
}
