/** What is on its way to the worker: one request at a time, and of those that came meanwhile only the newest waits. */
export type LatestWinsQueue<T> = { sent: T | null; waiting: T | null };

export const emptyQueue = { sent: null, waiting: null };

export function push<T>(queue: LatestWinsQueue<T>, thing: T): { queue: LatestWinsQueue<T>; send: T | null } {
  if (queue.sent === null) return { queue: { sent: thing, waiting: null }, send: thing };
  return { queue: { sent: queue.sent, waiting: thing }, send: null };
}

export function complete<T>(queue: LatestWinsQueue<T>): { queue: LatestWinsQueue<T>; send: T | null } {
  return { queue: { sent: queue.waiting, waiting: null }, send: queue.waiting };
}
