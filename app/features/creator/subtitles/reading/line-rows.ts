import { type Draft, isFirstChapter, takeChapters } from "./chapter-lines";
import type { Page } from "./page";
import { type Found, skippedRow } from "./row";
import { asTwoTexts, linesOfRun, tidyLine, withoutCopies } from "./text-lines";
import { leadingTime, readTime, spellsTime } from "./time";

export function readTextLines(text: string): Found[] {
  const { before, drafts } = draftsOf(text.split(/\r\n?|\n|\u2028|\u2029/).map(tidyLine));
  const titles = takeChapters(drafts, before);
  const found = foundOf(drafts).flatMap((each, index) => {
    const title = titles.get(index);
    return title === undefined ? [each] : [each, skippedRow("chapter", title)];
  });
  return isFirstChapter(before, titles) ? [skippedRow("chapter", before), ...found] : found;
}

const timesInLines = /(?:^|\n)[^\S\n]*\d{1,4}:[0-5]\d\b/g;

/** What is left where a page has no rows that call themselves so: lists, paragraphs, lines, in the order of the page. */
export function readLineRows({ runs, parts }: Page): Found[] {
  const inChapters = new Set(
    parts.filter(({ kind }) => kind === "chapter").flatMap(({ from, to }) => runs.slice(from, to)),
  );
  const remaining = runs.filter((run) => !run.isHeading && !inChapters.has(run));
  const isText = (text: string) => (text.match(timesInLines)?.length ?? 0) > 1;
  const lines = withoutCopiesNearby(remaining).flatMap((run) => ["", ...linesOfRun(run, isText(run.text))]);
  return foundOf(draftsOf(lines).drafts);
}

/** Copies stand beside what they copy; looking further would take time and remove what was said twice. */
function withoutCopiesNearby<Runs extends Parameters<typeof withoutCopies>[0]>(runs: Runs): Runs[number][] {
  const originals: Runs[number][] = [];
  for (let from = 0; from < runs.length; from += 4)
    originals.push(...withoutCopies(runs.slice(from, from + 4)));
  return originals;
}

function draftsOf(lines: string[]): { before: string; drafts: Draft[] } {
  const drafts: Draft[] = [];
  let before = "";
  let isApart = false;
  for (const line of lines) {
    const draft = drafts.at(-1);
    const stamp = leadingTime(line);
    if (stamp) {
      // In a subtitle file the number of a cue stands on the line before its times.
      if (stamp.isRange && /^\d+$/.test(draft?.lines.at(-1) ?? "")) draft?.lines.pop();
      drafts.push({ start: stamp.time, lines: stamp.rest ? [stamp.rest] : [], apart: [] });
    } else if (line && !draft) before = line;
    else if (line && draft && !(draft.lines.length === 0 && spellsTime(line, readTime(draft.start).at))) {
      if (isApart) draft.apart.push(draft.lines.length);
      draft.lines.push(line);
    }
    isApart = line === "";
  }
  return { before, drafts };
}

function foundOf(drafts: Draft[]): Found[] {
  // Whatever follows a transcript on its page would all belong to the last row.
  const longest = Math.max(1, ...drafts.slice(0, -1).map((draft) => draft.lines.length));
  const last = drafts.at(-1);
  if (last) last.lines = last.lines.slice(0, drafts.length > 1 ? longest : 2);
  return drafts.map(({ start, lines: texts }) =>
    texts.length > 0 ? { row: { start, texts: asTwoTexts(texts), extra: [] } } : skippedRow("noText", start),
  );
}
