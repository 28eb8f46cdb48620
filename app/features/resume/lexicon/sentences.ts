import { readingsOf } from "./verbs.en";
import { anyOf } from "./word-list";
import afterDeeds from "./words/after-deeds.zh.json";
import deeds from "./words/deeds.zh.json";
import linkingWords from "./words/linking-words.json";
import measureWords from "./words/measure-words.zh.json";

const linking = new RegExp(`^(?:${anyOf(linkingWords.words)})$`, "i");
const often = "(?:独立|主要|全面|协助|共同|成功|持续|累计|先后|每[天日周月季年])*";
const chineseDeed = new RegExp(
  `^${often}(?:${anyOf(deeds.words)}|管理(?!咨询|培))(?!${anyOf(afterDeeds.words)})`,
);
const counted = new RegExp(
  String.raw`\d[\d,.]*\s*[+＋]?\s*(?:万|亿|千|百|余|多)*\s*(?:${anyOf(measureWords.words)})`,
);

/** "500-1000人", as job boards say it of a company. */
export const firmSize = String.raw`\d+\s?[-–~至]\s?\d+人|\d+人以[上下]|少于\d+人`;
/** "8001-10000元/月", as they say it of a post. */
export const monthlyPay = String.raw`\d+\s?[-–~至]\s?\d+\s?(?:元|[Kk])(?:\s?[/／]\s?月)?`;
const boardFacts = new RegExp(String.raw`[|｜]?\s*(?:${firmSize}|${monthlyPay})`, "g");

/** How long a text reads, in Latin letters: a Chinese character takes as much as two and a half of them. */
export function lengthOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 1.5;
}

/** "生技業 | 30-100人 | 管理3人 | 台北市": facts of a company in a row, as job boards give them. */
function isFactRow(text: string): boolean {
  const cells = text.split(/[|｜]/).map((cell) => cell.trim());
  return cells.length > 2 && cells.every((cell) => cell.length <= 16 && !/[，,。；;]/.test(cell));
}

/** A time that was spent with no employer. */
export const atHome =
  /^(?:career break|sabbatical|(?:parental|maternity|paternity|family|medical) leave|gap year|(?:full[- ]time|family) (?:carer|caregiver|parent)|homemaker)\b|^(?:全职(?:妈妈|爸爸|照顾)|育儿|职业空窗|间隔年)/i;

/** "Type design summer course" names what somebody took, though its first word may be a deed. */
const course =
  /^\p{Lu}\S*(?: \S+){1,5} (?:course|workshop|programme?|seminar|boot ?camp|masterclass|summer school)$/u;

/** Whether a text tells what was done or what something is, and so names neither a post nor an employer, a school or a degree. */
export function isTelling(text: string): boolean {
  if (isFactRow(text)) return false;
  const bare = text
    .replace(/[(（][^()（）]*[)）]|[[【][^[\]【】]{1,12}[\]】]/g, " ")
    .replace(boardFacts, "")
    .trim();
  if (/\p{Script=Han}/u.test(bare))
    return bare.length >= 7 && (chineseDeed.test(bare) || counted.test(bare) || /[的了].|，.*，/.test(bare));
  if (atHome.test(bare)) return false;
  const [first = "", ...rest] = bare.split(/\s+/);
  const plain = rest.filter((word) => /^[\p{Ll}\d$£€(]/u.test(word) && !linking.test(word)).length;
  if (course.test(bare) && !/\b(?:an?|the|my|our)\b|^\p{L}+ed\b/iu.test(bare)) return false;
  const deed = readingsOf(first.toLowerCase()).some(({ form }) => form !== "noun");
  if (deed && /[^A-Z][.!]$/.test(bare)) return rest.length >= 2;
  return plain >= 4 ? plain * 2 >= rest.length : deed && plain >= 2 && plain * 2 >= rest.length;
}
