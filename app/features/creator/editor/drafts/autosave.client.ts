const DEBOUNCE_MS = 500;
const LONGEST_WAIT_MS = 2000;

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

  return {
    schedule: (): void => {
      clearTimeout(quiet);
      quiet = setTimeout(flush, DEBOUNCE_MS);
      latest ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    retryIn: (milliseconds: number): void => {
      clearTimeout(quiet);
      quiet = setTimeout(flush, milliseconds);
    },
    flush,
    cancel,
  };
}
