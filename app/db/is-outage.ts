/** Whether D1 did not answer, as its errors say, or those that they caused. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^D1_ERROR|^D1 DB |Network connection lost|\(10\d{3}\)$/.test(error.message) || isOutage(error.cause)
  );
}
