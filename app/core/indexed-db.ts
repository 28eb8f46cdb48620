/** Whether a writing failed because the disk is full. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}

type Transaction = { done: Promise<void>; abort: () => void };

/** Runs what belongs into one transaction: all of it stands in the end, or where anything fails nothing. */
export async function runTransaction<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  const working = work().catch((error) => {
    try {
      transaction.abort();
    } catch {
      // The browser has ended it before.
    }
    throw error;
  });
  const [made] = await Promise.all([working, transaction.done]);
  return made;
}
