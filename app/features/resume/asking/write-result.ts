import type { ResumeLanguage } from "~/core/resume";
import { capitalised } from "../lexicon/term-casing";
import { inflect, readingsOf } from "../lexicon/verbs.en";
import { chinese } from "../scoring/rubric.zh";
import { decapitalised, isFiniteVerb, isPast, plainChineseResult, plainEnglish } from "./plain-words";
import { atEnd, spacedLike, withoutEnd } from "./sentence";

const quantifier =
  /^(?:a|an|the|fewer|less|more|no|all|most|some|many|newly|highly|better|faster|first|of|by|with|and|\d[\d,.%]*)$/i;
/** What only points back at the line that it is joined to. */
const pointer =
  /^(?:and |so that (?=(?:i|we)\b)|(?:as a result|therefore|consequently|because of (?:this|that)|thanks to (?:this|that)|by doing (?:this|so|that))[, ] ?)/i;
/** Articles belong before one such thing, which people leave out in notes. */
const single = /^(?:increase|reduction|decrease|drop|rise|improvement|saving)\b/;
const changedThing =
  /^(?:(?:an?|the|about|around|approx\.|roughly|over|up to|more than|almost|nearly) )*(?:[$€£¥]?[\d.,]+(?:k|M|%|-\p{L}{1,20})? ?(?:percent |points? |times )?)?(?:(?:far|much|slightly|significantly|\p{L}{1,20}ly) )?(?:fewer|less|more|higher|lower|faster|better|shorter|quicker|cheaper|greater|stronger|smoother|increase|reduction|rise|drop|growth|savings?|improvement|decrease|gain|cut)\b(?= \p{L})/u;
const comparative =
  /^(?:(?:about|approx\.|roughly|around|up to) )?(?:[\d.,]+ ?(?:%|percent|times|x) )?(?:faster|better|cheaper|quicker|easier|safer|shorter|higher|lower|smoother)$/i;
/** "Adopted by two wards": behind these words a verb of somebody else's deed says what became of it. */
const passive =
  /^(?:by|in|across|throughout|at|on|as|for|every|each|with|without|within|since|until|company-wide|nationally|twice|unanimously|today|now|daily)$/;
/** Verbs that need nothing behind them, so that nothing was done to the deed. */
const intransitive =
  /^(?:resulted|contributed|helped|moved|improved|increased|decreased|doubled|halved|tripled|worked|lasted|ended|started|continued|participated|saved|reduced)$/;

function isClause(words: string[]): boolean {
  return words.some(
    (word, at) =>
      at > 0 && (isFiniteVerb(word) || (/^[a-z]{2,}ed$/.test(word) && !quantifier.test(words[at - 1] ?? ""))),
  );
}

const empty =
  /^(?:yes|no|none|nothing|n\/a|not sure|(?:i )?(?:do not|don'?t) know|good|ok(?:ay)?|fine|(?:it went )?(?:very )?well|不知道|不清楚|没有?|无|是的?|对|还行|还可以|一般|省人力|(?:效果)?(?:挺|很|还)?(?:好|不错)的?)$/i;
/** A figure alone says nothing of what it counts. */
function isBare(text: string): boolean {
  const words = text.replace(/\b(?:about|approx|around|roughly|out|of|from|to|up|down|percent|and)\b/giu, "");
  return empty.test(text) || !/\p{L}{2}/u.test(words.replace(/[大共近]?约/gu, ""));
}

/** As above, and in the present: "the whole team uses it". */
function hasVerb(words: string[]): boolean {
  const isPresent = (word: string) => readingsOf(word).some(({ form }) => form === "third");
  return (
    isClause(words) ||
    words.slice(1, -1).some((word, at) => isPresent(word) && !quantifier.test(words[at] ?? ""))
  );
}

function baseOf(word: string, ...forms: string[]): string | undefined {
  return (
    readingsOf(word.toLowerCase()).find(({ form }) => forms.includes(form))?.base ??
    otherPast.get(word.toLowerCase())
  );
}
/** Verbs of outcomes that the lexicon of deeds does not hold. */
const otherPast = new Map(
  Object.entries({
    saved: "save",
    shortened: "shorten",
    doubled: "double",
    halved: "halve",
    freed: "free",
    led: "lead",
  }),
);

/** "p99" keeps its small letter. */
const sentenceOf = (words: string) => (/^\p{Ll}+[\d\p{Lu}]/u.test(words) ? words : capitalised(words));

/** The line ends in a clause about something else than its deed, on which what came of the deed would hang. */
const aside =
  /[;:(.] ?\S|\b(?:which|who|whom|that|where|when|while|after|until|because|including)\b|, (?:most|some|all|each|half|with|and \p{L}+ed)\b/u;

const moved =
  /^(?!(?:I|we|it|they|he|she|none|nobody|no) )(?:\S+ ){1,5}(?:fell|rose|dropped|grew|doubled|halved|tripled) (?:by |to |from |about |around |almost )?\S*(?:\d|half|third|quarter|zero)/i;
/** Of these deeds, and of what is still done, it is not said that something fell "so that". */
const leads = /^(?:led|managed|headed|supervised|oversaw|directed|ran|coordinated)\b/i;
/** What a deed brings about; of another verb the person is the subject, and it stands beside the deed. */
const brings =
  /^(?:save|cut|reduce|lower|raise|increase|improve|shorten|double|halve|triple|free|bring|grow|boost|decrease|speed|eliminate|generate|avoid|prevent|lift|recover|earn|enable|lead|attract|add|secure)$/;
/** Somebody speaks: that is a sentence of its own. */
const spoken = /\b(?:I|[Ww]e|us|me|they used to)\b/;

/** Of these it is not known whether the person or the deed is the subject. */
const irregular = /^(?:had|has|have|could|can|will|would|is|are|said|felt|knew)$/;

function joined(text: string, words: string): string | null {
  const [first = "", second = ""] = words.split(" ");
  const all = words.toLowerCase().split(/[\s,;]+/);
  const own = `. ${sentenceOf(words)}`;
  // What has no verb of its own, a capital that may be a name's, or a speaker, does not go on the sentence.
  if (/\p{Script=Han}/u.test(words)) return `; ${words}`;
  if (/^\p{Lu}\p{Ll}/u.test(words) || /;|, (?:was|were|now|then) /.test(words) || spoken.test(words))
    return own;
  const apart = hasVerb(all) ? `; ${words}` : own;
  const isAside = aside.test(text);
  // "By 20%" says how much only where the line says that something rose or fell.
  if (/^by [^\s\d]*\d\S*(?: percent)?$/.test(words))
    return /^(?:\p{L}+ly )?(?:reduc|cut|lower|increas|rais|improv|short)/iu.test(text) && !isAside
      ? ` ${words}`
      : null;
  if (/^(?:so that|so) /.test(words))
    return isAside || /\bso\b/.test(text) ? `; ${words.replace(/^so (?:that )?/, "")}` : `, ${words}`;
  if (/^(?:which|who)$/.test(first) || (/^(?:this|that|it)$/.test(first) && isPast(second)))
    return `${isAside ? "; this" : ", which"} ${words.slice(first.length + 1)}`;
  if (/^(?:because|since|after|before|to)$/.test(first)) return (isAside ? ", " : " ") + words;
  if (/^(?:for|in|across|thanks|due|despite|within|without|ahead|under|on)$/.test(first))
    return isClause(all) ? apart : (isAside ? ", " : " ") + words;
  if (/^(?:given|shown|taught|sent) (?:to|in|at|by) /.test(words)) return isAside ? own : `, ${words}`;
  if (first === "with" || first === "from" || (/^(?:thus|thereby|hence)$/.test(first) && /ing$/.test(second)))
    return `, ${words}`;
  if (comparative.test(words)) return isAside ? apart : `, making it ${words}`;
  if (/^(?:zero|no)$/.test(first) && !/^(?:one|body)$/.test(second) && !isClause(all))
    return `, with ${words}`;
  if (/^(?:\p{L}+ ){1,3}(?:up|down)\b/u.test(words) && !isClause(all)) return `, with ${words}`;
  // A second clause in -ing is coordinated with the first and does not hang on it.
  const also = /, (?:and )?\p{L}+ing (?!and\b)/u.test(text) ? ", and " : ", ";
  if (/^[a-z]{2,}ing$/.test(first) && second !== "" && !isClause(all))
    return isAside ? `; ${words}` : also + words;
  if (isPast(first) && second !== "") {
    if (/ed$/.test(first) && passive.test(second))
      return `${isAside || intransitive.test(first) ? ";" : ","} ${words}`;
    const isPair = / and (\p{L}+)/u.exec(words)?.slice(1).some(isPast) ?? false;
    const base = isPair ? undefined : baseOf(first, "past");
    if (!isPair && !brings.test(base ?? "") && !/^(?:helped|made|gave|let|meant)$/.test(first))
      return `; ${words}`;
    if (isAside) return `; this ${words}`;
    return base
      ? also + (base === "lead" ? "leading" : inflect(base, "ing")) + words.slice(first.length)
      : `, which ${words}`;
  }
  if (isAside) return apart;
  const isDone = isPast((/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase()) && !leads.test(text);
  if (moved.test(words) && isDone && !/\bso that\b/.test(text + words)) return `, so that ${words}`;
  if (isClause(all) || words.includes(", ") || !changedThing.test(words)) return apart;
  return `, resulting in ${single.test(first) ? (/^[aeiou]/.test(first) ? "an " : "a ") : ""}${words}`;
}

function wordsOf(typed: string): string | null {
  const plain = plainEnglish(typed)
    .replace(/ a lot$/, "")
    .replace(/\bhelped (?:us|me) (?:to )?/g, "helped ")
    .replace(/\b(?:my|our) (?=\p{Ll})/giu, (own) => (/^\p{Lu}/u.test(own) ? "The " : "the "));
  const bare = decapitalised(plain.replace(pointer, ""));
  // "We saved" and "I got promoted": the person of the line is the one who did.
  const words = decapitalised(bare).replace(
    /^(?:I|[Ww]e) (?=(\p{Ll}+) )|(?<=\band )(?:I|we) (?=(\p{Ll}+) )/gu,
    (subject, first?: string, next?: string) => {
      const verb = first ?? (/^(?:they|he|she|it) /i.test(bare) ? "" : (next ?? ""));
      return isPast(verb) && !irregular.test(verb) ? "" : subject;
    },
  );
  return words === "" || isBare(words) ? null : words;
}

/** "by rebuilding and testing the checkout" of "Rebuilt and tested the checkout"; null where another verb may follow, or clauses. */
function byDoing(body: string): string | null {
  const head = /^\p{L}+(?: and \p{L}+)? (?=\S)/u.exec(body)?.[0] ?? "";
  const rest = body.slice(head.length);
  const words = rest.split(" ");
  const bases = head
    .trim()
    .split(" and ")
    .flatMap((word) => baseOf(word, "past", "base") ?? []);
  if (
    bases.length !== head.trim().split(" and ").length ||
    /[;:.!?(–&]|, |\b(?:which|who|so that|by|and (?:\p{L}+ly )?\p{L}+ed)\b/u.test(rest) ||
    words.slice(0, 3).includes("and") ||
    words.some((word, at) => words[at - 1] === "and" && baseOf(word, "past", "base") !== undefined)
  )
    return null;
  return `by ${bases.map((base) => inflect(base, "ing")).join(" and ")} ${rest}`;
}

const amount =
  /^(?:(?:about|around|over|more than|up to) )?[$€£¥]?\d[\d.,]*(?:%|k|M|\+)? ?(?:percent )?(?:fewer|less|more|higher|lower|faster)\b/i;

function firstInEnglish(text: string, typed: string): string | null {
  const words = wordsOf(typed);
  const { body, end } = withoutEnd(text, "en");
  const means = byDoing(body);
  if (words === null || means === null || / by \p{L}+ing\b|[;:]/u.test(words) || spoken.test(words))
    return null;
  const [first = ""] = words.split(" ");
  const isDeed = isPast(first) && brings.test(baseOf(first, "past") ?? "");
  if (!isDeed && !amount.test(words)) return null;
  return `${isDeed ? capitalised(words) : `Achieved ${words}`} ${means}${end}`;
}

function firstInChinese(text: string, typed: string): string | null {
  const words = plainChineseResult(typed);
  const { body, end } = withoutEnd(text, "zh");
  const isChange = /^\p{Script=Han}{2,12}(?:提升|提高|增长|增加|下降|降低|减少|缩短|提前)/u.test(words);
  const verb = isChange ? null : chinese.leadVerb(words);
  const isOne = !/^[使让令从]|[，；。：]|了/u.test(words) && !/[，；。：]/u.test(body);
  if (!isOne || !/\p{Script=Han}/u.test(words) || chinese.leadVerb(body) === null) return null;
  return verb !== null || isChange
    ? `${verb === null ? "实现" : ""}${spacedLike(text, words)}：${body}${end}`
    : null;
}

function inEnglish(text: string, typed: string): string | null {
  const words = wordsOf(typed);
  const told = words && joined(text, words);
  return told?.startsWith(". ") ? `${withoutEnd(text, "en").body}${told}.` : told && atEnd(text, told, "en");
}

const bareChinese =
  /^(?:[约共近]|大约|一共)?[\d.,]+ ?[万亿千]?[多余+]?\p{Script=Han}{0,2}$|[→↓↑]|[-+]\d[\d.]*%/u;

function inChinese(text: string, typed: string): string | null {
  const words = plainChineseResult(typed);
  return isBare(words) || bareChinese.test(words)
    ? null
    : atEnd(text, spacedLike(text, `${/[；。]\S/u.test(text) ? "；" : "，"}${words}`), "zh");
}

export function withResult(text: string, typed: string, language: ResumeLanguage): string | null {
  return language === "en" ? inEnglish(text, typed) : inChinese(text, typed);
}

export function withPart(text: string, typed: string, language: ResumeLanguage): string | null {
  if (language === "zh") return inChinese(text, typed);
  const words = wordsOf(typed);
  return words && atEnd(text, `${/^[a-z]+ing\b/.test(words) ? "," : ";"} ${words}`, "en");
}

/** The line told from its result: "Cut the waiting time by 20% by rebuilding the checkout". Null where the words do not turn. */
export function resultFirst(text: string, typed: string, language: ResumeLanguage): string | null {
  return language === "en" ? firstInEnglish(text, typed) : firstInChinese(text, typed);
}

export function resultApart(text: string, typed: string): string | null {
  const words = wordsOf(typed);
  const first = words?.split(" ", 1)[0] ?? "";
  if (!words || /^(?:which|who|so|to|by|with|for|from|because|since|thus|used|adopted)$|ing$/.test(first))
    return null;
  return isPast(first) || hasVerb(words.toLowerCase().split(/[\s,;]+/))
    ? `${withoutEnd(text, "en").body}. ${sentenceOf(words)}.`
    : null;
}
