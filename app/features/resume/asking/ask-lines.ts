import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import type { Prices } from "../scoring/prices";
import { type Statement, type Story, summaryLines } from "../scoring/subject";
import { askableLines, lacksVerb } from "./askable";
import { countableIn } from "./countable";
import { currencyOf } from "./currencies";
import { deedIds } from "./deeds";
import { type Field, leastGain, type Question } from "./questions";
import { type Topic, topicOf, topics } from "./topics";
import { ownDeed } from "./write-line";
import { emptyClauseIn } from "./write-phrase";

const periods = ["day", "week", "month", "year"];
const measures = ["ms", "seconds", "minutes", "hours", "days", "weeks", "percent"];
const currencies = ["usd", "eur", "gbp", "cny", "inr"];
const about: Field = { name: "about", type: "check" };
const count: Field = { name: "count", type: "number" };
const per: Field = { name: "per", type: "choice", options: periods };
export const resultField: Field = { name: "result", type: "text" };

/** The money of the place where its owner lives stands first; where nothing tells, none is chosen for them. */
function currencyField(resume: Resume): Field {
  const field = { name: "currency", type: "choice" } as const;
  if (resume.language === "zh") return { ...field, options: ["yuan", "tenThousand"] };
  const own = currencyOf(resume);
  return own === null
    ? { ...field, options: currencies, unset: true }
    : { ...field, options: [own, ...currencies.filter((each) => each !== own)] };
}

/** What money the line most likely tells of stands first. */
function moneyKinds(text: string): string[] {
  if (/budget|预算/i.test(text)) return ["budget", "sales", "savings"];
  return /costs?|expenses|saving|成本|费用|节/i.test(text)
    ? ["savings", "budget", "sales"]
    : ["sales", "budget", "savings"];
}

function figureFields(text: string, topic: Topic, resume: Resume): Field[] {
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
      currencyField(resume),
      per,
      about,
    ];
  return [count, { name: "unit", type: "choice", options: [...topics[topic]] }, per, about];
}

/** "A weekly report" has said how often, and that there is one of them. */
const regular: Record<ResumeLanguage, RegExp> = {
  en: /\b(?:daily|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|(?:each|every|a|per) (?:day|week|month|quarter|year|shift|morning|evening|night))\b/i,
  zh: /每(?:天|日|周|月|季度?|年|晚|班)|[日周月季年]度?报|(?:月|季|年)度/u,
};

function askOfFigure(line: Line, resume: Resume, gain: number, more: Field[]): Question {
  const { language } = resume;
  const place = countableIn(line.text, language);
  const isRegular = regular[language].test(line.text);
  const told = topicOf(line.text, language);
  const topic = isRegular && told === "analysis" ? "other" : told;
  const ask = place ? "count" : `figure.${topic}`;
  const all = place ? [count, per, about] : figureFields(line.text, topic, resume);
  const fields = isRegular ? all.filter(({ name }) => name !== "per") : all;
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

/** What came of the work, in words that no check counts: "five weeks early", "defects below 0.8". */
const outcome: Record<ResumeLanguage, RegExp> = {
  en: /\b(?:(?:days?|weeks?|months?) (?:early|ahead)|ahead of (?:schedule|time|plan|programme|program)|(?:under|within|on|below) budget|on (?:time|schedule|programme)|(?:above|over) (?:target|plan|quota)|first[- ]time (?:pass|right)|(?:below|above|under|down|up) (?:to )?[$€£¥]?\d|from [$€£¥]?\d\S* to [$€£¥]?\d|(?:zero|no|without (?:a|any|a single)) (?:\p{L}+ )?(?:accidents?|incidents?|defects?|errors?|complaints?|downtime|losses|rework|injur(?:y|ies)|outages?|findings))\b/iu,
  zh: /提前|按期|按时|如期|优于|低于|高于|好于|从\s?\d[^，。；]{0,12}[至到]\s?\d|由\s?\d[^，。；]{0,12}[至到]\s?\d|无(?:事故|投诉|差错|故障|返工)/u,
};

/** One question a line: first how it opens, then the figure, the deed in front, and what came of it. */
function askOfLine(statement: Statement, resume: Resume, prices: Prices, role: number): Question[] {
  const { language } = resume;
  const { line, quantity, verb, weak, result } = statement;
  const told = result || outcome[language].test(line.text);
  const wantsResult = !told && prices.result > leastGain;
  const gainOfResult = wantsResult ? prices.result : 0;
  const more = wantsResult ? [resultField] : [];
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
    return [askOfFigure(line, resume, prices.figure + role + gainOfResult, more)];
  if (verb === null && weak === null && prices.verb > leastGain && lacksVerb(line.text, language))
    return [askOf("deed", "openings", line, [...opening, ...more], prices.verb + gainOfResult)];
  return wantsResult ? [askOf("result", "results", line, [resultField], prices.result)] : [];
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
      return askOfLine(statement, resume, prices, bare ? prices.role : 0);
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
