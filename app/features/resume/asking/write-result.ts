import type { ResumeLanguage } from "~/core/resume";
import { capitalised } from "../lexicon/term-casing";
import { inflect, readingsOf } from "../lexicon/verbs.en";
import { chinese } from "../scoring/rubric.zh";
import { decapitalised, isFiniteVerb, isPast, plainChineseResult, plainEnglish } from "./plain-words";
import { atEnd, spacedLike, withoutEnd } from "./sentence";

/** Of these the person is the subject and not what was done. */
const ofPerson =
  /^(?:got|received|became|earned|gained|achieved|finished|completed|delivered|won|took|passed|learned|left|exceeded|beat)$/;
/** Of these it may be anything. */
const unbound = /^(?:was|were|sold|reached|hit|met|kept|stayed|fell|rose|dropped|grew|went|ran|came)$/;
const quantifier =
  /^(?:a|an|the|fewer|less|more|no|all|most|some|many|newly|highly|better|faster|first|of|by|with|and|\d[\d,.%]*)$/i;
/** What only points back at the line that it is joined to. */
const pointer =
  /^(?:and |so that (?=(?:i|we)\b)|(?:as a result|therefore|consequently|because of (?:this|that)|thanks to (?:this|that)|by doing (?:this|so|that))[, ] ?)/i;
/** Articles belong before one such thing, which people leave out in notes. */
const single = /^(?:increase|reduction|decrease|drop|rise|improvement|saving)\b/;
/** What a deed can result in: more or less of something. */
const changedThing =
  /^(?:(?:an?|the|about|around|approx\.|roughly|over|up to|more than|almost|nearly) )*(?:[$€£¥]?[\d.,]+(?:k|M|%|-\p{L}+)? ?(?:percent |points? |times )?)?(?:(?:far|much|slightly|significantly|\p{L}+ly) )?(?:fewer|less|more|higher|lower|faster|better|shorter|quicker|cheaper|greater|stronger|smoother|increase|reduction|rise|drop|growth|savings?|improvement|decrease|gain|cut)\b(?= \p{L})/u;
const comparative =
  /^(?:(?:about|approx\.|roughly|around|up to) )?(?:[\d.,]+ ?(?:%|percent|times|x) )?(?:faster|better|cheaper|quicker|easier|safer|shorter|higher|lower|smoother)$/i;
/** "Adopted by two wards": behind these words a verb of somebody else's deed says what became of it. */
const passive =
  /^(?:by|in|across|throughout|at|on|as|for|every|each|with|without|within|since|until|company-wide|nationally|twice|unanimously|today|now|daily)$/;
/** Verbs that need nothing behind them, so that nothing was done to the deed. */
const intransitive =
  /^(?:resulted|contributed|helped|moved|improved|increased|decreased|doubled|halved|tripled|worked|lasted|ended|started|continued|participated|saved|reduced)$/;

/** Whether the words tell with a verb of their own: "complaints fell by 20%". */
function isClause(words: string[]): boolean {
  return words.some(
    (word, at) =>
      at > 0 && (isFiniteVerb(word) || (/^[a-z]{2,}ed$/.test(word) && !quantifier.test(words[at - 1] ?? ""))),
  );
}

/** A figure alone says nothing of what it counts. */
function isBare(text: string): boolean {
  return !/\p{L}{2}/u.test(text.replace(/^(?:about|approx|around|roughly|大约|约)\.? ?/iu, ""));
}

function baseOf(word: string, ...forms: string[]): string | undefined {
  return (
    readingsOf(word.toLowerCase()).find(({ form }) => forms.includes(form))?.base ??
    otherPast.get(word.toLowerCase())
  );
}
/** Verbs of outcomes that the lexicon of deeds does not hold. */
const otherPast = new Map([
  ["saved", "save"],
  ["shortened", "shorten"],
  ["doubled", "double"],
  ["halved", "halve"],
  ["freed", "free"],
  ["led", "lead"],
  ["rebuilt", "rebuild"],
]);

/** The line ends in a clause about something else than its deed, on which what came of the deed would hang. */
const aside =
  /[;:(.] ?\S|\b(?:which|who|whom|that|where|when|while|after|until|because|including)\b|, (?:most|some|all|each|half|with|and \p{L}+ed)\b/u;

/** "Complaints fell by 20%": follows from a deed. */
const moved =
  /^(?!(?:I|we|it|they|he|she|none|nobody|no) )(?:\S+ ){1,5}(?:fell|rose|dropped|grew|doubled|halved|tripled) /i;

/** Of these it is not known whether the person or the deed is the subject. */
const irregular = /^(?:had|has|have|could|can|will|would|is|are|said|felt|knew)$/;

function joined(text: string, words: string): string | null {
  const [first = "", second = ""] = words.split(" ");
  const all = words.toLowerCase().split(/[\s,;]+/);
  // A capital that may be a name's begins a sentence of its own.
  const apart = /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !/[;:]/.test(text) ? `. ${words}` : `; ${words}`;
  if (!/[A-Za-z]{2}/.test(words.replace(/\d+/g, "")) || /\p{Script=Han}/u.test(words)) return apart;
  const isAside = aside.test(text);
  // "By 20%" says how much only where the line says that something rose or fell.
  if (/^by \S*\d\S*(?: percent)?$/.test(words))
    return /^(?:\p{L}+ly )?(?:reduc|cut|lower|increas|rais|improv|short)/iu.test(text) && !isAside
      ? ` ${words}`
      : null;
  if (/^(?:so that|so) /.test(words))
    return isAside || /\bso\b/.test(text) ? `; ${words.replace(/^so (?:that )?/, "")}` : `, ${words}`;
  if (/^(?:which|who)$/.test(first) || (/^(?:this|that)$/.test(first) && isPast(second)))
    return `${isAside ? "; this" : ", which"} ${words.slice(first.length + 1)}`;
  if (/^(?:because|since|after|before|to)$/.test(first)) return (isAside ? ", " : " ") + words;
  if (/^(?:for|in|across|thanks|due|despite|within|without|ahead|under|on)$/.test(first))
    return isClause(all) ? apart : (isAside ? ", " : " ") + words;
  if (first === "with" || first === "from" || (/^(?:thus|thereby|hence)$/.test(first) && /ing$/.test(second)))
    return `, ${words}`;
  if (comparative.test(words)) return isAside ? apart : `, making it ${words}`;
  if (/^(?:zero|no)$/.test(first) && !/^(?:one|body)$/.test(second) && !isClause(all))
    return `, with ${words}`;
  if (/^(?:\p{L}+ ){1,3}(?:up|down)\b/u.test(words) && !isClause(all)) return `, with ${words}`;
  // A second clause in -ing is coordinated with the first and does not hang on it.
  const also = /, (?:and )?\p{L}+ing (?!and\b)/u.test(text) ? ", and " : ", ";
  if (/^[a-z]{2,}ing$/.test(first) && second !== "" && !isClause(all)) return isAside ? apart : also + words;
  if (isPast(first) && second !== "") {
    if (/ed$/.test(first) && passive.test(second) && !intransitive.test(first) && !ofPerson.test(first))
      return isAside ? apart : `, ${words}`;
    if (
      unbound.test(first) ||
      (passive.test(second) && /^(?:\w+creas|improv|doubl|halv|tripl)ed$/.test(first))
    )
      return apart;
    const isPair = words
      .split(" and ")
      .slice(1)
      .some((rest) => isPast(rest.split(" ", 1)[0] ?? ""));
    const base = isPair ? undefined : baseOf(first, "past");
    if (irregular.test(first) || ofPerson.test(first)) return isAside ? apart : `, and ${words}`;
    if (isAside) return `; this ${words}`;
    return base
      ? also + (base === "lead" ? "leading" : inflect(base, "ing")) + words.slice(first.length)
      : `, which ${words}`;
  }
  if (isAside) return apart;
  if (moved.test(words) && !/\bso that\b/.test(text + words)) return `, so that ${words}`;
  if (isClause(all) || !changedThing.test(words)) return apart;
  return `, resulting in ${single.test(first) ? (/^[aeiou]/.test(first) ? "an " : "a ") : ""}${words}`;
}

/** What was typed as it goes on a sentence; null where it says nothing. */
function wordsOf(typed: string): string | null {
  const bare = decapitalised(plainEnglish(typed).replace(pointer, ""));
  // "We saved" and "I got promoted": the person of the line is the one who did.
  const words = decapitalised(bare).replace(/^(?:I|[Ww]e) (?=(\p{Ll}+) )/u, (subject, verb: string) =>
    isPast(verb) && !irregular.test(verb) ? "" : subject,
  );
  return words === "" || isBare(words) ? null : words;
}

/** "by rebuilding and testing the checkout" of "Rebuilt and tested the checkout"; null where another verb may follow, or clauses. */
function byDoing(body: string): string | null {
  const list = /^(\p{L}+)((?:, \p{L}+){0,3},? and \p{L}+)? (?=\S)/u.exec(body);
  if (
    !list ||
    /[;:.!?(–&]|, |\b(?:which|who|so that|by|and (?:\p{L}+ly )?\p{L}+ed)\b/u.test(body.slice(list[0].length))
  )
    return null;
  const bases = (list[0].match(/\p{L}+/gu) ?? []).map((word) =>
    word === "and" ? "" : baseOf(word, "past", "base"),
  );
  const told = bases.includes(undefined) ? [baseOf(list[1] ?? "", "past", "base")] : bases;
  const rest = bases.includes(undefined) ? body.slice(list[1]?.length) : body.slice(list[0].length - 1);
  if (told.includes(undefined) || /\band \p{L}+\b/u.test(rest.split(" ").slice(0, 3).join(" "))) return null;
  if (
    rest
      .split(" ")
      .some((word, at, all) => all[at - 1] === "and" && baseOf(word, "past", "base") !== undefined)
  )
    return null;
  const verbs = told.flatMap((base) => (base ? inflect(base, "ing") : []));
  return `by ${verbs.join(" and ")}${rest}`;
}

/** What nobody brings about "by" doing something. */
const befallen = /^(?:got|received|was|were|became|left|learned|stayed|kept|finished|completed|passed)$/;
const amount =
  /^(?:(?:about|around|over|more than|up to) )?[$€£¥]?\d[\d.,]*(?:%|k|M|\+)? ?(?:percent )?(?:fewer|less|more|higher|lower|faster)\b/i;

function firstInEnglish(text: string, typed: string): string | null {
  const words = wordsOf(typed);
  const { body, end } = withoutEnd(text, "en");
  const means = byDoing(body);
  if (words === null || means === null || / by \p{L}+ing\b|[;:]/u.test(words)) return null;
  const [first = ""] = words.split(" ");
  const isDeed = isPast(first) && baseOf(first, "past") !== undefined && !befallen.test(first);
  if (!isDeed && !amount.test(words)) return null;
  return `${isDeed ? capitalised(words) : `Achieved ${words}`} ${means}${end}`;
}

function firstInChinese(text: string, typed: string): string | null {
  const words = plainChineseResult(typed);
  const { body, end } = withoutEnd(text, "zh");
  const isChange = /^\p{Script=Han}{2,12}(?:提升|提高|增长|增加|下降|降低|减少|缩短|提前)/u.test(words);
  const verb = isChange ? null : chinese.leadVerb(words);
  const isOne = !/^[使让令从]|[，；。：]/u.test(words) && !/[，；。：]/u.test(body);
  if (!isOne || !/\p{Script=Han}/u.test(words) || chinese.leadVerb(body) === null) return null;
  return verb !== null || isChange
    ? `${verb === null ? "实现" : ""}${spacedLike(text, words)}：${body}${end}`
    : null;
}

function inEnglish(text: string, typed: string): string | null {
  const words = wordsOf(typed);
  const told = words && joined(text, words);
  return told && atEnd(text, told, "en");
}

function inChinese(text: string, typed: string): string | null {
  const words = plainChineseResult(typed);
  return isBare(words) && !/\p{Script=Han}/u.test(words)
    ? null
    : atEnd(text, spacedLike(text, `${/[；。]\S/u.test(text) ? "；" : "，"}${words}`), "zh");
}

/** The line with what came of it, in its owner's words; joined by what those words ask for. Null where they say nothing. */
export function withResult(text: string, typed: string, language: ResumeLanguage): string | null {
  return language === "en" ? inEnglish(text, typed) : inChinese(text, typed);
}

/** The line with one's own part in what was done with others. */
export function withPart(text: string, typed: string, language: ResumeLanguage): string | null {
  if (language === "zh") return inChinese(text, typed);
  const words = wordsOf(typed);
  return words && atEnd(text, `${/^[a-z]+ing\b/.test(words) ? "," : ";"} ${words}`, "en");
}

/** The line told from its result: "Cut the waiting time by 20% by rebuilding the checkout". Null where the words do not turn. */
export function resultFirst(text: string, typed: string, language: ResumeLanguage): string | null {
  return language === "en" ? firstInEnglish(text, typed) : firstInChinese(text, typed);
}
