import type { Page, Part, Run } from "./page";
import { type Found, skippedRow } from "./row";
import { asTwoTexts, linesOfRun, tidyLine, withoutCopies } from "./text-lines";
import { readTime, spellsTime } from "./time";

/** Segments and chapter headings of YouTube's transcript, both its markups. */
export function readYouTubeRows({ runs, parts }: Page): Found[] {
  const found: Found[] = [];
  let done = 0;
  parts.forEach((part, index) => {
    if (part.from < done || (part.kind !== "segment" && part.kind !== "chapter")) return;
    done = Math.max(part.to, part.from);
    if (part.kind === "chapter") {
      const [title] = runs.slice(part.from, part.to);
      found.push(skippedRow("chapter", tidyLine(title?.text ?? "")));
    } else found.push(readSegment(part, partsWithin(parts, index), runs));
  });
  return found.some((each) => "row" in each || each.skipped.reason !== "chapter") ? found : [];
}

function partsWithin(parts: Part[], index: number): Part[] {
  const end = parts[index]?.to ?? 0;
  const within: Part[] = [];
  for (let next = index + 1; next < parts.length; next++) {
    const part = parts[next];
    if (!part || part.from >= end) break;
    within.push(part);
  }
  return within;
}

function readSegment(segment: Part, within: Part[], runs: Run[]): Found {
  const all = runs.slice(segment.from, segment.to);
  const runsOf = (kind: Part["kind"]) => {
    const chosen = new Set<Run>();
    for (const part of within)
      if (part.kind === kind) for (const run of runs.slice(part.from, part.to)) chosen.add(run);
    return [...chosen];
  };
  const [stamp = all.find((run) => readTime(tidyLine(run.text)).known)] = runsOf("stamp");
  const whole = tidyLine(all.map(({ text }) => text).join(" "));
  if (!stamp) return skippedRow("noTime", whole);
  const start = tidyLine(stamp.text);
  const { at } = readTime(start);
  const words = runsOf("words").filter((run) => run !== stamp);
  const others = all.filter((run) => run !== stamp && !spellsTime(tidyLine(run.text), at));
  const lines = withoutCopies(words.length > 0 ? words : others).flatMap((run) => linesOfRun(run, true));
  return lines.length > 0
    ? { row: { start, texts: asTwoTexts(lines), extra: [] } }
    : skippedRow("noText", whole || start);
}
