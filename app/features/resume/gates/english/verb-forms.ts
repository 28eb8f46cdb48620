import { endsClause, type Token } from "../facts";
import type { Clause, Flags, Form, Verbs } from "./clause-types";
import {
  beings,
  determiners,
  lightVerbs,
  limits,
  modals,
  often,
  partVerbs,
  prepositions,
  relatives,
} from "./clause-words";
import { isIng, isNominal, isPast, isVerbBase, type Sense } from "./concepts";

export type Scene = {
  tokens: Token[];
  hints: Verbs;
  sense: Sense;
  flags: Flags;
  clause: Clause;
  role: string;
  chunk: number;
  lastWasVerb: boolean;
  anything: boolean;
};

function isHeadAt(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next === undefined || endsClause(next.after)) return true;
  const { key } = next;
  return (
    determiners.has(key) ||
    prepositions.has(key) ||
    beings.has(key) ||
    relatives.has(key) ||
    key === "and" ||
    key === "to" ||
    often.has(key) ||
    modals.has(key)
  );
}

export function verbFormOf(scene: Scene, token: Token, at: number): Form | null {
  const { flags, clause, hints, sense, tokens } = scene;
  const { key } = token;
  const next = tokens[at + 1];
  const plain = token.kind === "word" && (token.opens || token.text === token.text.toLowerCase());
  if (!plain || often.has(key) || limits.has(key)) return null;
  if (token.after.endsWith("-") || next?.after.startsWith("-") === true) return null;
  const fresh = flags.boundary || flags.and || flags.relative || !scene.anything;
  const free = !flags.determiner && (flags.preposition === "" || flags.writer);
  const follows = next !== undefined && !endsClause(next.after);
  const acts = follows && (determiners.has(next.key) || next.kind === "number");
  const part = clause.deeds.some((deed) => partVerbs.has(deed));
  if (flags.to || flags.modal !== "") return isVerbBase(key) || flags.modal !== "" ? "base" : null;
  if (isPast(key)) {
    if (flags.being) return "past";
    if (!free) return nominalDeed(scene, token, at);
    if (fresh) return "past";
    if (scene.lastWasVerb) return null;
    const reduced = follows && prepositions.has(next.key);
    const toInfinitive = follows && next.key === "to";
    return reduced || toInfinitive || acts || hints.has(sense(key)) ? "past" : null;
  }
  if (isIng(key)) {
    if (flags.determiner) return nominalDeed(scene, token, at);
    if (flags.being) return "ing";
    if (next?.key === "of" && scene.anything) return nominalDeed(scene, token, at);
    if (flags.preposition === "of" && next !== undefined && prepositions.has(next.key)) return null;
    if (fresh || flags.preposition !== "") return follows || part ? "ing" : nominalDeed(scene, token, at);
    const helped = part && scene.lastWasVerb;
    return acts || helped || (scene.chunk >= 0 && hints.has(sense(key)) && hints.get(sense(key)) !== key)
      ? "ing"
      : nominalDeed(scene, token, at);
  }
  if (isVerbBase(key) && free) {
    if (!scene.anything && follows) return "base";
    if (flags.sentence && follows) return "base";
    if (part && acts && scene.chunk >= 0) return "base";
    if (part && scene.lastWasVerb && follows) return "base";
    if ((flags.and || flags.boundary) && clause.form === "base" && (acts || hints.has(sense(key))))
      return "base";
  }
  const third = key.replace(/(?<=(?:s|x|z|ch|sh))es$|s$/, "");
  if (flags.relative && free && third !== key && isVerbBase(third)) return "base";
  return nominalDeed(scene, token, at);
}

/** A noun of action is the deed itself where the other line tells it with a verb and nothing else is done here. */
function nominalDeed(
  { flags, clause, hints, sense, tokens, role }: Scene,
  token: Token,
  at: number,
): Form | null {
  const { key } = token;
  const other = hints.get(sense(key));
  if (
    other === undefined ||
    (other === key && !/^(?:of|and)$/.test(tokens[at + 1]?.key ?? "")) ||
    !isNominal(key) ||
    !isHeadAt(tokens, at)
  )
    return null;
  const { deeds } = clause;
  const light = deeds.every((deed) => lightVerbs.has(deed));
  const governed = flags.preposition !== "" || role !== "object" || flags.and || light;
  return governed ? "noun" : null;
}
