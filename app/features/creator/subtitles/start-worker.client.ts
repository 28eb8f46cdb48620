import type { StartProcess } from "./converter.client";
import type { Answer } from "./messages";

/** The converter in a worker of its own. */
export const startWorker: StartProcess = ({ onAnswer, onBroken }) => {
  const worker = new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = onBroken;
  worker.onmessageerror = onBroken;
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
