import { type Dwelling, dwellingOn, type Fields, fieldsOf } from "./dwelling";
import { lexicon, NAMED, relatedTerms, subjectsOf } from "./lexicon";
import { wishesOf } from "./prompt-wishes";
import { isSure, roomOf, type Scene, sceneOf } from "./room";
import { indexTerms, longestRun, type Term, type TermIndex, termOf, termsIn } from "./terms";
import { isHan, wordsOf } from "./words";

/** What sells a thing to the reader; a piece of news may hold one of them, an advertisement holds several. */
const advertWords =
  "buy now, shop now, order now, click here, free shipping, limited offer, limited time offer, promo code, coupon, money back, act now, special offer, lose weight, sale ends, 特价, 清仓, 包邮, 下单, 秒杀, 限时抢购, 优惠券, 领券, 抢购, 加微信, 扫码, 咨询热线, 同款, 减肥, 燃脂, 瘦身, 爆款, 买一送一, 立即购买, 点击购买, 现货, 七天无理由, 代理加盟, 亲测有效, 原价, 折后";

/** What somebody follows. A text needs one of `must`, if there are any, and none of `not`. */
export type Focus = { words: string[]; must: string[]; not: string[]; prompt: string; lang: "zh" | "en" };

/** A piece of news as far as it is known; `text` may still be missing. `sourceWeight` is 0.5–1.5, 1 for an ordinary source. */
export type Candidate = {
  title: string;
  summary: string;
  text: string;
  lang: "zh" | "en" | "other";
  publishedAt: Date;
  sourceWeight: number;
};

export type Relevance = {
  score: number;
  matched: string[];
  /** Words that the focus does not name but its subject is told with, best first. */
  related: string[];
  /** The word of `not` that was found, or all of `must` when none was; the score is 0 then. */
  refusedBy: string | null;
};

export type PreparedFocus = {
  own: Term[];
  topic: TermIndex;
  /** Words of several parts that are no subject of the lexicon: they count for less where the parts stand apart. */
  compounds: { whole: Term; parts: TermIndex }[];
  isSubject: boolean;
  names: TermIndex;
  otherwise: TermIndex;
  scene: Scene;
  wanted: TermIndex;
  unwanted: TermIndex;
  must: TermIndex;
  not: TermIndex;
  mustWords: string;
};

/** The amount of dwelling at which half of 100 is reached: a title that names the subject gets 60. */
const SATURATION = 2;
const PROMPT_SHARE = 0.4;
const WITHOUT_PROMPT = 0.75;
const UNWANTED_SHARE = 0.6;
const PARTS_WEIGHT = 0.5;
const COMMON_WEIGHT = 0.5;
/** Of three parts two must be there, of two both. */
const LEAST_PARTS = 0.6;
const OTHERWISE_SHARE = 0.9;
const ADVERT_WEIGHT = 0.8;
const ADVERT_SHARE = 0.9;
const UNSUPPORTED_SHARE = 0.55;
const LIST_SHARE = 0.8;
const MOST_SUPPORT = 3;
const UNITS_PER_SUPPORT = { zh: 100, en: 60, other: 60 };
const NAME_SUPPORT = 0.5;
const KEYWORD_RUN = 4;
const RELATED_TOLD = 0.5;
const ALL_WORDS = 1.1;
const FRESHNESS_SHARE = 0.06;
const HALF_LIFE_DAYS = 3;
const DAY = 86_400_000;

const common = new Set(
  "app business company country data day government group industry internet life market new online people policy price product public report research science service system team tech technology time today tool update user world year 中国 产品 互联网 公司 价格 企业 全球 发布 市场 平台 技术 投资 政策 数据 服务 用户 研究 科学 科技 系统 行业 生活 社会 美国 国际 项目"
    .split(" ")
    .flatMap((word) => wordsOf(word)),
);

/** A focus made ready for scoring any number of texts. Where it has no words of its own, its prompt speaks for it. */
export function prepareFocus(focus: Focus): PreparedFocus {
  const wishes = wishesOf(focus.prompt);
  const hasWords = focus.words.some((word) => word.trim() !== "");
  const own = termsOf(hasWords ? focus.words : wishes.wanted);
  const wanted = hasWords ? termsOf(wishes.wanted) : [];
  const compounds = own.flatMap((whole) => {
    const parts = subjectsOf([whole]).length > 0 ? [] : partsOf(whole);
    return parts.length > 1 ? [{ whole, parts: indexTerms(parts) }] : [];
  });
  return {
    own,
    topic: indexTerms([...own, ...relatedTerms(own)]),
    compounds,
    isSubject: subjectsOf(own).length > 0,
    names: indexTerms([...own, ...lexicon.flatMap(({ titles }) => titles)]),
    scene: sceneOf(own, wanted),
    otherwise: indexTerms(subjectsOf(own).flatMap(({ otherwise }) => otherwise)),
    wanted: indexTerms([...wanted, ...relatedTerms(wanted)]),
    unwanted: indexTerms(termsOf(wishes.unwanted)),
    must: indexTerms(termsOf(focus.must)),
    not: indexTerms(termsOf(focus.not)),
    mustWords: focus.must.join(", "),
  };
}

function termsOf(words: readonly string[]): Term[] {
  return words.flatMap((word) => {
    const term = termOf(word, common.has(wordsOf(word).join(" ")) ? COMMON_WEIGHT : 1);
    return term ? [term] : [];
  });
}

const adverts = indexTerms(termsIn(advertWords, ADVERT_WEIGHT));

function partsOf(whole: Term): Term[] {
  const isShort = whole.units.every(isHan) && whole.units.length < 4;
  return isShort ? [] : wordsOf(whole.shown).flatMap((word) => termOf(word, PARTS_WEIGHT) ?? []);
}

/** How much of a text is about a focus, 0–100, by its words alone, so that the same text always gets the same score. Below 1 ms for 5
 * KB. */
export function scoreCandidate(focus: PreparedFocus, candidate: Candidate, now: Date): Relevance {
  const fields = fieldsOf(candidate, candidate.lang);
  const refusedBy = refusalOf(focus, fields);
  if (refusedBy !== null) return { score: 0, matched: [], related: [], refusedBy };
  const topic = dwellingOn(focus.topic, fields);
  const wanted = dwellingOn(focus.wanted, fields);
  const found = byProminence(topic);
  const own = found.filter((term) => focus.own.includes(term));
  const apart = apartIn(fields, focus, own);
  const doubt = isSure(topic) ? 0 : OTHERWISE_SHARE;
  const otherwise = doubt * saturated(dwellingOn(focus.otherwise, fields).amount);
  const advertising = ADVERT_SHARE * saturated(dwellingOn(adverts, fields).amount);
  const bonus = own.length > 1 && own.length === focus.own.length ? ALL_WORDS : 1;
  const narrowed = focus.wanted.size > 0 && wanted.amount === 0 ? WITHOUT_PROMPT : 1;
  const unwanted = UNWANTED_SHARE * saturated(dwellingOn(focus.unwanted, fields).amount);
  const amount =
    (Math.max(topic.amount, apart.amount) * bonus * narrowed + wanted.amount * PROMPT_SHARE) *
    (1 - unwanted) *
    (1 - otherwise) *
    (1 - advertising) *
    (focus.isSubject ? support(topic, fields) * roomOf(focus.scene, topic, fields, candidate.title) : 1) *
    prose(focus, fields) *
    Math.sqrt(Math.min(1.5, Math.max(0.5, candidate.sourceWeight)));
  const wishes = byProminence(wanted).filter(({ weight }) => weight === 1);
  return {
    score: Math.round(100 * saturated(amount) * freshness(candidate.publishedAt, now)),
    matched: unique([...own.map(({ shown }) => shown), ...apart.words, ...wishes.map(({ shown }) => shown)]),
    related: unique(
      found.filter((term) => !own.includes(term) && term.weight >= RELATED_TOLD).map(({ shown }) => shown),
    ),
    refusedBy: null,
  };
}

/** 0.45–1: a text about a subject uses its words. One that only drops its name is a joke, an advertisement or about something else of
 * that name, the surer the longer it goes on. */
function support(topic: Dwelling, { title, summary, body, lang }: Fields): number {
  const length = title.length + summary.length + body.length;
  const needed = Math.min(MOST_SUPPORT, length / UNITS_PER_SUPPORT[lang]);
  const terms = [...topic.prominence.keys()];
  const names = terms.filter(({ weight }) => weight >= NAMED).length;
  const found = terms.length - names + NAME_SUPPORT * names;
  return 1 - (UNSUPPORTED_SHARE * Math.max(0, needed - found)) / Math.max(needed, 1);
}

/** 0.2 for a text that lines up names of subjects to be found by, else 1. */
function prose(focus: PreparedFocus, { title, summary, body, lang }: Fields): number {
  const isList = [title, summary, body].some((field) => longestRun(field, focus.names, lang) >= KEYWORD_RUN);
  return isList ? 1 - LIST_SHARE : 1;
}

function refusalOf(focus: PreparedFocus, fields: Fields): string | null {
  const [no] = byProminence(dwellingOn(focus.not, fields));
  if (no) return no.shown;
  const lacksMust = focus.must.size > 0 && dwellingOn(focus.must, fields).prominence.size === 0;
  return lacksMust ? focus.mustWords : null;
}

/** Focus words that are nowhere written as one but whose parts are all there, or two of three where there are many. */
function apartIn(fields: Fields, focus: PreparedFocus, own: Term[]): { amount: number; words: string[] } {
  const found = { amount: 0, words: [] as string[] };
  for (const { whole, parts } of focus.compounds) {
    if (own.includes(whole)) continue;
    const dwelling = dwellingOn(parts, fields);
    const share = dwelling.prominence.size / [...parts.values()].flat().length;
    if (share < LEAST_PARTS) continue;
    found.amount = Math.max(found.amount, dwelling.amount * share ** 2);
    found.words.push(whole.shown);
  }
  return found;
}

function byProminence({ prominence }: Dwelling): Term[] {
  const worth = ([term, amount]: [Term, number]) => term.weight * amount;
  return [...prominence].sort((a, b) => worth(b) - worth(a)).map(([term]) => term);
}

function freshness(publishedAt: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - publishedAt.getTime()) / DAY;
  return 1 - FRESHNESS_SHARE * (1 - 2 ** (-days / HALF_LIFE_DAYS));
}

function saturated(amount: number): number {
  return amount / (amount + SATURATION);
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
