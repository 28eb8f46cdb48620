import { capitalised } from "../lexicon/term-casing";
import { readingsOf } from "../lexicon/verbs.en";
import { changed, quoted, type Rule } from "./rewrite-rule";

/** OfflineCV counts bullets of 8 to 30 words as good; inside a sentence only what is a third longer is cut. */
const longestBullet = 30;
const longestSentence = 40;
const shortestPart = 5;
const shortestSentence = 4;
const mostPoints = 8;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

function leadsWith(text: string, ...forms: string[]): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(/[^\p{L}-]+/u);
  const word = /ly$/.test(first) ? second : first;
  return (
    (word === "set" && forms.includes("past")) || readingsOf(word).some(({ form }) => forms.includes(form))
  );
}

const standsAlone =
  /^(?!(?:This|These|That|Those|It|They|He|She|Which|Who|Both|There|Here|Such|Also|However|As)\b)\p{Lu}/u;

function opensDeed(sentence: string): boolean {
  const told = sentence.replace(/^I (?:also |then )?(?:am |was )?/, "");
  return leadsWith(told, "past", "base", "third", "ing") || /^responsible for\b/i.test(told);
}

/** A paragraph that tells several deeds stands as one point for each; what leans on the sentence before stays with it. */
export const paragraphToPoints: Rule = (text, { part }) => {
  if (part !== "detail") return null;
  const sentences = text.split(/(?<=[\p{L}\p{N}%)]{2}[.!]) (?=\p{Lu})/u);
  const points = sentences.reduce<string[]>((done, sentence) => {
    const last = done.at(-1);
    if (last === undefined || (standsAlone.test(sentence) && countWords(sentence) >= shortestSentence))
      done.push(sentence);
    else done[done.length - 1] = `${last} ${sentence}`;
    return done;
  }, []);
  const deeds = points.filter(opensDeed).length;
  if (points.length < 2 || points.length > mostPoints || deeds < 2 || deeds < points.length - 1) return null;
  const values = { parts: points.length };
  return changed(text, points.join("\n"), { rule: "paragraphToPoints", values });
};

/** Cuts a bullet that is too long between its statements: before each sentence that opens with a deed, else near the middle. */
export const split: Rule = (text, { part }) => {
  const size = countWords(text);
  if (part !== "bullet" || size <= longestBullet) return null;
  const cuts = [...text.matchAll(/\. (?=\p{Lu})|; (?:and )?(?=\p{L})|, and (?=\p{Ll}+)/gu)].filter(
    ({ index, 0: separator }) => {
      const next = text.slice(index + separator.length);
      const sizes = [countWords(text.slice(0, index)), countWords(next)];
      const whole = separator.startsWith(".")
        ? standsAlone.test(next)
        : size > longestSentence && leadsWith(next, "past");
      return whole && sizes.every((words) => words >= shortestPart);
    },
  );
  const deeds = cuts.filter(
    ({ index, 0: separator }) => separator.startsWith(".") && leadsWith(text.slice(index + 2), "past"),
  );
  const middle = text.length / 2;
  const nearest = cuts
    .toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
    .slice(0, 1);
  const chosen = (deeds.length > 0 ? deeds.slice(0, 3) : nearest).toSorted((a, b) => a.index - b.index);
  const [first] = chosen;
  if (!first) return null;
  const end = text.endsWith(".") ? "." : "";
  let from = 0;
  const parts = chosen.map(({ index, 0: separator }) => {
    const piece = text.slice(from, index) + end;
    from = index + separator.length;
    return capitalised(piece);
  });
  parts.push(capitalised(text.slice(from)));
  const values = { at: quoted(text.slice(first.index + first[0].length)), parts: parts.length };
  return changed(text, parts.join("\n"), { rule: "split", values });
};
