import { cardinals } from "./words.en";

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  hundred: 100,
  dozen: 12,
};

function scaled(digits: string, scale: string): string | null {
  const value = Number(digits.replaceAll(",", "")) * (scales[scale.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : null;
}

const spelled = [...cardinals.keys(), "one"].toSorted((a, b) => b.length - a.length).join("|");
const spelledScales = "hundred|thousand|million|billion|dozen";
const run = new RegExp(
  `\\b(?:an? (?=(?:${spelledScales})\\b))?(?:${spelled}|${spelledScales})(?:(?:[ -]|(?<=hundred|thousand|million|billion) and )(?:${spelled}|${spelledScales})){0,7}\\b`,
  "gi",
);

/** The value of a number in words, "two hundred and fifty"; null for what is none, as "two five". */
function valueOfWords(words: string): number | null {
  let [total, section, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const word of words.toLowerCase().split(/[ -](?:and )?/)) {
    if (word === "a" || word === "an") continue;
    const scale = scales[word];
    const value = word === "one" ? 1 : Number(cardinals.get(word));
    if (scale === undefined) {
      if (Number.isNaN(value) || (section % 100 > 0 && (last < 20 || value > 9))) return null;
      section += value;
      last = value;
    } else if (scale >= 1000) {
      total += (section || 1) * scale;
      section = 0;
    } else section = (section || 1) * scale;
  }
  return total + section;
}

/** Numbers in words as digits; "one" alone is mostly a pronoun, and "million" alone stands behind digits. */
function withoutWords(text: string): string {
  return text.replace(run, (whole: string, at: number) => {
    const behindDigits = /[\d.]\s$/.test(text.slice(Math.max(0, at - 2), at));
    if (/^one$/i.test(whole) || behindDigits) return whole;
    if (/^(?:hundred|thousand|million|billion|dozen)$/i.test(whole)) return whole;
    return String(valueOfWords(whole) ?? whole);
  });
}

const currencies: Record<string, string> = {
  dollar: "$",
  usd: "$",
  euro: "€",
  eur: "€",
  pound: "£",
  gbp: "£",
};

function signOf(name: string): string {
  return currencies[name.toLowerCase().replace(/s$/, "")] ?? "";
}

const shortUnits: Record<string, string> = {
  hr: "hour",
  min: "minute",
  sec: "second",
  yr: "year",
  wk: "week",
};

/** Writes the quantities of an English line in digits: "$1.2M", "two dozen", "by half", "2019 to 2021". */
export function withDigits(text: string): string {
  return withoutWords(
    text.replace(/\bhalf an hour\b/gi, "30 minutes").replace(/\bhalf a million\b/gi, "500,000"),
  )
    .replace(
      /(?<![\w.])([$€£]?)(\d[\d,]{0,12}(?:\.\d{1,3})?)(?:[ -](?=[a-z]{3})|(?=[kKmMb]))(k|m|mn|bn|thousand|million|billion|hundred|dozen)\b/gi,
      (whole, sign: string, digits: string, scale: string) =>
        /^[mM]$/.test(scale) && sign === "" && !/^M$/.test(scale)
          ? whole
          : `${sign}${scaled(digits, scale) ?? digits + scale}`,
    )
    .replace(
      /(?<![$€£\d])(\d[\d,.]{0,14}\d|\d) (?:US )?(dollars|euros?|pounds|USD|EUR|GBP)\b/g,
      (_, digits: string, name: string) => `${signOf(name)}${digits}`,
    )
    .replace(/\b(USD|EUR|GBP) ?(?=\d)/g, (_, name: string) => signOf(name))
    .replace(/(?<=\d) ?(?:per ?cent|pct)\b/gi, "%")
    .replace(
      /(?<=\d )(hr|min|sec|yr|wk)s?\b\.?/gi,
      (_, unit: string) => `${shortUnits[unit.toLowerCase()] ?? unit}s`,
    )
    .replace(/\bfrom (\d[\d.,]{0,8}) to (?=\d[\d.,]{0,8}%)/gi, "from $1% to ")
    .replace(/\b(?:by (?:a |one )?half|in half)\b/gi, "by 50%")
    .replace(/\b(?:by|of) (?:a|one) quarter\b/gi, "by 25%")
    .replace(/\bthree[- ]quarters\b|\b3[- ]quarters\b/gi, "75%")
    .replace(/\b(?:a|one) quarter of (?=the |all |our )/gi, "25% of ")
    .replace(/\bhalf (?:of )?(?=the |all |our )/gi, "50% of ")
    .replace(/\b(?:a|one)[- ]third\b(?! (?:party|year|time))/gi, "1/3")
    .replace(/\b(?:two|2)[- ]thirds\b/gi, "2/3")
    .replace(/\btwice (?=a |an |per |each |every |daily|weekly|monthly|yearly)/gi, "2 times ")
    .replace(
      /\bhalv(ed|ing|e) ([^,.;]{3,50}?)(?=[,.;]|$| (?:by|through|with|after)\b)/gi,
      "reduc$1 $2 by 50%",
    )
    .replace(/(?<!\bfrom )(?<![\d.,$€£])(\d{1,6}) to (\d{1,6})(?= \p{Ll})/gu, "$1–$2")
    .replace(/\b(?:from|between) ((?:19|20)\d\d) (?:to|until|and) ((?:19|20)\d\d)\b/g, "$1–$2");
}

const signs = "零一二三四五六七八九";

/** The value of a Chinese numeral: 一千二百, 十二, 两万. Null for what is none. */
export function valueOfHan(han: string): number | null {
  let [total, section, digit] = [0, 0, 0];
  for (const sign of han.replaceAll("两", "二").replaceAll("〇", "零")) {
    const at = signs.indexOf(sign);
    if (at > 0 && digit > 0) return null;
    if (at >= 0) digit = at;
    else if (sign === "万") {
      total += (section + digit || 1) * 10_000;
      section = digit = 0;
    } else {
      const unit = { 十: 10, 百: 100, 千: 1000 }[sign];
      if (unit === undefined) return null;
      section += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + section + digit;
}

const numeral = "(?=[一二两三四五六七八九十])([一二两三四五六七八九十百千万零]{1,8})";

/** What a spelled number counts or measures; behind anything else it may be part of a word. */
const measures =
  "分钟|分贝|点(?![检评赞])|道(?!路)|所(?![有在以])|度(?!假)|[名位人家份倍款秒亿门篇本字吨节堂套项辆部批轮期届头亩棵株箱盒包袋桶件起宗笔桩幅首支张台条间栋座艘架块片盘例床桌餐顿排组层级种类单户村校班队站店司岁斤克米升元角页章集段枚颗粒匹群座处场趟次天周年月季]|个|小时|分钟|公里|公斤|千米|平方|立方|学期|星期|工作日|多|余";

/** Lengths of time in one unit: "一年半" is 18个月, "半年" 6个月. */
function withMonths(text: string): string {
  return text
    .replace(
      /(\d{1,2}|一)年半(?!以|前|后)/gu,
      (_, years: string) => `${(years === "一" ? 1 : Number(years)) * 12 + 6}个月`,
    )
    .replace(/(?<![上下前后每\d])半年(?!度|报|会)/gu, "6个月")
    .replace(
      /(\d{1,2}|一)个半小时/gu,
      (_, hours: string) => `${(hours === "一" ? 1 : Number(hours)) * 60 + 30}分钟`,
    )
    .replace(/(?<![\d个])半个?小时/gu, "30分钟");
}

const largeUnits: Record<string, number> = { 百: 100, 千: 1000, 万: 10_000, 百万: 1e6, 千万: 1e7, 亿: 1e8 };

/** Writes quantities in digits: "1.2万", "三百名", "三成", "一半". */
export function withHanDigits(text: string): string {
  const spelled = text
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(
      new RegExp(
        `(?<![一二三四五六七八九十百千第同统单多余几数])${numeral}(?=\\s?[多余]?(?:${measures}))`,
        "gu",
      ),
      (whole, han: string) => {
        const value = valueOfHan(han);
        return value === null || value === 1 ? whole : String(value);
      },
    )
    .replace(/(?<![万之第统唯])一([百千万亿])(?![一二两三四五六七八九十百千万分一])/gu, "1$1")
    .replace(/(?<=[超过破近约达])(?=[万千亿](?![分里元家]))/gu, "1")
    .replace(
      /((?<!\d)\d+(?:\.\d+)?)\s?(千万|百万|万|亿|千(?![克米瓦卡伏])|百(?!分))/gu,
      (whole, digits: string, unit: string) => {
        const value = Number(digits) * (largeUnits[unit] ?? Number.NaN);
        return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : whole;
      },
    )
    .replace(
      /([一二两三四五六七八九])成(?=$|[，。；、以左多])/gu,
      (_, han: string) => `${(valueOfHan(han) ?? 0) * 10}%`,
    )
    .replace(/一半(?=$|[，。；、以左多])/gu, "50%")
    .replace(/翻了一番|翻一番|翻了?倍|(?:提高|提升|增长|增加)了?(?:一|1)倍/gu, "翻番");
  return withMonths(spelled);
}
