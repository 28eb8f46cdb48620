import type { GateId } from "../report";

/** A rewording may take from a quarter to eight fifths of the length, and a few characters more or less on short lines. */
const lengths = { least: 0.25, most: 1.6, slack: 8 };

export function judgeLength(before: string, after: string): GateId | null {
  if (after.length > before.length * lengths.most + lengths.slack) return "tooLong";
  return after.length < before.length * lengths.least - lengths.slack ? "tooShort" : null;
}

const shortestPart = 8;

export function hasShortPart(parts: string[]): boolean {
  return parts.length > 1 && parts.some((part) => part.length < shortestPart);
}
