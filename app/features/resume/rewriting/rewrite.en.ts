import { deedFirst } from "../gates/inversion";
import { type Phrase, phrases, simplify, withArticles } from "../lexicon/phrases.en";
import { capitalised, withTermCasing } from "../lexicon/term-casing";
import { inflect, readingsOf, readsAsNoun, type VerbForm } from "../lexicon/verbs.en";
import { changed, type Place, type Rule, termCase } from "./rewrite-rule";
import { split } from "./rewrite-split.en";

const fullWidth: Record<string, string> = {
  "，": ", ",
  "。": ". ",
  "；": "; ",
  "：": ": ",
  "（": " (",
  "）": ") ",
  "、": ", ",
};

const punctuation: Rule = (text) => {
  const half = /\p{Script=Han}/u.test(text)
    ? text
    : text.replace(/[，。；：（）、]/g, (mark) => fullWidth[mark] ?? mark);
  const after = half
    .replace(/[ \u00a0]{2,}/g, " ")
    .replace(/(?<=[\p{L}\p{N})]) +(?=[,;](?:\s|$))/gu, "")
    .replace(/(?<=\p{L}),(?=\p{L}{2})/gu, ", ")
    .trim();
  return changed(text, after, { rule: "punctuation" });
};

/** "Stack(Kafka, Redis)" to "Stack (Kafka, Redis)", but neither "skill(s)" nor "map(x)". */
const bracketSpace: Rule = (text) =>
  changed(text, text.replace(/(?<=\p{L}{2})\((?=[^()]{4,}\))(?!\p{Ll}+\)|\W)/gu, " ("), {
    rule: "bracketSpace",
  });

const otherPersons = /\b(?:we|us|our|ours|me|myself|mine)\b/i;

/** "I designed" to "Designed", "my team" to "the team". What "we" did is left: whose part it was is not ours to say. */
const firstPerson: Rule = (text) => {
  if (otherPersons.test(text)) return null;
  const after = text
    .replace(/(^|[.;] )I(?:['’]m| am) an? (?=\p{L})/gu, "$1")
    .replace(
      /(^|[.;] )I have (?=\d|over |more than |\p{Ll}+ed\b|(?:led|built|written|run|made|set|taught|grown|won)\b)/gu,
      "$1",
    )
    .replace(
      /(^|[.;] |\band )I (?=\p{Ll}+ed\b|led\b|built\b|wrote\b|ran\b|made\b|set\b|taught\b|grew\b|won\b|drove\b)/gu,
      "$1",
    )
    .replace(/(^|[.;] )I (?=was (?:responsible|tasked|in charge))/g, "$1")
    .replace(/\bmy (?=\p{L})/gu, "the ")
    .replace(/(^|[.;] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return /\bI\b|\bmy\b/i.test(text) ? changed(text, after, { rule: "firstPerson" }) : null;
};

const adverbs =
  /(^|\s)(successfully|effectively|efficiently|diligently|proactively|seamlessly|passionately|very|really|basically|actually)\s+(?=\p{L})/giu;

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
    return changed(text, withArticlesIfMoved(text, after), {
      rule: phrase.rule,
      values: { list: list.join(" · "), from, to: simplify(from, phrase).text },
    });
  };
}

/** A word that went may leave another article behind. */
function withArticlesIfMoved(before: string, after: string): string {
  return after === before ? after : withArticles(after);
}

function phraseRules(...kinds: Phrase["rule"][]): Rule[] {
  return phrases.filter(({ rule }) => kinds.includes(rule)).map(ruleFor);
}

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

const spellingRules = phraseRules("spelling");

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

const opening =
  /^(?:(?:was|am|were|been|being) )?(?:(?:mainly|primarily) )?(?:responsible for|responsibility for|ha[dv]e? responsibility for|in charge of|tasked with|responsibilities included?:?|duties included?:?) (?:the )?(?=\p{L})/iu;

function wordAt(text: string): string {
  return /^[\p{L}]+/u.exec(text)?.[0] ?? "";
}

function formOf(word: string, form: VerbForm): string | null {
  return readingsOf(word.toLowerCase()).find((reading) => reading.form === form)?.base ?? null;
}

const article = /^ (?:the|an?|its|their|all|new|\d)/;

/** Gives the leading verbs of a text another form, and those that "and" joins to them; null where that is not sure. */
function withVerbs(text: string, from: VerbForm, to: VerbForm): string | null {
  let rest = text;
  let out = "";
  for (;;) {
    const word = wordAt(rest);
    const base = formOf(word, from);
    if (!base || (out !== "" && readsAsNoun(word.toLowerCase()) && !article.test(rest.slice(word.length)))) {
      if (out === "") return null;
      break;
    }
    out += out === "" ? capitalised(inflect(base, to)) : inflect(base, to);
    rest = rest.slice(word.length);
    const conjunction = /^(?:,? and |, | & )/.exec(rest)?.[0];
    if (!conjunction || !formOf(wordAt(rest.slice(conjunction.length)), from)) break;
    out += conjunction;
    rest = rest.slice(conjunction.length);
  }
  let unsure = false;
  rest = rest.replace(
    /(,? and |, | & )(\p{Ll}+)/gu,
    (whole, conjunction: string, word: string, at: number) => {
      const base = formOf(word, from);
      if (!base) return whole;
      const sure = article.test(rest.slice(at + whole.length)) || (from === "ing" && !readsAsNoun(word));
      if (sure) return conjunction + inflect(base, to);
      if (!readsAsNoun(word)) unsure = true;
      return whole;
    },
  );
  return unsure ? null : out + rest;
}

const action = /^(\p{L}+)((?:(?:, | and | & )\p{L}+)*) of (?:the |an? )?/u;

function fromNoun(text: string, to: VerbForm): string | null {
  const found = action.exec(text);
  if (!found) return null;
  const bases = `${found[1] ?? ""}${found[2] ?? ""}`
    .split(/, | and | & /)
    .map((word) => formOf(word, "noun"));
  if (bases.some((base) => base === null)) return null;
  const verbs = bases.flatMap((base) => (base ? [inflect(base, to)] : []));
  const list =
    verbs.length > 1 ? `${verbs.slice(0, -1).join(", ")} and ${verbs.slice(-1).join("")}` : verbs.join("");
  return capitalised(
    `${list} ${text.slice(found[0].length - (/(?:the |an? )$/.exec(found[0])?.[0].length ?? 0))}`,
  );
}

/** "Responsible for managing" to "Managed". Never "helped" or "worked on": what somebody did of it only they know. */
const weakOpening: Rule = (text, { tense, kind }) => {
  const found = opening.exec(text)?.[0];
  if (!found || kind === "summary") return null;
  const rest = text.slice(found.length);
  const to = tense === "present" ? "base" : "past";
  const after = withVerbs(rest, "ing", to) ?? fromNoun(rest, to);
  return after
    ? changed(text, after, { rule: "weakOpening", values: { from: found.trim(), to: wordAt(after) } })
    : null;
};

const tenseRule: Rule = (text, { tense, kind, part }) => {
  if (!tense || part !== "bullet" || !["experience", "projects", "activities"].includes(kind)) return null;
  const word = wordAt(text).toLowerCase();
  const form = readingsOf(word).find((reading) => reading.form !== "past" && reading.form !== "noun")?.form;
  if (!form || readingsOf(word).some((reading) => reading.form === "past")) return null;
  if (tense === "present" && form !== "ing") return null;
  const after = withVerbs(text, form, tense === "past" ? "past" : "base");
  return after
    ? changed(text, after, {
        rule: tense === "past" ? "tensePast" : "tensePresent",
        values: { from: wordAt(text), to: wordAt(after) },
      })
    : null;
};

const capital: Rule = (text, { part }) =>
  part !== "bullet" || !/^\p{Ll}+\s/u.test(text) || withTermCasing(capitalised(text)) !== capitalised(text)
    ? null
    : changed(text, capitalised(text), { rule: "capital" });

const endMark: Rule = (text, { part, endMark: mark }) => {
  if (part !== "bullet" || mark === null || mark === "。") return null;
  const oneSentence = !/[.!?] \p{Lu}/u.test(text);
  const bare = text.replace(/(?<![.\s]\p{L}|etc|Inc|Ltd)\.$/u, "");
  if (mark === "." && /[\p{L}\p{N}%]$/u.test(text)) return changed(text, `${text}.`, { rule: "endMarkAdd" });
  return mark === "" && oneSentence ? changed(text, bare, { rule: "endMarkRemove" }) : null;
};

export const englishRules: Rule[] = [
  punctuation,
  bracketSpace,
  spelling,
  firstPerson,
  filler,
  ...phraseRules("filler", "unitOnce", "buzzwords"),
  weakOpening,
  deedLeads,
  tenseRule,
  ...phraseRules("plainWord", "percent"),
  termCase,
  articles,
  capital,
  endMark,
  split,
];

export const englishRepairs: Rule[] = [
  punctuation,
  bracketSpace,
  spelling,
  firstPerson,
  tenseRule,
  ...phraseRules("percent"),
  termCase,
  articles,
  capital,
  endMark,
];

const listEnd: Rule = (text, { part }) =>
  part === "title" || !text.includes(",") || /[.!?] \p{Lu}/u.test(text)
    ? null
    : changed(text, text.replace(/(?<!\betc|\b\p{L})\.$/u, ""), { rule: "endMarkList" });

export const englishListRules: Rule[] = [punctuation, bracketSpace, termCase, listEnd];

export function usualEnglishEnd(bullets: string[]): Place["endMark"] {
  const dotted = bullets.filter((text) => /\.$/.test(text)).length;
  if (bullets.length < 4) return null;
  if (dotted / bullets.length >= 0.6) return ".";
  return dotted / bullets.length <= 0.4 ? "" : null;
}
