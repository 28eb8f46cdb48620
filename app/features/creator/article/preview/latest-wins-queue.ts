/**
 * What is on its way to the worker: one thing at a time, and of all that came meanwhile only the newest waits. So a slow text
 * never piles up work behind it.
 */
export type Outbox<T> = { sent: T | null; waiting: T | null };

export const emptyOutbox = { sent: null, waiting: null };

/** Puts a thing in; `send` is what must be sent now, if anything. */
export function put<T>(outbox: Outbox<T>, thing: T): { outbox: Outbox<T>; send: T | null } {
  if (outbox.sent === null) return { outbox: { sent: thing, waiting: null }, send: thing };
  return { outbox: { sent: outbox.sent, waiting: thing }, send: null };
}

/** Notes the answer to what was sent; `send` is the next to go. */
export function answered<T>(outbox: Outbox<T>): { outbox: Outbox<T>; send: T | null } {
  return { outbox: { sent: outbox.waiting, waiting: null }, send: outbox.waiting };
}
