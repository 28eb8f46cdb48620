import { commonPlaces } from "~/core/lcs";
import { foldTraditional } from "~/core/traditional";
import { withDigits } from "./numerals";
import { factsOf } from "./story-facts";
import { marksDiffer, marksOf, type TitleMarks } from "./title-marks";
import { isNear } from "./vectors";
import { bigramsOf, wordsOf } from "./words";

export type Told = {
  title: string;
  /** Its summary, or the text itself. */
  text: string;
  source: string;
  lang: "zh" | "en" | "other";
  vector: Int8Array | null;
};

export type StoryWords = Pick<Told, "lang" | "vector"> & {
  normal: string;
  order: string[];
  marks: TitleMarks;
  /** The words of each sentence, the title first; Han by pairs. */
  sentences: string[][];
  /** Each word once: by how many sentences say it, twice as much for what it names and counts. */
  worth: Map<string, number>;
  /** What it names and counts. */
  named: Set<string>;
  /** The names that stand in the most sentences, at least two: whom it is about. */
  heroes: string[];
};

/** `least` and `leastNamed`: what two of them must share at least. */
export type WeighedStory = StoryWords & { weights: Map<string, number>; least: number; leastNamed: number };

/** Of a text, what says what it is about. */
const LONGEST_TEXT = 1200;
const NAMED = 2;
/** A word of more sentences counts as one of so many: one that all of them begin with is no story. */
const OFTEN = 4;
/** A number that is seldom the same by chance: of three figures, or a hundred and more. */
const LEAST_FIGURES = 3;
/** Two titles that keep this much of each other in its order are one sentence with words exchanged. */
const SAME_SENTENCE = 0.4;
const LONGEST_EXCHANGE = 4;
/** How alike two reports of one story are (1 is all): the geometric mean of what they share as a whole, once, and of what stands of it outside of the
 * sentence that shares the most, twice. Pairs of Han are more words, and fewer of them the same. */
const SAME = { en: 0.055, other: 0.055, zh: 0.035 };
/** Texts of more words share more of them by chance. */
const LONG = 110;
/** One Chinese name is several pairs: more than a sentence has to be shared. */
const LEAST_BESIDE = { en: 0, other: 0, zh: 0.2 };
/** What one report in ten names, such as the field itself, names nothing. */
const SELDOM = Math.log(10);
/** English names whom and what it tells of. */
const LEAST_NAMED = { en: 1, other: 1, zh: 0 };
/** Words of one field are shared by reports of different events too. */
const LEAST_TOLD = 6;
/** Two of few words, such as titles alone, share most of all of them. */
const NEARLY_ALL = 0.5;
const LEAST_SHARED = 3;
/** Fewer reports tell little of how common a word is: they count as so many, and among few twice the names and up to three times as much must be shared. */
const LEAST_HELD = 100;
const FEW_HELD = 32;

const filling = new Set(
  "bn billion million trillion percent monday tuesday wednesday thursday friday saturday sunday announce announces launches publishes release releases rolls unveils introduces a about after again all also amid an and are as at be been before but by can could day does for from get gets had has have how if in into is it its just may more most new news no not now of off on one or out over own report reports said say says set she so some than that the their them then there these they this to today top two under up update us was we were what when where which while who why will with would year your 发布 推出 公布 亮相 上线 一个 一种 今日 今天 他们 以及 传 出 关于 刚刚 可能 如何 宣布 将 已 开始 报道 新闻 日前 昨天 昨日 最新 消息 独家 称 表示 记者 近日 还 这个 透露 重磅 首次 突发 快讯"
    .split(" ")
    .flatMap((word) => wordsOf(word)),
);

/** The words of `sourceName` tell nothing, as some write their name behind each title. */
export function storyWords({ title, text, source, lang, vector }: Told): StoryWords {
  const own = new Set(wordsOf(source));
  const all = wordsOf(title);
  const read = `${title}\n${text.slice(0, LONGEST_TEXT)}`;
  return {
    lang,
    vector,
    normal: all.filter((word) => !own.has(word)).join(" "),
    order: all.filter((word) => !filling.has(word) && !own.has(word) && !/^\p{N}/u.test(word)),
    marks: marksOf(title),
    ...sentencesOf(read, own),
  };
}

const sentence = /[^.!?。;\n]{1,1200}(?:[.!?;](?=\S)[^.!?。;\n]{0,1200}){0,20}/gu;
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu;
/** Characters that join words more often than they stand in one that tells something. */
const joints =
  /[的了是在和也不就都有这那与及或为对把被将从向于他她它们我你个上下中等并而但其吗呢吧没要会能可说到着过还又让给跟比最更很太再已]/u;

function sentencesOf(
  text: string,
  own: Set<string>,
): Pick<StoryWords, "sentences" | "worth" | "named" | "heroes"> {
  const names = new Set<string>();
  const amounts = new Set<string>();
  const plain = withDigits(foldTraditional(text.normalize("NFKC")));
  const sentences = (plain.match(sentence) ?? []).map((each) => {
    const words = (each.match(runs) ?? []).flatMap((run) => (isChinese(run) ? pairsOf(run) : wordsOf(run)));
    const told = words.filter((word) => word.length > 1 && !filling.has(word));
    for (const { kind, key, isSure } of factsOf(each)) {
      if (kind === "name" && isSure) names.add(key);
      if (kind === "amount" && isTelling(key)) amounts.add(`#${key}`);
      if (kind === "amount" || (kind === "name" && isSure)) told.push(kind === "amount" ? `#${key}` : key);
    }
    return [...new Set(told)].filter((word) => !own.has(word));
  });
  const times = new Map<string, number>();
  for (const term of sentences.flat()) times.set(term, Math.min((times.get(term) ?? 0) + 1, OFTEN));
  const named = new Set([...times.keys()].filter((term) => names.has(term) || amounts.has(term)));
  const worth = new Map([...times].map(([term, count]) => [term, named.has(term) ? count * NAMED : count]));
  const ofNames = [...times].filter(([term, count]) => names.has(term) && count > 1);
  const most = Math.max(...ofNames.map(([, count]) => count));
  return {
    sentences,
    worth,
    named,
    heroes: ofNames.flatMap(([term, count]) => (count === most ? [term] : [])),
  };
}

const pairsOf = (run: string) =>
  run.split(joints).flatMap((part) => (part.length > 1 ? bigramsOf(part) : []));

const isTelling = (amount: string) =>
  amount.replaceAll(/\D/g, "").replace(/(?<!0)0+$/, "").length >= LEAST_FIGURES ||
  Number(amount.slice(1)) >= 10 ** (LEAST_FIGURES - 1);

/** Weighs words by how few of the reports that are held against each other say them; each language has its own. */
export function weighing(held: readonly StoryWords[]): (words: StoryWords) => WeighedStory {
  const known = new Map<string, number>();
  for (const { worth } of held) for (const term of worth.keys()) known.set(term, (known.get(term) ?? 0) + 1);
  const size = Math.max(held.length, LEAST_HELD);
  const scarce = 1 + (2 * Math.max(0, FEW_HELD - held.length)) / FEW_HELD;
  const rarity = (term: string) => Math.log((size + 1) / ((known.get(term) ?? 0) + 0.5));
  return (words) => {
    const raw = [...words.worth].map(([term, worth]) => [term, worth * Math.max(rarity(term), 0)] as const);
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    const weights = new Map(raw.map(([term, weight]) => [term, weight / length]));
    const named = new Set([...words.named].filter((term) => rarity(term) >= SELDOM));
    const leastNamed = LEAST_NAMED[words.lang] * (held.length < FEW_HELD ? 2 : 1);
    return { ...words, weights, named, least: SAME[words.lang] * scarce, leastNamed };
  };
}

/** Whether two reports tell the same story. That they are of different sources and at most 120 hours apart is for the caller to ask. */
export function sameStory(a: WeighedStory, b: WeighedStory, usualCosine = 0): boolean {
  if (a.normal === b.normal) return a.normal !== "";
  const isSame = (a.lang === b.lang && sharesWords(a, b)) || isNear(a.vector, b.vector, usualCosine);
  return isSame && !marksDiffer(a.marks, b.marks, a.lang === b.lang) && !isExchanged(a.order, b.order);
}

function sharesWords(a: WeighedStory, b: WeighedStory): boolean {
  const { near, beside, alike, count, named } = sharedBy(a, b);
  const isEnough = count >= LEAST_TOLD && named >= a.leastNamed && beside >= near * LEAST_BESIDE[a.lang];
  const long = Math.max(1, Math.sqrt(a.weights.size * b.weights.size) / LONG);
  const isTold = alike >= a.least * long && isEnough && !areOfOthers(a, b);
  return isTold || (near >= NEARLY_ALL && count >= LEAST_SHARED);
}

/** Whether neither names whom the other is about: two exchanges fined, each by the same office. */
function areOfOthers(a: StoryWords, b: StoryWords): boolean {
  const isSilent = (heroes: string[], other: StoryWords) =>
    heroes.length > 0 && !heroes.some((name) => other.worth.has(name));
  return isSilent(a.heroes, b) && isSilent(b.heroes, a);
}

/** How near two reports are by their words (the cosine of their weights), how much of that stands beside the one sentence, of either, that holds the most of
 * it (a list of the day's news shares one sentence with each of them), and how alike that makes them. */
export function sharedBy(a: WeighedStory, b: WeighedStory) {
  const shared = new Map<string, number>();
  for (const [term, weight] of a.weights) {
    const other = b.weights.get(term);
    if (other !== undefined) shared.set(term, weight * other);
  }
  const near = sumOf(shared.values());
  const count = shared.size;
  const named = [...shared.keys()].filter((term) => a.named.has(term)).length;
  if (near < a.least) return { near, beside: 0, alike: 0, count, named };
  const most = [...a.sentences, ...b.sentences].map((terms) =>
    sumOf(terms.map((term) => shared.get(term) ?? 0)),
  );
  const beside = Math.max(0, near - Math.max(0, ...most));
  return { near, beside, alike: Math.cbrt(near * beside * beside), count, named };
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, each) => sum + each, 0);

function isChinese(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
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
