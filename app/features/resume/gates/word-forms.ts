import { readingsOf, readsAsNoun } from "../lexicon/verbs.en";
import { hedges } from "../lexicon/words.en";
import type { Match } from "./align";
import type { ContentToken, Reading, Wording } from "./content";

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
export const jobTitle =
  /^(?:director|partner|editor|consultant|engineers?|managers?|members?|officer|agent|assistant|developers?|designers?|analysts?|architects?)$/;

function mayInflect({ before, after, dropped, changed }: Wording, { b, a }: Match): boolean {
  const [token, target, next] = [before.content[b], after.content[a], before.content[b + 1]];
  if (!token || !target || !next || hedgedBefore(before, b)) return false;
  const lower = (one: ContentToken) => one.opens || one.text === one.text.toLowerCase();
  if (!lower(token) || !lower(target)) return false;
  const form = readingsOf(token.key).find((one) => one.form !== "past")?.form;
  if (!form || !readingsOf(target.key).some((one) => one.form === "past" || one.form === "base"))
    return false;
  const leads = token.newSentence || dropped.has(b - 1);
  const joins = changed.size > 0 && /^\s*(?:(?:,\s*)?(?:and|&)|,)\s*$/i.test(token.link);
  if (!leads && !joins) return false;
  if (form === "noun") return next.relations[0] === "of" || /\band\b/i.test(next.link);
  const shown = determiner.test(next.link) || determinerWord.test(next.key) || next.kind === "number";
  if (jobTitle.test(next.key) && !shown) return false;
  if (shown) return true;
  const verb = !readsAsNoun(token.key) && next.relations[0] !== "of";
  return verb && (leads || form === "ing" || changed.has(b - 1));
}

/** Behind these "'s" is the verb of the sentence and no possessive. */
const contracted = /^(?:it|that|this|he|she|there|here|what|who|where|how|let)$/;

function sameForm(b: string, a: string): boolean {
  const forms = new Set(readingsOf(b).map(({ form }) => form));
  return readingsOf(a).some(({ form }) => forms.has(form));
}

export function preservesForms(wording: Wording): boolean {
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
        (b.opens && a.text === lower && plain) ||
        (!contracted.test(b.key) && b.text.replace(/'s$/, "") === a.text.replace(/'s$/, ""))
      );
    }
    if (sameForm(b.key, a.key)) return b.opens || a.opens || b.text === b.text.toLowerCase();
    if (!mayInflect(wording, match)) return false;
    changed.add(match.b);
    return true;
  });
}
