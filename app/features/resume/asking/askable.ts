import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import { simplified } from "../lexicon/simplified";
import { readingsOf } from "../lexicon/verbs.en";
import { worsens } from "../rewriting/rewrite-improvements";
import { isFitting } from "../scoring/checks-length";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";

const cutOff = /(?:[-–,(（，、]|\b(?:from|to|of|for|with|and|or|the|a|an|in|on|at|by))$/iu;
/** "导师：", "项目背景：", "Environment:": what follows is no deed, so nobody is asked what came of it. */
const label: Record<ResumeLanguage, RegExp> = {
  en: /^\p{Lu}[\p{L} &/-]{1,30}:\s/u,
  zh: /^[^：:，。；]{1,12}[：:]/u,
};

/** Half of a line that was read as two: it begins in lower case, breaks off, or is gone on with below. */
function isFragment({ text }: Line, next: Line | undefined): boolean {
  return /^\p{Ll}/u.test(text) || cutOff.test(text) || /^\p{Ll}{2}/u.test(next?.text ?? "");
}

/** The lines to ask about. Places read with doubt and broken lines are left out: nobody is asked for what we failed to read. */
export function askableLines({ sections, language }: Resume): ReadonlySet<string> {
  const owners = sections
    .filter(({ doubt }) => doubt === null)
    .flatMap((section) => [
      section.lines,
      ...section.entries.filter(({ doubt }) => !doubt).map(({ lines }) => lines),
    ]);
  const lines = owners.flatMap((all) =>
    all.filter((line, at) => language === "zh" || !isFragment(line, all[at + 1])),
  );
  return new Set(lines.filter(({ text }) => !label[language].test(text)).map(({ id }) => id));
}

/** Honours, skills and posts: no deed of which something could come. */
const noDeed: Record<ResumeLanguage, RegExp> = {
  en: /^(?:awarded|received|won|recipient|chartered|elected|selected|nominated|certified|member|left|learn(?:ed|t)|graduated|trusted|pilot user|trained (?:on|in|as)\b|lead (?:contact|on)|(?:mentor|chair|map|head|lead|coach|nurse|guide|host|tutor) (?:of|for|in charge)|form tutor|grade-level|cuts,|(?:order|stock|cash|shift|check|face|test|credit|cycle) \p{L}+(?:ing|s)\b|check-in,|post-\p{L}+ |(?:repairs|rotations|visits|installs) (?:to|in|of|on|for)|\p{L}+ed by|\d[\d,]*[ -]\p{L})/iu,
  zh: /^(?:起止|工作职责|主要职责|序号|姓 ?名|时间 |汇报对象|毕业院校|学历|专业 |证明人|离职原因|管理[責责]任|获|荣获|曾获|熟悉|熟练|掌握|了解|精通|具备|会|能|双语|学会|任(?!教)|从[^，。]{1,12}(?:做起|起步|开始)|跟(?:着|随)?师傅)|^[^，。]{2,24}(?:项目|基金|课题)，|^[^，。；、]*\p{Script=Han} \p{Script=Han}[^，。；]*$|1[3-9]\d{9}|\S@\S|我?都(?:会|能|行)[。；]?$|，(?:熟练|熟悉|精通|可接)/u,
};

/** Whether a line tells nothing that somebody did: an honour, or in English no verb, the rubric's or another, at its head. */
export function lacksDeed(text: string, language: ResumeLanguage, isLed: boolean): boolean {
  if (noDeed[language].test(simplified(text))) return true;
  const first = /^[^\p{L}]*(\p{L}+)/u.exec(text)?.[1] ?? "";
  const isVerb = readingsOf(first.toLowerCase()).some(({ form }) => form === "base" || form === "third");
  return language === "en" && !isLed && !isVerb;
}

/** Whether a line is worth less to the score than before: without what it told, no statement any more, or too long. */
export function losesBy(before: string, after: string, language: ResumeLanguage): boolean {
  const { isStatement, content } = language === "zh" ? chinese : english;
  return (
    worsens(before, after, language) ||
    (isStatement(before) && !isStatement(after)) ||
    (content(after) < content(before) && !hasQuantity(after)) ||
    (isFitting(before, language) && !isFitting(after, language))
  );
}
