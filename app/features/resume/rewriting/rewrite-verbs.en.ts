import { capitalised } from "../lexicon/term-casing";
import { inflect, readingsOf, readsAsNoun, type VerbForm } from "../lexicon/verbs.en";
import { changed, type Place, type Rule } from "./rewrite-rule";

export function wordAt(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? "";
}

function formOf(word: string, form: VerbForm): string | null {
  return readingsOf(word.toLowerCase()).find((reading) => reading.form === form)?.base ?? null;
}

const article = /^ (?:(?:the|an?|its|their|all|new|both|each|it|them|him|her|his|these|those|this)\b|\d)/;
/** What may follow a noun; before anything else a word that could be a verb might be one. */
const endsNoun = /^(?:$|[.,;:)]| (?:of|for|in|and|or|to|with|at|on|from|by|across|as|per|between)\b)/;

const conjunction = /(,? and |, | & |; )(\p{Ll}+)/gu;
/** What makes a later verb part of a clause or phrase of its own. */
const dependent = {
  ing: /\b(?:by|for|of|in|on|with|while|when|after|before|through|from|without|including|to) \p{Ll}+ing\b|\b(?:which|that|who|where)\b/u,
  other: /\bto \p{Ll}+|\b(?:which|that|who|where|while)\b/u,
};

const particle = /^ (?:out|up|in|on|off|over|down|away|back)(?=[\s,]|$)/;
/** "Register, fitting rooms", "Setting out, surveys": nothing is done to anything, so these are things. */
const noObject = /^(?:$|[.,;:)]| (?:and|or|&) )/;

function afterVerbs(rest: string, form: VerbForm): { object: string; joined: boolean } {
  let object = rest.replace(particle, "");
  let joined = false;
  for (let next = verbJoined(object, form); next > 0; next = verbJoined(object, form)) {
    object = object.slice(next).replace(particle, "");
    joined = true;
  }
  return { object, joined };
}

function verbJoined(text: string, form: VerbForm): number {
  const found = /^(?:,? and |, | & )(\p{Ll}+)/u.exec(text);
  return found && formOf(found[1] ?? "", form) ? found[0].length : 0;
}

/** An -ing alone before a bare noun may belong to it: "Dispensing error rate", "retaining walls". */
function mayDescribe(rest: string): boolean {
  const { object, joined } = afterVerbs(rest, "ing");
  return !joined && !article.test(object) && !/^ (?:with |\p{Lu}{2})/u.test(object);
}

const afterPreposition = /\b(?:of|for|in|with|at|on|from|by|across|per|between) \p{L}+$/u;

type Reading = "verb" | "other" | "unsure";

function readJoined(word: string, rest: string, from: VerbForm): Reading {
  const known = formOf(word, from) !== null;
  const noun = readsAsNoun(word);
  if (from === "ing" && /ing$/.test(word)) {
    if (/^ of\b/.test(rest)) return "unsure";
    if (known && (!noun || article.test(rest))) return "verb";
    return endsNoun.test(rest) ? "other" : "unsure";
  }
  if (known && (!noun || article.test(rest))) return "verb";
  if (known) return endsNoun.test(rest) ? "other" : "unsure";
  if (readingsOf(word).some(({ form }) => form === "base" || form === "third"))
    return noun ? "other" : "unsure";
  return from === "base" && article.test(rest) && !/(?:ed|ing|ly|s)$/.test(word) && !preposition.test(word)
    ? "unsure"
    : "other";
}

const preposition =
  /^(?:of|for|in|to|with|at|on|from|by|across|as|per|between|over|under|into|about|not|but|than|then|also|during|after|before|all|both|including|such|using|via)$/;

/** Gives the verb that leads a text another form, and each that is joined to it. A list of verbs is mended whole or not at all (null). */
function withVerbs(text: string, from: VerbForm, to: VerbForm): string | null {
  const first = wordAt(text);
  const base = formOf(first, from);
  if (!base) return null;
  if (to === "base" && /\b(?:was|were|had|did|led to)\b/.test(text)) return null;
  const rest = text.slice(first.length);
  if (noObject.test(afterVerbs(rest, from).object)) return null;
  const joined = /^(?:,? and |, | & )(\p{Ll}+)/u.exec(rest)?.[1] ?? "";
  if (readsAsNoun(first.toLowerCase()) && !article.test(rest) && !formOf(joined, from)) return null;
  if (/^ (?:of|Director|Partner|Editor)\b/.test(rest)) return null;
  let sure = true;
  let chained = false;
  const after = rest.replace(conjunction, (whole, joint: string, word: string, at: number) => {
    const reading = readJoined(word, rest.slice(at + whole.length), from);
    if (reading === "other") return whole;
    const before = rest.slice(0, at);
    const tail = rest.slice(at + whole.length);
    const own = !dependent[from === "ing" ? "ing" : "other"].test(before);
    const describes = from === "ing" && afterPreposition.test(before) && !article.test(tail);
    const result = joint === ", " && !chained && from === "ing" && !/(?:,? and |, )\p{Ll}+ing\b/u.test(tail);
    if (result) return whole;
    chained = true;
    const known = formOf(word, from);
    if (reading === "unsure" || !own || !known || describes) sure = false;
    return joint + (known ? inflect(known, to) : word);
  });
  return sure ? capitalised(inflect(base, to)) + after : null;
}

const action = /^(\p{L}+)((?:(?:, | and | & )\p{L}+){0,2}) of (?=(the |an? )?\p{L}|\d)/u;
const joinedAction = /(,? and )(\p{Ll}+) of (?=(?:the |an? )?[\p{L}\d])/gu;
const joinedIng = /(,? and )(\p{Ll}+ing)(?= (?!of\b)\p{Ll})/gu;
const actionWord = /(?:tion|sion|ment|ance|al|ing|sis|ery|ship)$/;

/** "Development of an API and maintenance of two others" as "Developed an API and maintained two others". */
function fromNoun(text: string, to: VerbForm): string | null {
  const found = action.exec(text);
  if (!found) return null;
  const bases = `${found[1] ?? ""}${found[2] ?? ""}`
    .split(/, | and | & /)
    .map((word) => formOf(word, "noun"));
  if (bases.some((base) => base === null)) return null;
  const verbs = bases.flatMap((base) => (base ? [inflect(base, to)] : []));
  const list =
    verbs.length > 1 ? `${verbs.slice(0, -1).join(", ")} and ${verbs.slice(-1).join("")}` : verbs.join("");
  let sure = true;
  const rest = text.slice(found[0].length).replace(joinedAction, (whole, joint: string, word: string) => {
    const base = formOf(word, "noun");
    if (!base && actionWord.test(word)) sure = false;
    return base ? `${joint}${inflect(base, to)} ` : whole;
  });
  const whole = rest.replace(joinedIng, (text, joint: string, word: string) => {
    const base = formOf(word, "ing");
    if (!base) sure = false;
    return base ? joint + inflect(base, to) : text;
  });
  return sure ? capitalised(`${list} ${whole}`) : null;
}

/** Work that ends once it is done, so that it is told in the past even of a job that is held. */
const once =
  /^(?:the |an? )?(?:implementation|development|creation|migration|introduction|design|construction|establishment|acquisition|automation|integration|installation|deployment|completion|delivery|launch\w*|migrating|moderni[sz]ation|transformation|reorgani[sz]ation|standardi[sz]ation|simplification|optimi[sz]ation)\b/i;

function formFor({ tense }: Place, rest: string): VerbForm {
  const joined = [...rest.matchAll(/(?:\band|[,;]) (?:also )?(\p{Ll}+)/gu)].map(([, word]) => word ?? "");
  return tense === "present" &&
    !once.test(rest) &&
    !joined.some((word) => formOf(word, "past") !== null) &&
    !/\b(?:which|that) \p{Ll}+(?:ed|ew|an|ent|oke|ought)\b/u.test(rest)
    ? "base"
    : "past";
}

const duty =
  /^(?:(?:i )?(?:was|am|were|been|being) )?(?:(?:mainly|primarily|also|solely|directly) )?(?:responsible for|responsibility for|ha[dv]e? responsibility for|in charge of|tasked with|charged with|(?:my )?(?:job |main )?(?:responsibilities|duties) (?:included?|were):?) (?:the )?(?=\p{L})/iu;

const isOverDuty = /^(?:i )?(?:was|were|had|(?:my )?\p{L}+ (?:included|were)|tasked|charged)\b/iu;
const dutyAgain =
  /,? and (?:(?:(?:was|were|is|am) )?(?:also )?(?:responsible |in charge ))?(?:for|of) (?=\p{Ll}+ing\b)/gu;
const dutyLeft = /(?:,|and) (?:also )?(?:responsible|in charge)\b/u;
const dutyInPast = /,? and (?:was|were) (?:also )?(?:responsible|in charge)\b/u;

/** "Responsible for managing" to "Managed". Never "helped" or "worked on": what somebody did of it only they know. */
export const weakOpening: Rule = (text, place) => {
  const found = duty.exec(text)?.[0];
  if (!found || place.kind === "summary") return null;
  const rest = text.slice(found.length);
  const over = isOverDuty.test(found) || dutyInPast.test(rest);
  const to = over ? "past" : formFor(place, rest);
  const joined = rest.replace(dutyAgain, " and ");
  if (dutyLeft.test(joined)) return null;
  const again = dutyInPast.test(rest) ? withVerbs(rest, "ing", to) : null;
  const after = withVerbs(joined, "ing", to) ?? fromNoun(joined, to) ?? again;
  return after
    ? changed(text, after, { rule: "weakOpening", values: { from: found.trim(), to: wordAt(after) } })
    : null;
};

function tellsDeeds({ kind, part }: Place): boolean {
  return part === "bullet" && ["experience", "projects", "activities"].includes(kind);
}

export const deedNotNoun: Rule = (text, place) => {
  const after = tellsDeeds(place) ? fromNoun(text, formFor(place, text)) : null;
  return after
    ? changed(text, after, { rule: "deedNotNoun", values: { from: wordAt(text), to: wordAt(after) } })
    : null;
};

export const tenseRule: Rule = (text, place) => {
  const { tense, over } = place;
  if (!tense || !tellsDeeds(place)) return null;
  const readings = readingsOf(wordAt(text).toLowerCase());
  const form = readings.find((reading) => reading.form !== "past" && reading.form !== "noun")?.form;
  if (!form || readings.some((reading) => reading.form === "past")) return null;
  if (form === "ing" ? mayDescribe(text.slice(wordAt(text).length)) : !over) return null;
  const after = withVerbs(text, form, tense === "past" ? "past" : "base");
  return after
    ? changed(text, after, {
        rule: tense === "past" ? "tensePast" : "tensePresent",
        values: { from: wordAt(text), to: wordAt(after) },
      })
    : null;
};
