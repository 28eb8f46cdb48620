import { lightVerbs as lightWords, partVerbs as partWords } from "../../lexicon/equivalents.en";
import { wordSet } from "../../lexicon/word-list";
import { approximators, hedges } from "../../lexicon/words.en";
import type { Token } from "../facts";
import { toolWork as toolWords } from "../inversion";
import { conceptOf } from "./concepts";

export const toolWork = new Set(
  [
    ...toolWords,
    ..."evaluate assess measure examine monitor inspect compare estimate review study".split(" "),
  ].map(conceptOf),
);
export const lightVerbs = new Set([...lightWords].map(conceptOf));
/** Deeds behind which another stands that was only helped with or tried. */
export const partVerbs = new Set([...partWords].map(conceptOf));
export const work = conceptOf("work");
export const determiners = wordSet("the a an its their his her my our your");
export const beings = wordSet("was were is are am be been being");
export const silent = wordSet("i me then also both myself");
export const fillers = wordSet(
  `successfully effectively efficiently really very various different personally actively diligently proactively mainly primarily actually simply
  seamlessly`,
);
export const relatives = wordSet("which that who whom");
export const often = wordSet("daily weekly monthly quarterly yearly hourly regularly twice thrice");
export const modals = wordSet("could can may might would will should must");
export const limits = new Set([
  ...[...hedges].filter(
    (word) => !partVerbs.has(conceptOf(word)) && !relatives.has(word) && word !== "without",
  ),
  ..."all only some most half every each any solely alone first main entire whole several many".split(" "),
]);
export const sameRoles: Record<string, string> = {
  within: "in",
  inside: "in",
  during: "in",
  with: "using",
  via: "using",
  through: "using",
  alongside: "using",
  upon: "on",
  regarding: "about",
  concerning: "about",
  throughout: "across",
  towards: "toward",
  following: "after",
  till: "until",
};
export const prepositions = wordSet(
  `of in within inside during on at into onto for from by with using via through without as across between among against under after before
  following since until till per than behind beside despite toward towards upon out off up down because about regarding concerning alongside throughout or nor but
  if when where while unless so over above below`,
);

export function isVague(key: string, next: Token | undefined): boolean {
  return (
    approximators.has(key) && next?.kind === "number" && key !== "to" && key !== "than" && key !== "only"
  );
}
