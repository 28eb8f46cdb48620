import type { Translate } from "~/core/locale";
import type { ProposedEdit } from "~/core/resume";
import type { Check, Report, Score } from "../report";
import { replacementsOf } from "./edits";

/** `edits` were made, `turnedDown` counts what the owner did not want, `own` the lines they wrote; `isLed`: the next steps stand beside it. */
type Summarised = Pick<Report, "before" | "after" | "edits" | "job_match"> & {
  turnedDown?: number;
  own?: number;
  isLed?: boolean;
};

const leastPoints = 1;

const punctuationRules: ReadonlySet<string> = new Set([
  "punctuation",
  "spacing",
  "fullWidth",
  "bracketSpace",
  "endMarkAdd",
  "endMarkRemove",
  "listMarks",
]);

/** Two to four sentences: the score and what moved it, what was changed, job match, and where most can be gained. */
export function writeSummary(t: Translate, report: Summarised): string {
  const { before, after, edits, job_match, turnedDown = 0, own = 0, isLed = false } = report;
  const sentences = [before && after ? scoreSentence(t, before, after) : t("summary:score.none")];
  if (edits.length > 0) sentences.push(changesSentence(t, edits));
  else if (turnedDown > 0) sentences.push(t("summary:changes.turnedDown", { count: turnedDown }));
  // Of what was hardly understood it would be untrue that no line can gain.
  else if (after && own === 0) sentences.push(t("summary:changes.none"));
  if (own > 0) sentences.push(t("summary:changes.own", { count: own }));
  if (job_match) sentences.push(matchSentence(t, job_match));
  if (after && !isLed) sentences.push(nextSentence(t, after));
  return sentences.join(" ").replaceAll("。 ", "。");
}

function scoreSentence(t: Translate, before: Score, after: Score): string {
  const values = { before: before.total, after: after.total };
  if (after.total < before.total) return t("summary:score.down", values);
  if (after.total === before.total) return t("summary:score.same", values);
  const earlier = new Map(checksOf(before).map((check) => [check.id, check]));
  const gained = checksOf(after)
    .map((check) => ({ check, points: check.points - (earlier.get(check.id)?.points ?? check.points) }))
    .filter(({ points }) => points >= leastPoints)
    .sort((a, b) => b.points - a.points);
  if (gained.length === 0) return t("summary:score.up", values);
  const checks = namesOf(
    t,
    gained.slice(0, 2).map(({ check }) => check),
  );
  return t("summary:score.upBy", { ...values, checks });
}

function changesSentence(t: Translate, edits: Report["edits"]): string {
  const lines = (fits: (edit: ProposedEdit) => boolean) =>
    edits.flatMap(({ edit }) => (fits(edit) ? replacementsOf(edit) : []));
  const replaced = lines(() => true);
  const removed = replaced.filter(({ replacement }) => replacement === "").length;
  const split = replaced.filter(({ replacement }) => replacement.includes("\n")).length;
  const punctuated = lines(isPunctuation).length;
  const counts = [
    ["punctuated", punctuated],
    ["reworded", replaced.length - removed - split - punctuated],
    ["split", split],
    ["removed", removed],
  ] as const;
  const changes = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`summary:changes.${kind}`, { count }));
  const parents = edits.flatMap(({ edit }) => (edit.kind === "reorder" ? [edit.parent] : []));
  if (parents.includes("resume")) changes.push(t("summary:changes.moved"));
  if (parents.some((parent) => parent !== "resume")) changes.push(t("summary:changes.movedEntries"));
  if (changes.length === 0) return t("summary:changes.none");
  const list = changes.join(t("summary:semicolon"));
  return t("summary:changes.sentence", { changes: `${list.charAt(0).toUpperCase()}${list.slice(1)}` });
}

export function isPunctuation(edit: ProposedEdit): boolean {
  if (edit.reasons.length === 0 || edit.kind === "reorder") return false;
  const whole = replacementsOf(edit).every(
    ({ replacement }) => replacement !== "" && !replacement.includes("\n"),
  );
  return whole && edit.reasons.every(({ rule }) => punctuationRules.has(rule));
}

function matchSentence(t: Translate, { terms, coverage }: NonNullable<Report["job_match"]>): string {
  const missing = terms.filter(({ proof }) => proof === "missing");
  if (missing.length === 0) return t("summary:match.all");
  const named = missing.slice(0, 3).map(({ term }) => t("summary:quoted", { name: term }));
  return t("summary:match.some", { share: Math.round(coverage * 100), terms: listOf(t, named) });
}

function nextSentence(t: Translate, after: Score): string {
  const lost = checksOf(after)
    .filter(({ points, weight }) => weight - points >= leastPoints)
    .sort((a, b) => b.weight - b.points - (a.weight - a.points));
  if (lost.length === 0) return t("summary:next.nothing");
  return t("summary:next.checks", { checks: namesOf(t, lost.slice(0, 3)) });
}

function checksOf(score: Score): Check[] {
  return score.parts.flatMap(({ checks }) => checks);
}

function namesOf(t: Translate, checks: Check[]): string {
  return listOf(
    t,
    checks.map(({ id }) => t("summary:quoted", { name: t(`rubric:checks.${id}.name`) })),
  );
}

function listOf(t: Translate, items: string[]): string {
  const last = items.at(-1) ?? "";
  const rest = items.slice(0, -1);
  return rest.length === 0 ? last : `${rest.join(t("summary:comma"))}${t("summary:and")}${last}`;
}
