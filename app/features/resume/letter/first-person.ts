import type { ResumeLanguage } from "~/core/resume";
import { judgeWording } from "../gates/judge-wording";
import { simplified } from "../lexicon/simplified";
import { readingsOf, readsAsNoun } from "../lexicon/verbs.en";
import { hasQuantity } from "../scoring/metrics";
import { chinese } from "../scoring/rubric.zh";
import { isTelegram } from "./telegram.en";

/** Words, or Chinese characters, of a line that makes one sentence of a letter. */
const lengths = { en: { least: 4, most: 34 }, zh: { least: 8, most: 80 } };

/** A list under a label, several sentences, an address or a place still to be filled in. */
const noSentence =
  /^[^:：]{1,24}[:：]|[.!?。！？•|]\s*\S|https?:|\S@\S|(?<![A-Za-z])[xX]{2,}(?![A-Za-z])|_{2,}|\b[Ss]ee (?:above|below)\b|\[[^[\]]*\]/u;

/** Done by others to the writer, or to the thing: "Awarded the prize", "Based in Leeds". */
const passive =
  /^(?:awarded|named|elected|appointed|nominated|ranked|chosen|granted|shortlisted|based|located|certified|licensed|entitled|titled|known|used|required|involved|recogni[sz]ed)$/;
/** What stands before an object; where none is, the verb must be one that needs none. */
const noObject =
  /^(?:to|in|by|as|at|for|on|of|from|after|before|during|through|per|via|up|down|above|below|until|since)$/;
const alone =
  /^(?:served?|acted|worked|reported|responded|participated|contributed|consulted|advised|spoke|lectured|presented|volunteered|liaised|negotiated|taught|teach|set|took|brought|cut|rolled|carried|started|moved|grew|stepped|looked|answered|planned)$/;
const determined =
  /^(?:an?|the|all|both|our|my|this|each|every|about|over|up|some|\$?£?€?\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty.*|thirty.*)$/;

/** In the past, or, of what has not ended, in the present, where a noun ("Partner to …", "Engineer of record") looks the same. */
export function opensWithDeed(text: string, present: boolean): boolean {
  const words = text.toLowerCase().split(" ");
  const at = /ly$/.test(words[0] ?? "") ? 1 : 0;
  const [verb = "", next = ""] = words.slice(at);
  const forms = readingsOf(verb).map(({ form }) => form);
  const isWhole = !noObject.test(next) || alone.test(verb);
  if (forms.includes("past") && !passive.test(verb)) return isWhole;
  return present && forms.includes("base") && (readsAsNoun(verb) ? determined.test(next) : isWhole);
}

/** Verbs joined by commas alone, or of two tenses: right in a line, and no sentence. */
function isUneven(text: string): boolean {
  const [first = "", ...more] = text.split(", ");
  const opens = (part: string, form: "past" | "base") => {
    const [word = "", next = ""] = part.toLowerCase().split(" ");
    const forms = readingsOf(word).map((one) => one.form);
    if (form === "past" || forms.includes("past")) return forms.includes(form);
    return forms.includes("base") && (!readsAsNoun(word) || determined.test(next));
  };
  const listed = more.some((part) => opens(part, "past")) && !/,? and \w+/.test(more.at(-1) ?? "");
  const joined = text.split(/,? and /).slice(1);
  return listed || (opens(first, "past") && joined.some((part) => opens(part, "base")));
}

const finite =
  /^(?:\S+ ){1,6}(?:is|are|was|were|has|have|had|takes?|took|fell|rose|dropped|went|goes|runs?|costs?|needs?|now \w+s|stayed|remained|grew|saved|uses?|used)\b/;

function englishSentences(text: string, present: boolean): string[] {
  if (text.startsWith("I ")) return [text];
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:responsible for|in charge of) /i.test(text)) return [`I ${present ? "am" : "was"} ${lower}`];
  const tells = opensWithDeed(text, present) && !isUneven(text) && !isTelegram(text);
  return tells ? [joined(`I ${lower}`)] : [];
}

/** What follows a semicolon as a clause of its own stays behind it; a verb that shares the subject is joined to it. */
function joined(said: string): string {
  const [first = "", second = "", ...more] = said.split(/; /);
  const isOne = more.length === 0 && isPast(second.split(" ")[0]) && !first.includes(" and ");
  return isOne ? `${first}, and ${second}` : said;
}

const isPast = (word = "") => readingsOf(word).some(({ form }) => form === "past");

/** Whether what a semicolon parts can stand in one sentence: a clause with its own verb, or a result of the deed before. */
function isJoinable(text: string, language: ResumeLanguage): boolean {
  const [, second, third] = text.split(/[;；]\s*/);
  if (second === undefined || third !== undefined) return third === undefined;
  return language === "zh" ? hasQuantity(second) : finite.test(second) || isPast(second.split(" ")[0]);
}

/** Verbs that a letter says with 了, where their object follows at once and is no verb itself: “主导参与……” stays. */
const done =
  /^(搭建|设计|开发|重构|重写|优化|撰写|编写|编制|制定|建立|组建|完成|组织|策划|举办|主导|推动|训练|部署|迁移|引入|整理|清理|核对)(?=[^并和与及、了过的])/u;
const weakHan = /^(?:负责|参与|协助|配合|辅助|担任|学习)/;

/** Verbs that the rubric counts as duties or does not know, and that 我 stands before all the same. */
const duties =
  /^(?:负责|参与|协助|配合|参加|担任|兼任|承担|任教|执教|熟悉|精通|掌握|持有|[管带](?=[^理动领来]{2}|过|了)|[跑带修做教开创](?:过|了)|从\S{2,5}做到|用(?!户|于)|以.{2,12}(?:建立|搭建))/u;

/** A verb before a noun that it makes one word with, or that ends as what somebody is: “研发费用……归集”, “承担小班主班”. */
const compound =
  /^(?:研发|销售|采购|生产|服务|管理|设计|培训|检测|开发|运营|施工|教学|操作|检验)(?:费|部|额|中心|人员|团队|收入|岗|科|线|成本|院|员|器)|^[^，]*(?:执笔人|负责人|主班|配班|班主任|骨干|成员|组长)(?:，|$)|，[^，]*(?:执笔人|负责人)$|^(?!负责|参与|协助|承担|开展|完成)[^，]*[与與和及]\p{Script=Han}{1,3}(?:保[养養]|维护|管理|清洁|归档)(?:，|$)/u;

function opensInChinese(text: string): boolean {
  const plain = simplified(text);
  if (compound.test(plain)) return false;
  return duties.test(plain) || chinese.weakOpening(plain) !== null || chinese.leadVerb(plain) !== null;
}

function withDone(text: string): string {
  const [verb = ""] = done.exec(text) ?? [];
  const rest = text.slice(verb.length);
  const isVerb = chinese.leadVerb(rest) !== null || weakHan.test(rest);
  return verb === "" || isVerb ? text : `${verb}了${rest}`;
}

/** “收银、对账、理货”, “调整货位后拣货路线缩短”: a list of duties, or two clauses that nothing parts. */
const unspoken =
  /^\p{Script=Han}{1,4}、|[由从從]\s*[\d.,]+%?$|^[^，]{2,20}(?<![之以其今先前最然落善])[后後](?![续續台端勤期方来來备備厨廚])\p{Script=Han}{3}/u;

function chineseSentences(text: string): string[] {
  const plain = text
    .replace(/(?<=[\p{Script=Han}）)%\w])\s*,\s*(?=\p{Script=Han})/gu, "，")
    .replace(/(?<=\d) (?=[万亿萬億]?元)/gu, "");
  if (unspoken.test(plain)) return [];
  if (/^[\d一二三四五六七八九十]{1,3}[余多]?年[^，]{0,16}(?:经验|经历)/u.test(plain)) return [`我有${plain}`];
  if (/^(?:我|本人)/.test(text)) return [plain.replace(/^本人/, "我"), text.replace(/^本人/, "我")];
  return opensInChinese(plain) ? [`我${withDone(plain)}`, `我${plain}`, `我${text}`] : [];
}

const sentenceEnd = { en: /;\s+|(?<=[a-z\d]{3})\.\s+(?=\p{Lu})/u, zh: /[；。]\s*/u };

export function unlabelled(line: string): string {
  return line
    .replace(/^[\s•●▪·*–—-]+/u, "")
    .replace(/^[（(]?(?:\d{1,2}|[A-Za-z])[)）．、](?!\d)\s*|^(?:\d{1,2}|[A-Z])\.\s+/u, "")
    .replace(
      /^(?:工作|主要|岗位|项目|个人)?(?:内容|业绩|职责|成果|描述|工作|成绩)[:：]\s*|^(?:main |key )?(?:duties|achievements?|responsibilities)(?: and responsibilities)?:\s*/iu,
      "",
    )
    .trim()
    .replace(/(?<![.。;；,，])[.。;；,，]+$/, "");
}

/** "Reduced …" → "I reduced …"; “优化……” → “我优化……”: the whole, else each sentence, of an English line the first. None where that takes
 * more than grammar, or where the gates see a difference. `present`: its entry has not ended. */
export function sayings(line: string, language: ResumeLanguage, present: boolean): string[] {
  const text = unlabelled(line);
  const whole = isJoinable(text, language) ? asSentence(text, language, present) : null;
  if (whole !== null) return [whole];
  const parts = text.split(sentenceEnd[language]).slice(0, language === "en" ? 1 : 9);
  return parts.flatMap((part) => (part === text ? [] : (asSentence(part, language, present) ?? [])));
}

function asSentence(text: string, language: ResumeLanguage, present: boolean): string | null {
  if (noSentence.test(text.replace(/(?<=\d)[.:](?=\d)/g, ""))) return null;
  if (/\([^()]*$|（[^（）]*$|^[^(]*\)|^[^（]*）/u.test(text)) return null;
  const size = language === "zh" ? text.length : text.split(" ").length;
  if (size < lengths[language].least || size > lengths[language].most) return null;
  const sentences = language === "zh" ? chineseSentences(text) : englishSentences(text, present);
  return sentences.find((said) => judgeWording(text, said) === null || said.startsWith("我有")) ?? null;
}
