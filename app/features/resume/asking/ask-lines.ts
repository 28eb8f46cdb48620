import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import type { Statement, Story } from "../scoring/subject";
import { countableIn } from "./countable";
import type { Prices } from "./prices";
import type { Field, Question } from "./questions";
import { type Topic, topicOf, topics } from "./topics";

const least = 0.05;
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

function figureFields(topic: Topic, language: ResumeLanguage): Field[] {
  if (topic === "other") return [about, count, { name: "thing", type: "text" }, per];
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
      { name: "kind", type: "choice", options: ["sales", "budget", "savings"] },
      about,
      { name: "amount", type: "number" },
      { name: "currency", type: "choice", options: currencies[language] },
      per,
    ];
  return [about, count, { name: "unit", type: "choice", options: [...topics[topic]] }, per];
}

function askOfFigure(line: Line, language: ResumeLanguage, gain: number, more: Field[]): Question {
  const place = countableIn(line.text, language);
  const topic = topicOf(line.text, language);
  const ask = place ? "count" : `figure.${topic}`;
  const fields = place ? [about, count, per] : figureFields(topic, language);
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

function askOfLine(statement: Statement, language: ResumeLanguage, prices: Prices, role: number): Question[] {
  const { line, quantity, result: told } = statement;
  const wantsResult = !told && prices.result > least;
  if (!quantity && prices.figure + role > least)
    return [
      askOfFigure(
        line,
        language,
        prices.figure + role + (wantsResult ? prices.result : 0),
        wantsResult ? [result] : [],
      ),
    ];
  if (wantsResult)
    return [
      {
        id: `result-${line.id}`,
        ask: "result",
        values: {},
        step: "results",
        target: { kind: "line", line },
        fields: [result],
        gain: prices.result,
      },
    ];
  return [];
}

/** Places read with doubt are the owner's to mend first; nobody is asked for what we may have missed. */
export function sureLines({ sections }: Resume): ReadonlySet<string> {
  return new Set(
    sections
      .filter(({ doubt }) => doubt === null)
      .flatMap((section) => [
        ...section.lines,
        ...section.entries.filter(({ doubt }) => doubt === null).flatMap(({ lines }) => lines),
      ])
      .map(({ id }) => id),
  );
}

/** A question for each line that loses points, in the order of the page. */
export function askOfLines({ resume, statements }: Story, prices: Prices): Question[] {
  const sure = sureLines(resume);
  const told = new Set(statements.filter(({ quantity }) => quantity).flatMap(({ parents }) => parents));
  return statements
    .filter(({ line }) => sure.has(line.id))
    .flatMap((statement) => {
      const bare = statement.parents.length === 1 && statement.parents.every((parent) => !told.has(parent));
      for (const parent of statement.parents) told.add(parent);
      return askOfLine(statement, resume.language, prices, bare ? prices.role : 0);
    });
}
