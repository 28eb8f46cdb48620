export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function oneOf<Value>(allowed: readonly Value[], candidate: unknown): Value | undefined {
  return allowed.find((value) => value === candidate);
}
