import { withoutAddresses } from "../lexicon/contact-patterns";

/** Percentages, money, counts, durations, multiples; no years, dates, versions, names with digits or vague ones. After OfflineCV. */
export function quantitiesIn(text: string): string[] {
  const clean = removeLookalikes(text);
  return [
    ...digitQuantities(clean),
    ...matches(clean, englishCardinal),
    ...matches(clean, chineseCardinal),
    ...matches(clean, chineseMagnitude),
  ];
}

export function hasQuantity(text: string): boolean {
  return quantitiesIn(text).length > 0;
}

/** Advice that was pasted instead of followed ("[add a number here]", "XX%", "（补充数据）"). It never scores. */
export function withoutPlaceholders(text: string): string {
  return text.replace(bracketed, " ").replace(parenthesised, (inner) => (advice.test(inner) ? " " : inner));
}

const bracketed = /\[[^[\]]*\]|【[^【】]*】|\{[^{}]*\}|<[^<>]*>/g;
const parenthesised = /[(（][^()（）]*[)）]/g;
const advice = /\badd\b|\binsert\b|\byour\b|placeholder|\bTODO\b|e\.g\.|尽量|补充|填写|填入|例如|待补|待填/i;

const month =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?";

const lookalikes: RegExp[] = [
  /\b\d{4}-\d{1,2}-\d{1,2}\b/g,
  /(?:19|20)\d{2}\s*[./年-]\s*(?:0?[1-9]|1[0-2])(?!\d)(?:\s*月)?(?:\s*\d{1,2}\s*日)?/g,
  /\b(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}\b/g,
  new RegExp(`\\b${month}\\.?,?\\s+(?:\\d{1,2},?\\s+)?(?:19|20)\\d{2}\\b`, "gi"),
  new RegExp(`\\b${month}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s*%)`, "gi"),
  /(?:19|20)\d{2}\s*[–—~至-]\s*(?:(?:19|20)\d{2}|present|至今)/gi,
  /(?:19|20)\d{2}\s*(?:年|届|级)/g,
  /\d{1,2}\s*(?:月份?|日|号)(?!\w)/g,
  /(?:\+\d{1,3}[\s-]?)?\(?\d{3}\)?[\s-]\d{3,4}[\s-]\d{4}\b/g,
  /(?<!\d)1[3-9]\d{9}(?!\d)/g,
  /\b\d+(?:\.\d+){2,}\b/g,
  /\b24\s*[/x×*]\s*7\b|\b7\s*[/x×*]\s*24\b|\b9[- ]to[- ]5\b|\b360[- ]?(?:°|degrees?\b)|\bOffice 365\b|\b401\(?k\)?/gi,
  /(?:985|211)(?=[^\d.%])|(?<=[^\d.])(?:985|211)$|996/g,
  /第\s*[\d一二三四五六七八九十]+/g,
  /#\d+/g,
];

/** Names that carry a version or number, so that the figure behind them counts for nothing. */
const numberedName =
  /(?:\b(?:python|java|jdk|angular|react|vue|node(?:\.js)?|php|ruby|rails|django|spring|boot|swift|kotlin|ios|android|windows|ubuntu|debian|centos|postgresql|mysql|oracle|kubernetes|k8s|laravel|bootstrap|unity|unreal|http|tls|oauth|openid|c\+\+|c#|\.net|net core|wcag|iso|rfc|sox|soc|pci dss|level|tier|phase|step|section|chapter|grade|class|type|version|release|ver|v|web|industry|series|round|no|quarter|q|fy|h|toefl|ielts|gre|gmat|gpa|cet)[.:]?|版本|等级|阶段|绩点|雅思|托福)[\s-]*$/i;

/** Units that may be glued to a figure: 3x, 10k, 300ms. Anything else glued to it makes a name: 3D, 5G, 4th. */
const gluedUnit =
  /^(?:[x×k]|mm?|bn?|%|％|‰|\+|pp|pct|bps|ms|s|h|hrs?|mins?|sec|days?|yrs?|[kmgtp]b|[rqt]ps|hz|khz|mhz|ghz|kg|km|usd|eur|gbp|rmb|cny|w|kw|mw)$/i;

const figure = /[$€£¥￥]?\d[\d,]*(?:\.\d+)?/g;

const cardinals =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion";
const compound = "(?:factor|way|tier|phase|step|dimensional|sided|party|column|layer|stage)";
const englishCardinal = new RegExp(
  `(?<![\\w-])(?:(?:${cardinals})(?![\\w]|[- ]${compound})|doubl(?:ed|ing)|tripl(?:ed|ing)|quadrupl(?:ed|ing)|halv(?:ed|ing)|twice|by half|(?:a|by a|one|two)[- ](?:third|quarter|fifth|tenth)s?(?= of|[.,;]|$| on| in))`,
  "gi",
);

const measure =
  "(?:人|次|个|家|天|名|位|项|台|套|倍|万|亿|千|篇|场|条|款|份|件|座|栋|种|类|轮|年|周|季度|小时|分钟|秒|成|分之|国|省|城|校|所|批|笔|单|吨|公里|平方|元|块|层|部|支|门|届|处|组|期|集|本|字)";
const chineseCardinal = new RegExp(
  `(?<![第几数十百千万]|双)(?:[两二三四五六七八九]|十[一二三四五六七八九]?|[一二两三四五六七八九][十百千万亿][一二三四五六七八九十百千万亿]*)(?:余|多)?\\s*${measure}(?!开发|封装|元素|创业|年级)`,
  "g",
);
const chineseMagnitude =
  /(?<![十百千万亿])[十百千万亿]+级(?:别)?|翻(?:了)?(?:一|两|三)?(?:倍|番)|减半|一半|近半|过半/g;

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[0].trim());
}

function removeLookalikes(text: string): string {
  const plain = withoutAddresses(withoutPlaceholders(text), " ; ");
  return lookalikes.reduce((rest, pattern) => rest.replace(pattern, " ; "), plain);
}

const CONTEXT = 100;

function digitQuantities(text: string): string[] {
  return Array.from(text.matchAll(figure)).flatMap((match) => {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - CONTEXT), match.index);
    const after = text.slice(end, end + CONTEXT);
    return isQuantity(before, match[0], after) ? [match[0]] : [];
  });
}

function isQuantity(before: string, number: string, after: string): boolean {
  if (/^[$€£¥￥]/.test(number)) return true;
  if (/[$€£¥￥]\s?$|\b(?:USD|EUR|RMB|CNY|GBP)\s?$/.test(before)) return true;
  if (/[A-Za-z_]$|[A-Za-z]-$|[A-Za-z]\/$/.test(before)) return false;
  const glued = /^[A-Za-z×%％‰+]+/.exec(after)?.[0] ?? "";
  if (glued !== "" && !gluedUnit.test(/^\+?([A-Za-z×%％‰]+)/.exec(glued)?.[1] ?? glued)) return false;
  if (/^\s*[%％‰]/.test(after)) return true;
  if (numberedName.test(before) || /^\s*(?:版|\.x\b|岁|楼|室|级(?!别))/.test(after)) return false;
  if (glued !== "") return true;
  if (/^(?:19|20)\d{2}$/.test(number)) return yearIsCount(before, after);
  return !followsName(before, after);
}

/** "2000 users" counts; "in 2019", "2019 revenue" does not. */
function yearIsCount(before: string, after: string): boolean {
  if (/^\s*(?:\+|余|多|人|次|个|家|万|名|元|条|篇|份|件|台|套|单)/.test(after)) return true;
  const dated =
    /\b(?:in|since|by|from|until|till|during|of|early|late|mid|and|to|summer|winter|spring|fall|autumn)\s+$/i;
  return /^\s+[a-z]+s\b/.test(after) && !dated.test(before);
}

/** A capitalised name right before a bare figure ("Angular 2", "Basel III 3") makes it part of the name. */
function followsName(before: string, after: string): boolean {
  const name = /(?<=\S\s{1,4})[A-Z][\w.#+]*\s$/.test(before);
  return name && !/^\s+[a-z]/.test(after) && !/^\s*[一-鿿]/.test(after);
}
