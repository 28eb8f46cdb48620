/** What sets two stories apart though their titles share most words. Two titles that both name some of a kind, and none in common, tell
 * different stories. */
export type TitleMarks = Map<string, Set<string>>;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const ordinals: Record<string, string> = {
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  "1st": "1",
  "2nd": "2",
  "3rd": "3",
  "4th": "4",
  一: "1",
  二: "2",
  三: "3",
  四: "4",
  首: "1",
};

const places =
  "北京 上海 广州 深圳 杭州 成都 重庆 武汉 南京 天津 苏州 西安 长沙 郑州 青岛 合肥 厦门 福州 济南 大连 沈阳 宁波 无锡 东莞 佛山 昆明 贵阳 南昌 哈尔滨 长春 石家庄 太原 海口 三亚 香港 澳门 台北 台湾 新加坡 东京 首尔 伦敦 巴黎 柏林 纽约 旧金山 硅谷 华盛顿 洛杉矶 悉尼 迪拜 孟买 曼谷 雅加达 莫斯科 广东 浙江 江苏 山东 四川 湖北 湖南 河南 河北 福建 安徽 江西 海南 云南 贵州 陕西 新疆 内蒙古 广西 西藏 beijing shanghai guangzhou shenzhen hangzhou london paris berlin madrid rome milan lisbon vienna munich zurich geneva amsterdam brussels dublin stockholm oslo copenhagen helsinki warsaw prague budapest athens istanbul moscow kyiv tokyo osaka kyoto seoul busan singapore bangkok jakarta manila hanoi mumbai delhi bengaluru bangalore sydney melbourne auckland dubai cairo lagos nairobi toronto vancouver montreal boston chicago austin dallas houston phoenix seattle denver miami atlanta detroit philadelphia nashville portland california texas florida ohio arizona nevada oregon georgia".split(
    " ",
  );
const placeNames = new RegExp(
  places.map((place) => (/^[a-z]/.test(place) ? `\\b${place}\\b` : place)).join("|"),
  "gi",
);
const manyWordPlaces =
  /new york|san francisco|los angeles|hong kong|washington|las vegas|san diego|new delhi|tel aviv|abu dhabi|mexico city|são paulo|sao paulo|cape town/gi;

/** A number that belongs to a name: GPT-5, iOS 26.1, v1.4, 麒麟 9030. */
const version =
  /((?:\p{Script=Latin}|\p{Script=Han}){1,20})[ -]?v?(\d{1,5}(?:\.\d{1,5}){0,3})(?![\d.,]|\s?%|\s?(?:亿|万|元|月|日|年|个|家|人|名|次|倍|岁|美元|million|billion|m\b|bn\b|percent|years|days|people))/giu;
const quarter =
  /\bq([1-4])\b|(first|second|third|fourth|1st|2nd|3rd|4th)[ -]quarter|第?([一二三四1-4首])季度?|\b(h[12])\b|(上半年|下半年)/gi;
const date =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})\b|\b(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b|(\d{1,2})月(\d{1,2})日/gi;
const month =
  /\b(january|february|march|april|june|july|august|september|october|november|december)\b|(\d{1,2})月/gi;
const year = /\b(20\d\d)\b|(20\d\d)年/g;

/** What comes before a version is another story than the version. */
const stage = /\b(?:alpha|beta|preview|rc|release candidate)\b|测试版|内测|公测|预览版/;

/** A list of the day's or the week's news tells none of it as its own story. */
const list =
  /\b(?:round-?up|digest|briefing|newsletter|recap|in brief|(?:news|deals|stories|week|links) (?:of|in) (?:the |this )?(?:day|week|month|review)|this week in|what we read|things to know)\b|早报|晚报|周报|早餐|晚餐|一周|本周要|汇总|速览|简报|要闻|盘点/;

const quotedName = /[“「《](\p{Script=Han}{2,6})[”」》]/gu;

/** Words before a number that name no product: in 2026, by 40, over 300. */
const noNames = new Set(
  "a about after and as at by for from in into its least more most near nearly next of on or over page part per raises raised reach reaches some than the to top under until up with within day week year vol 了 为 近 超 达 约 至 到 逾 仅 第 前 共 等 年 月 日".split(
    " ",
  ),
);

function placesIn(text: string): string[] {
  return [...text.matchAll(placeNames), ...text.matchAll(manyWordPlaces)].map(([found]) => found);
}

export function marksOf(title: string): TitleMarks {
  const text = title.normalize("NFKC").toLowerCase();
  const marks: TitleMarks = new Map();
  const add = (kind: string, value: string) => marks.set(kind, (marks.get(kind) ?? new Set()).add(value));
  add("list", String(list.test(text)));
  for (const found of placesIn(text)) add("place", found);
  for (const [, digit, word, han, half, halfHan] of text.matchAll(quarter)) {
    const of = digit ?? ordinals[word ?? han ?? ""] ?? han;
    add("quarter", of ?? half ?? (halfHan === "上半年" ? "h1" : "h2"));
  }
  for (const [, before, day, dayBefore, after, numeric, numericDay] of text.matchAll(date)) {
    const named = before ?? after;
    add("date", `${named ? months.indexOf(named) + 1 : numeric}-${day ?? dayBefore ?? numericDay}`);
  }
  for (const [, named, numeric] of text.matchAll(month)) {
    add("month", named ? String(months.indexOf(named.slice(0, 3)) + 1) : (numeric ?? ""));
  }
  for (const [, name = ""] of text.matchAll(quotedName)) add("name", name);
  for (const [, plain, han] of text.matchAll(year)) add("year", plain ?? han ?? "");
  for (const [, name = "", number = ""] of text.matchAll(version)) {
    const isNamed = !noNames.has(name) && !/^20\d\d$/.test(number) && !months.includes(name.slice(0, 3));
    if (isNamed) add("stage", stage.exec(text)?.[0] ?? "final");
    if (isNamed) add(`version ${/\p{Script=Han}/u.test(name) ? name.slice(-2) : name}`, number);
  }
  return marks;
}

/** Places and quoted names are written otherwise in another language: there versions and times alone are held against each other. */
export function marksDiffer(a: TitleMarks, b: TitleMarks, isOneLanguage: boolean): boolean {
  return [...a].some(([kind, values]) => {
    if (!isOneLanguage && /^(?:place|name)/.test(kind)) return false;
    const others = b.get(kind);
    return others !== undefined && [...values].every((value) => !others.has(value));
  });
}
