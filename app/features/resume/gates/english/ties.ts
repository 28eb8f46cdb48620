import { deedBefore, subjectOf } from "./deeds";
import { isVerb, type Line, type Marked } from "./marked-words";

/** A line with the place that each of its words has in the other line, or -1. */
export type Side = Line & { mate: number[] };

/** The word before, of those that the other line has too. What limits and how often float. */
export function leftOf({ words, mate }: Side, at: number): number {
  return words.findLastIndex(({ kind }, index) => index < at && kind === "thing" && (mate[index] ?? -1) >= 0);
}

/** What parts a word from the one before, over all words between them that the other line lacks. */
export function joinOf({ words }: Side, from: number, at: number): string {
  const joins = words
    .slice(from + 1, at + 1)
    .flatMap(({ chunk, join }, index, all) => (index > 0 && all[index - 1]?.chunk === chunk ? [] : [join]));
  const start = words[from]?.chunk === words[from + 1]?.chunk ? joins.slice(1) : joins;
  return start.find((join) => join === ".") ?? start.find((join) => join !== "") ?? "";
}

export function isInner(side: Side, at: number): boolean {
  const left = leftOf(side, at);
  return left >= 0 && side.words[left]?.chunk === side.words[at]?.chunk;
}

/** The deeds that a word may belong to, nearest first: those before it in its clause, or where none is the one behind. */
export function ownersOf({ words }: Line, at: number): number[] {
  const owners: number[] = [];
  const [manner, deed] = [words[at], words[at + 1]];
  if (manner?.kind === "often" && deed && isVerb(deed.form) && deed.join === manner.join) return [at + 1];
  const own = words[at];
  const behind = words.findIndex(({ form, join }, index) => index > at && (isVerb(form) || join === "."));
  const listed = words
    .slice(at + 1, behind + 1)
    .some(({ join, chunk }) => join !== "" && chunk !== own?.chunk);
  if (behind > at && !listed && own?.form === null && subjectOf(words, behind) >= 0) return [behind];
  for (let index = at + 1; words[index]?.chunk === own?.chunk && own; index += 1)
    if (words[index]?.form === "noun") owners.push(index);
  for (let index = at - (own?.form === null ? 0 : 1); index >= 0; index -= 1) {
    const word = words[index];
    if (!word) break;
    if (index < at && word.form !== null) {
      owners.push(index);
      const apart = (word.join !== "" && word.rel === "") || subordinate.test(word.prep);
      const shared = isVerb(words[index - 1]?.form ?? null);
      if (isVerb(word.form) && apart && !shared) return owners;
    }
    const boundary = word.join === "." && words[index - 1]?.chunk !== word.chunk;
    if (boundary) break;
  }
  if (owners.some((owner) => owner < at)) return owners;
  return isVerb(words[behind]?.form ?? null) ? [...owners, behind] : owners;
}

export function headOf(words: Marked[], chunk: number): number {
  return words.findLastIndex((word) => word.chunk === chunk && word.kind === "thing");
}

export function hostsOf({ words }: Line, at: number): number[] {
  const hosts: number[] = [];
  const own = words[at];
  if (!own || (own.join !== "" && own.prep === "" && !isApposed(words, at))) return hosts;
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (!word || word.form !== null) break;
    if (word.chunk === own.chunk || word.kind !== "thing") continue;
    if (headOf(words, word.chunk) === index) hosts.push(index);
    const first = words[index - 1]?.chunk !== word.chunk;
    if (first && word.join !== "" && !isApposed(words, index)) break;
  }
  return hosts;
}

/** A number behind a comma or in brackets, alone: it counts the thing before. */
export function isApposed(words: Marked[], at: number): boolean {
  const word = words[at];
  if (word?.token.kind !== "number" || word.join !== "," || word.prep !== "") return false;
  return words.every(({ chunk, kind }, index) => index === at || chunk !== word.chunk || kind !== "thing");
}

const subordinate = /^(?:while|when|after|before|until|because|since|if|where|so|unless)$/;
const setBeside = new Set(["and", ","]);

/** What leads a thing in: a small word, or none before its deed (the doer or the thing done) and behind it. */
export function roleOfWord(line: Line, at: number): string {
  const { words } = line;
  const own = words[at];
  if (!own) return "";
  if (own.prep !== "") return own.prep;
  const next = words.findIndex(({ form }, index) => index > at && isVerb(form));
  const verb = words[next];
  const head = headOf(words, own.chunk);
  if (verb && subjectOf(words, next) === head) return verb.being ? "object" : "subject";
  const first = words.findIndex(({ chunk }) => chunk === own.chunk);
  const before = words[first - 1];
  if (setBeside.has(own.join) && before && before.form === null && before.kind === "thing")
    return roleOfWord(line, first - 1);
  if (verb?.rel && !verb.being && own.rel !== "") return "subject";
  if (own.rel !== "" && verb) return "subject";
  return deedBefore(words, at) >= 0 || head < 0 ? "object" : "";
}
