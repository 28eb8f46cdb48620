import type { ResumeLanguage } from "~/core/resume";
import { tokensOf } from "../gates/facts";
import { miscasedTerms, technicalTerms } from "../lexicon/terms";
import { quantitiesIn } from "../scoring/metrics";
import { mentions } from "./interview-material";

/** What a text may speak of: the keys of its tokens, its words in lower case, and itself without white space. */
export type Source = { keys: Set<string>; compact: string; plainWords: Set<string> };

export function sourceOf(text: string): Source {
  const tokens = tokensOf(text);
  const plain = tokens.filter((token) => token.kind === "word" && !/^\p{Lu}/u.test(token.text));
  return {
    keys: new Set(tokens.map(({ key }) => key)),
    compact: withoutSpace(text),
    plainWords: new Set(plain.map(({ key }) => key)),
  };
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

const magnitude =
  /^(?:hundreds?|thousands?|millions?|billions?|dozens?|half|double[ds]?|tripled?|twice|thrice|halved)$/;
const freeCapitals = new Set("i i'm i've i'd i'll star ok q a".split(" "));

const openers = new Set(
  `a about above after again all along also although always an and another any anything are as ask asked at be because before being
  below besides best both bring but by can choose clearly come could decide describe despite did do does due during each earlier either
  else end even eventually every everybody everyone everything explain few finally find first for from further generally get give given
  had has have having he her here his how however i if in initially instead is it its just keep know last later learn let like link look
  make many maybe mention more most much my name near neither never next no nobody none nor not nothing now of often on once one only or
  other others our out outside over own perhaps pick please point prepare project rather read say second see several she should show
  similarly since so some somebody someone sometimes somewhere soon speak start state still such take talk team tell than thank that the
  their them then there therefore these they thing think this those though three through throughout thus to today together too toward two
  under unless until up use used using was we well were what when where whether which while who whom whose why will with within without
  work worked would yes yet you your situation task action result results ready answer question context challenge approach outcome
  lesson impact example background role walk share imagine suppose looking given add afterwards
  later meanwhile moreover furthermore previously recently currently consider include replace remove move figures numbers bullets lines
  line wording verbs verb resume section sections summary skills experience stronger shorter clearer openings sentences dates headings
  order results several whenever wherever whatever who's what's there's it's that's let's don't`.split(/\s+/),
);

/** Claims that a career is judged by: made only where the resume makes them. */
const claims =
  /\b(?:ph\.?d|doctorate|master'?s|mba|bachelor'?s|degree|diploma|certif\w+|licen[cs]ed?|patent\w*|award\w*|nominat\w*|honou?red|elected|of the (?:year|month)|top performer|promot(?:ed|ion)\w*)\b|冠军|亚军|销冠|第一名|优秀员工|标兵|博士|硕士|学士|本科|大专|专利|获奖|晋升|证书|持证/gi;

/** How far a deed reached: stated only where the resume states it. */
const scope =
  /\b(?:company|organi[sz]ation|nation|world|country|group|firm|department)-?wide\b|\b(?:global(?:ly)?|worldwide|international(?:ly)?|nationwide|single-?handed(?:ly)?|(?:entire|whole) (?:company|organi[sz]ation|firm|group|country|department|team))\b|全公司|全集团|全国|全球|全行业|全部门|独自一人|从零到一/gi;

const knownEmployers =
  /\b(?:google|amazon|apple|microsoft|facebook|netflix|tesla|oracle|ibm|intel|nvidia|uber|airbnb|stripe|openai|spacex|alibaba|tencent|bytedance|baidu|huawei|meituan|xiaomi|stanford|harvard|oxford|cambridge|princeton|yale|mckinsey|deloitte|pwc|kpmg)\b|阿里巴?巴?|腾讯|字节跳动|百度|华为|美团|京东|小米|网易|滴滴|拼多多|微软|谷歌|苹果公司|亚马逊|清华|北大|复旦|浙大|上海交大|哈佛|斯坦福|剑桥|牛津|麻省理工/gi;

const organisation =
  /(\p{Script=Han}{1,2})(?:科技|信息|技术|网络|软件|传媒|广告|文化|金融|教育|电子|医药|有限|股份)*(?:公司|集团|大学|学院|银行|研究院|研究所|事务所|医院|中学|证券)/gu;
const unnamed = /[贵该这那本我你们家的了在对于和与到为是每各某哪任原前新小大全母子分总]$/;

/** Terms whose makers write them in lower case (pandas, npm): no capital gives them away. */
const lowerCaseTerms = technicalTerms
  .map(({ name }) => name)
  .filter((name) => /^[a-z]/.test(name) && name.length > 2);

const chineseShare =
  /百分之[一二三四五六七八九十百零点]+|[一二三四五六七八九]成(?!为|功|长|本|果|立|员|就|熟|绩)/g;

/** What a text states that its sources do not. `plain` holds words that may begin a sentence; over-reports rather than misses. */
export function inventionsIn(
  text: string,
  language: ResumeLanguage,
  resume: Source,
  plain: Set<string>,
): string[] {
  const bare = text.replace(/^\s*(?:\d{1,2}[.)、]|[-*•])\s*/gm, "");
  const compactly = (found: string) => resume.compact.includes(withoutSpace(found));
  const claimed = [
    ...bare.matchAll(claims),
    ...bare.matchAll(scope),
    ...bare.matchAll(knownEmployers),
    ...bare.matchAll(chineseShare),
  ];
  const organisations = [...bare.matchAll(organisation)].filter(([, before = ""]) => !unnamed.test(before));
  const counted = quantitiesIn(bare).filter((quantity) => /\p{Script=Han}/u.test(quantity));
  const terms = [
    ...miscasedTerms(bare).map(({ name }) => name),
    ...lowerCaseTerms.filter((term) => mentions(bare, term)),
  ];
  return [
    ...tokenInventions(bare, language, resume, plain),
    ...[...claimed, ...organisations].map(([found]) => found).filter((found) => !compactly(found)),
    ...counted.filter((quantity) => !compactly(quantity)),
    ...terms.filter((term) => !compactly(term)),
  ];
}

function tokenInventions(
  text: string,
  language: ResumeLanguage,
  resume: Source,
  plain: Set<string>,
): string[] {
  return tokensOf(text).flatMap(({ kind, key, text: word, opens, after }) => {
    if (kind === "cjk" || resume.keys.has(key)) return [];
    if (kind === "number") return key === "#1" ? [] : [key];
    if (kind === "address" || magnitude.test(key)) return [key];
    if (freeCapitals.has(key)) return [];
    if (/\d|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(word)) return [key];
    if (language === "zh" && /\p{Script=Han}/u.test(text)) return [key];
    if (!/^\p{Lu}/u.test(word)) return [];
    const begins = opens || /[:“"‘(]/.test(after);
    const known =
      openers.has(key) || plain.has(key) || resume.plainWords.has(key) || /(?:ing|ed|ly)$/.test(key);
    return begins && known ? [] : [key];
  });
}
