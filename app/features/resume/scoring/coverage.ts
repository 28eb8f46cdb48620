import { type Line, linesOfContact } from "~/core/resume";
import { technicalTerms } from "../lexicon/terms";
import type { JobMatch } from "../report";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { evidenceOf, once, presence, summaryLines } from "./subject";

type Term = { term: string; weight: number; found: (text: Haystack) => boolean };

type Haystack = { lower: string; stems: Set<string> };

const stopWords = new Set(
  `a about above across after all also among an and any applicant applicants apply are as at background be been benefits best
better between both bonus build building but by can candidate candidates come company competitive culture customer customers day days
deep degree desired do does each eager either employer environment equal etc every excellent experience experienced expected expect
exposure familiar familiarity fast-paced field for from full fun get good great grasp grow growing growth had hand hands-on has have help
hiring ideal ideally if in including include includes into is it its join key knowledge learn level like looking love lot make many
more most must need needed new nice no non not of on one only opportunity or other our out over own owning paced part passion passionate
people person plus position preferred professional proficiency proficient proven provide related relevant required requirements
responsibilities responsibility responsible role salary self sense senior junior should skill skills so solid some someone sound strong such
take team teams than that the their them then there these they thing things this those through time to together tool tools tooling track under
understanding up us use used using various very via want way we well what when where which while who will willing with within without
work working world would year years you your minimum bachelor's bachelor master's degree bs ba ms ability able across time design develop
delivery high low end lifecycle production professional pattern patterns e.g i.e etc per right office remote hybrid location engineer engineers developer developers manager managers specialist analyst coordinator assistant stack run runs paid vacation insurance`.split(
    /\s+/,
  ),
);

/** 招聘用语与虚词，把一句话切成词组。按长度从长到短切。 */
const breaks =
  "岗位职责|工作职责|职位描述|职位要求|岗位要求|任职要求|任职资格|加分项|优先考虑|优先|熟练掌握|熟练使用|熟练运用|熟练|熟悉|掌握|精通|了解|具有|具备|拥有|能够|善于|擅长|负责|参与|协助|配合|承担|完成|进行|根据|通过|使用|运用|利用|以及|或者|并且|相关|相应|常用|主流|至少|一种|一门|以上|以下|左右|学历|本科|硕士|专业|经验|经历|工作(?!流)|岗位|职位|公司|团队|我们|良好|优秀|较强|一定|丰富|扎实|深入|独立|能力|意识|精神|不限|包括|包含|例如|比如|等等|其他|各类|各种|相关|领域(?!驱动|模型)|方向|基础(?!设施|架构)|理解|原理|日常|及其|之一|对(?!接|账|象)|的|与|和|及|或|等(?!级|保)|有(?!限)|(?<![性功职智技效产节])能|会(?![员计议])|者|为|在(?!线)|中(?![间台心])|并(?![发行])|年|月(?!活)|至|从|将|把|被|以|可(?![视靠用观])|需(?!求)|要(?!素)|该|其|个(?!人)|一";
const breaking = new RegExp(breaks, "g");

const literal = (text: string) => text.replace(/[.+*?/\\^$()[\]{}|#]/g, "\\$&");
const aliasPatterns = technicalTerms
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ name, aliases }) => ({
    name,
    pattern: new RegExp(
      aliases
        .map((alias) =>
          /\p{Script=Han}/u.test(alias) ? alias : `(?<![\\w+#.-])${literal(alias)}(?![\\w+#]|[.-]\\w)`,
        )
        .join("|"),
      "i",
    ),
  }));

function stem(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/ies$/, "y")
    .replace(
      /(?<=\w{3})(?:[iy][sz](?:ations?|ing|ed|es|e)|ations?|itions?|ions?|ments?|ings?|ed|ers?|es|s|e)$/,
      "",
    );
  return plain.replace(/([bdglmnprt])\1$/, "$1");
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z][\w+#'’-]*(?:\.(?=\w)\w+)?/g) ?? [];
}

function haystack(line: Line): Haystack {
  return {
    lower: line.text.toLowerCase().replace(/\s+/g, " "),
    stems: new Set(wordsOf(line.text).map(stem)),
  };
}

function knownTerms(text: string): { known: Term[]; rest: string } {
  const place = ({ term }: Term) =>
    text.search(aliasPatterns.find(({ name }) => name === term)?.pattern ?? /^/);
  const { known, rest } = aliasPatterns.reduce<{ known: Term[]; rest: string }>(
    ({ known, rest }, { name, pattern }) => {
      if (!pattern.test(rest)) return { known, rest };
      const term: Term = { term: name, weight: 1, found: ({ lower }) => pattern.test(lower) };
      return { known: [...known, term], rest: rest.replace(new RegExp(pattern, "gi"), "; ") };
    },
    { known: [], rest: text },
  );
  return { known: known.toSorted((a, b) => place(a) - place(b)), rest };
}

function phraseTerm(term: string, weight: number): Term {
  const stems = wordsOf(term).map(stem);
  return { term, weight, found: (text) => stems.every((part) => text.stems.has(part)) };
}

/** Names of one word: with a capital inside, all capitals, or a capital in the middle of a sentence. */
function namedTerms(text: string): Term[] {
  const names =
    text.match(
      /(?<![\w.])(?:[A-Z]{2,}\w*|[A-Z]?[a-z]+[A-Z]\w*|(?<=[a-z,;(]\s\(?)[A-Z][a-z]{2,})(?![\w'’])/g,
    ) ?? [];
  return names.filter((name) => !stopWords.has(name.toLowerCase())).map((name) => phraseTerm(name, 1));
}

/** Two or three words between stop words: "query optimization", "relational data modeling". */
function phrases(text: string): Term[] {
  return text
    .split(/[.,;:!?()[\]{}/"“”|•·\n\r\p{Script=Han}，。；：、（）]+|\s[–—-]\s/u)
    .flatMap((clause) =>
      clause.split(/\s+/).reduce<string[][]>(
        (chunks, word) => {
          if (stopWords.has(word.toLowerCase()) || /^\W*\d|^\W*$/.test(word)) chunks.push([]);
          else chunks.at(-1)?.push(word);
          return chunks;
        },
        [[]],
      ),
    )
    .filter((chunk) => chunk.length >= 2 && chunk.length <= 3)
    .map((chunk) => phraseTerm(chunk.join(" "), limits.coverage.phrase / 100));
}

function chinesePhrases(text: string): Term[] {
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return runs
    .flatMap((run) => run.replace(breaking, " ").split(" "))
    .filter((part) => part.length >= 2 && part.length <= 6)
    .map((part) => ({
      term: part,
      weight: limits.coverage.phrase / 100,
      found: (text) => holds(text.lower, part),
    }));
}

/** A word group of four characters or more is also met by its halves: 性能优化 by 优化了接口性能. */
function holds(text: string, part: string): boolean {
  if (text.includes(part)) return true;
  if (part.length < 4 || part.length % 2 === 1) return false;
  return Array.from({ length: part.length / 2 }, (_, index) => part.slice(2 * index, 2 * index + 2)).every(
    (half) => text.includes(half),
  );
}

/** The terms of an advertisement, each once: known technologies and names first, then phrases in the order of the text. */
export function termsOf(jobDescription: string): Term[] {
  const { known, rest } = knownTerms(jobDescription);
  const all = [...known, ...namedTerms(rest), ...phrases(rest), ...chinesePhrases(rest)];
  return once(all, ({ term }) => wordsOf(term).map(stem).join(" ") || term).slice(0, limits.coverage.terms);
}

/** Runs of eight words, or of sixteen characters of Chinese, by which a copied line is known. */
function shingles(text: string): string[] {
  const han = text.replace(/[^\p{Script=Han}]/gu, "");
  const size = 2 * limits.coverage.copied;
  const words = wordsOf(text.toLowerCase());
  return [
    ...words
      .slice(limits.coverage.copied - 1)
      .map((_, at) => words.slice(at, at + limits.coverage.copied).join(" ")),
    ...Array.from({ length: Math.max(0, han.length - size + 1) }, (_, at) => han.slice(at, at + size)),
  ];
}

/** A term counts whole in a statement, summary or entry head, half in a list; a line copied from the job counts nothing. */
export function matchJob(
  subject: Subject,
  jobDescription: string | null,
): { match: JobMatch; grade: Grade } | null {
  const terms = jobDescription === null ? [] : termsOf(jobDescription);
  if (jobDescription === null || terms.length === 0) return null;
  const advertised = new Set(shingles(jobDescription));
  const contact = new Set(linesOfContact(subject.resume.contact).map(({ id }) => id));
  const lines = subject.lines.filter(
    (line) => !contact.has(line.id) && !shingles(line.text).some((part) => advertised.has(part)),
  );
  const shown = new Set(shownLines(subject).map((line) => line.id));
  const story = lines.filter((line) => shown.has(line.id)).map(haystack);
  const lists = lines.filter((line) => !shown.has(line.id)).map(haystack);

  const graded = terms.map(({ term, weight, found }) => {
    const credit = story.some(found) ? 1 : lists.some(found) ? 0.5 : 0;
    return { term, weight, credit };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const coverage =
    sum(graded.map(({ weight, credit }) => weight * credit)) / sum(graded.map(({ weight }) => weight));
  const missing = graded.filter(({ credit }) => credit === 0);
  return {
    match: {
      terms: graded.map(({ term, weight, credit }) => ({ term, weight, found: credit > 0 })),
      coverage,
    },
    grade: {
      ratio: coverage * presence(subject),
      values: {
        count: graded.length - missing.length,
        all: graded.length,
        share: Math.round(coverage * 100),
        list: missing
          .slice(0, 8)
          .map(({ term }) => term)
          .join(" · "),
      },
      evidence: evidenceOf([]),
    },
  };
}

function shownLines({ resume, rules, statements, dated }: Subject): Line[] {
  const heads = dated
    .flatMap(({ entries }) => entries)
    .flatMap(({ title, organisation }) => [title, organisation]);
  return [
    ...statements.map(({ line }) => line),
    ...summaryLines(resume).filter((line) => rules.isStatement(line.text)),
    ...heads.filter((line) => line !== null),
  ];
}
