/**
 * The fields of a value that came from outside (storage, a message), each to be looked at before use; none if it is no object.
 * For what is loaded first in a page: zod would outweigh the page.
 */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** One of the allowed values, or undefined. */
export function oneOf<Value>(allowed: readonly Value[], given: unknown): Value | undefined {
  return allowed.find((value) => value === given);
}
