import type { Line, ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import type { Prices } from "../scoring/prices";
import { type Statement, type Story, summaryLines } from "../scoring/subject";
import { askableLines, lacksVerb } from "./askable";
import { countableIn } from "./countable";
import { deedIds } from "./deeds";
import { type Field, leastGain, type Question } from "./questions";
import { type Topic, topicOf, topics } from "./topics";
import { ownDeed } from "./write-line";
import { emptyClauseIn } from "./write-phrase";

const periods = ["day", "week", "month", "year"];
const measures = ["ms", "seconds", "minutes", "hours", "days", "weeks", "percent"];
const currencies: Record<ResumeLanguage, string[]> = {
  en: ["usd", "eur", "gbp", "cny", "inr"],
  zh: ["yuan", "tenThousand"],
};
const about: Field = { name: "about", type: "check" };
const count: Field = { name: "count", type: "number" };
const per: Field = { name: "per", type: "choice", options: periods };
export const result: Field = { name: "result", type: "text" };

/** What money the line most likely tells of stands first. */
function moneyKinds(text: string): string[] {
  if (/budget|预算/i.test(text)) return ["budget", "sales", "savings"];
  return /costs?|expenses|saving|成本|费用|节/i.test(text)
    ? ["savings", "budget", "sales"]
    : ["sales", "budget", "savings"];
}

function figureFields(text: string, topic: Topic, language: ResumeLanguage): Field[] {
  if (topic === "other") return [count, { name: "thing", type: "text" }, per, about];
  if (topic === "speed")
    return [
      { name: "what", type: "text" },
      { name: "from", type: "number" },
      { name: "to", type: "number" },
      { name: "unit", type: "choice", options: measures },
      { name: "time", type: "text" },
    ];
  if (topic === "money")
    return [
      { name: "kind", type: "choice", options: moneyKinds(text) },
      { name: "amount", type: "number" },
      { name: "currency", type: "choice", options: currencies[language] },
      per,
      about,
    ];
  return [count, { name: "unit", type: "choice", options: [...topics[topic]] }, per, about];
}

function askOfFigure(line: Line, language: ResumeLanguage, gain: number, more: Field[]): Question {
  const place = countableIn(line.text, language);
  const topic = topicOf(line.text, language);
  const ask = place ? "count" : `figure.${topic}`;
  const fields = place ? [count, per, about] : figureFields(line.text, topic, language);
  return {
    id: `figure-${line.id}`,
    ask,
    values: place ? { thing: place.thing } : {},
    step: "figures",
    target: { kind: "line", line },
    fields: [...fields, ...more],
    gain,
  };
}

function askOf(
  ask: string,
  step: string,
  line: Line,
  fields: Field[],
  gain: number,
  values: Question["values"] = {},
): Question {
  return { id: `${ask}-${line.id}`, ask, values, step, target: { kind: "line", line }, fields, gain };
}

function askOfFault(line: Line, gain: number): Question[] {
  if (placeholder.test(line.text))
    return [askOf("placeholder", "faults", line, [{ name: "value", type: "text" }], gain)];
  const [, figure] = noUnit.exec(line.text) ?? [];
  return figure
    ? [askOf("unit", "faults", line, [{ name: "unitName", type: "text" }], gain, { figure })]
    : [];
}

/** Which deed it was; "I did this myself" is offered where the line itself tells what that would be. */
function openingFields(text: string, language: ResumeLanguage): Field[] {
  const own = ownDeed(text, language) === null ? [] : ["self"];
  return [
    { name: "verb", type: "choice", options: [...own, ...deedIds] },
    { name: "object", type: "text" },
  ];
}

/** A placeholder or a figure of nothing costs more trust than any check counts. */
const FAULT = 0.5;

/** One question a line: first how it opens, then the figure, the deed in front, and what came of it. */
function askOfLine(statement: Statement, language: ResumeLanguage, prices: Prices, role: number): Question[] {
  const { line, quantity, verb, weak, result: told } = statement;
  const wantsResult = !told && prices.result > leastGain;
  const gainOfResult = wantsResult ? prices.result : 0;
  const more = wantsResult ? [result] : [];
  const fault = askOfFault(line, Math.max(prices.figure, FAULT));
  if (fault.length > 0) return fault;
  const opening = openingFields(line.text, language);
  if (weak !== null && prices.opening + prices.verb > leastGain)
    return [
      askOf("opening", "openings", line, [...opening, ...more], prices.opening + prices.verb + gainOfResult, {
        opening: weak,
      }),
    ];
  if (!quantity && prices.figure + role > leastGain)
    return [askOfFigure(line, language, prices.figure + role + gainOfResult, more)];
  if (verb === null && weak === null && prices.verb > leastGain && lacksVerb(line.text, language))
    return [askOf("deed", "openings", line, [...opening, ...more], prices.verb + gainOfResult)];
  return wantsResult ? [askOf("result", "results", line, [result], prices.result)] : [];
}

/** A question for each line that loses points, in the order of the page. */
export function askOfLines({ resume, statements }: Story, prices: Prices): Question[] {
  const askable = askableLines(resume);
  const told = new Set(statements.filter(({ quantity }) => quantity).flatMap(({ parents }) => parents));
  return statements
    .filter(({ line }) => askable.has(line.id))
    .flatMap((statement) => {
      const bare = statement.parents.length === 1 && statement.parents.every((parent) => !told.has(parent));
      for (const parent of statement.parents) told.add(parent);
      return askOfLine(statement, resume.language, prices, bare ? prices.role : 0);
    });
}

/** Lines of the summary and statements without another question whose empty phrase a fact could replace. */
export function askOfPhrases(story: Story, lost: number, asked: ReadonlySet<string>): Question[] {
  const { resume, statements } = story;
  if (lost < leastGain) return [];
  // Each empty phrase costs a third of its check.
  const askable = askableLines(resume);
  const lines = [...summaryLines(resume), ...statements.map(({ line }) => line)].filter(
    ({ id }) => askable.has(id) && !asked.has(id),
  );
  return lines.flatMap((line) => {
    const found = emptyClauseIn(line.text, resume.language);
    const fact: Field[] = [{ name: "fact", type: "text" }];
    return found ? [askOf("phrase", "phrases", line, fact, lost / 3, { phrase: found.phrase })] : [];
  });
}
