const CHUNK_MS = 12;
let lastYield = 0;

/** By message: timers wait four milliseconds each after the first few, and longer in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** To be awaited between the parts of long work: lets the browser handle input whenever the work has taken long enough. */
export async function yieldToMain(): Promise<void> {
  if (performance.now() - lastYield < CHUNK_MS) return;
  await nextTask();
  lastYield = performance.now();
}

/** Calls `step` until it returns true, for `chunkMs` at a time, the first at once; returns what cancels it. */
export function runInChunks(step: () => boolean, chunkMs: number): () => void {
  let isOver = false;
  function work(): void {
    const end = performance.now() + chunkMs;
    while (!isOver && performance.now() < end) if (step()) isOver = true;
    if (!isOver) void nextTask().then(work);
  }
  work();
  return () => {
    isOver = true;
  };
}
