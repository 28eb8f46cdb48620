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

/** What a line is about once "responsible for", "helped" and the like are taken off. */
function taskOf(text: string): string {
  const bare = text.replace(subject, "");
  return bare.replace(opening, "");
}

/** "designing and building an API" as "designed and built an API"; null where a verb is not known or another may follow. */
function inPast(task: string): string | null {
  const list = /^(\p{L}+)((?:, \p{L}+){0,3}(?:,? and \p{L}+)?) (?=\S)/u.exec(task);
  if (!list) return null;
  const first = list[1] ?? "";
  const form = (["ing", "base"] as const).find((each) => baseOf(first, each) !== null);
  if (!form) return null;
  const heads = (list[0].match(/\p{L}+/gu) ?? []).filter((word) => word !== "and");
  const all = heads.every((word) => baseOf(word, form) !== null);
  const used = all ? list[0] : `${first} `;
  const rest = task.slice(used.length);
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
  return inPast(taskOf(text));
}

function isThing(text: string): boolean {
  const first = (/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase();
  const verb = readingsOf(first).some(({ form }) => form === "ing" || form === "past");
  return !verb && baseOf(first, "base") === null && !finite.test(text) && /^[\p{L}\d"“]/u.test(text);
}

/** Without the capital of a sentence; names keep theirs. */
function continued(text: string): string {
  const first = /^[\p{L}\d+#./'’-]+/u.exec(text)?.[0] ?? "";
  const isName = !/^\p{Lu}\p{Ll}+$/u.test(first) || proper.has(first);
  return isName && first !== "A" ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const ofOthers = /^(?:led|organised|planned|managed|ran|taught|improved|completed)$/;

/** The verb that was chosen and its object; an object that tells its own deed ("wrote a guide", "cleaning the rooms") stands alone. */
function headOf(verb: string, object: string): string {
  const first = (/^\p{L}+(?= )/u.exec(object)?.[0] ?? "").toLowerCase();
  if (first === verb || baseOf(first, "past") !== null) return capitalised(object);
  if (baseOf(first, "ing") !== null && !ofOthers.test(verb)) return inPast(object) ?? capitalised(object);
  return `${capitalised(verb)} ${object}`;
}

/** Whose or what "their presentations" are would be lost with the words before. */
const pointing = /^(?:their|its|his|her|them|it|this|that|these|those|each|both)\b/i;

/** "rebuilding the checkout" and "rebuild the checkout", as what goes on; null where the words name a thing. */
function asActivity(task: string): string | null {
  const first = /^\p{L}+(?= )/u.exec(task)?.[0] ?? "";
  if (baseOf(first, "ing") !== null || /^\p{L}{3,}ing (?:the|a|an|our|its|new|all)\b/u.test(task))
    return task;
  const list = /^\p{L}+(?:(?:, \p{L}+){0,3},? and \p{L}+)? (?=\S)/u.exec(task)?.[0] ?? "";
  const heads = list.match(/\p{L}+/gu)?.filter((word) => word !== "and") ?? [];
  if (heads.length === 0 || heads.some((word) => baseOf(word, "base") === null)) return null;
  const going = list.replace(/\p{L}+/gu, (word) =>
    word === "and" ? word : inflect(word.toLowerCase(), "ing"),
  );
  return going + task.slice(list.length);
}

/** The deed that was told in front of what the line is about, without "responsible for" and the like: no more is claimed of the
 * task than that the deed was for it. Null where the words do not part. */
function headFor(bare: string, head: string, object: string): string | null {
  const [lead = "", named] = opening.exec(bare) ?? [];
  const task = bare.slice(lead.length);
  if (lead === "" || task === "" || pointing.test(task)) return null;
  const shared = ` with ${object}`;
  const at = task.toLowerCase().indexOf(shared.toLowerCase());
  const isShared = at >= 0;
  const alone = isShared ? task.slice(0, at) + task.slice(at + shared.length) : task;
  const isSame = task.toLowerCase().startsWith(object.toLowerCase());
  if (isSame && !/^\p{L}/u.test(task.slice(object.length))) return head + task.slice(object.length);
  const activity = asActivity(alone);
  if (activity !== null) return `${head} ${isShared ? "in" : "as part of"} ${continued(activity)}`;
  if (named === undefined || !isThing(alone.replace(/, which .*$/, ""))) return null;
  return `${head} ${/^worked in$/i.test(named) ? "in" : "for"} ${continued(alone)}`;
}

/** A line with a deed in front; null where the words do not allow it without the thing that it was done to. */
export function openedInEnglish(text: string, verb: string, object: string): string | null {
  const weak = english.weakOpening(text);
  if (object === "") {
    const task = taskOf(text);
    if (weak !== null && task === text) return null;
    return isThing(task) && !/^(?:the )?team\b/i.test(task)
      ? `${capitalised(verb)} ${continued(task)}`
      : null;
  }
  const head = headOf(verb, object);
  const bare = text.replace(/^(?:I|We) /, "");
  if (weak === null) return `${head}. ${text}`;
  const apart = headFor(bare, head, object);
  if (apart !== null) return apart;
  if (/^(?:helped|assisted|worked|participated)\b/i.test(bare)) return `${head} and ${continued(bare)}`;
  if (/^(?:was|were) /i.test(bare)) return `${head} and ${continued(bare)}`;
  if (/^(?:mainly |primarily |also )?(?:responsible|in charge|tasked|involved)\b/i.test(bare))
    return `${head} and was ${continued(bare)}`;
  return /^\p{L}+ing\b/u.test(bare) ? `${head}, ${continued(bare)}` : `${head}. ${capitalised(bare)}`;
}
