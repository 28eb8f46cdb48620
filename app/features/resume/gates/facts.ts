import { cardinals } from "../lexicon/words.en";
import { numerals, particles, particleWords } from "../lexicon/words.zh";

/** `key` is equal where two tokens state the same; `at` counts characters of `readable(text)`; `after` is the punctuation before. */
export type Token = {
  kind: "word" | "number" | "address" | "cjk";
  text: string;
  key: string;
  at: number;
  opens: boolean;
  after: string;
};

const address =
  /(?:https?:\/\/|www\.)[^\s，。；、）]*[^\s，。；、）,.;:!?)]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|@\w[\w-]*/u;
const number =
  /(?:(?<![\p{L}\p{N}])[<>≤≥≈~±+-])?[$€£¥]?\d+(?:[.,/:]\d+)*(?:[%‰]|[^\P{L}\p{Script=Han}]+|\+(?!\w))*/u;
const word =
  /\.?(?:(?!\p{Script=Han})\p{L})[\p{M}\p{N}]*(?:(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])|[.'’&_](?=\p{Script=Latin}|\d))*(?:\+\+|#)?/u;
const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
const token = new RegExp(
  `(?<address>${address.source})|(?<number>${number.source})|(?<han>${han.source})|(?<word>${word.source})`,
  "gu",
);

export function readable(text: string): string {
  return text
    .replace(/[０-９Ａ-Ｚａ-ｚ％＋＃＆＠＄～＜＞]/g, (mark) => mark.normalize("NFKC"))
    .replace(/[\u00ad\u2010\u2011\u2212]/g, "-")
    .replace(/’/g, "'")
    .replace(/￥/g, "¥")
    .replace(/[^\S\n]+/g, " ");
}

export function endsSentence(marks: string): boolean {
  return /[.;!?。；！？\n•]/.test(marks);
}

export function endsClause(marks: string): boolean {
  return endsSentence(marks) || /[,:()（），：、–—]|\s-\s/.test(marks);
}

function keyOf(kind: Token["kind"], text: string): string {
  if (kind === "number") return `#${text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "").toLowerCase()}`;
  const lower = text.toLowerCase();
  if (kind !== "word") return lower;
  const bare = lower.replace(/'s$/, "");
  const cardinal = cardinals.get(bare);
  return cardinal ? `#${cardinal}` : bare;
}

/** Every token of a line. Chinese particles are left out unless they are part of a word such as 了解 or 目的. */
export function tokensOf(line: string): Token[] {
  const text = readable(line);
  const insideWords = new Set<number>();
  for (const match of text.matchAll(particleWords)) {
    for (let at = match.index; at < match.index + match[0].length; at += 1) insideWords.add(at);
  }
  const tokens: Token[] = [];
  let end = 0;
  let marks = "\n";
  for (const match of text.matchAll(token)) {
    marks += text.slice(end, match.index);
    end = match.index + match[0].length;
    const { groups = {} } = match;
    const kind = groups.address ? "address" : groups.number ? "number" : groups.han ? "cjk" : "word";
    if (kind === "cjk" && particles.has(match[0]) && !insideWords.has(match.index)) continue;
    const key = keyOf(kind, match[0]);
    const spelled = kind === "word" && key.startsWith("#");
    tokens.push({
      kind: spelled ? "number" : kind,
      text: match[0],
      key,
      at: match.index,
      opens: endsSentence(marks),
      after: marks,
    });
    marks = "";
  }
  return tokens;
}

const quantities =
  /^(?:hundreds?|thousands?|millions?|billions?|trillions?|dozens?|score|half|thirds?|quarters?|double[ds]?|tripled?|quadrupled?|twice|thrice|once|single|first|second|fourth|fifth|tenth|couple|pair|halved)$/;

export function isHardFact(token: Token): boolean {
  if (token.kind === "number" || token.kind === "address") return true;
  if (token.kind === "cjk") return numerals.test(token.text);
  if (/[\d+#&_]/.test(token.text) || /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(token.text)) return true;
  return quantities.test(token.key) || (!token.opens && /^\p{Lu}/u.test(token.text));
}

export function factsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => (isHardFact(token) ? [token.key] : []));
}

export function exceeds(one: string[], other: string[]): boolean {
  const left = new Map<string, number>();
  for (const value of other) left.set(value, (left.get(value) ?? 0) + 1);
  return one.some((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count === 0;
  });
}
