/** Word by word: a pattern with a run on either side of its "@" takes cubic time where none follows. */
export function withoutAddresses(text: string, replacement = " "): string {
  return text
    .replace(/(?:https?:|www\.)\S+/gi, replacement)
    .replace(/\S+/g, (word) => (isEmail(word) ? replacement : word));
}

function isEmail(word: string): boolean {
  const at = word.indexOf("@", 1);
  const dot = at < 0 ? -1 : word.lastIndexOf(".", word.length - 2);
  return dot > at + 1;
}
