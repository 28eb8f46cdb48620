const SAMPLE = 4_000;

/** Of a hundred characters of letters. Chinese text holds many Latin names, and Japanese always holds kana. */
const LEAST_HAN = 0.2;
const LEAST_KANA_OF_CJK = 0.05;
const LEAST_LATIN = 0.7;

/** Every fourth to third word of English prose is one of them; of other languages written in Latin letters hardly any is. */
const functionWords = new Set(
  "the of and to in is that for it as was with on at by this have from are be not but they his her an which you we will has were their been or would can if when who its had said about more how what new your".split(
    " ",
  ),
);
const LEAST_FUNCTION_WORDS = { named: 0.05, unnamed: 0.08 };
const WORDS_OF_PROSE = 12;

function count(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}

/** The language of a text by its script and, in Latin letters, its common words; `hint` (a BCP 47 tag) is believed where these cannot
 * tell. Traditional and simplified Chinese are both zh. */
export function languageOf(text: string, hint?: string | null): "zh" | "en" | "other" {
  const sample = text.slice(0, SAMPLE);
  const han = count(sample, /\p{Script=Han}/gu);
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const latin = count(sample, /\p{Script=Latin}/gu);
  const letters = count(sample, /\p{L}/gu);
  const named = hint?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? "";
  if (letters === 0) return named === "zh" || named === "en" ? named : "other";
  const cjk = han + kana;
  if (kana > 0 && kana / cjk >= LEAST_KANA_OF_CJK && cjk / letters >= LEAST_HAN) return "other";
  // A word of Latin script takes about four times the letters that a Chinese one does.
  if (han / (letters - latin + latin / 4) >= LEAST_HAN)
    return named === "ja" || named === "ko" ? "other" : "zh";
  if (latin / letters < LEAST_LATIN) return "other";
  return isEnglish(sample, named) ? "en" : "other";
}

function isEnglish(sample: string, named: string): boolean {
  const words = sample.toLowerCase().match(/[\p{Script=Latin}'’]+/gu) ?? [];
  const share = words.filter((word) => functionWords.has(word)).length / Math.max(1, words.length);
  if (share >= LEAST_FUNCTION_WORDS[named === "en" ? "named" : "unnamed"]) return true;
  const isForeign = named !== "" && named !== "en";
  const hasAccents = count(sample, /[À-ɏ]/g) > words.length / 20;
  return words.length < WORDS_OF_PROSE && !isForeign && !hasAccents;
}
