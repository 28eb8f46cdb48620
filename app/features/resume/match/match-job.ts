import {
  type Line,
  linesOf,
  linesOfContact,
  linesOfSection,
  type Resume,
  type SectionKind,
} from "~/core/resume";
import type { JobMatch } from "../report";
import { readStory, type Story } from "../scoring/subject";
import { type JobTerm, readAsked } from "./job-terms";
import { sharedTerms } from "./shared-terms";
import { claimOf, hasHan } from "./text-reader";
import { knownIn } from "./vocabulary";

/** What a term is worth, and what of that its mere name brings: to name all gains less than a tenth of showing half of them. */
export const worth = { must: 1, nice: 0.4 };
const named = 0.04;

/** A line that copies so many words in a row, or twice as many Chinese characters, from the advertisement proves nothing. */
const copied = 8;

export const paperKinds: readonly SectionKind[] = ["education", "certificates", "languages"];

/** A longer line tells a story of a school. */
const longestPaper = 80;

/** A row of courses is no degree in each of them. */
const isCourseList = (text: string) =>
  text.split(/[、，,;；]/).length > 4 || /^.{0,4}(?:主修|课程|coursework|modules)/i.test(text);

/** "证书：" and "普通话：二级甲等" among the lines about the person. */
const paperLabel =
  /^(?:[^:：]{0,6}(?:证书?|资格|执照|普通话|外语|英语|语言)[^:：]{0,6}|(?:licen[cs]es?|certificat\w+|languages?)[^:]{0,20})[:：]/i;

const footer =
  /^(?:generated|created|exported|printed|powered) (?:by|with|on|from|using)\b|^page \d|\bconfidential$|由.{1,20}(?:生成|导出)|^第 ?\d+ ?页/i;

/** "担任班主任" names the post as a title does. */
const servedAs = /^.{0,8}(?:担任|兼任)|^(?:served|acted) as /i;

/** A deed says at least so many telling words, or Chinese characters, beside the terms that it shows. */
const besides = { en: 3, zh: 7 };

/** At most so many terms in one deed: a sentence of more is a list. A title or a certificate names two at most. */
const mostInDeed = 4;
const mostInTitle = 2;

/** What somebody knows or was there for is no deed, whatever follows: "Strong knowledge of Kafka gained over 4 years", 熟悉性能测试. */
const known =
  /(?<=^|[.;] )(?:(?:strong|good|deep|solid|extensive|excellent|sound|working|in-depth|hands-on|proven|basic|practical|thorough|highly|very|also|well)[ -]){0,3}(?:know(?:s|ing|ledge|ledgeable)?|understand(?:s|ing)?|familiar(?:ity)?|experienced?|expert(?:ise)?|proficien(?:t|cy)|skill(?:s|ed)|fluen(?:t|cy)|exposure|competen(?:t|ce|cy)|versed|comfortable|adept|(?:have |has )?work(?:ed|ing|s)?(?: \w{2,12}ly| closely| a lot)? with|responsible for|in charge of|involved in)\b[^;.]*|(?<=^|[。；;])[^，,。；;]{0,8}?(?:熟悉|熟知|熟练|掌握|了解|精通|擅长)[^，,。；;]*|从事[^，,。；;]*?(?:工作|业务)|(?:具备|具有|拥有|积累)[^，,。；;]{0,40}?(?:经验|能力|知识|基础)/giu;

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z][\w+#'’-]*(?:\.(?=\w)\w+)?/g) ?? [];
}

function runsOf(text: string, length: number): string[] {
  const han = text.replace(/[^\p{Script=Han}]/gu, "");
  const words = wordsOf(text.toLowerCase());
  return [
    ...words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" ")),
    ...Array.from(han.slice(2 * length - 1), (_, at) => han.slice(at, at + 2 * length)),
  ];
}

/** "Used Kafka, Redis and Docker": three short items or more, without a figure. */
function isList(text: string, size: (text: string) => number, longest: number): boolean {
  const items = text
    .split(/[、,，;；]|\s(?:and|&)\s|(?<=\p{Script=Han})[和与及](?=\p{Script=Han})/u)
    .filter((item) => item.trim());
  const isSentence = items.some((item) => size(item) >= 1.5 * longest);
  return items.length >= 3 && !/\d/.test(text) && !isSentence && size(text) <= items.length * longest;
}

/** A word of a term that stands three times in one sentence is there to be counted. */
function isRepeated(text: string, { term }: JobTerm): boolean {
  const said = text.toLowerCase();
  const times = (part: string) => said.split(part).length - 1;
  const parts = term.toLowerCase().split(hasHan(term) ? /(?<=^.{2,4})(?=.{2}$)/u : " ");
  return (
    (term.length > 2 && times(term.toLowerCase()) > 1) ||
    parts.some((part) => part.length > (hasHan(part) ? 1 : 3) && times(part) > 2)
  );
}

function deedsOf(
  { resume: { language }, rules, statements }: Story,
  terms: JobTerm[],
): Map<string, JobTerm[]> {
  const told: string[][] = [];
  return new Map(
    statements.map(({ line: { id, text }, hollow }) => {
      const claim = claimOf(text).replace(known, "");
      const shown = terms.filter(({ matches }) => matches(claim));
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
      if (!isDeed || shown.length === 0) return [id, []];
      const bare = shown.reduce((left, { term, find }) => left.replace(find?.(left) ?? term, ""), claim);
      const frame = runsOf(bare, 1);
      const isSame = told.some(
        (other) =>
          frame.filter((one) => other.includes(one)).length >= 0.8 * Math.max(frame.length, other.length),
      );
      told.push(frame);
      return [id, isSame ? [] : shown];
    }),
  );
}

/** A name of capitals that no list has may be a certificate. */
const mayBePaper = ({ term }: JobTerm) => /^[A-Z]{3,6}$/.test(term) && knownIn(term).length === 0;

/** `lines` are those that show the term; `gain` is the share of the match (0–1) that showing it would bring. */
export type GradedTerm = JobTerm & {
  proof: JobMatch["terms"][number]["proof"];
  lines: string[];
  gain: number;
};

export type GradedJob = { terms: GradedTerm[]; coverage: number };

/** What the advertisement asks for and how far the resume shows it, must-haves first: whole in a deed or the title of a dated post, a
 * tenth where it is only named, nothing in a line copied from the advertisement. Null where it asks for nothing. */
export function gradeJob(resume: Resume, advert: string, asked = readAsked(advert)): GradedJob | null {
  const subject = readStory(resume);
  const shared = sharedTerms(asked, subject);
  if (asked.terms.length + shared.length === 0) return null;
  const advertised = new Set(runsOf(advert, copied));
  const entries = resume.sections.flatMap((section) => section.entries);
  const houses = entries.flatMap(({ title, organisation }) => (title && organisation ? [organisation] : []));
  const own = new Set([...linesOfContact(resume.contact), ...houses].map(({ id }) => id));
  const isTold = ({ text }: Line) =>
    !footer.test(text.trim()) && !runsOf(text, copied).some((part) => advertised.has(part));
  const lines = subject.lines.filter((line) => !own.has(line.id) && isTold(line));
  const countIn = ({ text }: Line) => {
    const found = asked.terms.filter(({ matches }) => matches(text));
    return found.filter(
      ({ term }) => !found.some((other) => other.term !== term && other.term.includes(term)),
    ).length;
  };
  const deeds = deedsOf(subject, [...asked.terms, ...shared]);
  const posts = subject.dated
    .filter(({ section }) => section.kind === "experience")
    .flatMap(({ entries }) => entries.filter(({ dates }) => dates))
    .flatMap(({ title, lines }) => [title ?? [], ...lines.filter(({ text }) => servedAs.test(text))].flat())
    .filter((line) => isTold(line) && countIn(line) <= mostInTitle);
  const certificates = resume.sections
    .filter(({ kind }) => kind === "certificates")
    .flatMap((section) => linesOfSection({ ...section, heading: null }))
    .filter((line) => isTold(line) && countIn(line) <= mostInTitle);
  const papers = [
    ...linesOf(resume).filter(({ text }) => paperLabel.test(text)),
    ...resume.sections
      .filter(({ kind }) => paperKinds.includes(kind))
      .flatMap((section) =>
        linesOfSection({ ...section, heading: null }).filter(
          ({ text }) => section.kind !== "education" || !isCourseList(text),
        ),
      ),
  ].filter((line) => line.text.length <= longestPaper && !houses.includes(line) && isTold(line));
  const grade = (term: JobTerm): Omit<GradedTerm, "gain"> => {
    const shows = ({ text }: Line) => term.matches(claimOf(text));
    const told = term.credential
      ? papers.filter(shows)
      : [
          ...lines.filter(({ id }) => deeds.get(id)?.includes(term)),
          ...(mayBePaper(term) ? certificates.filter(shows) : []),
        ];
    const shown = [...new Set([...told, ...(term.onPaper ? [] : posts.filter(shows))].map(({ id }) => id))];
    const isNamed = shown.length > 0 || lines.some(shows);
    return { ...term, proof: shown.length > 0 ? "shown" : isNamed ? "named" : "missing", lines: shown };
  };
  const wanted = asked.terms.map(grade);
  const also = shared.map(grade).filter(({ proof }) => proof !== "missing");
  const counted = [...wanted, ...also.filter(({ proof }) => proof === "shown")];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const credit = { shown: 1, named, missing: 0 };
  const most = sum(counted.map(({ need }) => worth[need]));
  const gainOf = ({ need, proof }: Omit<GradedTerm, "gain">) =>
    most === 0 ? 0 : (worth[need] * (1 - credit[proof])) / most;
  return {
    terms: [...wanted, ...also]
      .map((term) => ({ ...term, gain: gainOf(term) }))
      .toSorted((a, b) => worth[b.need] - worth[a.need]),
    coverage: most === 0 ? 0 : sum(counted.map(({ need, proof }) => worth[need] * credit[proof])) / most,
  };
}

export function matchJob(resume: Resume, advert: string | null): JobMatch | null {
  const graded = advert === null ? null : gradeJob(resume, advert);
  return graded && { ...graded, terms: graded.terms.map(({ term, need, proof }) => ({ term, need, proof })) };
}
