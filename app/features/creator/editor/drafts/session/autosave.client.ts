const DEBOUNCE_MS = 500;
const LONGEST_WAIT_MS = 2000;

/** Saves after a pause in writing, at the latest some time after it began; one save at a time. */
export function autosave(save: () => Promise<void>) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();

  function cancel(): void {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
  }

  function flush(): Promise<void> {
    cancel();
    queue = queue.then(save, save);
    return queue;
  }

  function flushIn(milliseconds: number): void {
    clearTimeout(quiet);
    quiet = setTimeout(flush, milliseconds);
  }

  function schedule(): void {
    flushIn(DEBOUNCE_MS);
    latest ??= setTimeout(flush, LONGEST_WAIT_MS);
  }

  return { schedule, flushIn, flush, cancel };
}
