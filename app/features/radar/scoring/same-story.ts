import { commonPlaces } from "~/core/lcs";
import { namesOf, type StoryNames } from "./story-names";
import { marksDiffer, marksOf, type TitleMarks } from "./title-marks";
import { bigramsOf, isHan, wordsOf } from "./words";

export type StoryWords = {
  normal: string;
  /** What tells it: no filling words, numbers, or words of the source's own name. Of Han its pairs of neighbours too. */
  words: Set<string>;
  order: string[];
  rare: Set<string>;
  hasLead: boolean;
  all: Set<string>;
  names: StoryNames;
  titleNames: StoryNames;
  marks: TitleMarks;
};

/** NewsBlur's measured recipe (apps/clustering/models.py): the overlap of two titles is what they share of the shorter one's words. */
const OVERLAP = 0.6;
/** Chinese counts words and their pairs, of which a reworded title keeps fewer. */
const OVERLAP_HAN = 0.45;
const LEAST_SHARED = 3;
const RARE_WORTH = 2;
/** Two titles that keep this much of each other in its order are one sentence with words exchanged. */
const SAME_SENTENCE = 0.4;
const LONGEST_EXCHANGE = 4;
const LEAST_WORDS = 5;
const LONGEST_LEAD = 400;
/** What two titles with their leads must share of the shorter one, names and amounts counting more: less where they share two of these
 * or most of their titles. So much of each title must be told by the other. */
const TOLD = 0.6;
const TOLD_SURELY = 0.5;
const TITLE_TOLD = 0.3;
const NAME_WORTH = 3;
const AMOUNT_WORTH = 2;
const LEAST_NAMES = 2;
const LEAST_WORTH = 10;

const filling = new Set(
  "bn billion million trillion percent monday tuesday wednesday thursday friday saturday sunday announce announces launches publishes release releases rolls unveils introduces a about after again all also amid an and are as at be been before but by can could day does for from get gets had has have how if in into is it its just may more most new news no not now of off on one or out over own report reports said say says set she so some than that the their them then there these they this to today top two under up update us was we were what when where which while who why will with would year your 发布 推出 公布 亮相 上线 一个 一种 今日 今天 他们 以及 传 出 关于 刚刚 可能 如何 宣布 将 已 开始 报道 新闻 日前 昨天 昨日 最新 消息 独家 称 表示 记者 近日 还 这个 透露 重磅 首次 突发 快讯"
    .split(" ")
    .flatMap((word) => wordsOf(word)),
);

/** The words of a title and its lead (the first two sentences or a summary); those of `sourceName` tell nothing, as some write their
 * name behind each title. */
export function storyWords(title: string, lead: string, sourceName: string): StoryWords {
  const own = new Set(wordsOf(sourceName));
  const all = wordsOf(title);
  const isTelling = (word: string) => !filling.has(word) && !own.has(word) && !/^\p{N}/u.test(word);
  const telling = all.filter(isTelling);
  const single = (word: string) => word.length === 1 && !isHan(word);
  const withPairs = (word: string) =>
    single(word) ? [] : isChinese(word) ? [word, ...bigramsOf(word)] : [word];
  const words = telling.flatMap(withPairs);
  const start = lead.slice(0, LONGEST_LEAD);
  return {
    order: telling,
    rare: rareOf(title),
    normal: all.filter((word) => !own.has(word)).join(" "),
    words: new Set(words),
    hasLead: lead.trim() !== "",
    all: new Set([...words, ...wordsOf(start).filter(isTelling).flatMap(withPairs)]),
    titleNames: namesOf(title),
    names: namesOf(`${title}\n${start}`),
    marks: marksOf(title),
  };
}

/** Whether two titles tell the same story. That they are of different sources and at most 120 hours apart is for the caller to ask. */
export function sameStory(a: StoryWords, b: StoryWords): boolean {
  if (a.normal === b.normal) return a.normal !== "";
  const { named, amounts } = sharedNames(a.titleNames, b.titleNames);
  const isNamed = named.size >= LEAST_NAMES && amounts.size > 0;
  const isSame = isNamed || (a.hasLead && b.hasLead ? tellsTheSame(a, b) : sharesTitle(a, b));
  return isSame && !marksDiffer(a.marks, b.marks) && !isExchanged(a.order, b.order);
}

function sharedNames(a: StoryNames, b: StoryNames): { named: Set<string>; amounts: Set<string> } {
  return {
    named: new Set([...both(a.named, b.capitals), ...both(b.named, a.capitals)]),
    amounts: both(a.amounts, b.amounts),
  };
}

function tellsTheSame(a: StoryWords, b: StoryWords): boolean {
  const { named, amounts } = sharedNames(a.names, b.names);
  const shared = worth(named.size, amounts.size, without(both(a.all, b.all), named).size);
  const overlap = shared / Math.min(...[a, b].map(({ all, names }) => worthOf(all, names)));
  const isSure = named.size + amounts.size >= LEAST_NAMES || sharesTitle(a, b);
  const least = isSure ? TOLD_SURELY : TOLD;
  return shared >= LEAST_WORTH && overlap >= least && isToldBy(a, b) && isToldBy(b, a);
}

function isToldBy({ words, titleNames }: StoryWords, { all, names }: StoryWords): boolean {
  const named = both(titleNames.named, names.capitals);
  const told = worth(
    named.size,
    both(titleNames.amounts, names.amounts).size,
    without(both(words, all), titleNames.named).size,
  );
  return told >= TITLE_TOLD * worthOf(words, titleNames);
}

function worthOf(words: Set<string>, { named, amounts }: StoryNames): number {
  return worth(named.size, amounts.size, without(words, named).size);
}

function both(a: Set<string>, b: Set<string>): Set<string> {
  return new Set([...a].filter((word) => b.has(word)));
}

function without(a: Set<string>, b: Set<string>): Set<string> {
  return new Set([...a].filter((word) => !b.has(word)));
}

function worth(names: number, amounts: number, words: number): number {
  return NAME_WORTH * names + AMOUNT_WORTH * amounts + words;
}

function sharesTitle(a: StoryWords, b: StoryWords): boolean {
  const [few, many] = a.words.size <= b.words.size ? [a.words, b.words] : [b.words, a.words];
  if (few.size < LEAST_WORDS) return false;
  const shared = [...few].filter((word) => many.has(word)).length;
  const rare = [...a.rare].filter((name) => b.rare.has(name)).length;
  const least = [...few].filter(isChinese).length * 2 > few.size ? OVERLAP_HAN : OVERLAP;
  const overlap = (shared + RARE_WORTH * rare) / few.size;
  return shared + rare >= LEAST_SHARED && overlap >= least;
}

function isChinese(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}

/** Names in quotation marks, names with a version, and numbers of three digits and more. Years are no sign. */
function rareOf(title: string): Set<string> {
  const text = title.normalize("NFKC").toLowerCase();
  const quoted = text.match(/[“「《'"][^“”「」《》'"]{2,12}[”」》'"]/g) ?? [];
  const versions = text.match(/\b[a-z]{2,20}[ -]?\d{1,4}(?:\.\d{1,3})?\b/g) ?? [];
  const numbers = (text.match(/\d[\d.,]{1,14}\d/g) ?? []).map((number) => number.replaceAll(",", ""));
  const large = numbers.filter((number) => number.replace(".", "").length > 2 && !/^20\d\d$/.test(number));
  return new Set([...quoted.map((name) => name.slice(1, -1)), ...versions, ...large]);
}

/** Whether one title is the other with a word exchanged for another: Bank of England holds rates, Bank of Japan holds rates. */
function isExchanged(a: string[], b: string[]): boolean {
  const common = commonPlaces(a.length, b.length, (i, j) => a[i] === b[j]);
  if (common.length / Math.max(a.length, b.length, 1) < SAME_SENTENCE) return false;
  const inA = new Set([...a, ...a.filter(isChinese).flatMap((word) => [...word])]);
  const inB = new Set([...b, ...b.filter(isChinese).flatMap((word) => [...word])]);
  const isNew = (word: string, others: Set<string>) =>
    ![word, ...(isChinese(word) ? word : [])].some((part) => others.has(part));
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [...common, [a.length, b.length] as const]) {
    const ours = a.slice(row, nextRow).filter((word) => isNew(word, inB)).length;
    const theirs = b.slice(column, nextColumn).filter((word) => isNew(word, inA)).length;
    const isLast = nextRow === a.length;
    if (ours > 0 && theirs > 0) return !isLast || Math.max(ours, theirs) <= LONGEST_EXCHANGE;
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return false;
}
