import type { SectionKind } from "~/core/resume";
import { findDates } from "../lexicon/dates";
import { degreeOf, roleOf } from "../lexicon/roles";
import { anyOf } from "../lexicon/word-list";
import prizes from "../lexicon/words/prizes.en.json" with { type: "json" };
import languages from "../lexicon/words/spoken-languages.en.json" with { type: "json" };
import hanLanguages from "../lexicon/words/spoken-languages.zh.json" with { type: "json" };
import type { ExtractedLine } from "./extracted";

const reach = /\S@\S|https?:|www\.|\d{7}|\d{3}[ .-]\d{4}/;

const spoken = new RegExp(String.raw`\b(?:${anyOf(languages.words)})\b|${anyOf(hanLanguages.words)}`, "i");

const prize = new RegExp(
  String.raw`\b(?:${anyOf(prizes.words)}|best (?:\p{L}+ ){1,4}(?:19|20)\d\d)\b|奖|獎|荣誉|优秀|先进|标兵|冠军|亚军|季军`,
  "iu",
);

function isLong(text: string): boolean {
  return text.length > (/\p{Script=Han}/u.test(text) ? 40 : 100);
}

/** A line within or at the end of a sentence: "stay: no leaver since 2020.", "In the trade since 2009." */
function isOfSentence({ text }: ExtractedLine): boolean {
  return /^\p{Ll}/u.test(text) || /\s(?:since|from|until)\s[^.]{4,20}\.$/i.test(text);
}

function isPeriod(text: string): boolean {
  return findDates(text).some((dates) => dates.from !== null && dates.to !== null);
}

/** The kind that the lines of a section speak for, where its heading does not tell: posts with periods, schools, lists, prose. */
export function kindByContent(lines: ExtractedLine[]): SectionKind {
  const heads = lines.filter((line) => !line.bullet && !isLong(line.text)).map((line) => line.text);
  const schools = heads.filter((text) => degreeOf(text) !== "unknown").length;
  const posts = heads.filter((text) => roleOf(text) !== "unknown" && degreeOf(text) === "unknown").length;
  const dated = heads.filter((text) => findDates(text).length > 0);
  if (dated.length && schools > 0 && schools > posts) return "education";
  const told = lines.filter((line) => !isOfSentence(line)).map((line) => line.text);
  if (heads.some((text) => told.includes(text) && isPeriod(text)) && posts > 0) return "experience";
  if (dated.length > 1 && heads.filter((text) => prize.test(text)).length >= heads.length / 2)
    return "awards";
  if (dated.length || !lines.length) return "other";
  const all = lines.map((line) => line.text).join("\n");
  const terms = all.split(/[,，、;；|•·\t\n]|\s\/\s/).filter((term) => term.trim());
  const short = terms.filter((term) => term.trim().length <= (/\p{Script=Han}/u.test(term) ? 12 : 28));
  const reached = lines.some(({ text }) => reach.test(text));
  const isList = !reached && terms.length >= 3 && short.length >= terms.length * 0.8 && !/[.。]\s/.test(all);
  if (isList && terms.filter((term) => spoken.test(term)).length >= terms.length / 2) return "languages";
  if (isList && (all.match(/[,，、;；|•·\t]|\s\/\s/g) ?? []).length + lines.length >= 3) return "skills";
  const isProse = lines.every(
    (line) => !line.bullet && line.bold === lines[0]?.bold && line.size === lines[0].size,
  );
  return isProse && lines.length <= 10 && /[.。!！]/.test(all) && all.length > 40 ? "summary" : "other";
}
