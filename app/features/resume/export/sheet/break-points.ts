/** What never stands at the start of a line (GB/T 15834 and CLREQ), nor at its end. */
const noStart = /[，。、；：！？）》」』】〕〉’”…—～·％℃,.;:!?)\]}%]/u;
const noEnd = /[（《「『【〔〈‘“([{￥¥$#]/u;

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** A number keeps the word that counts behind it: 30万, 2021年. */
const countWords = /[年月日天周个万亿千百人次倍元台条项名家位份点时分秒岁期届级]/u;

type Chunk = { text: string; gap: boolean };

const isSpace = (letter: string) => letter === " ";

function mayBreakHan(before: string, after: string): boolean {
  if (!wide.test(before) && !wide.test(after)) return false;
  if (noStart.test(after) || noEnd.test(before)) return false;
  return !(/[\d.%]/.test(before) && countWords.test(after));
}

/** After a dash, but not after a hyphen: readers of PDF join what a line ends with it to the next, without the hyphen. */
function mayBreakLatin(before: string, after: string): boolean {
  return before === "—" && !noStart.test(after);
}

/** Parts between which a line may end: at spaces, after dashes, and between Han characters as far as punctuation allows. */
export function chunksOf(text: string): Chunk[] {
  const characters = [...text.replace(/\s+/gu, " ").trim()];
  const chunks: Chunk[] = [];
  let word = "";
  for (const [at, character] of characters.entries()) {
    const before = characters[at - 1] ?? "";
    if (isSpace(character)) {
      chunks.push({ text: word, gap: true });
      word = "";
      continue;
    }
    if (word !== "" && (mayBreakHan(before, character) || mayBreakLatin(before, character))) {
      chunks.push({ text: word, gap: false });
      word = "";
    }
    word += character;
  }
  return word === "" ? chunks : [...chunks, { text: word, gap: false }];
}

/** Whether an overlong word, mostly an address, is better cut behind this character than behind any other. */
export function isSeam(character: string): boolean {
  return /[/._?&=@:-]/.test(character);
}
