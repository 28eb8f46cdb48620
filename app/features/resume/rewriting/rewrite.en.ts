import { deedFirst } from "../gates/inversion";
import { type Phrase, phrases, simplify, withArticles } from "../lexicon/phrases.en";
import { capitalised, withTermCasing } from "../lexicon/term-casing";
import { readingsOf } from "../lexicon/verbs.en";
import { bracketSpace, englishEnd, englishMarks } from "./rewrite-marks";
import { changed, type Place, type Rule, termCase } from "./rewrite-rule";
import { paragraphToPoints, split } from "./rewrite-split.en";
import { supportNotHelp } from "./rewrite-support.en";
import { deedNotNoun, tenseRule, weakOpening, wordAt } from "./rewrite-verbs.en";

const otherPersons = /\b(?:we|us|our|ours|me|myself|mine)\b/i;

/** Of these one speaks without saying whose they are; before other nouns "my" may tell something. */
const owned =
  "(?:(?:strong|professional|technical|analytical|communication|interpersonal|creative|leadership|problem-solving|\\p{Ll}{1,20}ing) ){0,3}";
const unowned =
  "(?:skills|knowledge|experience|expertise|abilities|fellow \\p{Ll}+s|peers|colleagues|co-?workers|classmates|teammates)";
const shared =
  "(?:team|manager|department|company|employer|supervisor|group|class|school|university|shift|unit|store|clients|customers|manager's|team's)";
const myUnowned = new RegExp(
  `\\bmy (?=(?:fellow|strong|own) ${owned}${unowned}\\b|${owned}${unowned} (?:of|in|as|with|from|to|about)\\b)`,
  "giu",
);
const myShared = new RegExp(`\\bmy (?=${shared}\\b)`, "giu");

const opens = "(^|[.;] )";
const stateOf =
  "looking|seeking|interested|able|proficient|experienced|skilled|fluent|familiar|responsible|currently|eager|open|available|certified|licensed|trained|passionate|committed|motivated|dedicated|in charge";
const stateAfterI = new RegExp(`${opens}I(?:['’]m| am) (?=(?:${stateOf})\\b)`, "gu");
const verbAfterI =
  /(^|[.;] |, and |\band )I (?:also |then |have (?=(?:\p{Ll}+ed|led|built|written|run|made|set|taught|grown|won)\b))?(?=(\p{Ll}+)\b)/gu;
const deeds = /ed$|^(?:led|built|wrote|written|ran|run|made|set|taught|grew|grown|won|drove|was|oversaw)$/;

/** In a paragraph on oneself "I build" is left: "Build" would read as an order. */
function isDeed(word: string, part: Place["part"]): boolean {
  const forms = readingsOf(word).map(({ form }) => form);
  return deeds.test(word) || forms.includes("past") || (part === "bullet" && forms.includes("base"));
}

/** "I designed" to "Designed", "my team" to "the team". What "we" did is left: whose part it was is not ours to say. */
const firstPerson: Rule = (text, { part }) => {
  if (part === "title" || otherPersons.test(text) || !/\bI\b|\bmy\b/i.test(text)) return null;
  const after = text
    .replace(/(^|[.;] )I(?:['’]m| am) an? (?=\p{L})/gu, "$1")
    .replace(stateAfterI, "$1")
    .replace(/(^|[.;] )I have (?=\d|over |more than |an? \p{L})/gu, "$1")
    .replace(verbAfterI, (whole, before: string, word: string) => (isDeed(word, part) ? before : whole))
    .replace(myUnowned, "")
    .replace(myShared, "the ");
  const opened = after.replace(/(^|[.;] )(\p{Ll})/gu, (whole, before: string, letter: string, at: number) =>
    text.includes(after.slice(at, at + 12)) && at > 0 ? whole : before + letter.toUpperCase(),
  );
  const half = part === "body" && /\bI\b|\bmy\b/i.test(opened);
  return half ? null : changed(text, opened, { rule: "firstPerson" });
};

const adverbs =
  /(^|\s)(successfully|effectively|diligently|proactively|seamlessly|passionately|very|really|basically)\s+(?=\p{L})/giu;

const filler: Rule = (text) => {
  const found = [...text.matchAll(adverbs)].map(([, , word]) => word ?? "");
  const after = text.replace(adverbs, "$1");
  return changed(text, /^\p{Lu}/u.test(text) ? capitalised(after) : after, {
    rule: "filler",
    values: { list: found.join(" · ") },
  });
};

function ruleFor(phrase: Phrase): Rule {
  return (text) => {
    const { text: after, found } = simplify(text, phrase);
    const [from = ""] = found;
    const list = found.map((one) =>
      phrase.rule === "spelling" ? `${one} → ${simplify(one, phrase).text}` : one,
    );
    return changed(text, after === text ? after : withArticles(after), {
      rule: phrase.rule,
      values: { list: list.join(" · "), from, to: simplify(from, phrase).text },
    });
  };
}

function phraseRules(...kinds: Phrase["rule"][]): Rule[] {
  return phrases.filter(({ rule }) => kinds.includes(rule)).map(ruleFor);
}

const spellingRules = phraseRules("spelling");

const spelling: Rule = (text, place) => {
  let after = text;
  const list: string[] = [];
  for (const rule of spellingRules) {
    const better = rule(after, place);
    if (!better) continue;
    after = better.text;
    list.push(String(better.reason.values?.list ?? ""));
  }
  return changed(text, after, { rule: "spelling", values: { list: list.join(" · ") } });
};

const articles: Rule = (text) => changed(text, withArticles(text), { rule: "article" });

const deedLeads: Rule = (text, { kind }) => {
  const after = kind === "summary" || kind === "objective" ? null : deedFirst(text);
  return after === null
    ? null
    : changed(text, withArticles(after), {
        rule: "deedFirst",
        values: { from: wordAt(text), to: wordAt(after) },
      });
};

const capital: Rule = (text, { part }) =>
  part !== "bullet" || !/^\p{Ll}+\s/u.test(text) || withTermCasing(capitalised(text)) !== capitalised(text)
    ? null
    : changed(text, capitalised(text), { rule: "capital" });

const marks = [englishMarks, bracketSpace];

export const englishRules: Rule[] = [
  ...marks,
  paragraphToPoints,
  spelling,
  firstPerson,
  filler,
  ...phraseRules("filler", "buzzwords"),
  weakOpening,
  supportNotHelp,
  deedNotNoun,
  deedLeads,
  tenseRule,
  ...phraseRules("plainWord"),
  termCase,
  articles,
  capital,
  split,
  englishEnd,
];

export const englishListRules: Rule[] = [...marks, termCase];
