import { endsClause, endsSentence, type Token } from "../facts";
import type { Form, Verbs } from "./clause-types";
import {
  beings,
  determiners,
  fillers,
  isVague,
  lightVerbs,
  limits,
  modals,
  often,
  partVerbs,
  prepositions,
  relatives,
  sameRoles,
  silent,
} from "./clause-words";
import { isIng, isManner, isNominal, isPast, isPlural, isVerbBase, type Sense } from "./concepts";
import type { Prepared } from "./prepare-line";

/** What the small words before a word say of it. `join` is the mark or the "and" that parts it from what stands before. */
type Small = {
  prep: string;
  join: "" | "," | "and" | ".";
  rel: "" | "which" | "who";
  to: boolean;
  being: boolean;
  determiner: boolean;
  modal: boolean;
  writer: boolean;
  vague: string;
};

/** A word with meaning where it stands. The words of one chunk have no small word between them and share what leads it in. */
export type Marked = Small & {
  concept: string;
  token: Token;
  kind: "thing" | "limit" | "often";
  form: Form | null;
  chunk: number;
};

export type Line = { words: Marked[]; fillers: string[]; duty: boolean };

function nothing(): Small {
  return {
    prep: "",
    join: "",
    rel: "",
    to: false,
    being: false,
    determiner: false,
    modal: false,
    writer: false,
    vague: "",
  };
}

export function isVerb(form: Form | null): boolean {
  return form !== null && form !== "noun";
}

function isPlain({ kind, opens, text, key }: Token): boolean {
  return kind === "word" && (opens || key === "i" || text === text.toLowerCase());
}

const duration = /^(?:hour|day|week|month|quarter|year|season|semester|term)s?$/;

/** Words without a meaning of their own; false where the word has one. */
function takeSmall(
  small: Small,
  { key }: Token,
  next: Token | undefined,
  second: Token | undefined,
): boolean {
  if (key === "over" && small.prep === "" && next?.kind === "number" && second && duration.test(second.key))
    small.prep = "over";
  else if (determiners.has(key) && !(relatives.has(key) && small.prep === "")) small.determiner = true;
  else if (beings.has(key)) small.being = true;
  else if (key === "and" || key === "&") small.join = small.join === "." ? "." : "and";
  else if (relatives.has(key)) small.rel = key.startsWith("who") ? "who" : "which";
  else if (modals.has(key)) {
    small.modal = true;
    return false;
  } else if (/^ha(?:s|ve|d)$/.test(key))
    return next !== undefined && (isPast(next.key) || beings.has(next.key));
  else if (silent.has(key)) small.writer ||= key === "i";
  else if (isVague(key, next)) small.vague = key;
  else if (key === "to") {
    small.to = next !== undefined && isVerbBase(next.key) && !endsClause(next.after);
    if (!small.to) small.prep = "to";
  } else if (prepositions.has(key)) small.prep = sameRoles[key] ?? key;
  else return false;
  return true;
}

type Place = {
  small: Small;
  before: Marked[];
  token: Token;
  next: Token | undefined;
  second: Token | undefined;
};

function pastForm({ small, before, next }: Place, told: boolean): Form | null {
  const last = before.findLast(({ kind }) => kind === "thing");
  if (small.being) return "past";
  const subordinate = /^(?:after|before|when|while|until|because|where|if|since|so|as)$/.test(small.prep);
  if (small.prep !== "" && !(subordinate && small.writer)) return null;
  if (small.determiner && small.rel === "") return null;
  if (!last || small.join !== "" || small.rel !== "" || small.writer) return "past";
  if (last.form !== null && last.form !== "noun") return null;
  const follows = next === undefined || endsClause(next.after);
  const leads = next && (prepositions.has(next.key) || determiners.has(next.key) || next.key === "to");
  return follows || leads || next?.kind === "number" || told ? "past" : null;
}

function ingForm({ small, before, token, next, second }: Place, told: boolean): Form | null {
  const last = before.findLast(({ kind }) => kind === "thing");
  const follows = next !== undefined && !endsClause(next.after);
  if (small.determiner || next?.key === "of") return null;
  if (second && beings.has(second.key) && !small.being) return null;
  if (small.being) return "ing";
  if (!last) return follows ? "ing" : null;
  if (small.prep === "of" && next && prepositions.has(next.key)) return null;
  if (small.prep !== "") return follows || told ? "ing" : null;
  if (small.join !== "" || small.rel !== "") return follows ? "ing" : null;
  const acts = follows && (determiners.has(next.key) || next.kind === "number");
  const verb = before.findLast(({ form }) => form !== null);
  if (verb && isVerb(verb.form) && lightVerbs.has(verb.concept) && told && !acts) return null;
  const helped = last.form !== null && partVerbs.has(last.concept);
  return acts || helped || (told && last.form === null && !/s$/.test(token.key)) ? "ing" : null;
}

function baseForm({ small, before, token, next }: Place, told: boolean): Form | null {
  const last = before.findLast(({ kind }) => kind === "thing");
  const verb = before.findLast(({ form }) => form !== null);
  const follows = next !== undefined && !endsClause(next.after);
  const acts = follows && (determiners.has(next.key) || next.kind === "number");
  const third = token.key.replace(/(?<=(?:s|x|z|ch|sh))es$|s$/, "");
  if (small.rel !== "" && small.prep === "" && (isVerbBase(third) || isVerbBase(token.key))) return "base";
  if (next && beings.has(next.key)) return null;
  if (verb === undefined && last && told && acts && small.prep === "" && small.join === "") return "base";
  if (!isVerbBase(token.key) || small.prep !== "" || small.determiner) return null;
  if (!last || last.token.kind === "address" || small.join === ".")
    return follows && (told || acts || isPlural(next.key)) ? "base" : null;
  if (small.join !== "") return verb?.form === "base" && (told || acts) ? "base" : null;
  if (verb === undefined || !partVerbs.has(verb.concept)) return null;
  return follows && (last === verb || acts || told || isPlural(next.key)) ? "base" : null;
}

/** The form in which a word is a verb where it stands. A noun of action is one where the other line tells it with a verb. */
function formOf(place: Place, hints: Verbs, concept: string): Form | null {
  const { small, token, next } = place;
  const { key } = token;
  if (!isPlain(token) || token.after.endsWith("-") || next?.after.startsWith("-") === true) return null;
  const other = hints.get(concept);
  const noun = other !== undefined && isNominal(key) && other !== key ? "noun" : null;
  if (small.to || small.modal) return isVerbBase(key) ? "base" : noun;
  if (isPast(key)) return pastForm(place, other !== undefined) ?? noun;
  if (isIng(key)) return ingForm(place, other !== undefined) ?? noun;
  return baseForm(place, other !== undefined) ?? noun;
}

function lead(small: Small, token: Token): void {
  if (!endsClause(token.after)) return;
  const from = small.writer;
  Object.assign(small, nothing(), { join: endsSentence(token.after) ? "." : ",", writer: from });
}

/** Reads a line into its words with meaning and how each is led in: no more than what stands beside it tells. */
export function markedWords({ tokens, duty }: Prepared, hints: Verbs, sense: Sense): Line {
  const words: Marked[] = [];
  const free: string[] = [];
  let small = nothing();
  let shared = nothing();
  let chunk = 0;
  tokens.forEach((token, at) => {
    if (at > 0) lead(small, token);
    const next = tokens[at + 1];
    if (isPlain(token) && fillers.has(token.key)) {
      free.push(token.key);
      return;
    }
    if (isPlain(token) && takeSmall(small, token, next, tokens[at + 2])) return;
    const concept = isPlain(token) ? sense(token.key) : token.key;
    const isOften =
      isPlain(token) &&
      (often.has(token.key) || /^(?:average|regular)$/.test(token.key) || isManner(token.key));
    const limit = isPlain(token) && (limits.has(token.key) || modals.has(token.key));
    const form =
      isOften || limit
        ? null
        : formOf({ small, before: words, token, next, second: tokens[at + 2] }, hints, concept);
    const last = words.findLast(({ kind }) => kind === "thing");
    const { prep, join, rel, to, being, determiner, modal } = small;
    const led = prep + join + rel !== "" || to || being || determiner || modal;
    const verbs = isVerb(form) || (last !== undefined && isVerb(last.form));
    const number = token.kind === "number" && last?.token.kind !== "number" && token.after.trim() === "";
    if (led || verbs || number || last === undefined) {
      chunk += 1;
      shared = small;
    }
    const kind = limit ? "limit" : isOften ? "often" : "thing";
    words.push({ ...shared, vague: small.vague, concept, token, kind, form, chunk });
    if (kind === "thing") small = nothing();
    else small = { ...small, vague: "" };
  });
  return { words, fillers: free, duty: duty !== null };
}
