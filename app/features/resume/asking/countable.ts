import type { ResumeLanguage } from "~/core/resume";
import { english } from "../scoring/rubric.en";

/** Things of a line that a number fits right before: `at` is where it goes, `length` the vague words that it replaces. */
type Countable = { at: number; length: number; thing: string };

const vague =
  /\b(several|multiple|various|many|numerous|a number of|a variety of|a few|dozens of|hundreds of|thousands of|countless) ((?:[\p{L}][\p{L}-]{1,20} ){0,2}[\p{L}][\p{L}-]{1,20}s)(?=$|[.,;:)]| [a-z]{2,5}\b)/iu;
const firstObject =
  /^([\p{L}-]{2,20}(?: and [\p{Ll}-]{2,20}(?:ed|t))?) ((?:[\p{L}][\p{L}/+#-]{1,20} ){0,2}[\p{L}][\p{L}-]{2,20}s)(?=$|[.;:(]|,(?! \p{L}+,? and )| (?:for|in|on|at|to|with|from|by|across|per|of|using|through|via|and|or|that|which|within|over|under|while|between|among|into|about|during|after|before)\b)/u;
/** Of these one says how much and not how many, or the number before them would mean something else. */
const mass =
  /(?:ss|us|is|ics)$|^(?:sales|operations|communications|relations|resources|logistics|analysis|costs|expenses|savings|needs|requirements|standards|skills|relationships|goals|efforts|finances|proceeds|news|species|series|always|times|days|besides|overseas|towards|hours|earnings|revenues|funds|supplies|savings|aws|ios|devops|kubernetes|sass|css|https|os|windows)$/i;
const notCounted =
  /^(?:reduc|increas|improv|cut|lower|rais|boost|optimi|ensur|accelerat|enhanc|eliminat|streamlin|simplif|minimi|maximi|exceed|met|used|us|leverag|follow|decreas|strengthen|grew|drove|save|collaborat|work|help|assist|particip|liais|awarded|received|won|managed to)/i;
const determiner =
  /\b(?:the|a|an|all|its|their|his|her|our|my|this|these|those|each|every|both|no|new and|and|or|for|with|in|of|to|on|as)\b/i;

const vagueHan =
  /(?<![许很更最较过大众至诸几])(多|若干|数)((?:个|家|次|项|款|场|名|位|篇|份|种|台|套|门|批|支|部|轮|起|条|本|所|座|处|类)\p{Script=Han}{0,6})/u;

/** The first things in a line that are told without their number: "multiple features", "Designed posters", "多个项目". */
export function countableIn(text: string, language: ResumeLanguage): Countable | null {
  if (language === "zh") {
    const found = vagueHan.exec(text);
    return found ? { at: found.index, length: found[1]?.length ?? 0, thing: `${found[1]}${found[2]}` } : null;
  }
  const told = vague.exec(text);
  if (told?.[1] && told[2] && !mass.test(lastWord(told[2])))
    return { at: told.index, length: told[1].length + 1, thing: told[2] };
  const [, verb = "", things = ""] = firstObject.exec(text) ?? [];
  if (things === "" || english.leadVerb(text) === null || notCounted.test(verb)) return null;
  if (mass.test(lastWord(things)) || determiner.test(things)) return null;
  return { at: verb.length + 1, length: 0, thing: things };
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}
