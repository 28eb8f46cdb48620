/** Full-width and half-width, upper and lower case, accented and plain become one. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Whether every word of a query stands somewhere in the texts. An empty query matches all. */
export function matches(query: string, texts: string[]): boolean {
  const folded = fold(texts.join("\n"));
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
