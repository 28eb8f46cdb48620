import { capitalised } from "../lexicon/term-casing";
import { technicalTerms } from "../lexicon/terms";
import { inflect, readingsOf, type VerbForm } from "../lexicon/verbs.en";
import { english } from "../scoring/rubric.en";

const subject = /^(?:(?:I|[Ww]e|[Oo]ur team)(?:'ve|'m| have| had| was| were| am)? )?/;
const opening =
  /^(?:(?:was|were|am|been) )?(?:(?:also|mainly|primarily|partly|solely|actively) )?(?:(responsible for|in charge of|tasked with|involved in|participat(?:ed|ing) in|work(?:ed|ing|s)? (?:on|in)|duties (?:included?|were)|responsibilities (?:included?|were)|help(?:ed|ing)? (?:with|in)|assist(?:ed|ing|s)? (?:with|in))|(?:help(?:ed|ing)?|assist(?:ed|ing|s)?)(?: (?:to|the \p{L}{2,20} (?:team|staff|department) (?:to|with|in)))?) /iu;
const finite =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|can|could|should|must|which|that|who|I|we|they|it|he|she)\b/;
const proper = new Set(technicalTerms.map(({ name }) => name));

function baseOf(word: string, form: VerbForm): string | null {
  return readingsOf(word.toLowerCase()).find((reading) => reading.form === form)?.base ?? null;
}

function taskOf(text: string): string {
  const bare = text.replace(subject, "");
  return bare.replace(opening, "");
}

/** "designing and building" as "designed and built". "Responsible for structure" names a thing: behind a preposition only "-ing" is a deed. */
function inPast(task: string, forms: VerbForm[]): string | null {
  const list = /^(\p{L}+)((?:, \p{L}+){0,3}(?:,? and \p{L}+)?) (?=\S)/u.exec(task);
  if (!list) return null;
  const first = list[1] ?? "";
  const form = forms.find((each) => baseOf(first, each) !== null);
  if (!form) return null;
  const heads = (list[0].match(/\p{L}+/gu) ?? []).filter((word) => word !== "and");
  const all = heads.every((word) => baseOf(word, form) !== null);
  if (!all && list[0] !== `${first} `) return null;
  const used = list[0];
  const rest = task.slice(used.length).replace(/^of /, "");
  if (form === "ing" && /(?:,| and) \p{L}+ing\b/u.test(rest)) return null;
  const past = used.replace(/\p{L}+/gu, (word) => {
    const base = word === "and" ? null : baseOf(word, form);
    return base ? inflect(base, "past") : word;
  });
  return capitalised(past + rest);
}

/** The line as a deed of its own; null where the words do not tell which. It is true only if its owner says so. */
export function ownDeedInEnglish(text: string): string | null {
  const bare = text.replace(subject, "");
  if (bare !== text && english.leadVerb(bare) !== null) return capitalised(bare);
  return inPast(taskOf(text), opening.exec(bare)?.[1] === undefined ? ["ing", "base"] : ["ing"]);
}

function isThing(text: string): boolean {
  const first = (/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase();
  const verb = readingsOf(first).some(({ form }) => form === "ing" || form === "past");
  return !verb && baseOf(first, "base") === null && !finite.test(text) && /^[\p{L}\d"“]/u.test(text);
}

function continued(text: string): string {
  const first = /^[\p{L}\d+#./'’-]+/u.exec(text)?.[0] ?? "";
  const isName = !/^\p{Lu}[\p{Ll}-]+$/u.test(first) || proper.has(first);
  return isName && first !== "A" ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A line with a deed in place of "responsible for" and the like; null where the words are no thing that it was done to. */
export function openedInEnglish(text: string, verb: string): string | null {
  const task = taskOf(text);
  const isTask =
    opening.exec(text.replace(subject, ""))?.[1] !== undefined && !/^work\p{L}* in\b/iu.test(text);
  if (!isTask || !isThing(task) || /^(?:the |our )?(?:\p{L}+ )?team\b/iu.test(task)) return null;
  return `${capitalised(verb)} ${continued(task)}`;
}
