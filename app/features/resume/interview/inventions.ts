import type { ResumeLanguage } from "~/core/resume";
import { conceptOf, isPast } from "../gates/english/concepts";
import { endsClause, type Token, tokensOf } from "../gates/facts";
import { miscasedTerms, technicalTerms } from "../lexicon/terms";
import { quantitiesIn } from "../scoring/metrics";
import { chinese } from "../scoring/rubric.zh";
import { mentions } from "./interview-material";

/** What a text may speak of: the keys and concepts of its words, pairs of its Chinese characters, and itself without white space. */
export type Source = { keys: Set<string>; concepts: Set<string>; pairs: Set<string>; compact: string };

export function sourceOf(text: string): Source {
  const tokens = tokensOf(text);
  const keys = tokens.map(({ key }) => key);
  return {
    keys: new Set([...keys, ...relationsOf(tokens).map(({ relation, key }) => relation + key)]),
    concepts: new Set(keys.map(conceptOf)),
    pairs: new Set(pairsOf(text)),
    compact: compacted(text),
  };
}

function compacted(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

const relations = ["by", "to", "from"];

/** From 45 to 30 minutes is not by 30 minutes. */
function relationsOf(tokens: Token[]): { relation: string; key: string }[] {
  return tokens.flatMap(({ kind, key }, at) => {
    const relation = tokens[at - 1]?.key ?? "";
    return kind === "number" && relations.includes(relation) ? { relation, key } : [];
  });
}

function pairsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from(run, (_, index) => run.slice(index, index + 2)).filter(({ length }) => length === 2),
  );
}

/** Of telling and thinking: they state no fact, open a sentence and name nobody. Any other verb in the past is a deed. */
const everyday = new Set(
  `a about above action actions add addition address adjust after afterward again agree ah all along also although always am an and another
answer any anything apply approach are as ask at background be bear because become before begin being believe below besides best better
between big both bring bullet but by call can case challenge change check choose clarify clear clearly colleague come consider context
contribute could current daily date day deal decide define demonstrate describe despite detail determine did differ difference different
difficult discover discuss do does down draw drive due during each earlier early easy either else end enjoy enough even eventually ever
every everybody everyone everything examine example expect experience explain explore face fact fail feel few figure final finally find
finish first follow for forget from further general get give go goal good great group had handle happen hard have he hear help her
here hold honest hope how however i idea identify if illustrate important in initial instead interest into introduce is it job join judge
just keep kind know large last late later lead less lesson let level like line link list listen little live long look lot make manage many
mark matter may maybe mean measure meet mention might mind mistake moment month more moreover most move much must my myself name near need
never new next nice no nobody none nor not note nothing notice now observe of off often on once one only open opinion or order other others
our out outcome outside over own part people perhaps person pick place plan please point position possible prepare present previous
probably problem project put question quick quite rather reach read ready real realise realize reason recent relate relevant remember remove
replace rest result resume return review right role said same say second section see seem sentence serve set several shape share she shorter
should show side similar simple since situation skill small so some somebody someone something soon speak stand start state stay step still
stress strong stronger such suggest summary sure surprise take talk task teach team tell than thank that the their them then there therefore
these they thing think this those though through throughout thus time to today together too top topic toward tradeoff true try turn two type
under understand unless until up us use usual value very view wait walk want was way we week well were what when where whether which while
who whole why will win with within without word wording work worry would wrong year yes yet you your it's that's let's don't i'm i've i'd
i'll star ok q success opportunity strength weakness improvement focus impact approach company`
    .split(/\s+/)
    .map(conceptOf),
);
const magnitude =
  /^(?:hundreds?|thousands?|millions?|billions?|dozens?|half|double[ds]?|tripled?|twice|thrice|halved)$/;

/** Claims that a career is judged by, how far a deed reached, great names, organisations, shares: made only where the resume does. */
const claims = [
  /\b(?:ph\.?d|doctorate|master'?s|mba|bachelor'?s|degree|diploma|certif\w+|licen[cs]ed?|patent\w*|award\w*|nominat\w*|honou?red|elected|of the (?:year|month)|top performer|promot(?:ed|ion)\w*)\b|冠军|亚军|销冠|第一名|优秀员工|标兵|博士|硕士|学士|本科|大专|专利|获奖|晋升|证书|持证/gi,
  /\b(?:company|organi[sz]ation|nation|world|country|group|firm|department)-?wide\b|\b(?:global(?:ly)?|worldwide|international(?:ly)?|nationwide|single-?handed(?:ly)?|(?:entire|whole) (?:company|organi[sz]ation|firm|group|country|department|team))\b|全公司|全集团|全国|全球|全行业|全部门|独自一人|从零到一/gi,
  /\b(?:google|amazon|apple|microsoft|facebook|netflix|tesla|oracle|ibm|intel|nvidia|uber|airbnb|stripe|openai|spacex|alibaba|tencent|bytedance|baidu|huawei|meituan|xiaomi|stanford|harvard|oxford|cambridge|princeton|yale|mckinsey|deloitte|pwc|kpmg)\b|阿里巴?巴?|腾讯|字节跳动|百度|华为|美团|京东|小米|网易|滴滴|拼多多|微软|谷歌|苹果公司|亚马逊|清华|北大|复旦|浙大|上海交大|哈佛|斯坦福|剑桥|牛津|麻省理工/gi,
  /(?![贵该这那本我你们家的了在对于和与到为是每各某哪任原前新小大全母子分总])\p{Script=Han}(?:科技|信息|技术|网络|软件|传媒|广告|文化|金融|教育|电子|医药|有限|股份)*(?:公司|集团|大学|学院|银行|研究院|研究所|事务所|医院|中学|证券)/gu,
  /百分之[一二三四五六七八九十百零点]+|[一二三四五六七八九]成(?!为|功|长|本|果|立|员|就|熟|绩)/g,
];

/** Terms whose makers write them in lower case (pandas, npm): no capital gives them away. */
const lowerCaseTerms = technicalTerms
  .map(({ name }) => name)
  .filter((name) => /^[a-z]/.test(name) && name.length > 2);

/** Figures, names, tools and claims of a text that its source does not state. Over-reports rather than misses. */
export function inventionsIn(text: string, language: ResumeLanguage, source: Source): string[] {
  const bare = text.replace(/^[ \t\u00a0\u3000]*(?:\d{1,2}[.)、]|[-*•])\s*/gm, "");
  const found = [
    ...claims.flatMap((claim) => Array.from(bare.matchAll(claim), ([words]) => words)),
    ...quantitiesIn(bare).filter((quantity) => /\p{Script=Han}/u.test(quantity)),
    ...miscasedTerms(bare).map(({ name }) => name),
    ...lowerCaseTerms.filter((term) => mentions(bare, term)),
  ];
  const tokens = tokensOf(bare);
  const named = tokens.filter((token) => !source.keys.has(token.key) && isNamed(token, language, source));
  const related = relationsOf(tokens).filter(
    ({ relation, key }) =>
      !source.keys.has(relation + key) && relations.some((other) => source.keys.has(other + key)),
  );
  return [
    ...found.filter((one) => !source.compact.includes(compacted(one))),
    ...[...named, ...related].map(({ key }) => key),
  ];
}

function isNamed(
  { kind, key, text, opens, after }: Token,
  language: ResumeLanguage,
  source: Source,
): boolean {
  if (kind === "cjk" || key === "#1") return false;
  if (kind === "number" || kind === "address" || magnitude.test(key)) return true;
  if (everyday.has(conceptOf(key)) || (source.concepts.has(conceptOf(key)) && !/\d/.test(text))) return false;
  if (/\d|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(text) || language === "zh") return true;
  return /^\p{Lu}/u.test(text) && !((opens || /[:“"‘(]/.test(after)) && /(?:ing|ed|ly)$/.test(key));
}

/** The clauses of a text that tell a deed which its source does not. A plan, a wish or a denial is no deed. */
export function inventedDeeds(text: string, language: ResumeLanguage, source: Source): string[] {
  return language === "zh" ? chineseDeeds(text, source) : englishDeeds(text, source);
}

const planned =
  /^(?:would|will|wants?|hope|could|should|may|might|must|if|plan|not|cannot|never)$|n't$|'d$|'ll$/;

function englishDeeds(text: string, { concepts }: Source): string[] {
  const clauses: Token[][] = [[]];
  for (const token of tokensOf(text)) {
    if (
      endsClause(token.after) ||
      /^(?:which|because|so|after|before|while|when|who|where|and|but|then)$/.test(token.key)
    )
      clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses.flatMap((clause) => {
    const words = clause.filter(({ kind, key }) => kind === "word" && key.length > 2);
    const verbs = words.filter(({ key }) => isPast(key));
    if (verbs.length === 0 || clause.some(({ key }) => planned.test(key))) return [];
    const content = words.filter(({ key }) => !everyday.has(conceptOf(key)));
    const unknown = content.filter(({ key }) => !concepts.has(conceptOf(key)));
    const isDeed = verbs.some((verb) => content.includes(verb));
    const invented =
      unknown.some((one) => verbs.includes(one)) ||
      (unknown.length > (isDeed ? 0 : 1) && unknown.length * 2 >= content.length);
    return invented ? [clause.map((token) => token.text).join(" ")] : [];
  });
}

const lead =
  /^(?:(?:当时|后来|随后|接着|于是|然后|首先|其次|最后|因此|所以|之后|其中|期间|同时|此外|而且|例如|比如|情境|任务|行动|结果|[:：]|我们?|本人|自己|曾经?|还|也|又|主要|亲自|一起|先|再|就|并|共|在那里|在这里)\s*)+/u;
const plannedChinese =
  /(?<![员协大机社体学工商年周例晚])会(?!议|员|计|展|费|所|社|场|话|签)|打算|希望|(?<![思感设理])想(?!法)|如果|可以|应该|没有?|不(?!仅|但|断|同|少|止)|未(?!来)|(?<![申邀聘])请|建议/u;

function chineseDeeds(text: string, { pairs }: Source): string[] {
  return text.split(/[，。；！？、\n,;!?]/u).flatMap((clause) => {
    const plain = clause.trim().replace(lead, "");
    const verb = chinese.leadVerb(plain) ?? chinese.weakOpening(plain);
    if (!verb || plannedChinese.test(plain)) return [];
    const own = pairsOf(plain);
    const unknown = own.filter((pair) => !pairs.has(pair));
    return own.length >= 2 && unknown.length * 2 > own.length ? [clause.trim()] : [];
  });
}
