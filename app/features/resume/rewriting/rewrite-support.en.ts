import { inflect, readingsOf } from "../lexicon/verbs.en";
import { changed, type Place, type Rule } from "./rewrite-rule";
import { wordAt } from "./rewrite-verbs.en";

const help = "([Hh]elp(?:ed|ing)?|[Aa]ssist(?:ed|ing|s)?)";
const thing = "(?=(?:the|an?|its|their|all|each|every|both|new|\\d[\\d,]*) )";
const people =
  "(?:(?:the|our|an?|several|other|senior|junior|\\d+) )?(?:\\p{Ll}[\\p{Ll}-]* ){0,3}?(?:\\p{Ll}+(?:ers|ors|ists|ants|ents|ians|mates|agues|er|or|ist|ant|ian)|teams?|nurses|guests|staff|boss|chef)";
const timeOrPlace =
  "(?![^.,;]*\\b(?:basis|shifts?|weekends?|floor|ward|contract|call|site|teams?|department|side)\\b)";

/** What only weakens an opening, and a verb that claims no more: whose work it was stays as it was told. */
const plainer: [RegExp, string][] = [
  [new RegExp(`^${help} (?:out )?with ${thing}`, "u"), "support"],
  [
    /^([Aa]ssist(?:ed|ing|s)?) in (?=(?:the )?(?:\p{Ll}+ )?(\p{Ll}+)(?: and \p{Ll}+)? (?:of|for) )/u,
    "support",
  ],
  [
    new RegExp(`^${help} (?=${people}(?:,? (?:and|or) ${people})? (?:with|in|on|during|at|by) )`, "u"),
    "support",
  ],
  [new RegExp(`^([Ww]ork(?:ed|ing)?) on ${thing}${timeOrPlace}`, "u"), "contribute to"],
  [
    new RegExp(
      `^([Ww]ork(?:ed|ing)?) (?:closely |together )?with (?=${people} (?:to|on|in|and|across|for) )`,
      "u",
    ),
    "collaborate with",
  ],
  [
    /^(?:[Ww](?:as|ere) )?(?:[Aa]ctively )?([Pp]articipat(?:ed|ing)|[Ii]nvolved) in (?=(?:the )?(?:\p{Ll}+ )?(\p{Ll}+)(?: and \p{Ll}+)? (?:of|for) )/u,
    "contribute to",
  ],
];

function opened(told: string, verb: string, { tense }: Place): string {
  const isPast = /ed$/.test(told) || (/ing$/.test(told) && tense !== "present");
  const [base = "", ...others] = verb.split(" ");
  const form = isPast ? `${base}${base.endsWith("e") ? "d" : "ed"}` : base;
  return [form.charAt(0).toUpperCase() + form.slice(1), ...others].join(" ");
}

/** Of an event one is a guest, of work one does a part. */
function isWork(noun: string | undefined): boolean {
  return noun === undefined || readingsOf(noun).some(({ form }) => form === "noun" || form === "ing");
}

const helpedToDo = new RegExp(`^${help} (${people}) (?:to )?(\\p{Ll}+)(?= )`, "u");

function isBase(word: string): boolean {
  return readingsOf(word).some(({ form }) => form === "base");
}

/** "Helped the team to prepare offers": one verb alone, since a second may be the helper's own. */
function inDoing(text: string, place: Place): { from: string; after: string } | null {
  const [whole = "", told = "", whom = "", verb = ""] = helpedToDo.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const joined = [...rest.matchAll(/(?:,| and| or) (\p{Ll}+)/gu)].some(([, word]) => isBase(word ?? ""));
  if (!isBase(verb) || joined) return null;
  return {
    from: `${told} ${whom}`,
    after: `${opened(told, "support", place)} ${whom} in ${inflect(verb, "ing")}${rest}`,
  };
}

function plainOpening(text: string, place: Place): { from: string; after: string } | null {
  for (const [pattern, verb] of plainer) {
    const found = pattern.exec(text);
    if (!found || !isWork(found[2])) continue;
    const after = `${opened(found[1] ?? "", verb, place)} ${text.slice(found[0].length)}`;
    return { from: found[0].trim(), after };
  }
  return inDoing(text, place);
}

/** "Helped with the campaign" to "Supported the campaign", never to "Led". */
export const supportNotHelp: Rule = (text, place) => {
  if (place.part === "title" || place.kind === "summary") return null;
  const better = plainOpening(text, place);
  return (
    better &&
    changed(text, better.after, {
      rule: "weakOpening",
      values: { from: better.from, to: wordAt(better.after) },
    })
  );
};
