const vowel = /[aeiouy]/;
const endsInPair = /([^aeiouylsz])\1$/;
const shortSyllable = /[^aeiou][aeiouy][^aeiouwxy]$/;

const whole = new Set(["news", "series", "species", "physics", "mathematics", "always", "during", "nothing"]);

/** An English word in lower case without endings of number and tense (Porter 1980, steps 1 and 5a): model and models, mining and mine
 * agree. -ise and -ize are one. Words of up to three letters stay. */
export function stemOfWord(word: string): string {
  if (word.length < 4 || whole.has(word) || !/^[a-z]+$/.test(word)) return word;
  const plain = withoutTense(withoutPlural(word)).replace(/iz(?=[aei])/, "is");
  const isLong = syllables(plain.slice(0, -1)) > 1;
  return plain.endsWith("e") && isLong ? plain.slice(0, -1) : plain;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (!word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  return word.slice(0, -1);
}

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return word;
  const ending = word.endsWith("ing") ? 3 : word.endsWith("ed") ? 2 : 0;
  const root = word.slice(0, word.length - ending);
  if (ending === 0 || root.length < 2 || !vowel.test(root)) return word;
  if (/(at|bl|iz)$/.test(root)) return `${root}e`;
  if (endsInPair.test(root)) return root.slice(0, -1);
  return syllables(root) === 1 && shortSyllable.test(root) ? `${root}e` : root;
}

function syllables(word: string): number {
  let found = 0;
  for (let at = 1; at < word.length; at++) {
    if (vowel.test(word[at - 1] ?? "") && !vowel.test(word[at] ?? "")) found++;
  }
  return found;
}
