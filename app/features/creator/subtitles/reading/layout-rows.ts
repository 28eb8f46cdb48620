import type { Page, Part, Run } from "./page";
import { type Found, skippedRow } from "./row";
import { linesOfRun, tidyLine, withoutCopies } from "./text-lines";
import { readTime } from "./time";

/** A short text that is a time, is called one by its element, or is made of nothing but figures and colons. */
function isTime(run: Run): boolean {
  const text = tidyLine(run.text);
  if (text.length > 40) return false;
  return readTime(text).known || (run.isStamp && text.length <= 24) || /^\d+(?:[:.]\d+){2,}$/.test(text);
}

type Candidate = Part & { times: number; inner: boolean };

/** The rows of the specification: elements with layout classes for padding, flex and gap that hold a timestamp and at least
 * two text elements. Such elements stand inside each other, so a row is the innermost one with a time, or, while that has
 * fewer than two texts, the next one around it that holds no other time. */
export function readLayoutRows({ runs, parts }: Page): Found[] {
  const timesBefore = new Uint32Array(runs.length + 1);
  runs.forEach((run, index) => {
    timesBefore[index + 1] = (timesBefore[index] ?? 0) + (isTime(run) ? 1 : 0);
  });
  const candidates = parts
    .filter(({ kind }) => kind === "layout")
    .map((part) => ({
      ...part,
      times: (timesBefore[part.to] ?? 0) - (timesBefore[part.from] ?? 0),
      inner: false,
    }));
  const around = chainsOf(candidates);
  const classesOfRows = new Set<string>();
  const found: { at: number; found: Found }[] = [];
  for (const [candidate, chain] of around) {
    classesOfRows.add(candidate.classes);
    const own = readRow(candidate, runs);
    const rows = [own, ...chain.map((each) => readRow(each, runs))];
    const row = rows.find((each) => "row" in each && each.row.texts.length > 1) ?? own;
    found.push({ at: candidate.from, found: row });
  }
  for (const candidate of candidates) {
    if (candidate.times > 0 || candidate.inner || !classesOfRows.has(candidate.classes)) continue;
    const text = tidyLine(
      runs
        .slice(candidate.from, candidate.to)
        .map((run) => run.text)
        .join(" "),
    );
    if (text) found.push({ at: candidate.from, found: skippedRow("noTime", text) });
  }
  return found.sort((a, b) => a.at - b.at).map((each) => each.found);
}

const LONGEST_CHAIN = 4;

function chainsOf(candidates: Candidate[]): Map<Candidate, Candidate[]> {
  const chains = new Map<Candidate, Candidate[]>();
  const open: Candidate[] = [];
  const settle = (closed: Candidate) => {
    const outer = open.at(-1);
    if (outer && closed.times > 0) outer.inner = true;
    if (closed.times === 0 || closed.inner) return;
    const chain: Candidate[] = [];
    for (let next = open.length - 1; next >= 0 && chain.length < LONGEST_CHAIN; next--) {
      const each = open[next];
      if (each?.times !== closed.times) break;
      chain.push(each);
    }
    chains.set(closed, chain);
  };
  const closeUntil = (from: number) => {
    for (let last = open.at(-1); last && last.to <= from; last = open.at(-1)) {
      open.pop();
      settle(last);
    }
  };
  for (const candidate of candidates) {
    closeUntil(candidate.from);
    open.push(candidate);
  }
  closeUntil(Number.POSITIVE_INFINITY);
  return chains;
}

function readRow(candidate: Candidate, runs: Run[]): Found {
  const own = withoutCopies(runs.slice(candidate.from, candidate.to));
  const index = own.findIndex(isTime);
  const stamp = own[index];
  const whole = tidyLine(own.map(({ text }) => text).join(" "));
  if (!stamp) return skippedRow("noTime", whole);
  const rest = own.toSpliced(index, 1);
  const end = rest[index];
  const isRange = end && readTime(tidyLine(end.text)).known && rest.length > 2;
  const texts = (isRange ? rest.toSpliced(index, 1) : rest).map((run) => linesOfRun(run, false).join(" "));
  if (texts.length === 0) return skippedRow("noText", whole);
  return { row: { start: tidyLine(stamp.text), texts: texts.slice(0, 2), extra: texts.slice(2) } };
}
