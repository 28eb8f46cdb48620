import { withArticles } from "../../lexicon/phrases.en";
import { withTermCasing } from "../../lexicon/term-casing";
import { readsAsNoun } from "../../lexicon/verbs.en";
import { tokensOf } from "../facts";
import { jobTitle } from "../word-forms";
import { conceptOf, isPast } from "./concepts";

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const brokenPair =
  /\b(?:of|for|with|by|in|on|at|from|to|the|an?)\s+(?:was|were|is|are|who|that|of|for|by|had|in|on|at|with|from)\b(?!-)/gi;

/** Whether the new line is at least as well written: its capitals, articles and what stands side by side. */
export function isWellFormed(before: string, after: string): boolean {
  const capitals = (line: string) =>
    tokensOf(line).filter(({ kind, text }) => kind === "word" && /^\p{Lu}/u.test(text));
  const known = new Set(capitals(before).map(({ text }) => text.replace(/'s$/, "")));
  if (
    capitals(withTermCasing(after)).some(
      ({ opens, text }) => !opens && !known.has(text.replace(/'s$/, "")) && !known.has(withTermCasing(text)),
    )
  )
    return false;
  if (/^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after)) return false;
  if (count(after, /[.!?] \p{Ll}/gu) > count(before, /[.!?] \p{Ll}/gu)) return false;
  if (count(after, brokenPair) > count(before, brokenPair)) return false;
  return withArticles(after) === after || withArticles(before) !== before;
}

/** "Lead engineer on the API": a first word that may name a post is no verb to be put into the past. */
export function opensWithPost(before: string, after: string): boolean {
  const [[first, next], [now]] = [tokensOf(before), tokensOf(after)];
  if (!first || !next || !now || first.key === now.key || conceptOf(first.key) !== conceptOf(now.key))
    return false;
  if (isPast(first.key)) return false;
  const shown =
    /^(?:an?|the|its?|their|all|our|my)$/.test(before.split(" ")[1]?.toLowerCase() ?? "") ||
    next.kind === "number";
  return (
    !shown &&
    (readsAsNoun(first.key) ||
      jobTitle.test(next.key) ||
      /^\p{Lu}/u.test(next.text) ||
      / of /.test(before.slice(0, next.at + 1)))
  );
}
