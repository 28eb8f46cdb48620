import type { ResumeLanguage } from "~/core/resume";
import { readingsOf } from "../lexicon/verbs.en";
import { english } from "../scoring/rubric.en";
import { atEnd, hasMeans, spacedLike } from "./sentence";

/** Of these the person is the subject and not what was done. */
const ofPerson =
  /^(?:got|received|was|were|became|earned|gained|achieved|finished|completed|delivered|sold|hit|met|reached|won|took|passed|learned|left|kept|exceeded|beat|stayed)$/;
const irregularFinite =
  /^(?:is|are|was|were|has|have|had|can|could|now|will|fell|rose|went|grew|came|became|got|stayed|dropped|doubled|halved|tripled|ran|took|began|won)$/;
const quantifier =
  /^(?:a|an|the|fewer|less|more|no|all|most|some|many|newly|highly|better|faster|first|of|by|with|and|\d[\d,.%]*)$/i;

function isPast(word: string): boolean {
  return /^[a-z]{2,}ed$/.test(word)
    ? english.leadVerb(word) !== null
    : readingsOf(word).some(({ form }) => form === "past") || irregularFinite.test(word);
}

/** Whether the words tell with a verb of their own: "complaints fell by 20%". */
function isClause(words: string[]): boolean {
  return words.some(
    (word, at) =>
      at > 0 &&
      (irregularFinite.test(word) || (/^[a-z]{2,}ed$/.test(word) && !quantifier.test(words[at - 1] ?? ""))),
  );
}

/** Words that never begin a name, so that their capital was that of a sentence. */
const plainStart =
  /^(?:The|A|An|It|This|That|These|We|All|No|Fewer|Less|More|Most|Which|So|And|Customers?|Users?|Costs?|Sales|Errors?|Complaints?|Revenue|Time|Staff|Teams?|Clients?|Students?|Patients?|Response|Average|Only|Zero|Now|Half)$/;

function decapitalised(text: string): string {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? "";
  const lower = first.toLowerCase();
  const known = readingsOf(lower).length > 0 || isPast(lower) || /^[A-Z][a-z]+ing$/.test(first);
  return /^\p{Lu}\p{Ll}*$/u.test(first) && (known || plainStart.test(first))
    ? lower + text.slice(first.length)
    : text;
}

function inEnglish(text: string, typed: string): string {
  const words = decapitalised(typed.replace(/^[,;:.\s]+|^(?:and|so) /i, "").replace(/[.;,\s]+$/, ""));
  const [first = "", second = ""] = words.split(" ");
  const all = words.toLowerCase().split(/[\s,;]+/);
  if (first === "") return text;
  if (/^(?:which|that|who)$/.test(first))
    return atEnd(text, `, which ${words.slice(first.length + 1)}`, "en");
  if (/^[a-z]{2,}ing$/.test(first) && second !== "" && !isClause(all)) return atEnd(text, `, ${words}`, "en");
  if (/^\p{Lu}/u.test(first) && isClause(all)) return atEnd(text, `, so that ${words}`, "en");
  if (isPast(first) && second !== "")
    return atEnd(text, `${ofPerson.test(first) || hasMeans(text) ? ", and" : ", which"} ${words}`, "en");
  if (isClause(all)) return atEnd(text, `, so that ${words.replace(/^(?:so )?that /, "")}`, "en");
  return atEnd(text, `, resulting in ${words}`, "en");
}

function inChinese(text: string, typed: string): string {
  const words = typed.replace(/^[，。；、,;.\s]+|[，。；、,;.\s]+$/gu, "");
  return words === "" ? text : atEnd(text, spacedLike(text, `，${words}`), "zh");
}

/** The line with what came of it, in its owner's words; joined by what those words ask for. */
export function withResult(text: string, typed: string, language: ResumeLanguage): string {
  return language === "en" ? inEnglish(text, typed) : inChinese(text, typed);
}
