import { isHardFact } from "./facts";
import { alignTokens, type Match } from "./gates-align";
import { type ContentToken, contentOf, type Reading, segmentable } from "./gates-content";
import type { GateId } from "./report";
import { readingsOf, readsAsNoun } from "./verbs.en";
import { approximators, hedges } from "./words.en";
import { addableWords, droppableWords } from "./words.zh";

type Wording = {
  before: Reading;
  after: Reading;
  matches: Match[];
  dropped: Set<number>;
  changed: Set<number>;
};

/** Every word of the new text must be one of the old; what was added may be connectives only. */
function nothingAdded({ after, matches }: Wording): boolean {
  const matched = new Set(matches.map(({ a }) => a));
  return unmatchedRuns(after.content, matched).every(
    (run) =>
      run.every(({ kind }) => kind === "cjk") &&
      segmentable(run.map(({ key }) => key).join(""), addableWords),
  );
}

/** Every word of the old text must be in the new; what went may be fillers and weak openings only. */
function nothingLost({ before, dropped }: Wording): boolean {
  const matched = new Set(before.content.flatMap((_, index) => (dropped.has(index) ? [] : [index])));
  return unmatchedRuns(before.content, matched).every((run) => {
    const words = run.filter(({ kind }) => kind !== "cjk");
    const chars = run.filter(({ kind }) => kind === "cjk");
    return (
      words.every(
        (token) =>
          token.droppable && (token.opens || token.text === token.text.toLowerCase() || token.key === "i"),
      ) &&
      (chars.length === 0 || segmentable(chars.map(({ key }) => key).join(""), droppableWords))
    );
  });
}

function unmatchedRuns(content: ContentToken[], matched: Set<number>): ContentToken[][] {
  const runs: ContentToken[][] = [];
  let open: ContentToken[] | null = null;
  content.forEach((token, index) => {
    if (matched.has(index)) {
      open = null;
      return;
    }
    if (open && token.link.trim() === "") open.push(token);
    else {
      open = [token];
      runs.push(open);
    }
  });
  return runs;
}

/** One stretch may change its place, inside its sentence (in Chinese: its clause), and only where no word limits a claim. */
function orderKept({ before, matches }: Wording): boolean {
  const places = matches.map(({ b }) => b);
  const breaks = places.flatMap((place, index) =>
    index > 0 && place < (places[index - 1] ?? 0) ? [index] : [],
  );
  const [at] = breaks;
  if (at === undefined) return true;
  if (breaks.length > 1 || before.hedged) return false;
  const low = Math.min(...places.slice(at));
  const high = Math.max(...places.slice(0, at));
  if (
    before.content.some(
      (token, index) =>
        index > low && index <= high && (before.chinese ? token.newClause : token.newSentence),
    )
  )
    return false;
  const rising = (list: number[]) =>
    list.every((place, index) => index === 0 || place > (list[index - 1] ?? -1));
  const isNumber = (place: number) => before.content[place]?.kind === "number";
  const isName = (place: number) => {
    const token = before.content[place];
    return token !== undefined && token.kind !== "number" && isHardFact(token);
  };
  return rising(places.filter(isNumber)) && rising(places.filter(isName));
}

function hedgedBefore(reading: Reading, index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    const token = reading.content[at];
    if (token === undefined) return false;
    if (at < index && hedges.has(token.key)) return true;
    if (token.newSentence) return false;
  }
  return false;
}

const determiner = /\b(?:an?|the|its?|their|these|this|and)\b|&/i;
const determinerWord = /^(?:all|our|new|over)$/;
const jobTitle =
  /^(?:director|partner|editor|consultant|engineers?|managers?|members?|officer|agent|assistant|developers?|designers?|analysts?|architects?)$/;

/** Whether a verb may change its form here: it leads its sentence, follows a dropped opening, or continues such a verb. */
function mayInflect({ before, after, dropped, changed }: Wording, { b, a }: Match): boolean {
  const [token, target, next] = [before.content[b], after.content[a], before.content[b + 1]];
  if (!token || !target || !next || hedgedBefore(before, b)) return false;
  const lower = (one: ContentToken) => one.opens || one.text === one.text.toLowerCase();
  if (!lower(token) || !lower(target)) return false;
  const form = readingsOf(token.key).find((one) => one.form !== "past")?.form;
  if (!form || !readingsOf(target.key).some((one) => one.form === "past" || one.form === "base"))
    return false;
  const leads = token.newSentence || dropped.has(b - 1);
  const joins = changed.size > 0 && /^\s*(?:,?\s*(?:and|&)|,)\s*$/i.test(token.link);
  if (!leads && !joins) return false;
  if (form === "noun") return next.relations[0] === "of" || /\band\b/i.test(next.link);
  const shown = determiner.test(next.link) || determinerWord.test(next.key) || next.kind === "number";
  if (jobTitle.test(next.key) && !shown) return false;
  return shown || ((leads || changed.has(b - 1)) && !readsAsNoun(token.key) && next.relations[0] !== "of");
}

function sameForm(b: string, a: string): boolean {
  const forms = new Set(readingsOf(b).map(({ form }) => form));
  return readingsOf(a).some(({ form }) => forms.has(form));
}

/** Spelling and form of each kept word: a capital makes a name of a word, an ending makes a deed of a job. */
function formsKept(wording: Wording): boolean {
  const { before, after, changed } = wording;
  return wording.matches.every((match) => {
    const [b, a] = [before.content[match.b], after.content[match.a]];
    if (!b || !a || b.kind === "number" || b.text === a.text) return true;
    if (b.key === a.key) {
      const capital = b.text.charAt(0).toUpperCase() + b.text.slice(1);
      if (a.opens && a.text === capital) return true;
      const lower = b.text.charAt(0).toLowerCase() + b.text.slice(1);
      const plain =
        readingsOf(b.key).length > 0 || before.content.some((one) => one !== b && one.text === lower);
      return (
        (b.opens && a.text === lower && plain) || b.text.replace(/'s$/, "") === a.text.replace(/'s$/, "")
      );
    }
    if (sameForm(b.key, a.key)) return b.opens || a.opens || b.text === b.text.toLowerCase();
    if (!mayInflect(wording, match)) return false;
    changed.add(match.b);
    return true;
  });
}

/** Each preposition goes on governing the word it governed: "sold to Acme" must not become "sold Acme". */
function relationsKept({ before, after, matches, dropped, changed }: Wording): boolean {
  return matches.every(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    if (!old || !now) return true;
    const strip = (relations: string[]) =>
      relations.filter((one) => !(old.kind === "number" && one === "by"));
    const [was, is] = [strip(old.relations), strip(now.relations)];
    if (was.join() === is.join()) return true;
    if (dropped.has(b - 1)) return was.slice(was.length - is.length).join() === is.join();
    if (
      changed.has(b - 1) &&
      readingsOf(before.content[b - 1]?.key ?? "").some(({ form }) => form === "noun")
    )
      return was.join() === ["of", ...is].join();
    return is.length === 0 && was.join() === "to" && readingsOf(old.key).some(({ form }) => form === "base");
  });
}

/** Numbers keep what they count, how exact they are and what they speak of. */
function numbersKept({ before, after, matches }: Wording): boolean {
  const placeOf = new Map(matches.map(({ a, b }) => [a, b]));
  return matches.every(({ b, a }) => {
    const [old, now] = [before.content[b], after.content[a]];
    if (!old || !now || (old.kind !== "number" && !isHardFact(old))) return true;
    if (old.kind !== "number" && old.kind !== "cjk") return true;
    const rate = /%|‰/.test(old.key);
    if (old.counted !== now.counted && !(rate && old.counted === "" && !before.chinese)) return false;
    const vague = (token: ContentToken) => (approximators.has(token.previous) ? token.previous : "");
    if (vague(old) !== vague(now)) return false;
    const was = before.content.flatMap((one, index) =>
      one.clause === old.clause && one.kind !== "number" ? [index] : [],
    );
    const is = after.content.flatMap((one, index) => (one.clause === now.clause ? [placeOf.get(index)] : []));
    return was.length === 0 || was.some((index) => is.includes(index));
  });
}

/** A line may be cut in two only between two whole statements, where the second does not live off the first. */
function splitSafely({ before, after, matches }: Wording): boolean {
  const cut = after.content.findIndex((token, index) => index > 0 && token.link.includes("\n"));
  if (cut < 0) return true;
  const place = matches.find(({ a }) => a === cut)?.b;
  const token = place === undefined ? undefined : before.content[place];
  const first = after.content[cut];
  if (!token || !first || place === undefined) return false;
  if (token.newSentence) return true;
  if (before.hedged) return false;
  if (before.chinese) return token.newClause;
  return (
    /^\s*[,–—-]?\s*(?:and|&|while|also|then|,|\s)+\s*$/i.test(token.link) &&
    readingsOf(first.key).some(({ form }) => form === "past")
  );
}

const benign = /[\s\p{L}\p{N},.;:'"()/&–—，。；：、（）“”‘’-]/u;

function symbolsKept(before: string, after: string): boolean {
  const left = new Map<string, number>();
  for (const mark of before) left.set(mark, (left.get(mark) ?? 0) + 1);
  for (const mark of after) {
    if (benign.test(mark)) continue;
    const rest = left.get(mark) ?? 0;
    if (rest === 0) return false;
    left.set(mark, rest - 1);
  }
  return true;
}

/**
 * Whether `after` says the same as `before` in other words, judged by closed lists: null, or the gate that refuses it.
 * Nothing outside the lists may be added or dropped, so a fact cannot come or go, whoever proposes the change.
 */
export function judgeWording(before: string, after: string): GateId | null {
  const [old, now] = [contentOf(before), contentOf(after)];
  if (old.content.length + now.content.length > 2000) return "tooLong";
  if (!symbolsKept(old.text, now.text)) return "malformed";
  const matches = alignTokens(old.content, now.content);
  const matched = new Set(matches.map(({ b }) => b));
  const dropped = new Set(old.content.flatMap((_, index) => (matched.has(index) ? [] : [index])));
  const wording: Wording = { before: old, after: now, matches, dropped, changed: new Set() };
  if (!nothingAdded(wording)) return "newFact";
  if (!nothingLost(wording)) return "lostFact";
  const gates = [orderKept, formsKept, relationsKept, numbersKept, splitSafely];
  return gates.every((gate) => gate(wording)) ? null : "newFact";
}
