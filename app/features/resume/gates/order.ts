import { readingsOf } from "../lexicon/verbs.en";
import type { Match } from "./align";
import type { Wording } from "./content";
import { isHardFact } from "./facts";

function isSeam({ before, dropped }: Wording, place: number): boolean {
  const token = before.content[place];
  if (!token) return true;
  return (
    token.newClause ||
    token.text === "" ||
    dropped.has(place) ||
    dropped.has(place - 1) ||
    token.link.includes("的")
  );
}

/** One stretch may change its place, inside its sentence (in Chinese: its clause), and only where no word limits a claim. */
export function preservesOrder(wording: Wording): boolean {
  const { before, matches } = wording;
  const places = matches.map(({ b }) => b);
  const breaks = places.flatMap((place, index) =>
    index > 0 && place < (places[index - 1] ?? 0) ? [index] : [],
  );
  const [at] = breaks;
  if (at === undefined) return true;
  if (breaks.length > 1 || before.hedged) return false;
  const low = Math.min(...places.slice(at));
  const high = Math.max(...places.slice(0, at));
  const crossed = before.content.slice(low + 1, high + 1);
  if (crossed.some((token) => (before.chinese ? token.newClause : token.newSentence))) return false;
  const pivot = places[at] ?? 0;
  const inner = pivot > low ? pivot : Math.min(...places.slice(0, at).filter((place) => place > low));
  if (![low, inner, high + 1].every((place) => isSeam(wording, place))) return false;
  const rising = (list: number[]) =>
    list.every((place, index) => index === 0 || place > (list[index - 1] ?? -1));
  const isNumber = (place: number) => before.content[place]?.kind === "number";
  const isName = (place: number) => {
    const token = before.content[place];
    return token !== undefined && token.kind !== "number" && isHardFact(token);
  };
  return rising(places.filter(isNumber)) && rising(places.filter(isName));
}

/** A new sentence or line may begin only where a whole statement ends and the next does not depend on it. */
export function splitSafely({ before, after, matches }: Wording): boolean {
  const placeOf = new Map(matches.map(({ a, b }) => [a, b]));
  return after.content.every((first, index) => {
    if (index === 0 || !first.newSentence || first.text === "") return true;
    const place = placeOf.get(index);
    const token = place === undefined ? undefined : before.content[place];
    if (!token || place === undefined) return false;
    const previous = matchedBefore(matches, place);
    if (placeOf.get(index - 1) !== previous || /\n[^\S\n]*(?:and|&)/i.test(first.link)) return false;
    if (before.content.slice(previous + 1, place + 1).some(({ newSentence }) => newSentence)) return true;
    if (before.hedged) return false;
    if (before.chinese) return token.newClause;
    const joined = /^(?:\s*[–—-])?(?:and|&|while|also|then|,|\s)+$/i.test(token.link);
    return joined && readingsOf(first.key).some(({ form }) => form === "past");
  });
}

function matchedBefore(matches: Match[], place: number): number {
  return Math.max(-1, ...matches.flatMap(({ b }) => (b < place ? [b] : [])));
}
