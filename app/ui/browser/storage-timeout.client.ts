/** Storage answers within milliseconds or, as has been seen, never. */
export const STORAGE_TIMEOUT_MS = 4000;

export function withinTime<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("Storage hangs", "TimeoutError")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
