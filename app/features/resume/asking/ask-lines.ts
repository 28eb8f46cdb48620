import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import { hasQuantity } from "../scoring/metrics";
import type { Prices } from "../scoring/prices";
import { type Statement, type Story, summaryLines } from "../scoring/subject";
import { askableLines, losesBy } from "./askable";
import { deedOf, deedsFor } from "./deeds";
import { type Field, leastGain, type Question } from "./questions";
import { senseOf } from "./senses";
import { slotIn } from "./slots";
import { isOpen, takesVolume, tellsDeed, tellsResult } from "./told";
import { openedLine } from "./write-line";
import { emptyClauseIn } from "./write-phrase";

const about: Field = { name: "about", type: "check" };
const count: Field = { name: "count", type: "number" };
const per: Field = { name: "per", type: "choice", options: ["day", "week", "month", "year"] };
const resultField: Field = { name: "result", type: "text" };
const fact: Field = { name: "fact", type: "text" };

/** A figure is asked for only where it has a place in the line. */
function askOfFigure(line: Line, language: ResumeLanguage, more: Field[]): Question[] {
  const slot = isOpen(line.text, language) ? slotIn(line.text, language) : null;
  if (!slot)
    return takesVolume(line.text, language)
      ? [askOf("volume", "figures", line, [count, { name: "thing", type: "text" }, per, about])]
      : [];
  const fields = [count, ...(slot.canRecur ? [per] : []), about, ...more];
  const { thing, isOngoing } = slot;
  return [askOf("count", "figures", line, fields, isOngoing ? { thing, context: "often" } : { thing })];
}

function askOf(
  ask: string,
  step: string,
  line: Line,
  fields: Field[],
  values: Question["values"] = {},
): Question {
  return { id: `${ask}-${line.id}`, ask, values, step, target: { kind: "line", line }, fields };
}

function askOfFault(line: Line): Question[] {
  if (placeholder.test(line.text))
    return [askOf("placeholder", "faults", line, [{ name: "value", type: "text" }])];
  const [, figure] = noUnit.exec(line.text) ?? [];
  return figure && !figure.startsWith("0.")
    ? [askOf("unit", "faults", line, [{ name: "unitName", type: "text" }], { figure })]
    : [];
}

/** “负责…，累计…”：有成果，但仍以职责开头。 */
const dutyBeforeResult = /^(?:主要|全面|具体)?(负责|从事)/u;
/** What somebody does together with others, so that only they know their own part. */
const shared = /^(?:assist|help|support|participat|involved|work)|^(?:参与|协助|配合)$/iu;

/** "I did this myself", or the deeds that its words can follow; of what was done with others one's own part, in one's own words. */
function askOfOpening(line: Line, duty: string, language: ResumeLanguage): Question[] {
  const { text } = line;
  const fits = (id: string) => {
    const written = openedLine(text, id, language);
    return written !== null && !losesBy(text, written, language);
  };
  if (tellsDeed(text, language)) return [];
  const isShared = shared.test(duty);
  const own = isShared && language === "zh" ? [] : ["self"];
  const options = [...own, ...(isShared ? [] : deedsFor(text))].filter(fits);
  const [first] = options;
  if (first === undefined)
    return isShared && isOpen(text, language) && !/[，；、]/u.test(text)
      ? [askOf("part", "openings", line, [fact])]
      : [];
  const word = options.length === 1 ? deedOf(first, language) : null;
  const values: Question["values"] = { opening: duty };
  if (first === "self" || word !== null) values.context = word === null ? "self" : "word";
  if (word !== null) values.word = word;
  return [askOf("opening", "openings", line, [{ name: "verb", type: "choice", options }], values)];
}

/** One question a line: first how it opens, then the figure, and what came of it. */
function askOfLine(statement: Statement, resume: Resume, prices: Prices, role: number): Question[] {
  const { language } = resume;
  const { line, quantity, verb, weak, result } = statement;
  const fault = askOfFault(line);
  if (fault.length > 0) return fault;
  const sense =
    !result && prices.result > leastGain && isOpen(line.text, language) ? senseOf(line.text, language) : null;
  const duty =
    weak ?? (language === "zh" && verb === null ? (dutyBeforeResult.exec(line.text)?.[1] ?? null) : null);
  if (duty !== null && prices.verb + prices.opening > leastGain) return askOfOpening(line, duty, language);
  const more = sense === null ? [] : [resultField];
  const figure = !quantity && prices.figure + role > leastGain ? askOfFigure(line, language, more) : [];
  if (figure.length > 0 || sense === null) return figure;
  return [askOf("result", "results", line, [resultField], { context: sense })];
}

export function askOfLines({ resume, statements }: Story, prices: Prices): Question[] {
  const askable = askableLines(resume);
  const told = new Set(statements.filter(({ quantity }) => quantity).flatMap(({ parents }) => parents));
  return statements
    .filter(({ line }) => askable.has(line.id))
    .flatMap((statement) => {
      const bare = statement.parents.length === 1 && statement.parents.every((parent) => !told.has(parent));
      for (const parent of statement.parents) told.add(parent);
      return askOfLine(statement, resume, prices, bare ? prices.role : 0);
    });
}

/** Lines of the summary and statements without another question whose empty phrase a fact could replace. */
export function askOfPhrases(story: Story, lost: number, asked: ReadonlySet<string>): Question[] {
  const { resume, statements } = story;
  if (lost < leastGain) return [];
  const askable = askableLines(resume);
  const lines = [
    ...summaryLines(resume),
    ...statements.filter(({ verb, weak, quantity }) => !verb && !weak && !quantity).map(({ line }) => line),
  ].filter(
    ({ id, text }) =>
      askable.has(id) && !asked.has(id) && !hasQuantity(text) && !tellsResult(text, resume.language),
  );
  return lines.flatMap((line) => {
    const found = emptyClauseIn(line.text, resume.language);
    return found ? [askOf("phrase", "phrases", line, [fact], { phrase: found.phrase })] : [];
  });
}
