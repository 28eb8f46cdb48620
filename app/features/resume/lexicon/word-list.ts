/** Words as the alternatives of a pattern, the longest first, so that none hides another that begins with it. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
}
