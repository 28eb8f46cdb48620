/**
 * Calls `step` again and again until it says that all is done, a turn of so many milliseconds at a time, so that the browser can
 * answer to keys in between; gives the way to call it off. The first turn begins at once. Turns follow by messages: timers wait
 * four milliseconds each after the first few.
 */
export function inTurns(step: () => boolean, turnMs: number): () => void {
  const { port1, port2 } = new MessageChannel();
  let isOver = false;
  function stop(): void {
    isOver = true;
    port1.close();
  }
  function work(): void {
    const end = performance.now() + turnMs;
    while (!isOver && performance.now() < end) if (step()) stop();
    if (!isOver) port2.postMessage(null);
  }
  port1.onmessage = work;
  work();
  return stop;
}
