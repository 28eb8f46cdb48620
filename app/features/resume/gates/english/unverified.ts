import { withArticles } from "../../lexicon/phrases.en";
import { withTermCasing } from "../../lexicon/term-casing";
import { readsAsNoun } from "../../lexicon/verbs.en";
import { tokensOf } from "../facts";
import { jobTitle } from "../word-forms";
import { conceptOf, isPast } from "./concepts";

/** Ties that other readings blur, read from the lines as they stand: what was of one thing is not of two, and a rate of one deed is not told of the next. */

/** A sum or number goes on belonging to the one thing: "staff and a budget of $5,000" is not "a budget of staff and $5,000". */
function sharesAmount(before: string, after: string): boolean {
  return [...after.matchAll(/\bof (?:\p{Ll}+ )?(\p{Ll}+),? (?:and|or|&) ([$£€]?\d[\d.,]*\w*)/giu)].some(
    ([, thing = "", amount = ""]) =>
      before.includes(`of ${amount}`) && !before.includes(`${thing} and ${amount}`),
  );
}

const determiner =
  "(?:(?:the|an?|my|our|its|their|all|\\d+|\\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten) )*";
const ofPeople = new RegExp(`\\b(\\p{L}+) of ${determiner}(\\p{L}{3,})`, "giu");
const gathered =
  /^(?:teams?|groups?|crews?|squads?|class(?:es)?|famil(?:y|ies)|staffs?|departments?|units?|total|help|means|use|aid|support|areas?|fields?|domain|sphere|form)$/i;

/** What was of somebody was not done with them: "the code of 4 interns" is not "the code with 4 interns". */
function joinsOwner(before: string, after: string): boolean {
  return [...before.matchAll(ofPeople)].some(([, thing = "", owner = ""]) => {
    const led = (line: string) => new RegExp(`\\bwith ${determiner}${owner}\\b`, "iu").test(line);
    return !gathered.test(thing) && led(after) && !led(before);
  });
}

const beneficiary = new RegExp(`\\bfor ${determiner}(\\p{L}{3,})\\b`, "giu");

/** Whoever a deed was done for did not undergo it: "trained clerks for the hospital" is not "trained the hospital, clerks". */
function suffersFor(before: string, after: string): boolean {
  return [...before.matchAll(beneficiary)].some(([, whom = ""]) => {
    const object = new RegExp(`^\\p{L}+ (?:and \\p{L}+ )?${determiner}${whom}(?:,| and| or|$)`, "iu");
    return object.test(after) && !object.test(before);
  });
}

const rates =
  "hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual|annually|regular|regularly";
const rateOfOne = new RegExp(
  `\\b(${rates}) \\p{L}+ (?:of|to|on|for|in|with) [^.;]*\\band (?!(?:${rates})\\b)(?:\\p{L}+ )?\\p{L}+(?:s|tion|ment|al|ance|ing|sis) (?:of|to|on|for|in|with) `,
  "iu",
);

/** "weekly inspections of cranes and repairs to lifts" does not say how often lifts were repaired. */
function spreadsRate(before: string, after: string): boolean {
  const rate = rateOfOne.exec(before)?.[1];
  if (rate === undefined) return false;
  const stem = rate.slice(0, 5);
  const near = new RegExp(`\\band\\b[^.;]*\\b${stem}|^${stem}`, "iu");
  return (
    near.test(after) &&
    !new RegExp(
      `\\b${stem}\\w* \\p{L}+(?:s|tion|ment|al|ance|ing|sis) (?:of|to|on|for|in|with)\\b`,
      "iu",
    ).test(after)
  );
}

export function changesTies(before: string, after: string): boolean {
  return (
    sharesAmount(before, after) ||
    joinsOwner(before, after) ||
    suffersFor(before, after) ||
    spreadsRate(before, after)
  );
}

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
