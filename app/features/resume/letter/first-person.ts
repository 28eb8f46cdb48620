import type { ResumeLanguage } from "~/core/resume";
import { judgeWording } from "../gates/wording";
import { simplified } from "../lexicon/simplified";
import { readingsOf, readsAsNoun } from "../lexicon/verbs.en";
import { chinese } from "../scoring/rubric.zh";

/** Words, or Chinese characters, of a line that makes one sentence of a letter. */
const lengths = { en: { least: 6, most: 34 }, zh: { least: 8, most: 80 } };

/** A list under a label, several sentences, an address or a place still to be filled in. */
const noSentence =
  /^[^:：]{1,24}[:：]|[.;!?。；！？•|]\s*\S|https?:|\S@\S|(?<![A-Za-z])[xX]{2,}(?![A-Za-z])|_{2,}|\b[Ss]ee (?:above|below)\b|\[[^\]]*\]/u;

/** Done by others to the writer, or to the thing: "Awarded the prize", "Based in Leeds". */
const passive =
  /^(?:awarded|named|elected|appointed|nominated|ranked|chosen|granted|shortlisted|based|located|certified|licensed|entitled|titled|known|used|required|involved|recogni[sz]ed)$/;
/** What stands before an object; where none is, the verb must be one that needs none. */
const noObject =
  /^(?:to|in|by|as|at|for|on|of|from|after|before|during|through|per|via|up|down|above|below|and|until|since)$/;
const alone =
  /^(?:served?|acted|worked|reported|responded|participated|contributed|consulted|advised|spoke|lectured|presented|volunteered|liaised|negotiated|taught|teach|set|took|brought|cut|rolled|carried|started|moved|grew|stepped|looked|answered|planned|and)$/;
const determined =
  /^(?:an?|the|all|both|our|my|this|each|every|about|over|up|some|\$?£?€?\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty.*|thirty.*)$/;

/** Whether an English text opens with a verb that "I" may stand before, and an object: in the past, or, of what has not ended, in the
 * present, where a noun ("Partner to …", "Engineer of record") looks the same. */
export function opensWithDeed(text: string, present: boolean): boolean {
  const words = text.toLowerCase().split(" ");
  const at = /ly$/.test(words[0] ?? "") ? 1 : 0;
  const [verb = "", next = ""] = words.slice(at);
  const forms = readingsOf(verb).map(({ form }) => form);
  if (forms.includes("past") && !passive.test(verb))
    return !noObject.test(next) || alone.test(verb) || next === "and";
  if (!present || !forms.includes("base")) return false;
  return readsAsNoun(verb)
    ? determined.test(next)
    : !noObject.test(next) || alone.test(verb) || next === "and";
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

function englishSentences(text: string, present: boolean): string[] {
  if (text.startsWith("I ")) return [text];
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:responsible for|in charge of) /i.test(text)) return [`I ${present ? "am" : "was"} ${lower}`];
  return opensWithDeed(text, present) && !isUneven(text) ? [`I ${lower}`] : [];
}

/** Verbs that a letter says with 了, where their object follows at once and is no verb itself: “主导参与……” stays. */
const done =
  /^(搭建|设计|开发|重构|重写|优化|撰写|编写|编制|制定|建立|组建|完成|组织|策划|举办|主导|推动|训练|部署|迁移|引入|整理|清理|核对)(?=[^并和与及、了过的])/u;
const weakHan = /^(?:负责|参与|协助|配合|辅助|担任|学习)/;

/** Verbs that the rubric counts as duties or does not know, and that 我 stands before all the same. */
const duties = /^(?:负责|参与|协助|配合|参加|担任|兼任|承担|任教|执教|用(?!户|于)|以.{2,12}(?:建立|搭建))/u;

/** Whether a verb opens a Chinese text, in either script. */
export function opensInChinese(text: string): boolean {
  return duties.test(simplified(text)) || chinese.leadVerb(simplified(text)) !== null;
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

function chineseSentences(text: string, opens: boolean): string[] {
  const plain = text
    .replace(/(?<=[\p{Script=Han}）)%\w])\s*,\s*(?=\p{Script=Han})/gu, "，")
    .replace(/(?<=\d) (?=[万亿萬億]?元)/gu, "");
  if (unspoken.test(plain)) return [];
  if (/^(?:我|本人)/.test(text)) return [plain.replace(/^本人/, "我"), text.replace(/^本人/, "我")];
  return opens ? [`我${withDone(plain)}`, `我${plain}`, `我${text}`] : [];
}

const sentenceEnd = { en: /;\s+|(?<=[a-z\d]{3})\.\s+(?=\p{Lu})/u, zh: /[；。]\s*/u };

/** A line of a resume as its owner would say it ("Reduced …" → "I reduced …"; “优化……” → “我优化……”), without its full stop; of
 * several sentences the first.
 * Null where that takes more than grammar, or where the gates see a difference. `opens` says whether a verb opens the line,
 * `present` whether its entry has not ended. */
export function inFirstPerson(
  line: string,
  language: ResumeLanguage,
  way: { opens: boolean; present: boolean },
): string | null {
  const text = line
    .replace(/^[\s•●▪·*–—-]+/u, "")
    .replace(/^[（(]?(?:\d{1,2}|[A-Za-z])[)）．、](?!\d)\s*|^(?:\d{1,2}|[A-Z])\.\s+/u, "")
    .trim()
    .replace(/[.。;；,，]+$/, "");
  const [first = ""] = text.split(sentenceEnd[language]);
  return asSentence(text, language, way) ?? (first === text ? null : asSentence(first, language, way));
}

function asSentence(
  text: string,
  language: ResumeLanguage,
  { opens, present }: { opens: boolean; present: boolean },
): string | null {
  if (noSentence.test(text.replace(/(?<=\d)[.:](?=\d)/g, ""))) return null;
  if (/\([^)]*$|（[^）]*$|^[^(]*\)|^[^（]*）/u.test(text)) return null;
  const size = language === "zh" ? text.length : text.split(" ").length;
  if (size < lengths[language].least || size > lengths[language].most) return null;
  const sentences = language === "zh" ? chineseSentences(text, opens) : englishSentences(text, present);
  return sentences.find((said) => judgeWording(text, said) === null) ?? null;
}
