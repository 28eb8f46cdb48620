import { anyOf } from "./word-list";
import surnamesOfTwo from "./words/long-surnames.zh.json" with { type: "json" };
import nameParticles from "./words/name-particles.json" with { type: "json" };

const documentName =
  /^(?:(?:my|professional|personal|confidential)\s)?(?:resume|résumé|resumé|curriculum\s?vitae|c\.?\s?v\.?|vita)$|^(?:个人|個人|求职|求職|我的|应聘|應聘|中文|英文)?(?:简历表?|簡歷表?|履历表?|履歷表?|求职登记表|应聘登记表|个人信息表)$/i;

/** "Resume", "个 人 简 历" and the like, which name the document and nobody. */
export function isDocumentName(text: string): boolean {
  const said = text.replace(/(?<![\s:：])[\s:：]+$/, "").trim();
  const [, han = "", latin = ""] =
    /^([\p{Script=Han}\s]{2,20})[\s/|·-]{0,3}([a-zé. ]{2,30})$/iu.exec(said) ?? [];
  const both = han && latin ? [han, latin] : [said];
  return both.every((one) => documentName.test(one.replace(/(?<=\p{Script=Han})\s+/gu, "").trim()));
}

const title = String.raw`(?:resume|résumé|curriculum\s?vitae|c\.?v\.?)`;
const hanTitle = String.raw`(?:的\s?)?(?:个人|個人|求职|求職)?(?:简历|簡歷|履历|履歷)`;
const around = [
  new RegExp(`^${title}\\s*(?:of|for|[-–—|:：])\\s*`, "i"),
  new RegExp(`(?:['’]s|\\s{0,4}[-–—|:,])?\\s{1,4}${title}$`, "i"),
  new RegExp(`\\s{0,4}[-–—|·]?\\s{0,4}${hanTitle}$`, "u"),
  new RegExp(`^${hanTitle}\\s*[-–—|·:：]\\s*`, "u"),
];

/** "Resume of Jane Smith" and "李明的个人简历" without what names the document. */
export function withoutDocumentName(text: string): string {
  return around.reduce((rest, pattern) => rest.replace(pattern, ""), text).trim();
}

const surnames = new Set([
  ..."王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾萧夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文樊兰殷施洪翟安颜倪牛温芦季俞章鲁葛伍申尤毕聂焦柳邢岳齐梅庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边褚滕饶冯蒙晏尚卓蓝冷仇娄骆米池匡党宫鄢温丛敖沙原佟上官郁虞谌苟粟封佘连鹿苑简窦荣卞桑巩全楼楚练糜邝禹刁邬戚冼裘揭",
  ..."張劉陳楊黃趙吳孫馬鄭謝許韓鄧馮蕭董蔣餘葉呂盧鐘譚陸範賈鄒賀龔邵萬錢嚴湯喬賴蘭顏莊齊聶畢歐項閻閆關鮑單寧華車馮駱婁黨連竇榮鞏樓練鄺戚",
]);
const longSurnames = new RegExp(`^(?:${anyOf(surnamesOfTwo.words)})`, "u");

const particles = anyOf(nameParticles.words);
const word = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`;
const credential = String.raw`(?:[A-Z][A-Za-z.]{1,7}(?:-[A-Z]{1,3})?(?:\s[A-Z]{1,4})?)`;
const latinName = new RegExp(
  `^${word}(?:\\s(?:["“'‘(](?:${word}|\\p{Script=Han}{1,4})["”'’)]|${word}|(?:${particles})(?=\\s))){0,5}(?:,?\\s(?:Jr|Sr|II|III|IV)\\.?)?(?:,\\s?${credential}){0,5}$`,
  "u",
);
/** "de la Cruz, Miguel Ángel" and "Smith, John A." */
const surnameFirst = new RegExp(
  `^(?:(?:${particles})\\s){0,3}${word}(?:\\s${word}){0,2}, ${word}(?:\\s${word}){0,3}$`,
  "u",
);
const lowerName = /^\p{Ll}[\p{Ll}'’-]+ \p{Ll}[\p{Ll}'’-]+$/u;
const hanName = /^\p{Script=Han}{2,4}$/u;
/** "山田 花子": the two halves of a name of the same characters. */
const halves = /^\p{Script=Han}{1,3}\s\p{Script=Han}{1,3}$/u;
const minorityName = /^\p{Script=Han}{2,6}[·•]\p{Script=Han}{2,8}$/u;
const longestName = 50;

/** "赵 一 鸣" as "赵一鸣" and "J A N E" as "JANE". */
export function nameOf(text: string): string {
  const name = text.trim();
  return /^\p{Script=Han}(?:\s\p{Script=Han}){1,3}$/u.test(name) ? name.replace(/\s/g, "") : name;
}

/** A Chinese name that begins with a surname; without one only a label or the looks of a text make it a name. */
export function isHanName(text: string): boolean {
  const name = nameOf(text);
  if (minorityName.test(name)) return true;
  const compound = longSurnames.test(name);
  return hanName.test(name) && (compound || (surnames.has(name.charAt(0)) && name.length <= 3));
}

/** Names by their shape alone: capitalised words, two to four Chinese characters, either with the other in brackets. */
export function mayBeName(text: string): boolean {
  const bare = nameOf(text);
  if (bare.length > longestName || isDocumentName(bare) || /[\d@:：/\\|]/.test(bare)) return false;
  const both = /^(?<first>[^()（）]{2,40}?)\s?[(（](?<second>[^()（）]{2,40})[)）]$/u.exec(bare)?.groups;
  const parts = both
    ? [both.first, both.second]
    : (/^(\p{Script=Han}{2,4})\s?(?:[/／|]\s?)?([\p{Lu}][\p{L} .'-]+)$/u.exec(bare)?.slice(1) ??
      /^([\p{Lu}][\p{L} .'-]+?)\s?(?:[/／|]\s?)?(\p{Script=Han}{2,4})$/u.exec(bare)?.slice(1) ?? [bare]);
  return parts.every((part = "") => {
    const one = nameOf(part);
    if (hanName.test(one) || minorityName.test(one) || (parts.length > 1 && halves.test(one))) return true;
    return (
      one.split(/[\s,]+/).length <= 9 &&
      (latinName.test(one) || lowerName.test(one) || surnameFirst.test(one))
    );
  });
}
