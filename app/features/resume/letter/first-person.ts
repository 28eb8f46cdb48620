import type { ResumeLanguage } from "~/core/resume";
import { judgeWording } from "../gates/judge-wording";
import { simplified } from "../lexicon/simplified";
import { readingsOf } from "../lexicon/verbs.en";
import { chinese } from "../scoring/rubric.zh";

/** Words, or Chinese characters, of a line that makes one sentence of a letter. */
const lengths = { en: { least: 6, most: 38 }, zh: { least: 8, most: 90 } };

/** A list under a label, several sentences, an address or a place still to be filled in. */
const noSentence =
  /^[^:：]{1,24}[:：]|[.;!?。；！？•|]\s*\S|https?:|\S@\S|(?<![A-Za-z])[xX]{2,}(?![A-Za-z])|_{2,}|\[[^\]]*\]/u;

/** Whether an English text opens with a verb that "I" may stand before: in the past, or, of what has not ended, in the present. */
export function opensWithDeed(text: string, present: boolean): boolean {
  const words = text.split(" ");
  const at = /ly$/.test(words[0] ?? "") ? 1 : 0;
  const verb = (words[at] ?? "").toLowerCase();
  const forms = readingsOf(verb).map(({ form }) => form);
  if (forms.includes("past")) return true;
  // "Engineer of record", "Pick accuracy up from 98%": a noun.
  const rest = words.slice(at + 1);
  const isNoun =
    /^(?:of|at|for)$/.test(rest[0] ?? "") || /^(?:up|down|from|above|below)$/.test(rest[1] ?? "");
  return present && forms.includes("base") && !isNoun;
}

function englishSentences(text: string, present: boolean): string[] {
  if (text.startsWith("I ")) return [text];
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:responsible for|in charge of) /i.test(text)) return [`I ${present ? "am" : "was"} ${lower}`];
  return opensWithDeed(text, present) ? [`I ${lower}`] : [];
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

function chineseSentences(text: string, opens: boolean): string[] {
  const plain = text.replace(/(?<=[\p{Script=Han}）)%\w])\s*,\s*(?=\p{Script=Han})/gu, "，");
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
