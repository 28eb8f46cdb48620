import { foldText, particles, termOf } from "./match";

export type Teller = { title: string; source: string };

const MOST_WORDS = 3;

/** Said of anything, or the subject of all that a feed tells. */
const general = new Set(
  `about adds after again against ahead amid among announces another around back because become before behind being below best better between beyond
  biggest billion brings build builds called chief comes company could country create cuts daily deal deals debut demand despite during early
  effort ends every expands expects faces faster final finds first following former from full further gets give gives global goes good group grow growth have
  help helps here high hits hold holds inside into joins just keeps large last latest launch launches leads less like likely long longer look made major make makes making
  market markets maker million month months more most moves much near need never news next offers only opens order over part people plan plans point price
  puts quarter raises ready release released releases report reports results review rise rises rolls said sale says second secures seen sees sell series set sets
  share shares shows since small some soon start startup starts still stop study such take takes talks team test than that their them then there these they this three through time times today
  tool tools toward turns under unveils update updates used user users using version very want wants warns week weeks well were what when where which while
  will with within without work works world would year years your news
  ai llm llms artificial intelligence model models crypto
  我们 他们 自己 这个 那个 什么 怎么 如何 为何 为什么 一个 一种 一款 一项 可以 可能 已经 正在 进行 成为 作为 通过 关于 对于 以及 并且 或者 以来 之后 之前 其中 多家 多个 部分
  公司 企业 市场 行业 产品 技术 服务 项目 平台 系统 用户 客户 团队 专家 分析师 记者 消息 新闻 报告 报道 数据 问题 方面 情况 时间 今年 去年 明年 今日 昨日 近日 年底 季度 月份
  发布 推出 宣布 公布 上线 更新 升级 开始 启动 完成 实现 提升 提高 增长 下降 上涨 下跌 达到 超过 获得 支持 使用 应用 开发 发展 计划 预计 表示 认为 称为 首次 首个 全新 最新 新一代 全球 国内 国际 中国
  人工 智能 人工智能 模型 大模型 数字 货币`.split(/\s+/),
);

const latin = /(?!\p{Script=Han})\p{L}(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}]){0,40}(?:-\p{N}{1,6})?/gu;
const quoted = /[“「《]([\p{Script=Han}\p{L}\p{N}]{2,12})[”」》]/gu;
const hanRun = /\p{Script=Han}{2,60}/gu;
const sentenceStart = /(?:^|[.!?:;—“"'‘]\s{0,3})$/;
/** A title with more of its words in capitals than this has them all so. */
const TITLE_CASE = 0.6;
const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

type Found = { word: string; rank: number };

/** Up to three words that tell what an article is about: names first, then the words that fewest titles have. */
export function tellingWords({ title }: Pick<Teller, "title">): string[] {
  const plain = title.toWellFormed().normalize("NFKC");
  const found = [...namesIn(plain), ...hanWordsIn(plain)].filter(
    ({ word }) => !general.has(foldText(word)) && termOf(word) !== null,
  );
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ word }) => word)
    .filter((word) => {
      const key = termOf(word)?.units.join(" ") ?? "";
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_WORDS);
}

function namesIn(title: string): Found[] {
  const words = [...title.matchAll(latin)];
  const capitals = words.filter(({ 0: word }) => /^\p{Lu}/u.test(word));
  const isTitleCase = words.length > 3 && capitals.length / words.length > TITLE_CASE;
  const isChinese = /\p{Script=Han}/u.test(title);
  return words.flatMap(({ 0: word, index }): Found[] => {
    if (word.length < 2) return [];
    const isShaped = /.[\p{Lu}\p{N}]/u.test(word);
    const isHigh = /^\p{Lu}/u.test(word) && !sentenceStart.test(title.slice(Math.max(0, index - 4), index));
    if (isShaped || (isHigh && !isTitleCase) || (isChinese && word.length > 2)) return [{ word, rank: 100 }];
    return word.length > 3 ? [{ word, rank: word.length }] : [];
  });
}

function hanWordsIn(title: string): Found[] {
  const named = [...title.matchAll(quoted)].map(({ 1: word = "" }): Found => ({ word, rank: 90 }));
  const words = [...title.matchAll(hanRun)].flatMap(({ 0: run }) => segmentsOf(run));
  return [...named, ...words];
}

/** Words of a dictionary, and of what stands in none the characters side by side: names, mostly (智谱). */
function segmentsOf(run: string): Found[] {
  const found: Found[] = [];
  let unknown = "";
  const close = () => {
    if (unknown.length > 1 && unknown.length < 4) found.push({ word: unknown, rank: 20 });
    unknown = "";
  };
  for (const { segment } of segmenter.segment(run)) {
    if (segment.length === 1 && !particles.has(segment)) {
      unknown += segment;
      continue;
    }
    close();
    if (segment.length > 1) found.push({ word: segment, rank: segment.length * 4 });
  }
  close();
  return found;
}
