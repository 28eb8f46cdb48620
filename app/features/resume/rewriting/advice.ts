import type { Line, Resume } from "~/core/resume";
import type { Advice, Score } from "../report";
import { hasQuantity } from "../scoring/metrics";
import { lostOn, pricesOf } from "../scoring/prices";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";
import { adviseOnEntries, adviseOnWhole } from "./advice-on-gaps";
import { questionAbout } from "./advice-questions";
import { adviceAbout, shortQuote, type Weighed } from "./weighed-advice";

const hedged = {
  en: /^(?:I )?(?:(?:was|were) )?(helped|assisted|supported|contributed to|participated in|attended|involved in|part of|a (?:part|member) of|member of|worked on|worked with)\b/i,
  zh: /^(参与|协助|配合|辅助|跟随|帮助)/u,
};
const duty = {
  en: /^(?:I )?(?:(?:was|am|were) )?(responsible for|in charge of|tasked with|duties included|responsibilities included)\b/i,
  zh: /^(?:主要)?(负责)(?!人)/u,
};
const together = { en: /\b(we|our team)\b/i, zh: /(我们|我司|团队一起)/u };
export const placeholder =
  /\[[^\]]{0,80}(?:%|X|number|add)[^\]]{0,80}\]|(?<![A-Za-z])(?:XX+%?|xxx+)(?![A-Za-z])/;
/** A whole figure, decimals and thousands included, with nothing behind it; a year is a date. */
export const noUnit =
  /(?:\bby|提升了?|提高了?|降低了?|减少了?|增长了?) ?(?!(?:19|20)\d\d(?!\d))(\d{1,12}(?:[.,]\d{1,6}){0,3})(?![\d%％‰]|[.,]\d)(?=\s{0,3}(?:[.,;，。；]|$))/iu;
const longest = { en: 40, zh: 75 };
const honour = /^(?:won|received|awarded|earned|获得|荣获)/i;
const rulesOf = { en: english, zh: chinese };
const least = 0.3;
/** How it came out, told in other words than those that score as a result. */
const outcome =
  /\bfrom\b.{1,40}\bto\b|\b(?:without|zero|no|fell|rose|dropped|early|ahead of|within budget|on time)\b|替代|一次通过|核减|净增|减重|零|无/i;
const shortest = { en: 5, zh: 10 };

/** Of one kind no more than this, and no more than this in all: after a few examples the owner knows. */
const mostOfAKind = 3;
const mostInAll = 8;

const worth = { fault: 4, split: 0.4 };

function lengthOf(text: string, language: Resume["language"]): number {
  return language === "zh" ? text.length : text.split(/\s+/).length;
}

type Gains = { figure: number; result: number; role: number; deed: number };

function gainsOf(score: Score | undefined): Gains {
  if (!score) return { figure: 1.5, result: 0.5, role: 0.5, deed: 1 };
  const { figure, result, role, verb, opening } = pricesOf(score);
  return { figure: figure + result / 2, result, role, deed: verb + opening };
}

function adviseOnBullet(line: Line, language: Resume["language"], gains: Gains, bare: boolean): Weighed[] {
  const { text } = line;
  if (placeholder.test(text)) return [adviceAbout("placeholder", line, worth.fault)];
  const [, figure] = noUnit.exec(text) ?? [];
  if (figure) return [adviceAbout("unit", line, worth.fault, { figure })];
  const rules = rulesOf[language];
  if (!rules.isStatement(text)) return [];
  const advice: Weighed[] = [];
  const verb = hedged[language].exec(text)?.[1];
  const opening = duty[language].exec(text)?.[1];
  const gain = gains.figure + (bare ? gains.role : 0);
  if (verb) advice.push(adviceAbout("yourPart", line, gains.deed + gain / 2, { verb }));
  else if (opening) advice.push(adviceAbout("deedNotDuty", line, gains.deed + gain / 2, { opening }));
  else if (together[language].test(text)) advice.push(adviceAbout("whoDidIt", line, gains.deed));
  else if (lengthOf(text, language) >= shortest[language] && !honour.test(text)) {
    const question = questionAbout(text, language);
    const unclear = question === "addNumber";
    if (!hasQuantity(text)) {
      if (!unclear || rules.leadVerb(text))
        advice.push(adviceAbout(question, line, unclear ? gain / 2 : gain));
    } else if (
      gains.result > least &&
      rules.leadVerb(text) &&
      !rules.statesResult(text) &&
      !outcome.test(text)
    )
      advice.push(adviceAbout("addResult", line, gains.result));
  }
  if (lengthOf(text, language) > longest[language]) advice.push(adviceAbout("shorten", line, worth.split));
  return advice;
}

function adviseOnBullets({ sections, language }: Resume, gains: Gains): Weighed[] {
  return sections
    .filter(({ kind, doubt }) => !doubt && ["experience", "projects", "activities"].includes(kind))
    .flatMap((section) => [section, ...section.entries.filter((entry) => !entry.doubt)])
    .flatMap((owner) => {
      const bullets = owner.lines.filter(({ bullet }) => bullet);
      const bare = !bullets.some(({ text }) => hasQuantity(text));
      return bullets.flatMap((line, index) => adviseOnBullet(line, language, gains, bare && index === 0));
    });
}

function adviseOnMastery({ sections, language }: Resume, score: Score | undefined): Weighed[] {
  if (language !== "zh") return [];
  const named = sections.flatMap(({ lines }) => lines).filter(({ text }) => text.includes("精通"));
  return named.map((line) =>
    adviceAbout("mastery", line, Math.max(0.2, score ? lostOn(score, "mastery") : 0)),
  );
}

const ownersChecks: Record<string, string> = {
  privateDetails: "privateDetails",
  repeatedVerbs: "repeatedVerbs",
  buzzwords: "emptyWords",
};

const tooShort = { words: 185, characters: 280 };

function adviseOnScore(score: Score | undefined): Weighed[] {
  const lost = (score?.parts ?? [])
    .flatMap(({ checks }) => checks)
    .filter(({ points, weight }) => points < weight);
  return lost.flatMap(({ id, evidence, values, points, weight }): Weighed[] => {
    const gain = weight - points;
    const count = Number(values.count ?? 0);
    if ((id === "words" || id === "characters") && count > 0 && count < tooShort[id])
      return [{ advice: { rule: "tellMore", line: null, values: { count } }, gain: gain / 2 }];
    const rule = ownersChecks[id];
    const list =
      values.list ??
      evidence
        .map(({ text }) => shortQuote(text))
        .slice(0, 3)
        .join(" · ");
    return rule && list !== ""
      ? [{ advice: { rule, line: evidence[0]?.line ?? null, values: { list } }, gain }]
      : [];
  });
}

/** Questions, never text: what needs a fact that only the owner knows; at most eight, highest gain first, one a line and none twice. What we failed to read is never said to be missing. */
export function adviseOn(resume: Resume, score?: Score): Advice[] {
  const all = [
    ...adviseOnWhole(resume),
    ...adviseOnEntries(resume.sections),
    ...adviseOnBullets(resume, gainsOf(score)),
    ...adviseOnMastery(resume, score),
    ...adviseOnScore(score),
  ];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  const isFresh = ({ rule, line, values }: Advice) => {
    const keys = line === null ? [rule] : [line, `${rule} ${values.text ?? values.list}`];
    if (keys.some((key) => seen.has(key))) return false;
    for (const key of keys) seen.add(key);
    return true;
  };
  return all
    .toSorted((a, b) => b.gain - a.gain)
    .filter(({ advice }) => isFresh(advice))
    .filter(({ advice: { rule } }) => {
      const kind = rule.startsWith("addNumber") ? "addNumber" : rule;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= mostOfAKind + (kind === "addNumber" ? 1 : 0);
    })
    .slice(0, mostInAll)
    .map(({ advice }) => advice);
}
