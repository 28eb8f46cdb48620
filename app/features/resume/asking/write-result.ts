import type { ResumeLanguage } from "~/core/resume";
import { decapitalised, isFiniteVerb, isPast, plainChineseResult, plainEnglish } from "./plain-words";
import { atEnd, hasMeans, spacedLike } from "./sentence";

/** Of these the person is the subject and not what was done. */
const ofPerson =
  /^(?:got|received|was|were|became|earned|gained|achieved|finished|completed|delivered|sold|hit|met|reached|won|took|passed|learned|left|kept|exceeded|beat|stayed)$/;
const quantifier =
  /^(?:a|an|the|fewer|less|more|no|all|most|some|many|newly|highly|better|faster|first|of|by|with|and|\d[\d,.%]*)$/i;
/** What only points back at the line that it is joined to. */
const pointer =
  /^(?:and |so that (?=(?:i|we)\b)|so (?!that)|(?:as a result|therefore|consequently|because of (?:this|that)|thanks to (?:this|that)|by doing (?:this|so|that))[, ] ?)/i;
/** Articles belong before one such thing, which people leave out in notes. */
const single =
  /^(?:award|prize|increase|reduction|decrease|drop|rise|promotion|contract|improvement|saving)\b/;
const comparative =
  /^(?:(?:about|approx\.|roughly|around|up to) )?(?:[\d.,]+ ?(?:%|percent|times|x) )?(?:faster|better|cheaper|quicker|easier|safer|shorter|higher|lower|smoother)$/i;

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

function joined(text: string, words: string): string {
  const [first = "", second = ""] = words.split(" ");
  const all = words.toLowerCase().split(/[\s,;]+/);
  if (!/[A-Za-z]{2}/.test(words.replace(/\d+/g, "")) || /\p{Script=Han}/u.test(words)) return `; ${words}`;
  if (words.startsWith("so that ")) return `, ${words}`;
  if (/^(?:this|that|these)$/.test(first) && isPast(second) && second !== "was")
    return second === "resulted"
      ? `, resulting${words.slice(first.length + 1 + second.length)}`
      : `, which ${words.slice(first.length + 1)}`;
  if (/^(?:which|that|who)$/.test(first)) return `, which ${words.slice(first.length + 1)}`;
  if (/^(?:because|since|as|to|for|after|thanks|due|despite|within|before|without|ahead)$/.test(first))
    return ` ${words}`;
  if (/^(?:thus|thereby|hence)$/.test(first) && /ing$/.test(second)) return `, ${words}`;
  if (comparative.test(words)) return `, making it ${words}`;
  if (/^(?:\p{L}+ ){1,3}(?:up|down)\b/u.test(words) && !isClause(all)) return `, with ${words}`;
  if (/^[a-z]{2,}ing$/.test(first) && second !== "" && !isClause(all)) return `, ${words}`;
  if (isPast(first) && second !== "")
    return `${ofPerson.test(first) || hasMeans(text) ? ", and" : ", which"} ${words}`;
  if (/^(?:i|we|it|they|none|nobody|no)$/i.test(first) && isClause(all)) return `; ${words}`;
  if (isClause(all)) return `, so that ${words}`;
  return `, resulting in ${single.test(first) ? (/^[aeiou]/.test(first) ? "an " : "a ") : ""}${words}`;
}

function inEnglish(text: string, typed: string): string | null {
  const bare = decapitalised(plainEnglish(typed).replace(pointer, ""));
  // "We saved" and "I got promoted": the person of the line is the one who did.
  const words = decapitalised(bare).replace(/^(?:I|[Ww]e) (?=(\p{Ll}+) )/u, (subject, verb: string) =>
    isPast(verb) ? "" : subject,
  );
  return words === "" || isBare(words) ? null : atEnd(text, joined(text, words), "en");
}

function inChinese(text: string, typed: string): string | null {
  const words = plainChineseResult(typed);
  return isBare(words) && !/\p{Script=Han}/u.test(words)
    ? null
    : atEnd(text, spacedLike(text, `，${words}`), "zh");
}

/** The line with what came of it, in its owner's words; joined by what those words ask for. Null where they say nothing. */
export function withResult(text: string, typed: string, language: ResumeLanguage): string | null {
  return language === "en" ? inEnglish(text, typed) : inChinese(text, typed);
}
