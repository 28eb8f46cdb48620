import { capitalised, changed, type Place, quoted, type Rule, termCase } from "./rewrite-rule";
import { withTermCasing } from "./rewrite-terms";
import { inflect, readingsOf, readsAsNoun, type VerbForm } from "./verbs.en";

const fullWidth: Record<string, string> = {
  "，": ", ",
  "。": ". ",
  "；": "; ",
  "：": ": ",
  "（": " (",
  "）": ") ",
  "、": ", ",
};

/** Full-width marks, doubled spaces, spaces before a comma. */
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

/** Words that add nothing. */
const filler: Rule = (text) => {
  const found = [...text.matchAll(adverbs)].map(([, , word]) => word ?? "");
  let after = text.replace(adverbs, "$1");
  if (/\bin order to\b/i.test(after)) {
    found.push("in order");
    after = after.replace(/\bin order to\b/i, (phrase) => (phrase.startsWith("I") ? "To" : "to"));
  }
  return changed(text, /^\p{Lu}/u.test(text) ? capitalised(after) : after, {
    rule: "filler",
    values: { list: found.join(" · ") },
  });
};

const praise =
  /^(?:(?:highly[ -]motivated|self[ -]motivated|results?[ -](?:driven|oriented)|detail[ -]oriented|hard[ -]?working|passionate|enthusiastic|innovative)(?:,? and |, | )(?:an? )?)+(?!(?:to|about|for|with|in|by|and|on|of)\b)(?=\p{L})/iu;

/** Praise of oneself before the profession, in a summary. */
const buzzwords: Rule = (text, { kind }) => {
  const found = praise.exec(text)?.[0];
  if (!found || kind !== "summary") return null;
  const after = capitalised(text.slice(found.length));
  return changed(text, after, { rule: "buzzwords", values: { list: found.trim() } });
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
    const joint = /^(?:,? and |, | & )/.exec(rest)?.[0];
    if (!joint || !formOf(wordAt(rest.slice(joint.length)), from)) break;
    out += joint;
    rest = rest.slice(joint.length);
  }
  let unsure = false;
  rest = rest.replace(/(,? and |, | & )(\p{Ll}+)/gu, (whole, joint: string, word: string, at: number) => {
    const base = formOf(word, from);
    if (!base) return whole;
    const sure = article.test(rest.slice(at + whole.length)) || (from === "ing" && !readsAsNoun(word));
    if (sure) return joint + inflect(base, to);
    if (!readsAsNoun(word)) unsure = true;
    return whole;
  });
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

/** What is over in the past tense; what still runs in the present. */
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

/** "Utilized" to "used", but not where it leads: "Used" at the start of a point reads as "Used by". */
const plainWord: Rule = (text) => {
  const found = /(?<=\s)utili[sz]ed?\b/.exec(text)?.[0] ?? "";
  const to = found.endsWith("d") ? "used" : "use";
  return found === ""
    ? null
    : changed(text, text.replace(found, to), { rule: "plainWord", values: { from: found, to } });
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

/** OfflineCV counts bullets of 8 to 30 words as good; what is up to a third longer is left in peace. */
const longestBullet = 40;
const shortestPart = 6;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

/** Cuts a bullet that is too long between two statements. */
const split: Rule = (text, { part }) => {
  if (part !== "bullet" || countWords(text) <= longestBullet) return null;
  const middle = text.length / 2;
  const cuts = [...text.matchAll(/\. (?=\p{Lu})|; (?:and )?(?=\p{L})|, and (?=\p{Ll}+)/gu)]
    .filter(({ index, 0: joint }) => {
      const next = text.slice(index + joint.length);
      const past = readingsOf(wordAt(next).toLowerCase()).some((reading) => reading.form === "past");
      const sizes = [countWords(text.slice(0, index)), countWords(next)];
      return sizes.every((size) => size >= shortestPart) && (joint.startsWith(".") || past);
    })
    .toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  const cut = cuts[0];
  if (!cut) return null;
  const end = text.endsWith(".") ? "." : "";
  const first = text.slice(0, cut.index) + end;
  const after = `${first}\n${capitalised(text.slice(cut.index + cut[0].length))}`;
  return changed(text, after, {
    rule: "split",
    values: { at: quoted(text.slice(cut.index + cut[0].length)) },
  });
};

/** The rules of English wording, in the order in which they apply. */
export const englishRules: Rule[] = [
  punctuation,
  firstPerson,
  filler,
  buzzwords,
  weakOpening,
  tenseRule,
  plainWord,
  termCase,
  capital,
  endMark,
  split,
];

/** Rules for a line that is a name or a list: casing and marks alone. */
export const englishListRules: Rule[] = [punctuation, termCase];

/** What most single-sentence bullets end with; null where they are too few or too mixed to tell. */
export function usualEnglishEnd(bullets: string[]): Place["endMark"] {
  const dotted = bullets.filter((text) => /\.$/.test(text)).length;
  if (bullets.length < 4) return null;
  if (dotted / bullets.length >= 0.6) return ".";
  return dotted / bullets.length <= 0.4 ? "" : null;
}
