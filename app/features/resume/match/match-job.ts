import { type Line, linesOfContact, type Resume } from "~/core/resume";
import type { JobMatch } from "../report";
import { readStory, type Story } from "../scoring/subject";
import { type JobTerm, jobTerms } from "./job-terms";

/** What a wanted term is worth, and what of that its mere name brings: a tenth, so that a list of keywords gains little. */
const worth = { must: 1, nice: 0.4 };
const named = 0.1;

/** A line that copies so many words in a row, or twice as many Chinese characters, from the advertisement proves nothing. */
const copied = 8;

/** A deed has at least so many words, or Chinese characters, beside the terms that it shows. */
const besides = { en: 4, zh: 6 };

/** At most so many terms in one deed: a sentence of more is a list. */
const mostInDeed = 4;

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z][\w+#'’-]*(?:\.(?=\w)\w+)?/g) ?? [];
}

function shingles(text: string): string[] {
  const han = text.replace(/[^\p{Script=Han}]/gu, "");
  const words = wordsOf(text.toLowerCase());
  return [
    ...words.slice(copied - 1).map((_, at) => words.slice(at, at + copied).join(" ")),
    ...Array.from({ length: Math.max(0, han.length - 2 * copied + 1) }, (_, at) =>
      han.slice(at, at + 2 * copied),
    ),
  ];
}

/** The lines that tell of deeds, with the terms that each shows; a line of little but terms is a list. */
function deedsOf({ resume, rules, statements }: Story, terms: JobTerm[]): Map<string, JobTerm[]> {
  const language = resume.language;
  return new Map(
    statements.map(({ line, verb }) => {
      const shown = terms.filter(({ matches }) => matches(line.text));
      const spent = shown.reduce((sum, { term }) => sum + rules.size(term), 0);
      const rest = rules.size(line.text) - spent;
      const isDeed =
        verb !== null &&
        shown.length <= mostInDeed &&
        rest >= besides[language] &&
        rest >= shown.length * (besides[language] / 2);
      return [line.id, isDeed ? shown : []];
    }),
  );
}

/** How much of what the advertisement asks for the resume shows: whole in a deed or the title of a dated post, a tenth
 * where it is only named, nothing in a line copied from the advertisement. Null without an advertisement, or where it asks for nothing. */
export function matchJob(resume: Resume, advert: string | null): JobMatch | null {
  const terms = advert === null ? [] : jobTerms(advert);
  if (advert === null || terms.length === 0) return null;
  const subject = readStory(resume);
  const advertised = new Set(shingles(advert));
  const own = new Set(linesOfContact(resume.contact).map(({ id }) => id));
  const isOwn = (line: Line) =>
    !own.has(line.id) && !shingles(line.text).some((part) => advertised.has(part));
  const lines = subject.lines.filter(isOwn);
  const deeds = deedsOf(subject, terms);
  const posts = subject.dated
    .filter(({ section }) => section.kind === "experience")
    .flatMap(({ entries }) =>
      entries.filter(({ dates }) => dates !== null).flatMap(({ title }) => title ?? []),
    );
  const graded = terms.map((term): JobMatch["terms"][number] => {
    const { need, matches } = term;
    const isShown =
      lines.some(({ id }) => deeds.get(id)?.includes(term)) ||
      posts.some((title) => isOwn(title) && matches(title.text));
    const isNamed = isShown || lines.some(({ text }) => matches(text));
    return { term: term.term, need, proof: isShown ? "shown" : isNamed ? "named" : "missing" };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const credit = { shown: 1, named, missing: 0 };
  return {
    terms: graded,
    coverage:
      sum(graded.map(({ need, proof }) => worth[need] * credit[proof])) /
      sum(graded.map(({ need }) => worth[need])),
  };
}
