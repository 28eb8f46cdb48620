import { wordsOf } from "./words";

const MOST_SENTENCES = 200;
/** Characters of Chinese, words of anything else. */
const LONGEST = { zh: 200, en: 60, other: 60 };
const SHORTEST = { zh: 10, en: 5, other: 5 };
/** What the beginning of an article is worth: news says first what matters most. */
const LEAD = 1;
const LEAD_FALL = 0.75;
const TITLE_SHARE = 0.6;
const ROUNDS = 12;
const DAMPING = 0.85;
const SAME = 0.7;

const boilerplate =
  /cookie|subscribe|newsletter|sign up|log in|read more|click here|all rights reserved|terms of (?:use|service)|privacy policy|follow us|share this|advertisement|photo(?:graph)?(?: by|:)|image(?: credit|:)|getty images|illustration:|this article (?:was|originally)|editor['’]s note|扫码|扫描二维码|关注我们|公众号|责任编辑|责编|编辑[:：]|记者[:：]|来源[:：]|作者[:：]|图源|图片来源|图[:：/]|摄影|版权所有|未经授权|转载|点击阅读|阅读原文|点赞|订阅|客户端|下载app|免责声明|本文(?:首发|来自|仅代表)|更多精彩/i;
/** Headings, rows of tables and items of lists end otherwise. */
const wholeSentence = /[.!?。！？][”’」』）)"]*$/;
const cutOff = /(?:\.\.\.|…)[\])】]?$/;
const filling = new Set(
  "a an and are as at be been but by for from had has have he her his in is it its not of on or said she so than that the their they this to was we were which who will with would you 的 了 是 在 和 也 与 就 都 而 及 着 或 一个 没有 我们 你们 他们 这个 那个".split(
    " ",
  ),
);

/** A summary in an article's own sentences, in their order: at most 200 characters of Chinese or 60 words; without two sentences the
 * beginning. */
export function summariseText(text: string, title: string, lang: "zh" | "en" | "other"): string {
  const all = sentencesOf(text).slice(0, MOST_SENTENCES);
  const told = all.filter((sentence) => !boilerplate.test(sentence));
  const titleWords = new Set(telling(title));
  const isTitle = (sentence: string) =>
    shareOf(new Set(telling(sentence)), titleWords) > 0.9 &&
    sizeOf(sentence, lang) <= sizeOf(title, lang) + 3;
  const long = told.filter((sentence) => sizeOf(sentence, lang) >= SHORTEST[lang] && !isTitle(sentence));
  const whole = long.filter((sentence) => wholeSentence.test(sentence));
  const sentences = whole.length < 2 ? long : whole;
  const [first] = sentences.length > 0 ? sentences : told;
  if (sentences.length < 2) return cut(first ?? text.replace(/\s+/g, " ").trim(), lang);
  const words = sentences.map((sentence) => new Set(telling(sentence)));
  const central = centrality(words);
  const worth = sentences.map(
    (_, index) =>
      (central[index] ?? 0) +
      LEAD * LEAD_FALL ** index +
      TITLE_SHARE * shareOf(titleWords, words[index] ?? new Set()),
  );
  const chosen = choose(sentences, words, worth, lang);
  const picked = chosen.sort((a, b) => a - b).map((index) => sentences[index] ?? "");
  return picked.length > 0 ? picked.join(lang === "zh" ? "" : " ") : cut(first ?? "", lang);
}

/** A feed's own summary where it can stand as one: whole sentences of some length in the article's language, neither cut off nor wrapped
 * in what pages put around. Null for any other. */
export function ownSummary(summary: string, title: string, lang: "zh" | "en" | "other"): string | null {
  const line = summary.replace(/\s+/g, " ").trim();
  const size = sizeOf(line, lang);
  const isLong = size >= 2 * SHORTEST[lang] && size <= LONGEST[lang];
  const isHan = /\p{Script=Han}/u.test(line);
  const isSame = lang === "other" || isHan === (lang === "zh");
  const isTitle = line.startsWith(title.trim()) && line.length < 2 * title.length;
  const usable = isLong && isSame && !isTitle && wholeSentence.test(line) && !cutOff.test(line);
  return usable && !boilerplate.test(line) ? line : null;
}

function choose(
  sentences: string[],
  words: Set<string>[],
  worth: number[],
  lang: "zh" | "en" | "other",
): number[] {
  const chosen: number[] = [];
  let length = 0;
  const order = sentences.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
  for (const index of order) {
    const size = sizeOf(sentences[index] ?? "", lang);
    const repeats = chosen.some(
      (other) => sameness(words[index] ?? new Set(), words[other] ?? new Set()) > SAME,
    );
    if (length + size > LONGEST[lang] || repeats) continue;
    chosen.push(index);
    length += size;
  }
  return chosen;
}

/** TextRank (Mihalcea and Tarau 2004): a sentence counts as much as those that share words with it; the highest gets 1. */
function centrality(words: Set<string>[]): number[] {
  const holders = new Map<string, number[]>();
  words.forEach((set, index) => {
    for (const word of set) holders.set(word, [...(holders.get(word) ?? []), index]);
  });
  const links = words.map(() => new Map<number, number>());
  for (const sharing of holders.values()) {
    for (const a of sharing) {
      for (const b of sharing) if (a !== b) links[a]?.set(b, (links[a]?.get(b) ?? 0) + 1);
    }
  }
  const weighted = links.map((others, a) =>
    [...others].map(([b, shared]): [number, number] => [
      b,
      shared / (Math.log(1 + (words[a]?.size ?? 0)) + Math.log(1 + (words[b]?.size ?? 0))),
    ]),
  );
  const totals = weighted.map((others) => others.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks = words.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    ranks = weighted.map(
      (others) =>
        1 -
        DAMPING +
        DAMPING * others.reduce((sum, [b, weight]) => sum + (weight * (ranks[b] ?? 0)) / (totals[b] || 1), 0),
    );
  }
  const highest = Math.max(...ranks);
  return ranks.map((rank) => rank / highest);
}

function telling(text: string): string[] {
  return wordsOf(text).filter((word) => !filling.has(word));
}

function shareOf(words: Set<string>, others: Set<string>): number {
  return [...words].filter((word) => others.has(word)).length / Math.max(words.size, 1);
}

function sameness(a: Set<string>, b: Set<string>): number {
  return a.size < b.size ? shareOf(a, b) : shareOf(b, a);
}

function sizeOf(text: string, lang: "zh" | "en" | "other"): number {
  return lang === "zh" ? [...text].length : text.split(/\s+/).length;
}

function cut(text: string, lang: "zh" | "en" | "other"): string {
  if (sizeOf(text, lang) <= LONGEST[lang]) return text;
  if (lang !== "zh")
    return `${text
      .split(/\s+/)
      .slice(0, LONGEST[lang] - 1)
      .join(" ")}…`;
  return `${[...text].slice(0, LONGEST.zh - 1).join("")}…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const abbreviation =
  /(?:^|[\s(“"])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Gen|Sen|Rep|Gov|Lt|Col|Sgt|Jr|Sr|Inc|Ltd|Co|Corp|No|vs|etc|e\.g|i\.e|approx|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|U\.S|U\.K|U\.N)\.\s*$/;
const hanEnd = /[。！？；!?…]+[”’」』）)"]*/g;

/** The sentences of a text in their order. A line ends one; so does a full stop, unless an abbreviation has it. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => (/\p{Script=Han}/u.test(line) ? hanSentences(line) : latinSentences(line)));
}

function hanSentences(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: end, index } of line.matchAll(hanEnd)) {
    found.push(line.slice(from, index + end.length).trim());
    from = index + end.length;
  }
  return [...found, line.slice(from).trim()].filter(Boolean);
}

function latinSentences(line: string): string[] {
  const found: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(line)) {
    open += segment;
    if (abbreviation.test(open)) continue;
    found.push(open.trim());
    open = "";
  }
  return [...found, open.trim()].filter(Boolean);
}
