/** Chinese readers take 300 to 700 characters a minute; 500 is the middle. English: 238 words a minute (Brysbaert 2019). */
const HAN_A_MINUTE = 500;
const WORDS_A_MINUTE = 238;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const word = /[\p{L}\p{N}]+(?:['’.\-_][\p{L}\p{N}]+)*/gu;

/** Words as writers count them: a Han or kana character is one, Hangul and Latin go by words. Minutes are rounded up. */
export function countWords(text: string): { words: number; characters: number; minutes: number } {
  const single = text.match(eastAsian)?.length ?? 0;
  const spaced = text.replace(eastAsian, " ").match(word)?.length ?? 0;
  return {
    words: single + spaced,
    characters: [...text.replace(/\s/g, "")].length,
    minutes: Math.ceil(single / HAN_A_MINUTE + spaced / WORDS_A_MINUTE),
  };
}
