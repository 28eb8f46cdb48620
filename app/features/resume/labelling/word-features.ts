export type Add = (name: string, ...values: (string | number | boolean | null | undefined)[]) => void;

/** What the words of a segment say by themselves. */
export function wordFeatures(add: Add, text: string): void {
  const words = text.toLowerCase().match(/\p{Script=Han}{1,60}|\p{L}{1,40}|\d{1,12}/gu) ?? [];
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const han = (word: string) => /^\p{Script=Han}/u.test(word);
  if (words.length <= 8) for (const word of words) if (!han(word) && !/^\d/.test(word)) add("word", word);
  add("first", han(first) ? first.slice(0, 2) : first);
  add("last", han(last) ? last.slice(-2) : last);
  const letters = text.length < 24 ? (text.match(/\p{Script=Han}/gu) ?? []) : [];
  for (const [index, letter] of letters.entries()) if (index > 0) add("pair", letters[index - 1], letter);
  if (letters.length > 0) add("ending", letters.at(-1));
}
