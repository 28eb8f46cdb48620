import type { Resume } from "~/core/resume";
import { phrasesIn } from "../lexicon/phrases.en";
import { standardHeading } from "../lexicon/standard-headings";
import { withTermCasing } from "../lexicon/term-casing";
import { readingsOf } from "../lexicon/verbs.en";
import { approximators } from "../lexicon/words.en";
import { addableWords } from "../lexicon/words.zh";
import { type ContentToken, segmentable, unmatchedRuns, type Wording } from "./content";
import { exceeds, isHardFact, readable } from "./facts";
import type { Target } from "./not-found";
import { preservesOrder, splitSafely } from "./order";
import { preservesForms } from "./word-forms";

/** Names of posts, employers and places change in casing and marks alone. */
export function changesName(before: string, after: string): boolean {
  const bare = (text: string) =>
    withTermCasing(readable(text))
      .replace(/[\s,.;:，。；：、()（）–—-]+/g, " ")
      .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
      .trim();
  return bare(before) !== bare(after);
}

export function changesHeading(
  { line, section }: Target,
  after: string,
  language: Resume["language"],
): boolean {
  if (after === standardHeading(line.text, section.kind, language)) return false;
  return line.text.toLowerCase() !== after.toLowerCase();
}

const range = /(\d[\d,.]{0,15})\s?[-–—~～至到]\s?(\d[\d,.]{0,15})/gu;

function rangesOf(text: string): Set<string> {
  return new Set([...text.matchAll(range)].map(([, from, to]) => `${from}–${to}`));
}

/** "150-500人" is not "500-150人". */
export function turnsRange(before: string, after: string): boolean {
  const old = rangesOf(before);
  return [...rangesOf(after)].some((one) => {
    const [from, to] = one.split("–");
    return !old.has(one) && old.has(`${to}–${from}`);
  });
}

/** Sayings are held equal to plainer words, so that they may go; none may come. */
export function addsPhrase(before: string, after: string): boolean {
  return exceeds(phrasesIn(after), phrasesIn(before));
}

export function addsNothing({ after, matches }: Wording): boolean {
  const matched = new Set(matches.map(({ a }) => a));
  return unmatchedRuns(after.content, matched).every(
    (run) =>
      run.every(({ kind }) => kind === "cjk") &&
      segmentable(run.map(({ key }) => key).join(""), addableWords),
  );
}

/** A phrase goes as a whole, and the opening of a duty only before the verb that it hid. */
function phrasesWhole({ before, dropped, changed }: Wording): boolean {
  return before.content.every((token, index) => {
    if (token.phrase < 0 || !dropped.has(index)) return true;
    const rest = before.content.findIndex(({ phrase }, at) => at > index && phrase !== token.phrase);
    const whole = before.content.every(({ phrase }, at) => phrase !== token.phrase || dropped.has(at));
    return whole && (!token.opensDuty || changed.has(rest));
  });
}

const coordination = /\b(?:and|&)\b|&|[,;:/.•·|、，；：。\n–—-]/i;

/** What stood side by side still does: "X and Y" becomes neither "X Y" nor, from "X Y", "X and Y". */
function preservesCoordination({ before, after, matches }: Wording): boolean {
  return matches.every(({ b, a }, index) => {
    const previous = matches[index - 1];
    const [old, now] = [before.content[b]?.link ?? "", after.content[a]?.link ?? ""];
    if (previous?.b !== b - 1 || previous.a !== a - 1 || after.content[a]?.text === "") return true;
    if (coordination.test(old) && !coordination.test(now)) return false;
    return coordination.test(old) || !/\band\b|&|[/;:、；：]/i.test(now);
  });
}

/** The prepositions inside the dropped run that ends before a token: "for my team" has its "for" before "my". */
function relationsOfDropped(content: ContentToken[], dropped: Set<number>, place: number): string[] {
  let from = place;
  while (dropped.has(from - 1)) from -= 1;
  return content.slice(from, place).flatMap(({ relations }) => relations);
}

/** Each preposition goes on governing the word it governed: "sold to Acme" must not become "sold Acme". */
function preservesRelations({ before, after, matches, dropped, changed }: Wording): boolean {
  return matches.every(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    if (!old || !now) return true;
    const strip = (relations: string[]) =>
      relations.filter((one) => !(old.kind === "number" && one === "by"));
    const [was, is] = [strip(old.relations), strip(now.relations)];
    if (was.join() === is.join()) return true;
    if (dropped.has(b - 1)) {
      const all = [...relationsOfDropped(before.content, dropped, b), ...was];
      return is.length <= all.length && all.slice(all.length - is.length).join() === is.join();
    }
    if (
      changed.has(b - 1) &&
      readingsOf(before.content[b - 1]?.key ?? "").some(({ form }) => form === "noun")
    )
      return was.join() === ["of", ...is].join();
    return is.length === 0 && was.join() === "to" && readingsOf(old.key).some(({ form }) => form === "base");
  });
}

function preservesNumbers({ before, after, matches }: Wording): boolean {
  const isWord = ({ kind }: ContentToken) => kind !== "number";
  const pairs = matches.flatMap(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    return old && now ? [{ old, now }] : [];
  });
  const worded = new Set(before.content.filter(isWord).map(({ clause }) => clause));
  const kept = new Set(
    pairs.filter(({ old }) => isWord(old)).map(({ old, now }) => `${old.clause} ${now.clause}`),
  );
  return pairs.every(({ old, now }) => {
    if (old.kind !== "number" && (old.kind !== "cjk" || !isHardFact(old))) return true;
    const rate = /%|‰/.test(old.key);
    if (old.counted !== now.counted && !(rate && old.counted === "" && !before.chinese)) return false;
    const vague = (token: ContentToken) => (approximators.has(token.previous) ? token.previous : "");
    if (vague(old) !== vague(now)) return false;
    return !worded.has(old.clause) || kept.has(`${old.clause} ${now.clause}`);
  });
}

/** What every word that stayed still says: in its order and form, with the same words before it and beside it. */
export function saysTheSame(wording: Wording): boolean {
  const gates = [
    preservesOrder,
    preservesForms,
    phrasesWhole,
    preservesRelations,
    preservesCoordination,
    preservesNumbers,
    splitSafely,
  ];
  return gates.every((gate) => gate(wording));
}
