import type { Line, Resume, ResumeLanguage } from "~/core/resume";
import { noUnit, placeholder } from "../rewriting/advice";
import type { Prices } from "../scoring/prices";
import { type Statement, type Story, summaryLines } from "../scoring/subject";
import { askableLines, lacksDeed, losesBy } from "./askable";
import { currencyOf } from "./currencies";
import { deedsFor } from "./deeds";
import { type Field, leastGain, type Question } from "./questions";
import { senseOf } from "./senses";
import type { Slot } from "./slot";
import { slotIn } from "./slots";
import { isRoutine, takesVolume, tellsMore, tellsResult } from "./told";
import { opened } from "./write-line";
import { emptyClauseIn } from "./write-phrase";

const currencies = ["usd", "eur", "gbp", "cny", "inr"];
const about: Field = { name: "about", type: "check" };
const count: Field = { name: "count", type: "number" };
const per: Field = { name: "per", type: "choice", options: ["day", "week", "month", "year"] };
const resultField: Field = { name: "result", type: "text" };

/** The money of the place where its owner lives stands first; where nothing tells, none is chosen for them. */
function currencyField(resume: Resume): Field {
  const field = { name: "currency", type: "choice" } as const;
  if (resume.language === "zh") return { ...field, options: ["yuan", "tenThousand"] };
  const own = currencyOf(resume);
  return own === null
    ? { ...field, options: currencies, unset: true }
    : { ...field, options: [own, ...currencies.filter((each) => each !== own)] };
}

/** A figure is asked for where it has a place in the line; elsewhere what came of it, in the owner's own words. */
function askOfFigure(line: Line, resume: Resume, gain: number, more: Field[]): Question[] {
  const slot = slotIn(line.text, resume.language);
  if (!slot && isRoutine(line.text, resume.language))
    return takesVolume(line.text, resume.language)
      ? [askOf("volume", "figures", line, [count, { name: "thing", type: "text" }, per, about], gain)]
      : [];
  if (!slot)
    return tellsResult(line.text, resume.language)
      ? []
      : [askOf("result", "figures", line, [resultField], gain, senseOf(line.text, resume.language))];
  const recurs = slot.canRecur ? [per] : [];
  const fields: Record<Slot["ask"], Field[]> = {
    count: [count, ...recurs, about],
    team: [count, about],
    users: [count, about],
    money: [{ name: "amount", type: "number" }, currencyField(resume), ...recurs, about],
    share: [{ name: "share", type: "number" }],
  };
  const question = askOf(slot.ask, "figures", line, [...fields[slot.ask], ...more], gain, {
    thing: slot.thing,
  });
  return [{ ...question, id: `figure-${line.id}` }];
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

/** "I did this myself" is offered where the line itself tells what that would be, else the deeds that its words can follow. */
function openingField({ text }: Line, language: ResumeLanguage, isBare: boolean): Field | null {
  const fits = (id: string) => {
    const written = opened(text, id, language);
    return written !== null && !losesBy(text, written, language);
  };
  const options = [...(isBare ? [] : ["self"]), ...deedsFor(text)].filter(fits);
  return options.length > 0 ? { name: "verb", type: "choice", options } : null;
}

/** A placeholder or a figure of nothing costs more trust than any check counts. */
const FAULT = 0.5;

/** “负责…，累计…”：有成果，但仍以职责开头。 */
const dutyBeforeResult = /^(?:主要|全面|具体)?(负责|从事)/u;

/** One question a line: first how it opens, then the figure, and what came of it. A line without a verb takes neither. */
function askOfLine(statement: Statement, resume: Resume, prices: Prices, role: number): Question[] {
  const { language } = resume;
  const { line, quantity, verb, weak, result } = statement;
  const told = result || tellsResult(line.text, language);
  const gainOfResult =
    !told && !isRoutine(line.text, language) && prices.result > leastGain ? prices.result : 0;
  const more = gainOfResult > 0 ? [resultField] : [];
  const fault = askOfFault(line, Math.max(prices.figure, FAULT));
  if (fault.length > 0) return fault;
  const duty =
    weak ?? (language === "zh" && verb === null ? (dutyBeforeResult.exec(line.text)?.[1] ?? null) : null);
  const isBare = lacksDeed(line.text, language, verb !== null || duty !== null);
  const ofOpening = prices.verb + (weak === null ? 0 : prices.opening);
  const goesOn = language === "zh" && tellsMore(line.text);
  const opening =
    !goesOn && (duty !== null || isBare) && ofOpening > leastGain
      ? openingField(line, language, isBare)
      : null;
  const ask = duty === null ? "deed" : "opening";
  const values: Question["values"] = duty === null ? {} : { opening: duty };
  if (opening) return [askOf(ask, "openings", line, [opening, ...more], ofOpening + gainOfResult, values)];
  if (isBare) return [];
  if (!quantity && prices.figure + role > leastGain)
    return askOfFigure(line, resume, prices.figure + role + gainOfResult, more);
  const sense = senseOf(line.text, language);
  return gainOfResult > 0 ? [askOf("result", "results", line, [resultField], prices.result, sense)] : [];
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
    ({ id, text }) => askable.has(id) && !asked.has(id) && !tellsResult(text, resume.language),
  );
  return lines.flatMap((line) => {
    const found = emptyClauseIn(line.text, resume.language);
    const fact: Field[] = [{ name: "fact", type: "text" }];
    return found ? [askOf("phrase", "phrases", line, fact, lost / 3, { phrase: found.phrase })] : [];
  });
}
