import type { Locale } from "~/core/locale";
import { type Fact, factsOf } from "./story-facts";

type Report = { source: string; title: string; summary: string; lang: Locale | null };

type Value = { shown: string; sources: string[] };

type StoryDifferences = {
  /** What several sources count, each otherwise: 84 million dollars here, 91 million there. */
  otherwise: Value[][];
  /** What one source alone tells. */
  alone: { source: string; told: string[] }[];
};

const MOST_OTHERWISE = 6;
const MOST_SOURCES = 8;
const MOST_TOLD = 8;

/** What differs between the reports of one story, by their titles and summaries: amounts, dates, and names among reports of one language. A source that
 * reports more than once counts as one. */
export function differencesOf(reports: readonly Report[]): StoryDifferences {
  const bySource = [...Map.groupBy(reports, ({ source }) => source)].map(([source, told]) => ({
    source,
    langs: new Set(told.map(({ lang }) => lang)),
    text: told.map(({ title, summary }) => `${title}\n${summary}`).join("\n"),
    facts: factsByKey(told),
  }));
  const otherwise = unitsOf(bySource).slice(0, MOST_OTHERWISE);
  const shownAbove = new Set(otherwise.flat().map(({ shown }) => shown));
  const alone = bySource.map(({ source, langs, text, facts }) => {
    const others = bySource.filter((each) => each.source !== source);
    const comparable = others.filter((each) =>
      [...langs].some((lang) => lang !== null && each.langs.has(lang)),
    );
    const isAlone = ([key, { kind, isSure }]: [string, Fact]) =>
      isSure &&
      (kind === "name" ? comparable : others).every((each) => !each.facts.has(key)) &&
      (kind !== "name" || comparable.length > 0);
    const told = [...facts].filter((each) => isAlone(each) && !isBare(each[1])).map(([, { shown }]) => shown);
    const isUnit = (shown: string) => told.some((other) => other.endsWith(` ${shown}`));
    const telling = told.filter((shown) => !shownAbove.has(shown) && !isUnit(shown));
    return { source, told: joined(telling, text).slice(0, MOST_TOLD) };
  });
  return { otherwise, alone: alone.filter(({ told }) => told.length > 0).slice(0, MOST_SOURCES) };
}

/** Names that stand side by side in the text are one: Dana Orlov. */
function joined(told: readonly string[], text: string): string[] {
  const list: string[] = [];
  for (const shown of told) {
    const last = list.at(-1) ?? "";
    const isOne = !/\d/.test(last + shown) && text.includes(`${last} ${shown}`);
    if (isOne) list.pop();
    list.push(isOne ? `${last} ${shown}` : shown);
  }
  return list;
}

/** A small number of nothing tells nobody anything. */
const isBare = ({ kind, shown }: Fact) =>
  kind === "amount" && /^[\d.,]+$/.test(shown) && shown.replaceAll(/\D/g, "").length < 3;

type Source = { source: string; facts: Map<string, Fact> };

function factsByKey(reports: readonly Report[]): Map<string, Fact> {
  const found = new Map<string, Fact>();
  for (const { title, summary } of reports)
    for (const fact of factsOf(`${title}\n${summary}`)) {
      const key = `${fact.kind} ${fact.key}`;
      if (!found.get(key)?.isSure) found.set(key, fact);
    }
  return found;
}

/** What is counted in one unit where each source that does names one amount, and not all the same. */
function unitsOf(sources: readonly Source[]): Value[][] {
  const counted = sources.flatMap(({ source, facts }) =>
    [...facts.values()]
      .filter(({ kind, unit }) => kind === "amount" && unit !== "")
      .map((fact) => ({ ...fact, source })),
  );
  return [...Map.groupBy(counted, ({ unit }) => unit).values()].flatMap((told) => {
    const isOnce = new Set(told.map(({ source }) => source)).size === told.length;
    const values = [...Map.groupBy(told, ({ key }) => key).values()].map((same) => ({
      shown: same[0]?.shown ?? "",
      sources: same.map(({ source }) => source),
    }));
    return isOnce && values.length > 1 ? [values] : [];
  });
}
