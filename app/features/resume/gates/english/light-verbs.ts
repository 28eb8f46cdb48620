import { deedNouns, mannersOfDeeds } from "../../lexicon/deed-nouns.en";
import { inflect, type VerbForm } from "../../lexicon/verbs.en";
import { isVerbBase } from "./concepts";

/** Verbs that say no more than that the deed behind them was done, in each form. "Offered", "arranged" and "received" say something else. */
const carriers: Record<string, VerbForm> = {};
for (const [base, third, past, ing] of [
  "make makes made making",
  "do does did doing",
  "give gives gave giving",
  "conduct conducts conducted conducting",
  "perform performs performed performing",
  "undertake undertakes undertook undertaking",
  "provide provides provided providing",
  "execute executes executed executing",
].map((forms) => forms.split(" "))) {
  Object.assign(carriers, {
    [base ?? ""]: "base",
    [third ?? ""]: "third",
    [past ?? ""]: "past",
    [ing ?? ""]: "ing",
  });
}

/** Not of a verb in the passive, which tells what was given to the writer, nor of what another word limits. */
const carried = new RegExp(
  `(?<!\\b(?:was|were|is|are|am|be|been|being|got|not|never|to be) )\\b(${Object.keys(carriers).join("|")})( (?:an?|the|my|our))?( \\p{Ll}{4,12})? ([\\p{Ll}-]{3,18})( and [\\p{Ll}-]{3,18})? (of|for|to|on|in|into|with|about|between)(?= \\S)`,
  "giu",
);

/** "conducted the sorting and packing of" is "sorted and packed" where both nouns have a verb. */
function verbsFor(nouns: (string | undefined)[], form: VerbForm): string[] {
  return nouns.flatMap((noun) => {
    const verb = noun === undefined ? undefined : deedNouns.get(noun)?.verb;
    return verb === undefined ? [] : [inflect(verb, form)];
  });
}

/** Those who do a deed and are not named by an -er: "acted as the coach of" is "coached". */
const doers: Record<string, string> = {
  coach: "coached",
  mentor: "mentored",
  tutor: "tutored",
  guide: "guided",
  "co-author": "coauthored",
  coauthor: "coauthored",
};
const doer = new RegExp(
  `\\b(?:served|acted|worked) as (?:the |an? )?(${Object.keys(doers).join("|")}) (?:of|for|to) (?=\\S)`,
  "giu",
);

function capitalisedLike(found: string, said: string): string {
  return /^\p{Lu}/u.test(found) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** "was able to sign" is "signed": what one was able to do once was done. */
export function withPastDeeds(text: string): string {
  return text.replace(
    /\b(?:(?:was|were) able|managed) to (\p{Ll}{3,15})(?= )/giu,
    (found: string, verb: string) =>
      isVerbBase(verb) ? capitalisedLike(found, inflect(verb, "past")) : found,
  );
}

function heldFor(found: string, verb: string): string {
  const form = /ing$/i.test(verb) ? "negotiating" : /ed$/i.test(verb) ? "negotiated" : "negotiate";
  return `${capitalisedLike(found, form)} with`;
}

/** "did the repair of" as "repaired". What is not known to be a manner or a rate – a number, "some", "the first" – says more than the verb would, and leaves the words as they are. */
export function withPlainDeeds(text: string): string {
  return text
    .replace(/\b(enter(?:ed|ing)?) into negotiations? with\b/giu, heldFor)
    .replace(/\b(h[eo]ld(?:ing)?) negotiations? with\b/giu, (found: string, verb: string) =>
      heldFor(found, verb.toLowerCase() === "held" ? "entered" : verb),
    )
    .replace(doer, (found: string, who: string) =>
      capitalisedLike(found, `${doers[who.toLowerCase()] ?? who} `),
    )
    .replace(
      carried,
      (
        found: string,
        carrier: string,
        _determiner: string | undefined,
        manner: string | undefined,
        noun: string,
        second: string | undefined,
        preposition: string,
      ) => {
        const form = carriers[carrier.toLowerCase()] ?? "past";
        const nouns = second === undefined ? [noun] : [noun, second.slice(5)];
        const verbs = verbsFor(nouns, form);
        const how = manner === undefined ? "" : mannersOfDeeds.get(manner.trim());
        if (verbs.length < nouns.length || how === undefined) return found;
        const goes = nouns.every((one) => deedNouns.get(one)?.dropped.has(preposition) === true);
        const said = [how, verbs.join(" and "), goes ? "" : preposition].filter((part) => part !== "");
        return capitalisedLike(found, said.join(" "));
      },
    );
}
