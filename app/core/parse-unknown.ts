/**
 * The fields of a value that came from outside (storage, a message), each to be looked at before use; none if it is no object.
 * For what is loaded first in a page: zod would outweigh the page.
 */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The value of a JSON text, to be looked at before use; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One of the allowed values, or undefined. */
export function oneOf<Value>(allowed: readonly Value[], candidate: unknown): Value | undefined {
  return allowed.find((value) => value === candidate);
}
