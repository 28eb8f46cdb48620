import { type Line, linesOfContact, linesOfSection, type Resume, type SectionKind } from "~/core/resume";
import type { JobMatch } from "../report";
import { readStory, type Story } from "../scoring/subject";
import { type JobTerm, readAsked } from "./job-terms";
import { sharedTerms } from "./shared-terms";
import { hasHan } from "./text-reader";

/** What a wanted term is worth, and what of that its mere name brings: so little that naming all of them gains less than a
 * tenth of showing the half that a good candidate shows. */
const worth = { must: 1, nice: 0.4 };
const named = 0.04;

/** A line that copies so many words in a row, or twice as many Chinese characters, from the advertisement proves nothing. */
const copied = 8;

/** Where degrees, languages and permits stand. */
const paperKinds: readonly SectionKind[] = ["education", "certificates", "languages"];

/** A longer line tells a story of a school. */
const longestPaper = 80;

/** A deed says at least so many telling words, or Chinese characters, beside the terms that it shows. */
const besides = { en: 3, zh: 7 };

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

/** "Used Kafka, Redis and Docker": three short items or more, without a figure. */
function isList(text: string, size: (text: string) => number, longest: number): boolean {
  const items = text
    .split(/[、,，;；]|\s(?:and|&)\s|(?<=\p{Script=Han})[和与及](?=\p{Script=Han})/u)
    .filter((item) => item.trim());
  return items.length >= 3 && !/\d/.test(text) && size(text) <= items.length * longest;
}

/** A word of a term that stands three times in one sentence is there to be counted. */
function isRepeated(text: string, { term }: JobTerm): boolean {
  const said = text.toLowerCase();
  const times = (part: string) => said.split(part).length - 1;
  const parts = term.toLowerCase().split(hasHan(term) ? /(?<=^.{2,4})(?=.{2}$)/u : " ");
  return (
    times(term.toLowerCase()) > 1 ||
    parts.some((part) => part.length > (hasHan(part) ? 1 : 3) && times(part) > 2)
  );
}

/** The lines that tell of deeds, with the terms that each shows. */
function deedsOf(
  { resume: { language }, rules, statements }: Story,
  terms: JobTerm[],
): Map<string, JobTerm[]> {
  return new Map(
    statements.map(({ line: { id, text }, hollow }) => {
      const shown = terms.filter(({ matches }) => matches(text));
      const spent = shown.reduce((sum, { term }) => sum + rules.content(term), 0);
      const figure = /\d/.test(text) ? besides[language] / 3 : 0;
      const rest = rules.content(text) + figure - spent;
      const repeats = shown.some((term) => isRepeated(text, term));
      const isDeed =
        !hollow &&
        !repeats &&
        shown.length <= mostInDeed &&
        rest >= Math.max(besides[language], (shown.length * besides[language]) / 2) &&
        !isList(text, rules.size, besides[language]);
      return [id, isDeed ? shown : []];
    }),
  );
}

type Graded = JobMatch["terms"][number];

/** How much of what the advertisement asks for the resume shows: whole in a deed or the title of a dated post, a tenth
 * where it is only named, nothing in a line copied from the advertisement. Null without an advertisement, or where it asks for nothing. */
export function matchJob(resume: Resume, advert: string | null): JobMatch | null {
  if (advert === null) return null;
  const asked = readAsked(advert);
  const subject = readStory(resume);
  const shared = sharedTerms(asked, subject);
  if (asked.terms.length + shared.length === 0) return null;
  const advertised = new Set(shingles(advert));
  const own = new Set(linesOfContact(resume.contact).map(({ id }) => id));
  const isOwn = (line: Line) =>
    !own.has(line.id) && !shingles(line.text).some((part) => advertised.has(part));
  const lines = subject.lines.filter(isOwn);
  const deeds = deedsOf(subject, [...asked.terms, ...shared]);
  const posts = subject.dated
    .filter(({ section }) => section.kind === "experience")
    .flatMap(({ entries }) =>
      entries.filter(({ dates }) => dates !== null).flatMap(({ title }) => title ?? []),
    );
  const papers = subject.resume.sections
    .filter(({ kind }) => paperKinds.includes(kind))
    .flatMap((section) => linesOfSection({ ...section, heading: null }))
    .filter((line) => line.text.length <= longestPaper && isOwn(line));
  const grade = (term: JobTerm): Graded => {
    const { need, matches } = term;
    const isShown =
      lines.some(({ id }) => deeds.get(id)?.includes(term)) ||
      (term.credential === true && papers.some(({ text }) => matches(text))) ||
      posts.some((title) => isOwn(title) && matches(title.text));
    const isNamed = isShown || lines.some(({ text }) => matches(text));
    return { term: term.term, need, proof: isShown ? "shown" : isNamed ? "named" : "missing" };
  };
  const wanted = asked.terms.map(grade);
  const also = shared.map(grade).filter(({ proof }) => proof !== "missing");
  const graded = [...wanted, ...also.filter(({ proof }) => proof === "shown")];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const credit = { shown: 1, named, missing: 0 };
  const most = sum(graded.map(({ need }) => worth[need]));
  const terms = [...wanted, ...also].toSorted((a, b) => worth[b.need] - worth[a.need]);
  return {
    terms,
    coverage: most === 0 ? 0 : sum(graded.map(({ need, proof }) => worth[need] * credit[proof])) / most,
  };
}
