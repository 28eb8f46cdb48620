/** Words as the alternatives of a pattern, the longest first, so that none hides another that begins with it. */
export function anyOf(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("|");
}

export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

export function wordSet(text: string): Set<string> {
  return new Set(wordsIn(text));
}

/** The rows of a table as names: the own one first, others behind bars, in lower case where they are looked up. */
export function namedRows(table: string): readonly { name: string; aliases: readonly string[] }[] {
  return table.split("\n").map((row) => {
    const [name = "", ...others] = row.split("|");
    return { name, aliases: [name, ...others].map((one) => one.toLowerCase()) };
  });
}
