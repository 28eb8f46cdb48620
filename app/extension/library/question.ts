import { type Wanted, wantedOf } from "./tokens";

/** A word that a question asks about: its terms in the index, and the letters of a Chinese one. `parts` of a name, which no word list
 * knows, are looked for where no page knows it either. */
export type Word = { word: string; terms: Wanted[]; letters: string[]; parts: Wanted[] };

/** Words that ask, and those that say too little to be missed: in a small library they would seem rare. */
const empty = new Set(
  `
  a an the of in on at to for from by with about as and or not no if is are was were be been being am do does did doing
  done has have had having can could may might should would will shall must ought what which who whom whose when where
  why how much many long often old far big large i me my mine we us our you your yours they them their he him his she
  her it its this that these those there here than then so such some any all one ones most more into over after before
  between during per tell say says said mean means meaning called name just really actually exactly still also too very
  only ever even anyone anything somebody someone something else get gets got doesn't don't didn't can't couldn't isn't
  wasn't won't shouldn't dont doesnt cant wont happens happen happened come came vs today yesterday tomorrow instead
  around across under behind while along through without within because need want think imagine make making way
  thing things kind sort altogether out up off back down go goes went take able let please best good better use used
  using try both either together own new until yet since though whether basically ok okay author blogger columnist
  reviewer writer article already again always usually normally every other another coming made took taken show shows put
  的 了 着 过 吗 呢 吧 啊 呀 嘛 么 是 在 有 和 与 或 及 被 把 对 为 从 到 由 向 以 等 给
  让 跟 也 都 就 才 还 又 再 先 很 最 更 比较 不 没 没有 我 你 您 他 她 它 我们 你们 他们
  咱们 自己 这 那 这些 那些 这里 那里 那么 这么 那样 这样 其 之 所 个 种 次 些 要 会 能 可 得
  地 来 去 做 用 可以 能够 应该 应当 该 需要 想 想要 知道 算 请 请问 谁 啥 咋 怎 怎样 如何
  凭什么 几 多大 多长 多久 多高 多快 多远 多深 多重 何时 何地 何 时候 一般 通常 大概 大约 到底 究竟
  一下 一共 总共 是否 行 叫 叫做 说 称 称为 关于 根据 其中 一个 一次 当初 当时 现在 后来 事 事情
  东西 比 上 下 中 里 内 外 后 前 时 回事 而 但 但是 而且 因为 所以 如果 然后 以后 之后 以前
  之前 必须 当年 才能 不过 他的 她的 我的 做完 打算 完 出来 起来 过来 回来 进去 上去 下去 直接 家
  位 件 条 只 台 好 一直 一般来说 有人 别人 大家 人 真的 实际 实际上 好像 听说 觉得 认为 该不该
  到底是 那种 这种 每次 或者 从来 不会 不能 不用 不要 不是 就是 只是 只能 没法 办 办法 法子 样 样子
  号 部 年 月 天 日 点 分 博主 作者 楼主 容易 最后 老是 总是 经常 意思 多
`.split(/\s+/),
);

export const isTelling = (word: string) => !empty.has(word);

const phrases =
  /怎么(?:回事|样|办|着)?|多(?:长时间|[长远高深宽厚重快大久])|多少(?:钱|个)?|几(?:个月|月份?|点钟?|[个年天次岁位本张条只台杯名种层页])|什么(?:时候|地方|样)?|为(?:什么|何|啥)|干[嘛吗]|哪(?:一?[个些里儿边家年天位种支]|怕)?|是不是|有没有|能不能|可不可以|会不会|要不要|非得|不想|的话|还是|那(?:个|次|篇|家|位|个人)|这(?:个|次|篇|家|位)|\bhow (?:tall|high|deep|wide|thick|heavy|hot|fast|soon|quickly|loud)\b|\b(?:what|which) (?:time|year|day|date|month)\b/gi;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);
const asPart = (term: string): Wanted => ({ term, isPrefix: true });

/** "published" and "publisher" are looked for by what both begin with, "wiping" and "cutting" by less. */
export function beginningOfTerm(wanted: Wanted): Wanted {
  const { term } = wanted;
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return wanted;
  const stem = term
    .replace(/([bdgmnprt])\1(?:ing|ed)$/, "$1")
    .replace(/(?:ings?|i?ed|ers?|ly|ments?|ations?|ions?|ives?|e)$/, "");
  const isShort = /(?:ing|ed)$/.test(term) && /^[^aeiouy]*[aeiouy].*[^aeiou]$/.test(stem);
  return asPart(stem.length >= (isShort ? 3 : 4) ? stem : term);
}

function chinese(word: string, isName = false): Word {
  const letters = [...new Set(word)];
  return {
    word,
    terms: wantedOf(word),
    letters,
    parts: isName && letters.length > 1 ? letters.map(asPart) : [],
  };
}

function others(text: string): Word[] {
  const written =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}\p{M}']+/gu) ?? [];
  const wanted = written.filter(isTelling).flatMap((each) => wantedOf(`${each} `));
  return wanted
    .filter(({ term }) => isTelling(term))
    .map((each) => ({ word: each.term, terms: [beginningOfTerm(each)], letters: [], parts: [] }));
}

export function wordsAsked(question: string): Word[] {
  const found: Word[] = [];
  let name = "";
  const endName = () => {
    if (name) found.push(chinese(name, true));
    name = "";
  };
  // "防不防水" asks for what "防水" does.
  const plain = question.replace(phrases, " ").replace(/(\p{Script=Han})[不没]\1/gu, "$1");
  for (const run of plain.match(/\p{Script=Han}+|\P{Script=Han}+/gu) ?? []) {
    if (!isHan(run)) found.push(...others(run));
    else
      for (const { segment } of segmenter.segment(run)) {
        // Names fall apart into single letters, which are one again.
        if (segment.length === 1 && isTelling(segment)) name += segment;
        else {
          endName();
          const told = segment.length === 2 ? segment.replace(/^能(?![力量源耗效])|[到了的]$/, "") : segment;
          if (isTelling(told) && [...told].some(isTelling)) found.push(chinese(told));
        }
      }
    endName();
  }
  return [...new Map(found.map((each) => [each.word, each])).values()];
}

/** Takes a name apart where no page has two of its letters beside each other: "家听潮" is "家" and "听潮". */
export function partName(name: Word, isKnown: (term: string) => boolean): Word[] {
  if (name.parts.length === 0 || name.terms.every(({ term }) => isKnown(term))) return [name];
  const runs: string[] = [];
  for (const [at, letter] of [...name.word].entries()) {
    const last = runs.at(-1);
    if (last && isKnown((name.word[at - 1] ?? "") + letter)) runs[runs.length - 1] = last + letter;
    else runs.push(letter);
  }
  return runs.map((run) => chinese(run));
}

/** What is asked by words of a kind, what a sentence that answers holds, and whether no sentence answers without. */
export type Kind = { asked: RegExp; answered: RegExp; isNeed: boolean };

const number =
  "(?:\\d|[一二两三四五六七八九十百千万亿半]|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w{1,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|half)\\b)";
const numbered = (units: string, within = 6) =>
  new RegExp(`(?:${number}|\\b(?:an?|few|full)\\b).{0,${within}}?(?:${units})`, "i");

/** Kinds of questions. The first that fits counts: who asks whether or how wants no number, though "pay" or "limit" is asked. */
const kinds: readonly Kind[] = [
  {
    asked:
      /^(?:can|could|may|should|do|does|did|is|are|was|were|will|would|has|have)\b(?!.*\b(?:or|tell|know|remind)\b)|^(?!.*(?:知道|告诉|记得)).*吗[?？]?$|(\p{Script=Han})[不没]\1/iu,
    answered:
      /^(?:no|yes)\b|\b(?:cannot|can't|may|must|never|not|don't|doesn't|isn't|allowed|only|safe|without|both)\b|^(?:可以|能|不|有)|可以|不[能可得要用会建支]|禁止|支持|允许|必须|应当/i,
    isNeed: false,
  },
  {
    asked:
      /^(?!.*(?:\bhow (?:many|much|long|often)\b|多少|多久|几[点号月天])).*\b(?:what (?:happens|should|to do)|how (?:do|does|did|can|could|should|to))\b|怎么(?!会|回事|收费|卖)|如何|怎样/i,
    answered: /(?!)/,
    isNeed: false,
  },
  {
    asked: /\bhow often\b|多久.{0,6}[次遍]|隔多久|频率/i,
    answered: /每|隔|[次遍]|\b(?:every|each|once|twice|times|daily|weekly|monthly|yearly|never)\b/i,
    isNeed: true,
  },
  {
    asked:
      /多久|多长时间|几个?(?:秒|小时|分钟|天|周|月|年)|多少(?:秒|个?小时|分钟|天|周|个?月|年)|时长|\bhow (?:long|soon)\b|\bhow many (?:seconds|minutes|hours|days|weeks|months|years)\b/i,
    answered: numbered(
      "秒|分钟|小时|天|日|夜|周|星期|个月|年|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|km|miles?|met(?:re|er)s?|feet",
      14,
    ),
    isNeed: true,
  },
  {
    asked:
      /多少钱|价格|价钱|价位|票价|费用|收费|学费|房价|罚款|\b(?:price|cost|fee|fare|fined?|pay|paid|charge)s?\b|\bhow much (?:is|are|was|money)\b/i,
    answered:
      /[\d一二三四五六七八九十百千万亿]\s?(?:元|块(?!\p{Script=Han})|块钱)|免费|[¥￥$£€]|\b(?:dollars?|pounds?|euros?|pence|cents?|free|million|billion)\b/iu,
    isNeed: true,
  },
  {
    asked: /温度|多少度|几度|\btemperature\b|\bhow (?:hot|cold|warm)\b|\bdegrees\b|\bangle\b/i,
    answered: /[\d一二三四五六七八九十]\s*(?:°|度|degrees|℃)/i,
    isNeed: true,
  },
  {
    asked: /电话|手机号|\b(?:phone|telephone) ?number\b|邮箱|\be-?mail address\b/i,
    answered: /\d[\d -]{5,}|\w@\w/,
    isNeed: true,
  },
  {
    asked: /颜色|\bcolou?rs?\b/i,
    answered:
      /[红橙黄绿蓝紫黑白灰粉棕银金]色?|\b(?:red|orange|yellow|green|blue|purple|black|white|gr[ae]y|pink|brown|silver|gold)\b/i,
    isNeed: true,
  },
  {
    asked: /多重|重量|体重|\bhow heavy\b|\bweigh(?:t|s)?\b/i,
    answered: numbered("克|公斤|斤|吨|kgs?\\b|(?<![a-z])g\\b|grams?|kilos?|pounds|tonnes?|ounces?"),
    isNeed: true,
  },
  {
    asked: /多[远长]|距离|\bhow far\b/i,
    answered: numbered("米|里|km|(?<![a-z])m\\b|miles?|metres?|meters?|feet|foot|yards?"),
    isNeed: true,
  },
  {
    asked: /多[高深宽厚]|\bhow (?:tall|high|deep|wide|thick)\b|\b(?:height|depth|width|thickness)\b/i,
    answered: numbered("米|[cm]m\\b|(?<![a-z])m\\b|met(?:re|er)s?\\b|feet|foot|inch"),
    isNeed: true,
  },
  {
    asked: /多大|大小|\bsizes?\b|\bhow (?:big|large)\b/i,
    answered: numbered(
      "岁|[KMGT]i?B\\b|米|升|寸|亩|兆|cm\\b|mm\\b|lit|met(?:re|er)|feet|foot|inch|acre|hectare|square|\\w{0,9}byte",
    ),
    isNeed: true,
  },
  { asked: /音量|噪音|\bhow (?:loud|noisy)\b|\bloud\b/i, answered: /分贝|decibels?|\bdb\b/i, isNeed: false },
  {
    asked: /几岁|多少岁|多大年纪|年龄|\bhow old\b|\bage\b/i,
    answered: /岁|\byears? old\b|\baged?\b|\b(?:under|over) \d|\b(?:sixteen|eighteen|twenty)\b/i,
    isNeed: true,
  },
  {
    asked:
      /什么时候|啥时候|何时|哪一?[年天月日]|几[月号点]|(?:星期|周|礼拜)几|季节|星期|哪个月|截止|末班|首班|^(?:(?:since|until|by|so|and) )?when\b|\b(?:tell me|know) when\b|\b(?:what|which)(?: (?:is|are|was))?(?: the)?(?: best| next| last)? (?:year|date|days?|month|time|season)\b|\b(?:deadline|last date)\b/i,
    answered:
      /\d{4}|[\d一二三四五六七八九十]\s*[年月日号点时]|周[一二三四五六日末]|星期|[春夏秋冬]|[上下]午|凌晨|中午|月底|年底|之前|之后|以后|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|spring|summer|autumn|winter|before|after|until|by|since|during|once|o'clock|noon|midnight|morning|evening|afternoon|weekends?)\b|\d(?:am|pm|:\d)/i,
    isNeed: true,
  },
  {
    asked:
      /多少|几|多快|上限|下限|最多|最少|至少|百分|\bhow (?:many|much|often|fast)\b|\b(?:maximum|minimum|max|min|limit|percentage|yield|score|speed|amount)\b|\b(?:what|which) (?:is the )?number\b/i,
    answered: new RegExp(`(?!one|一)${number}|一[个次项种名台位]|\\b(?:dozen|twice|third|quarter)\\b`, "i"),
    isNeed: true,
  },
  {
    asked:
      /为什么|为何|为啥|怎么会|怎么回事|原因|凭什么|干嘛|\bwhy\b|\bhow come\b|\breason\b|\bpoint of\b|\bpurpose\b/i,
    answered:
      /因为|由于|所以|因此|以便|为了|否则|不然|免得|以免|原因|起因|使得|导致|才能|因|怕|嫌|\b(?:because|since|so|therefore|due to|otherwise|thanks to|in order|to avoid|that (?:is why|way)|as (?:the|it|they|this|you)|reasons?)\b/i,
    isNeed: false,
  },
  {
    asked: /谁|哪位|\bwho(?:se|m)?\b/i,
    answered:
      /\p{Lu}\p{Ll}+ \p{Lu}|\p{Script=Han}{2,3}(?:说|表示|认为|先生|女士|博士|教授|主任|担任|创办|设计|老师|师傅)|由\p{Script=Han}{2,4}|\b(?:he|she|her|his)\b/u,
    isNeed: false,
  },
  {
    asked: /哪里|哪儿|哪边|在哪|何处|什么地方|位置|地址|地点|\bwhere\b/i,
    answered: /[在于从到]|\b(?:in|at|on|near|from|behind|under|above|below|into|beside|opposite)\b/i,
    isNeed: false,
  },
];

/** What a sentence that answers a question would hold, by the kind of the question; null for any other. */
export function kindOf(question: string): Kind | null {
  return kinds.find(({ asked }) => asked.test(question.trim())) ?? null;
}
